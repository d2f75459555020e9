/**
 * What server and browser say to each other: the types, which browsers import without the server's code. Each follows from the
 * schema beside it, in protocol/. All routes with what they take and answer are in /api/openapi.json, to be read at /api/docs.
 */
export type { Undone } from '@cantiere/engine';
export type * from './protocol/account.ts';
export type * from './protocol/social.ts';
export type * from './protocol/corrections.ts';
export type * from './protocol/daily.ts';
export type * from './protocol/desk.ts';
export type * from './protocol/editions.ts';
export type * from './protocol/finding.ts';
export type * from './protocol/home.ts';
export type * from './protocol/house.ts';
export type * from './protocol/houseDesk.ts';
export type * from './protocol/lengths.ts';
export type * from './protocol/live.ts';
export type * from './protocol/lobby.ts';
export type * from './protocol/notices.ts';
export type * from './protocol/numbers.ts';
export type * from './protocol/passkeys.ts';
export type * from './protocol/people.ts';
export type * from './protocol/privacy.ts';
export type * from './protocol/plans.ts';
export type * from './protocol/provider.ts';
export type * from './protocol/replay.ts';
export type * from './protocol/tables.ts';
export type * from './protocol/thumbs.ts';
export type * from './protocol/told.ts';
export type * from './protocol/time.ts';
export type * from './protocol/tokens.ts';
export type * from './protocol/errors.ts';

/** What the command line needs of the server. */
export { openServer, type RunningServer, type ServerParts } from './app.ts';
export { examine } from './doctor/doctor.ts';
export type { Code, Finding, Findings, FindingLevel } from './doctor/finding.ts';
export { precompress } from './http/compress.ts';
export { readPublicUrl } from './base.ts';
export {
  addressOfHouse,
  banPerson,
  closeReports,
  dropKeptEdition,
  everybodyHere,
  giveName,
  invitationLink,
  invitationsOf,
  inviteTo,
  listOperators,
  makeOperator,
  mutePerson,
  openReports,
  puzzlesDisliked,
  recomputeAllRatings,
  revokeInvitations,
  signPersonOut,
  unbanPerson,
  unmutePerson,
  usedEditions,
  useComponents,
  warnPerson,
  whoIsMeant,
  type EditionInPlay,
  type KnownPerson,
  type DislikedPuzzle,
  type NamedReport,
  type Operator,
  type StoredInvitation,
  type UsedEditions,
} from './operator.ts';
export { serve } from './main.ts';
export { backup, move, restore, type DatabaseAt } from './store/safekeeping.ts';
export { OtherVersion } from './store/migrations.ts';
export type { Sum } from './store/transfer.ts';

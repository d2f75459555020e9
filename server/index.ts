/** What the command line needs of the server. */
export { openServer, type RunningServer, type ServerParts } from './app.ts';
export { examine } from './doctor/doctor.ts';
export type { Code, Finding, Findings, Verdict } from './doctor/finding.ts';
export { precompress } from './http/compress.ts';
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
  type NamedReport,
  type Operator,
  type StoredInvitation,
  type UsedEditions,
} from './operator.ts';
export { serve } from './main.ts';
export { backup, move, restore, type Place } from './store/safekeeping.ts';
export { OtherVersion } from './store/migrations.ts';
export type { Sum } from './store/transfer.ts';

/** What the command line needs of the server. */
export { openServer, type RunningServer, type ServerParts } from './app.ts';
export { precompress } from './http/compress.ts';
export {
  closeReports,
  dropKeptEdition,
  openReports,
  recomputeAllRatings,
  usedEditions,
  type EditionInPlay,
  type NamedReport,
  type UsedEditions,
} from './operator.ts';
export { serve } from './main.ts';

/** `cantiere serve`: the server, also reached by `npm start`. */
import { serveHelp } from '@cantiere/server/settings';
import type { Command } from './command.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'start the server (npm start)',
  help: serveHelp,
  // Whoever wants something else of the program does not wait for the server to be read.
  run: async (args) => (await import('@cantiere/server')).serve(args),
};

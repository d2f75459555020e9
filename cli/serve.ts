/** `cantiere serve`: the server, also reached by `npm start`. */
import type { Command } from './command.ts';
import { serve as startServer, serveHelp } from '@cantiere/server';

export const serve: Command = {
  name: 'serve',
  summary: 'start the server (npm start)',
  help: serveHelp,
  run: startServer,
};

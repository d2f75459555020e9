/** A server in a process of its own, to be killed: `node serve.ts '{"data":"..."}'` prints its address. */
import { openServer, type ServerParts } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openLog } from '../log.ts';

const parts = JSON.parse(process.argv[2]) as ServerParts;
const server = await openServer({
  labourAfterMs: Infinity,
  shelf: new URL('./game/shelf.ts', import.meta.url).href,
  botPauseMs: 0,
  limits: NO_LIMITS,
  log: openLog(process.env.LOG_LEVEL ?? 'silent'),
  ...parts,
});
process.stdout.write(`${await server.listen(0, '127.0.0.1')}\n`);
process.once('SIGTERM', () => void server.close());

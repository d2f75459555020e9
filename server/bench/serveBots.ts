/** The server whose bots are measured, in a process of its own: real games, no limits, every visitor at the address the load says. */
import { openServer } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openLog } from '../log.ts';

const [data, pauseMs] = process.argv.slice(2);
const server = await openServer({
  labourAfterMs: Infinity,
  data,
  botPauseMs: Number(pauseMs),
  trustProxy: true,
  limits: NO_LIMITS,
  log: openLog('warn'),
});
process.on('disconnect', () => process.exit(0));
process.send?.({ address: await server.listen(0, '127.0.0.1') });

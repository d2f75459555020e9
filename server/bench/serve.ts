/** The server under measurement, in a process of its own: as users run it, but without limits per address. Reports what it used when asked. */
import { openServer } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { openLog } from '../log.ts';

const [data, databaseUrl, shelf] = process.argv.slice(2);
const server = await openServer({
  labourAfterMs: Infinity,
  data,
  ...(databaseUrl && { databaseUrl }),
  shelf: shelf || new URL('./grid.ts', import.meta.url).href,
  limits: NO_LIMITS,
  log: openLog('warn'),
});
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit(0));
process.send?.({ address: await server.listen(0, '127.0.0.1') });

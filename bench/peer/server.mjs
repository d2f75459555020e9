/** boardgame.io's own server with its in-memory store, in a process of its own. Reports what it used when asked. */
import { createRequire } from 'node:module';
import { grid } from './grid.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');
console.info = () => undefined;
console.log = () => undefined;
const server = Server({ games: [grid], origins: ['*'] });
const running = await server.run(0);
process.on('message', () => process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit(0));
process.send({ address: `http://127.0.0.1:${running.appServer.address().port}` });

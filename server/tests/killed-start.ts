/**
 * A start that dies on the way: `node killed-start.ts <folder> <statement> <ms>` opens the store and ends itself as by kill -9 so
 * long after it has sent the database its n-th statement. Without a number it lives and prints how many there were.
 */
import { Worker } from 'node:worker_threads';
import { openStore } from '../store/store.ts';

const [data, last, ms] = process.argv.slice(2);
const pass = Worker.prototype.postMessage;
let statements = 0;
Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<Worker['postMessage']>): void {
  pass.apply(this, args);
  if (++statements === Number(last)) dieAfter(Number(ms));
};

/** By spinning: the thread of the database works on meanwhile, and a timer would come too late. */
function dieAfter(wait: number): void {
  const until = performance.now() + wait;
  while (performance.now() < until);
  process.kill(process.pid, 'SIGKILL');
}

const store = await openStore({
  data,
  onError: (error) => {
    throw error;
  },
});
await store.close();
process.stdout.write(String(statements));

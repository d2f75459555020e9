/** The thread in which a PostgreSQL is copied into one file. */
import { workerData } from 'node:worker_threads';
import { backup } from './safekeeping.ts';

const { url, target } = workerData as { readonly url: string; readonly target: string };
await backup({ databaseUrl: url }, target);

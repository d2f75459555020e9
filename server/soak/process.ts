/** Server processes that are started to be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServerParts } from '../app.ts';

export interface Child {
  readonly address: string;
  kill(): Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
}

export async function startProcess(parts: Partial<ServerParts>): Promise<Child> {
  const script = fileURLToPath(new URL('../tests/serve.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(parts)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), once(child, 'exit')]);
  if (typeof said[0] !== 'string' || !said[0].startsWith('http')) throw new Error(`The server did not start: ${String(said[0])}`);
  return { address: said[0], kill: async () => void (await end(child, 'SIGKILL')), stop: () => end(child, 'SIGTERM') };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

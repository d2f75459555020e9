/** Server processes that tests start and kill. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { ServerParts } from '../app.ts';

export interface Child {
  readonly address: string;
  kill(): Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
}

export async function startChild(parts: Partial<ServerParts>): Promise<Child> {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(parts)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { address, kill: async () => void (await end(child, 'SIGKILL')), stop: () => end(child, 'SIGTERM') };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

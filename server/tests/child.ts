/** Server processes that tests start and kill; they end with the test, whatever happens. */
import { onTestFinished } from 'vitest';
import type { ServerParts } from '../app.ts';
import { startProcess, type Child } from '../soak/process.ts';

export type { Child };

export async function startChild(parts: Partial<ServerParts>): Promise<Child> {
  const child = await startProcess(parts);
  onTestFinished(() => child.kill());
  return child;
}

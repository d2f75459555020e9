/** Servers for tests: in this process on a free port, with the test game, no pauses and no limits unless asked. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openServer, type RunningServer, type ServerParts } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';

export const TEST_SHELF = new URL('./game/shelf.ts', import.meta.url).href;

export interface TestServer extends RunningServer {
  readonly address: string;
}

/** `port`: where people are sent back to by others, the address was said beforehand. */
export async function testServer(parts: Partial<ServerParts> = {}, port = 0): Promise<TestServer> {
  const data = parts.data ?? (await temporaryFolder());
  const server = await openServer({
    shelf: TEST_SHELF,
    botPauseMs: 0,
    labourAfterMs: Infinity,
    limits: NO_LIMITS,
    house: { door: 'open' },
    ...parts,
    data,
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= server.close());
  onTestFinished(close);
  const address = await server.listen(port, '127.0.0.1');
  return { ...server, close, address };
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cantiere-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

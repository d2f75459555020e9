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

export async function testServer(parts: Partial<ServerParts> = {}): Promise<TestServer> {
  const data = parts.data ?? (await temporaryFolder());
  const server = await openServer({
    shelf: TEST_SHELF,
    botPauseMs: 0,
    limits: NO_LIMITS,
    house: { door: 'open' },
    ...parts,
    data,
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= server.close());
  onTestFinished(close);
  // Where people are sent back to by others, the address was said beforehand.
  const said = parts.publicUrl?.hostname === '127.0.0.1' ? Number(parts.publicUrl.port) : 0;
  const address = await server.listen(said, '127.0.0.1');
  return { ...server, close, address };
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cantiere-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What is written down: no link of a table, nothing that people sent, and no errors for what strangers do wrong. */
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { openLog } from '../log.ts';
import { Player, Socket } from './player.ts';
import { dial, raw, written } from './raw.ts';
import { temporaryFolder, testServer, type TestServer } from './serving.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string };
}

const ERROR = 50;
const WARN = 40;

async function logged(level = 'info', data?: string): Promise<{ server: TestServer; lines: Line[]; text: () => string }> {
  const written: string[] = [];
  const log = openLog(level, { write: (line) => void written.push(line) });
  const server = await testServer({ log, ...(data !== undefined && { data }) });
  return {
    server,
    get lines() {
      return written.map((line) => JSON.parse(line) as Line);
    },
    text: () => written.join(''),
  };
}

/** Leaves a table in the folder whose bot is asked, after a move that its rules do not know. */
async function unplayable(data: string): Promise<{ id: string }> {
  const { address, services, close } = await testServer({ data, botPauseMs: 100_000 });
  const { id } = await (await Player.join(address, 'Ada')).table({ bots: [{ seat: 1, level: 'greedy' }], start: true });
  const unknown = { table_id: id, number: 1, seat: 0, move: '{"type":"new"}', move_id: 'x', at: 0 };
  await services.store.db.insertInto('moves').values(unknown).execute();
  await close();
  return { id };
}

it('failures at a table are told without its name', async () => {
  const data = await temporaryFolder();
  const other = await unplayable(data);
  const log = await logged('debug', data);
  const { address, services } = log.server;
  const ada = await Player.join(address, 'Ada');
  const playing = await ada.table({ bots: [{ seat: 1, level: 'greedy' }], start: true });
  const socket = await ada.watch(playing.id);
  await socket.message('welcome');

  const quoting = Object.assign(new Error('duplicate key value violates unique constraint "moves_pkey"'), {
    code: '23505',
    detail: `Key (table_id, number)=(${playing.id}, 3) already exists.`, // as PostgreSQL says it
  });
  vi.spyOn(services.hall, 'decide').mockRejectedValue(quoting);
  socket.say({ t: 'undo', id: 'x', version: 0 });
  await socket.message('error', ({ code }) => code === 'SERVER_TROUBLE');
  vi.restoreAllMocks();

  services.log.warn(
    { table: playing.id, tables: [playing.id, other.id], err: new Error('550 <ada@example.org> unknown') },
    'notice failed',
  );

  // Paths that lead nowhere, or are none.
  const paths = [playing.id, `${playing.id}%`, `${playing.id}/nothing`, `${playing.id}/record`, playing.id.padEnd(300, 'x')];
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x'.repeat(24),
  };
  for (const path of paths) {
    await raw(address, { path: `/api/tables/${path}` });
    await raw(address, { path: `/api/tables/${path}`, headers: upgrade });
    await raw(address, { method: 'POST', path: `/api/tables/${path}/sit`, body: { seat: playing.id } });
  }

  for (const failure of ['socket message failed', 'table cannot be played here'])
    expect(log.lines.some(({ level, msg }) => level === ERROR && msg === failure)).toBe(true);
  expect(log.lines.filter(({ msg }) => msg === 'request refused').length).toBeGreaterThan(5);
  for (const { id } of [playing, other]) expect(log.text()).not.toContain(id);
  expect(log.text()).not.toContain('ada@example.org');
  expect(log.text()).not.toContain(ada.cookie.split('=')[1]);
  const marked = log.lines.find(({ msg }) => msg === 'notice failed') as unknown as { table: string; tables: string[] };
  expect(marked.table).toMatch(/^[\w-]{8}$/);
  expect(marked.tables[0]).toBe(marked.table);
  expect(marked.tables[1]).not.toBe(marked.table);
});

it('bad frames and requests that hang up are counted, not written down as errors', async () => {
  const log = await logged();
  const { address, services } = log.server;
  const ada = await Player.join(address, 'Ada');
  const { id } = await ada.table();
  const frames = [
    Buffer.from([0xff, 0xff]),
    Buffer.from([0x81, 0x05, 1, 2, 3]),
    Buffer.from([0x01, 0x80, 0, 0, 0, 0, 0x01, 0x80, 0, 0, 0, 0]),
  ];
  for (const frame of frames) {
    const line = await dial(address);
    line.write(
      written({
        path: `/api/tables/${id}/live`,
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'x'.repeat(22) + '==',
        },
      }),
    );
    await once(line, 'data');
    line.write(frame);
    await once(line, 'close');
  }
  const large = await ada.watch(id);
  large.ws.send('x'.repeat(20_000));
  await large.until('close', () => large.closed === 1009);

  const strays = async (kind: string): Promise<number> => {
    const { values } = await services.metrics.strays.get();
    return values.find(({ labels }) => labels.kind === kind)?.value ?? 0;
  };
  await expect.poll(() => strays('bad frame')).toBe(4);

  // Half a body, and gone.
  const half = written({ method: 'POST', path: '/api/session', body: { name: 'Bruno' } }).slice(0, -5);
  for (let each = 0; each < 5; each++) {
    const line = await dial(address);
    line.write(half);
    await new Promise((resolve) => setImmediate(resolve));
    line.resetAndDestroy();
  }
  await expect.poll(() => strays('hung up')).toBe(5);
  // Whole requests whose sender is gone before anybody looks.
  for (let each = 0; each < 50; each++) {
    const line = await dial(address);
    line.write(written({ path: '/api/tables' }));
    line.resetAndDestroy();
  }
  expect(await new Socket(address, id, ada.cookie).until('the door', () => true)).toBe(true);
  await ada.get('/api/session');
  expect(log.lines.filter(({ level }) => level >= WARN)).toEqual([]);
});

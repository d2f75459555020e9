/** U+0000: SQLite keeps it, PostgreSQL does not. It is let in by no door, so that every house keeps the same. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdsNul } from '../nul.ts';
import { readChat } from '../store/chat.ts';
import { places } from './houses.ts';
import { keptLog } from './kept-log.ts';
import { Player } from './player.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { twoAtTable } from './two.ts';

const NUL = '\u0000';
const refused = { status: 400, body: { error: 'BAD_REQUEST' } };

describe('where it may hide', () => {
  it('in a text, a key, a list, however deep', () => {
    const deep = (leaf: unknown): unknown => Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], leaf);
    for (const value of [NUL, `a${NUL}b`, [`${NUL}`], { [NUL]: 1 }, { a: { b: ['x', { c: NUL }] } }, deep(NUL)])
      expect(holdsNul(value)).toBe(true);
    for (const value of ['', 'a\\u0000', '0', null, undefined, 0, true, {}, [], { a: ['\u0001', '\ud800'] }, deep('x')])
      expect(holdsNul(value)).toBe(false);
    expect(holdsNul(Buffer.from([0, 0]))).toBe(false); // a picture is no text
  });
});

describe.each(places)('on %s', (_name, place) => {
  it('no request brings it in: parameters, queries, bodies, keys', async () => {
    const { log, errors } = keptLog();
    const web = await temporaryFolder();
    await writeFile(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    const server = await testServer({ ...(await place()), log, web, house: { door: 'open', embeds: ['*'] } });
    const ada = await Player.join(server.address, 'Ada');
    const { id } = await ada.table();
    const password = 'torre pendente';
    for (const [method, path, body] of [
      ['GET', '/api/tables/%00'],
      ['GET', `/api/tables/${id}%00`],
      ['GET', '/embed/replay/%00'],
      ['GET', '/previews/table/%00/it.png'],
      ['GET', '/api/people/%00'],
      ['GET', '/api/people?name=a%00'],
      ['GET', '/api/people?name=ada&x%00=1'],
      ['POST', '/api/session', { name: `Ada${NUL}` }],
      ['POST', '/api/account', { email: `a${NUL}@example.org`, password }],
      ['POST', '/api/account/session', { email: `a${NUL}@example.org`, password }],
      ['POST', '/api/account/session', { email: 'a@example.org', password: `${password}${NUL}` }],
      ['POST', '/api/tables', { game: 'altezze', seats: 2, options: { [`cards${NUL}`]: 4 } }],
    ] as const) {
      const { status, body: answer } = await ada.request(method, path, body);
      expect([method, path, body, { status, body: answer }]).toEqual([method, path, body, refused]);
    }
    expect(errors).toEqual([]);
    // What looks like it is let be, and what leads nowhere leads nowhere.
    expect((await ada.request('GET', '/api/tables/u0000')).body).toEqual({ error: 'NOT_FOUND' });
    expect((await ada.request('GET', '/api/no-such-thing/%00')).status).toBeGreaterThanOrEqual(400);
  });

  it('no message does, and a line that has it is answered by its id, so that no browser keeps it', async () => {
    const { log, errors } = keptLog();
    const server = await testServer({ ...(await place()), log });
    const { first, id } = await twoAtTable(server.address);
    first.say({ t: 'chat', text: `ciao${NUL}`, id: 'line-1' });
    expect(await first.message('error')).toEqual({ t: 'error', code: 'BAD_REQUEST', id: 'line-1' });
    first.move({ type: `place${NUL}` }, 'move-1');
    expect(await first.message('error', (each) => each.id === 'move-1')).toMatchObject({ code: 'BAD_REQUEST' });
    first.say({ t: 'chat', text: 'ciao a\ud83cb', id: 'line-2' }); // half an emoji: kept by all as the sign for what cannot be read
    await first.message('chat');
    const { db } = server.services.store;
    expect((await readChat(db, id, { rooms: ['players'], most: 10 })).map(({ text }) => text)).toEqual(['ciao a\ufffdb']);
    expect(errors).toEqual([]);
  });
});

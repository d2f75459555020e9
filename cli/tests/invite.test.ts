/** Invitations from the command line, while the server runs. */
import { describe, expect, it } from 'vitest';
import type { Me } from '../../server/protocol.ts';
import { Player } from '../../server/tests/player.ts';
import { testServer } from '../../server/tests/serving.ts';
import { invite } from '../invite.ts';
import { people } from '../people.ts';
import { ratings } from '../ratings.ts';
import { command, houses } from './commanded.ts';

const CODE = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/;

async function comesBy(address: string, name: string, invitation: string): Promise<Player> {
  const player = new Player(address);
  player.me = (await player.post('/api/session', { name, invitation })) as Me;
  return player;
}

describe.each(houses)('on %s', (_name, newHouse) => {
  it('are made with their uses and their end, listed with who came, and withdrawn', async () => {
    const { parts, flags } = await newHouse();
    const publicUrl = new URL('https://giochi.example.org/');
    const { address, services } = await testServer({ ...parts, house: {}, publicUrl });
    expect((await command(invite, ...flags)).out).toContain('No invitations');
    const made = await command(invite, 'make', 'Il', 'martedì', '--uses', '2', '--until', '3d', ...flags);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/^https:\/\/giochi\.example\.org\/join#[A-Z2-9-]{14}\n/);
    const code = CODE.exec(made.out)?.[0] ?? '';
    const ada = await comesBy(address, 'Ada', code);

    const listed = (await command(invite, 'list', ...flags)).out;
    expect(listed).toMatch(/"Il martedì", 1 of 2 used, until \d{4}-\d\d-\d\d, made by the command line\n {4}Ada \[/);
    expect(JSON.parse((await command(invite, '--json', ...flags)).out)).toMatchObject([
      { code, note: 'Il martedì', uses: 2, used: 1, came: [{ id: ada.me.person, name: 'Ada', banned: false }] },
    ]);

    expect(await command(invite, 'revoke', code.toLowerCase(), ...flags)).toMatchObject({ code: 0 });
    expect((await command(invite, 'revoke', code, ...flags)).code).toBe(1);
    expect((await new Player(address).request('POST', '/api/session', { name: 'Eve', invitation: code })).body).toEqual({
      error: 'BAD_INVITATION',
    });
    expect(await command(ratings, 'recompute', ...flags)).toMatchObject({ code: 0 });
    const { db } = services.store;
    const acts = await db.selectFrom('operator_log').select(['act', 'by_person']).orderBy('at').execute();
    expect(acts).toEqual(['invite', 'withdraw', 'recompute'].map((act) => ({ act, by_person: null })));
    expect((await command(invite, ...flags)).out).toContain('No invitations');
    expect((await command(invite, '--all', ...flags)).out).toContain('WITHDRAWN');
  });

  it('a ban tells by which invitation they came, with who else did, and it lets nobody in any more', async () => {
    const { parts, flags } = await newHouse();
    const { address } = await testServer({ ...parts, house: { door: 'invited' } });
    const { out } = await command(invite, 'make', '--public-url', address, ...flags);
    const code = CODE.exec(out)?.[0] ?? '';
    const bruno = await comesBy(address, 'Bruno', code);
    await comesBy(address, 'Carla', code);
    const said = (await command(people, 'ban', bruno.me.person, ...flags)).out;
    expect(said).toContain('WITHDRAWN with a ban');
    expect(said).toMatch(/Carla \[/);
    expect((await new Player(address).request('POST', '/api/session', { name: 'Bruna', invitation: code })).body).toEqual({
      error: 'BAD_INVITATION',
    });
  });
});

it.each([
  [['make', '--uses', '0'], '--uses'],
  [['make', '--uses', '501'], '--uses'],
  [['make', '--until', 'tomorrow'], '--until'],
  [['make', '--until', '2020-01-01'], '--until'],
  [['make', '--until', '401d'], '--until'],
  [['make', '--public-url', 'nonsense'], '--public-url'],
  [['make', '--public-url', 'ftp://a.example'], '--public-url'],
  [['revoke'], 'ids or codes'],
  [['steal'], 'make, list, revoke'],
])('%j is refused in words', async (args, words) => {
  expect(await command(invite, ...args, '--data', '/nowhere')).toMatchObject({
    code: 2,
    err: expect.stringContaining(words) as string,
  });
});

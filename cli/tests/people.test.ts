/** What an operator does about somebody from the command line, with a server running and their table open. */
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../server/tests/kept/kept.ts';
import { Player } from '../../server/tests/player.ts';
import { testServer } from '../../server/tests/serving.ts';
import { info, twoAtTable } from '../../server/tests/two.ts';
import type { Session } from '../../server/protocol.ts';
import { readActs } from '../../server/store/operatorLog.ts';
import { operator } from '../operator.ts';
import { people } from '../people.ts';
import { command, houses } from './commanded.ts';

const meOf = async (who: Player): Promise<Session['me']> => ((await who.get('/api/session')) as Session).me;

describe.each(houses)('on %s', (_name, newHouse) => {
  it('whoever is banned is out at once, and a bot plays on; unban lets them in', async () => {
    const { parts, flags } = await newHouse();
    const { address } = await testServer({ ...parts, patience: { sessionsMs: 100 } });
    const { ada, bruno, id, first, second } = await twoAtTable(address);
    await bruno.post('/api/account', { email: 'bruno@example.org', password: PASSWORD });
    const lobby = await bruno.table({ name: 'La gru' });
    const again = await bruno.watch(id);
    await again.message('welcome');
    await second.close();

    expect(await command(people, 'ban', 'bruno@example.org', ...flags)).toMatchObject({ code: 0 });
    expect(await again.until('the end of the session', () => again.closed)).toBe(4401);
    expect(await meOf(bruno)).toBeUndefined();
    const refused = { status: 403, body: { error: 'BANNED' } };
    const credentials = { email: 'bruno@example.org', password: PASSWORD };
    expect(await new Player(address).request('POST', '/api/account/session', credentials)).toMatchObject(refused);
    expect(await bruno.request('POST', '/api/session', { name: 'Bruna' })).toMatchObject(refused);

    await expect.poll(async () => (await info(ada, id)).seats[1].kind).toBe('bot');
    await expect.poll(() => first.update?.version ?? 0).toBeGreaterThan(0); // the bot has put its card down
    expect((await ada.request('GET', `/api/tables/${lobby.id}`)).status).toBe(404);
    expect((await command(people, '--banned', ...flags)).out).toMatch(/Bruno <bruno@example\.org>.*BANNED since/);

    await command(people, 'unban', 'Bruno', ...flags);
    expect(await meOf(bruno)).toMatchObject({ name: 'Bruno' });
    await new Player(address).post('/api/account/session', credentials);
    expect((await info(ada, id)).seats[1].kind).toBe('bot');
  });

  it('people are found, renamed where nobody is mistaken for another, and signed out', async () => {
    const { parts, flags } = await newHouse();
    const { address } = await testServer({ ...parts, patience: { sessionsMs: 100 } });
    const { ada, bruno, id } = await twoAtTable(address);
    const listed = JSON.parse((await command(people, 'bru', '--json', ...flags)).out) as unknown[];
    expect(listed).toEqual([expect.objectContaining({ id: bruno.me.person, name: 'Bruno', sessions: 1, operator: false })]);

    const taken = await command(people, 'rename', bruno.me.person, 'ADA', ...flags);
    expect(taken).toMatchObject({ code: 2, err: expect.stringContaining('looks like it') as string });
    expect(await command(people, 'rename', bruno.me.person, ' ', ...flags)).toMatchObject({ code: 2 });
    await command(people, 'rename', 'Bruno', 'Ospite', ...flags);
    await expect.poll(async () => (await info(ada, id)).seats[1]).toMatchObject({ name: 'Ospite' });

    await command(people, 'sign-out', 'Ospite', ...flags);
    expect(await meOf(bruno)).toBeUndefined();
    expect((await info(ada, id)).seats[1].kind).toBe('person');
  });

  it('warnings and silences reach a running server, and stand in the log as by a command', async () => {
    const { parts, flags } = await newHouse();
    const { address, services } = await testServer(parts);
    const { bruno, second } = await twoAtTable(address);
    await command(people, 'warn', 'Bruno', 'Qui ci si parla bene.', ...flags);
    await command(people, 'mute', 'Bruno', '--hours', '2', ...flags);
    expect(((await bruno.get('/api/session')) as Session).told).toMatchObject([
      { kind: 'warning', words: 'Qui ci si parla bene.' },
      { kind: 'muted' },
    ]);
    second.say({ t: 'chat', text: 'ma io', id: 'm1' });
    expect(await second.message('error')).toMatchObject({ code: 'MUTED' });
    await command(people, 'unmute', 'Bruno', ...flags);
    second.say({ t: 'chat', text: 'grazie', id: 'm2' });
    await second.message('chat', ({ line }) => line.text === 'grazie');
    expect(await command(people, 'mute', 'Bruno', '--hours', 'x', ...flags)).toMatchObject({ code: 2 });
    expect(await command(people, 'warn', 'Bruno', ...flags)).toMatchObject({ code: 2 });
    const { entries } = await readActs(services.store.db, 1, 10);
    expect(entries.map(({ act, by }) => [act, by])).toEqual([
      ['unmute', undefined],
      ['mute', undefined],
      ['warn', undefined],
    ]);
  });

  it('a guest who is banned comes back neither by a link nor as a new guest; an operator is not banned by mistake', async () => {
    const { parts, flags } = await newHouse();
    const { address } = await testServer(parts);
    const { ada, id } = await twoAtTable(address);
    const { token } = (await ada.post(`/api/tables/${id}/return`)) as { token: string };
    await command(people, 'ban', 'Ada', ...flags);
    expect((await new Player(address).request('POST', '/api/return', { token })).status).toBe(404);
    expect((await ada.request('POST', '/api/session', { name: 'Ada' })).body).toEqual({ error: 'BANNED' });
    // Nor by signing out first, which would leave the browser unknown.
    expect(await ada.request('DELETE', '/api/session')).toMatchObject({ status: 403, body: { error: 'BANNED' } });
    expect((await ada.request('POST', '/api/session', { name: 'Ada' })).body).toEqual({ error: 'BANNED' });

    const carla = await Player.join(address, 'Carla');
    await carla.post('/api/account', { email: 'carla@example.org', password: PASSWORD });
    await command(operator, 'add', 'Carla', ...flags);
    expect(await command(people, 'ban', 'Carla', ...flags)).toMatchObject({ code: 2 });
    expect(await meOf(carla)).toMatchObject({ name: 'Carla' });

    // Whoever was signed out before has no browser to be known by: that is said.
    await Player.join(address, 'Dino');
    await command(people, 'sign-out', 'Dino', ...flags);
    expect((await command(people, 'ban', 'Dino', ...flags)).out).toContain('No browser of theirs is known');
  });
});

/** Bots are shared fairly: over a real server with one thread to think in, which somebody else's bots would keep for themselves. */
import { describe, expect, it } from 'vitest';
import { editionId, quickChance, secureChance, seedFrom } from '@cantiere/engine';
import type { BotLevel } from '@cantiere/bots';
import { openThinking, type BotQuestion } from '../bots/thinking.ts';
import type { Claim } from '../bots/turns.ts';
import { NO_LIMITS } from '../limits.ts';
import type { TableInfo } from '../protocol.ts';
import { data, game } from './game/altezze.ts';
import { playOn } from './play-on.ts';
import { Player } from './player.ts';
import { TEST_SHELF, testServer } from './serving.ts';

/** A table whose six bots take their time, one after the other. */
const SLOW = {
  seats: 7,
  options: { cards: 1, bots: 'slow' },
  bots: [1, 2, 3, 4, 5, 6].map((seat) => ({ seat, level: 'greedy' as const })),
  start: true,
};
const TABLES = 10;
/** One that thinks already, one whose turn it is, and two that a busy machine lets end meanwhile; in order of asking all tables would come before. */
const FEW = 4;

async function count(player: Player, metric: string): Promise<number> {
  const text = (await player.get('/metrics')) as string;
  return Number(new RegExp(`^${metric} (\\d+)$`, 'm').exec(text)?.[1] ?? '0');
}
const thoughts = (player: Player, level: BotLevel) => count(player, `cantiere_bot_seconds_count\\{level="${level}"\\}`);

describe('a guest with many tables', () => {
  /** How many of Eve's bots have thought while Ada waited for hers. */
  async function thoughtMeanwhile(eve: Player, ada: Player): Promise<number> {
    const { id } = await ada.table({ options: { cards: 1 }, bots: [{ seat: 1, level: 'easy' }], start: true });
    const before = await thoughts(eve, 'greedy');
    expect(before).toBeLessThan((SLOW.bots.length - 1) * TABLES); // otherwise nothing would be shown: every table still has one waiting
    await (await ada.watch(id)).version(1);
    return (await thoughts(eve, 'greedy')) - before;
  }

  it('does not keep the bots from somebody who is at a table', async () => {
    const { address } = await testServer({ botThreads: 1 });
    const [eve, ada] = [await Player.join(address, 'Eve'), await Player.join(address, 'Ada')];
    for (let n = 0; n < TABLES; n++) await eve.table(SLOW);
    expect(await thoughtMeanwhile(eve, ada)).toBeLessThanOrEqual(FEW);
  });

  it('does not keep them from somebody who comes to a table while its bot waits, though she watches all of hers', async () => {
    const { address } = await testServer({ botThreads: 1 });
    const [eve, ada] = [await Player.join(address, 'Eve'), await Player.join(address, 'Ada')];
    await ada.post('/api/account', { email: 'ada@example.org', password: 'ponte alto sul fiume' });
    for (let n = 0; n < TABLES; n++) await (await eve.watch((await eve.table(SLOW)).id)).message('welcome');
    expect(await thoughtMeanwhile(eve, ada)).toBeLessThanOrEqual(FEW);
  });
});

it('a table that nobody waits for goes on by rules of thumb, and by its own level when somebody looks again', async () => {
  const { address } = await testServer({ botPauseMs: 20 });
  const ada = await Player.join(address, 'Ada');
  const hard = { options: { cards: 8 }, bots: [{ seat: 1, level: 'hard' as const }] };
  const { id } = await ada.table({ ...hard, start: true, terms: { standIn: 'hard' } });
  const first = await ada.watch(id);
  await first.version(1);
  expect(await thoughts(ada, 'greedy')).toBe(0);
  await first.close();
  await ada.post(`/api/tables/${id}/leave`);
  await expect.poll(() => thoughts(ada, 'greedy')).toBeGreaterThan(1);
  const before = await thoughts(ada, 'hard');
  const again = await ada.watch(id);
  await again.over();
  expect(await thoughts(ada, 'hard')).toBeGreaterThan(before);
});

it('a person who is away but has not left finds the bots as strong as they chose them', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  await ada.table({ options: { cards: 2 }, bots: [{ seat: 1, level: 'hard' }], start: true });
  await expect.poll(() => thoughts(ada, 'hard')).toBe(1);
  expect(await thoughts(ada, 'greedy')).toBe(0);
});

describe('games with bots under way', () => {
  const withBot = { options: { cards: 1 }, bots: [{ seat: 1, level: 'greedy' as const }] };
  const tooMany = { status: 409, body: { error: 'TOO_MANY_BOT_TABLES' } };
  const limited = { limits: { ...NO_LIMITS, botTablesPerGuest: 2 } };
  const make = (player: Player, wish: object) => player.request('POST', '/api/tables', { game: 'altezze', seats: 2, ...wish });

  it('are counted for a guest, also when many are started at once; leaving one makes room', async () => {
    const { address } = await testServer(limited);
    const ada = await Player.join(address, 'Ada');
    const answers = await Promise.all(Array.from({ length: 6 }, () => make(ada, { ...withBot, start: true })));
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => (body as TableInfo).id);
    expect(made).toHaveLength(2);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining(tooMany)),
    );

    const lobby = (await ada.table({ seats: 2 })).id;
    expect(await ada.request('POST', `/api/tables/${lobby}/start`, { fill: 'greedy' })).toMatchObject(tooMany);
    const bruno = await Player.join(address, 'Bruno');
    await bruno.post(`/api/tables/${lobby}/sit`);
    await ada.post(`/api/tables/${lobby}/start`); // people alone cost no thought
    await ada.post(`/api/tables/${made[0]}/leave`);
    expect((await make(ada, { ...withBot, start: true })).status).toBe(200);
    expect(await make(ada, { ...withBot, start: true })).toMatchObject(tooMany);
  });

  it('are counted for the same again, and not for an account', async () => {
    const { address } = await testServer(limited);
    const ada = await Player.join(address, 'Ada');
    const { id } = await ada.table({ ...withBot, start: true });
    await playOn(await ada.watch(id));
    for (let n = 0; n < 2; n++) await ada.table({ ...withBot, start: true });
    expect(await ada.request('POST', `/api/tables/${id}/rematch`)).toMatchObject(tooMany);
    await ada.post('/api/account', { email: 'ada@example.org', password: 'ponte alto sul fiume' });
    for (let n = 0; n < 3; n++) expect((await make(ada, { ...withBot, start: true })).status).toBe(200);
    expect((await ada.request('POST', `/api/tables/${id}/rematch`)).status).toBe(200);
  });
});

describe('thinking', () => {
  const view = (bots: string) => {
    const state = game.setup(2, { cards: 2, bots }, secureChance(seedFrom('thinking')));
    return game.view(game.imagine(game.view(state, 0), 0, quickChance(1)), 0);
  };
  const question = (bots: string): BotQuestion => ({
    shelf: TEST_SHELF,
    source: { game: 'altezze', edition: editionId(1, data) },
    level: 'greedy',
    view: view(bots),
    seat: 0,
    seed: 1,
  });
  const claim: Claim = { payer: 'ada', attendance: 'present', quick: true };

  it('begins when a thread is free; a question that is no longer wanted does not wait, and its thread is given on', async () => {
    const thinking = openThinking({ limitMs: 60_000, threads: 1 });
    const told: string[] = [];
    const wanted = new AbortController();
    const ask = (table: string, bots: string, signal = new AbortController().signal) =>
      thinking.ask(question(bots), { table, claim, onTurn: () => told.push(`${table} begins`) }, signal).then(
        () => told.push(`${table} answers`),
        () => told.push(`${table} is dropped`),
      );
    const unwanted = new AbortController();
    const stuck = ask('stuck', 'stuck', wanted.signal);
    const dropped = ask('dropped', 'well', unwanted.signal);
    const answered = ask('answered', 'well');
    unwanted.abort();
    await dropped;
    expect(told).toEqual(['stuck begins', 'dropped is dropped']);
    wanted.abort();
    await stuck; // at once, though its thread still thinks
    expect(told.at(-1)).toBe('stuck is dropped');
    await answered;
    expect(told.slice(3)).toEqual(['answered begins', 'answered answers']);
    await thinking.close();
  });

  it('may be ended while a thread still wakes up: its file has no default export, which would end the whole server', async () => {
    expect(Object.keys(await import('../bots/worker.ts'))).toEqual(['think']);
    for (let n = 0; n < 3; n++) {
      const thinking = openThinking({ limitMs: 60_000, threads: 1 });
      const never = new AbortController().signal;
      const asked = thinking.ask(question('well'), { table: 'waking', claim, onTurn: () => undefined }, never);
      await Promise.all([thinking.close(), expect(asked).rejects.toThrow()]);
    }
  });
});

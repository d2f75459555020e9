/** Looking back at a running game: exactly what one saw then, and never a card more. */
import { describe, expect, it } from 'vitest';
import { quickChance, type GameRecord, type Seat } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { citadelsSearch, citadelsTruth } from '../../e2e/kit/citadels.secrets.ts';
import { NO_LIMITS } from '../limits.ts';
import type { NewTable, ReplayPositions, ReplayStory, ServerMessage, Update } from '../protocol.ts';
import { REAL_SHELF } from '../shelf.ts';
import { type State } from './game/altezze.ts';
import { place } from './place.ts';
import { playOn } from './play-on.ts';
import { Player, type Socket } from './player.ts';
import { testServer } from './serving.ts';

const PAGE = 24;

const storyFor = (player: Player, id: string): Promise<ReplayStory> =>
  player.get(`/api/tables/${id}/replay`) as Promise<ReplayStory>;

async function everythingFor(player: Player, id: string): Promise<{ story: ReplayStory; pages: ReplayPositions[] }> {
  const story = await storyFor(player, id);
  const pages: ReplayPositions[] = [];
  for (let from = 0; from <= story.moves; from += PAGE)
    pages.push((await player.get(`/api/tables/${id}/replay/positions?from=${from}&count=${PAGE}`)) as ReplayPositions);
  return { story, pages };
}

/** Every view that came over the socket, by version; what was sent after the end is left out. */
function viewsSent(socket: Socket): Map<number, Update['view']> {
  const sent = new Map<number, Update['view']>();
  for (const message of socket.received)
    if ('update' in message && message.update) sent.set(message.update.version, message.update.view);
  return sent;
}

/** Ada and Bruno with the test game, somebody watching, and a few moves made. */
async function running(address: string, wish: Partial<NewTable> = {}) {
  const [ada, bruno, carla] = await Promise.all(['Ada', 'Bruno', 'Carla'].map((name) => Player.join(address, name)));
  const table = await ada!.table({ options: { cards: 4 }, ...wish });
  await bruno!.post(`/api/tables/${table.id}/sit`);
  await ada!.post(`/api/tables/${table.id}/start`);
  const [a, b] = [await ada!.watch(table.id), await bruno!.watch(table.id)];
  await Promise.all([a.version(0), b.version(0)]);
  return { ada: ada!, bruno: bruno!, carla: carla!, id: table.id, a, b };
}

async function move(socket: Socket, others: readonly Socket[], wish = place(socket)): Promise<void> {
  const version = (socket.update?.version ?? 0) + 1;
  socket.move(wish);
  await Promise.all([socket, ...others].map((each) => each.version(version)));
}

describe('while the game runs', () => {
  it('everybody gets the views and the log that they got live, and nobody else’s', async () => {
    const { address } = await testServer();
    const { ada, bruno, carla, id, a, b } = await running(address);
    const c = await carla.watch(id);
    await c.version(0);
    await move(a, [b, c]);
    await move(b, [a, c]);
    const winner = a.update!.toAct.includes(0) ? a : b;
    const others = [a, b, c].filter((each) => each !== winner);
    await move(winner, others, { type: 'weigh' });
    await move(winner, others, { type: 'swap', card: winner.view<State>().hands[winner.seat as number]![0]! });
    await move(a, [b, c]);
    for (const [player, socket] of [
      [ada, a],
      [bruno, b],
      [carla, c],
      [new Player(address), c],
    ] as const) {
      const { story, pages } = await everythingFor(player, id);
      expect(story).toMatchObject({ seat: socket.seat, moves: 5 });
      expect(story.table.seed).toBeUndefined();
      expect(story.rounds).toHaveLength(6);
      const sent = viewsSent(socket);
      expect(sent.size).toBe(6);
      for (const { at, view } of pages.flatMap(({ positions }) => positions)) expect(view).toEqual(sent.get(at));
      expect(story.log).toEqual(socket.events);
    }
  });

  it('at Citadels no secret comes out, for players and for those who watch', async () => {
    const { address } = await testServer({ shelf: REAL_SHELF });
    const [ada, bruno, carla] = await Promise.all(['Ada', 'Bruno', 'Carla'].map((name) => Player.join(address, name)));
    const wish = {
      game: 'citadels',
      seats: 4,
      options: { citySize: 7 },
      bots: [2, 3].map((seat) => ({ seat, level: 'greedy' })),
    };
    const { id } = (await ada!.post('/api/tables', wish)) as { id: string };
    await bruno!.post(`/api/tables/${id}/sit`);
    await ada!.post(`/api/tables/${id}/start`);
    const sockets = [await ada!.watch(id), await bruno!.watch(id)];
    await Promise.all(sockets.map((socket) => socket.version(0)));
    const { bot } = await findGame('citadels')!.bot();
    const chance = quickChance(5);
    const until = (enough: number) =>
      Promise.all(
        sockets.map(async (socket) => {
          for (;;) {
            const seat = socket.seat as Seat;
            const now = await socket.until('my turn', () => {
              const { update } = socket;
              return update && (update.result || update.version >= enough || update.toAct.includes(seat)) && update;
            });
            if (now.result || now.version >= enough) return;
            socket.move(bot.greedy(now.view, seat, chance));
            await socket.version(now.version + 1);
          }
        }),
      );
    await until(60);
    const looks = await Promise.all([ada!, bruno!, carla!].map((player) => everythingFor(player, id)));
    await until(Infinity);
    const truth = citadelsTruth((await ada!.get(`/api/tables/${id}/record`)) as GameRecord);
    for (const [who, { story, pages }] of looks.entries()) {
      const viewer = who < 2 ? who : 'spectator';
      expect(story.seat).toBe(viewer);
      expect(story.moves).toBeGreaterThanOrEqual(60);
      const search = citadelsSearch(truth, viewer);
      expect(search.text(JSON.stringify([story, pages]))).toEqual([]);
      const found = pages.flatMap(({ positions }) =>
        positions.flatMap(({ at, view, toAct }) => {
          const events = story.log.filter(({ version }) => version === at);
          return search.message({ t: 'update', update: { version: at, view, toAct, events } } satisfies ServerMessage);
        }),
      );
      expect(found).toEqual([]);
      // The search looked where the cards are.
      if (viewer === 'spectator') expect(search.ownHands).toBe(0);
      else expect(search.ownHands).toBeGreaterThan(20);
    }
  }, 60_000);

  it('what was taken back is not part of it; where and how much is told', async () => {
    const { address } = await testServer();
    const { ada, bruno, id, a, b } = await running(address);
    await move(a, [b]);
    await move(b, [a]);
    const winner = a.update!.toAct.includes(0) ? a : b;
    const other = winner === a ? b : a;
    await move(winner, [other], { type: 'weigh' });
    winner.say({ t: 'undo', id: 'back', version: 3 });
    await Promise.all([winner.version(4), other.version(4)]);
    await move(winner, [other], { type: 'weigh' });
    winner.say({ t: 'undo', id: 'again', version: 5 });
    await Promise.all([winner.version(6), other.version(6)]);
    for (const player of [ada, bruno]) {
      const { story, pages } = await everythingFor(player, id);
      expect(story.moves).toBe(2);
      expect(story.takenBack).toEqual([{ at: 2, moves: 2 }]);
      expect(pages.flatMap(({ positions }) => positions)).toHaveLength(3);
      expect(JSON.stringify(story.log)).not.toContain('weighed');
    }
  });

  it('where a table is watched late, spectators look back just as late', async () => {
    const { address } = await testServer();
    const { ada, carla, id, a, b } = await running(address, { delay: 2 });
    for (const [at, seen] of [0, 0, 0, 1].entries()) {
      expect((await storyFor(carla, id)).moves, `after ${at} moves`).toBe(seen);
      expect((await everythingFor(carla, id)).pages[0]?.positions).toHaveLength(seen + 1);
      const next = a.update!.toAct.includes(0) ? a : b;
      const wish = next.view<State>().swapping >= 0 ? ({ type: 'keep' } as const) : place(next);
      await move(next, [next === a ? b : a], wish);
    }
    expect((await storyFor(ada, id)).moves).toBe(4);
    await Promise.all([playOn(a), playOn(b)]);
    expect((await storyFor(carla, id)).moves).toBe(a.update?.version);
  });

  it('whoever has left their seat sees what a spectator sees', async () => {
    const { address } = await testServer({ botPauseMs: 60_000 });
    const { ada, id, a, b } = await running(address);
    await move(a, [b]);
    expect((await storyFor(ada, id)).seat).toBe(0);
    await ada.post(`/api/tables/${id}/leave`);
    const { story, pages } = await everythingFor(ada, id);
    expect(story.seat).toBe('spectator');
    for (const { view } of pages.flatMap(({ positions }) => positions))
      expect((view as unknown as State).hands.flat().every((card) => card === 0)).toBe(true);
  });
});

describe('is refused', () => {
  it('to strangers where nobody may watch, before the start, and without a table', async () => {
    const { address } = await testServer();
    const { ada, carla, id } = await running(address, { spectators: false });
    const answer = async (player: Player, path: string) => (await player.request('GET', `/api/tables/${path}`)).body;
    expect(await answer(carla, `${id}/replay`)).toEqual({ error: 'NO_SPECTATORS' });
    expect(await answer(new Player(address), `${id}/replay/positions?from=0&count=1`)).toEqual({ error: 'NO_SPECTATORS' });
    const lobby = await ada.table();
    expect(await answer(ada, `${lobby.id}/replay`)).toEqual({ error: 'NOT_ALLOWED' });
    expect(await answer(ada, 'nowhere/replay')).toEqual({ error: 'NOT_FOUND' });
    for (const query of [
      '',
      '?from=0',
      '?from=-1&count=1',
      '?from=0&count=0',
      `?from=0&count=${PAGE + 1}`,
      '?from=0&count=1&as=1',
    ])
      expect(await answer(ada, `${id}/replay/positions${query}`), query).toEqual({ error: 'BAD_REQUEST' });
    expect(await answer(ada, `${id}/replay/positions?from=99&count=3`)).toEqual({ seat: 0, positions: [] });
  });

  it('to whoever asks too often', async () => {
    const { address } = await testServer({ limits: { ...NO_LIMITS, replays: { perSecond: 0.01, burst: 2 } } });
    const { ada, bruno, id } = await running(address);
    const ask = async (player: Player) => (await player.request('GET', `/api/tables/${id}/replay`)).status;
    expect([await ask(ada), await ask(ada), await ask(ada), await ask(bruno)]).toEqual([200, 200, 429, 200]);
  });
});

it('after the end the record is open to all who may watch, and to them alone', async () => {
  const { address } = await testServer();
  for (const spectators of [true, false]) {
    const { ada, carla, id, a, b } = await running(address, { spectators });
    expect((await ada.request('GET', `/api/tables/${id}/record`)).body).toEqual({
      error: 'TABLE_NOT_OVER',
    });
    await Promise.all([playOn(a), playOn(b)]);
    const { status } = await carla.request('GET', `/api/tables/${id}/record`);
    expect(status).toBe(spectators ? 200 : 403);
    expect(((await ada.get(`/api/tables/${id}/record`)) as GameRecord).seed).toMatch(/^[0-9a-f]{64}$/);
  }
});

/** Taking moves back over sockets: free up to the last reveal, in training against bots, durable, counted once. */
import { describe, expect, it } from 'vitest';
import { openDoor } from '@cantiere/engine/door';
import { readRecord, seedFrom, standing, verify, type GameRecord, type PlayedMove } from '@cantiere/engine';
import type { TableInfo } from '../protocol.ts';
import type { Step, StoredStep } from '../store/moves.ts';
import { TableGame } from '../tables/tableGame.ts';
import { startChild } from './child.ts';
import { data, game, moveSchema, type Move, type State } from './game/altezze.ts';
import { keptLog } from './kept-log.ts';
import { place } from './place.ts';
import { playOn } from './play-on.ts';
import { Player, type Socket } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder, testServer } from './serving.ts';

async function play(socket: Socket, move: Move): Promise<void> {
  const version = (socket.update?.version ?? 0) + 1;
  const id = socket.move(move);
  await socket.taken(id);
  await socket.version(version);
}

function undo(socket: Socket, id: string = crypto.randomUUID(), version = socket.update?.version ?? 0): string {
  socket.say({ t: 'undo', id, version });
  return id;
}

const answerTo = (socket: Socket, id: string) =>
  socket.until('an answer', () => socket.received.find((message) => 'id' in message && message.id === id));

/** Two people after the first round: the winner, whose card was the last, may weigh up and swap. */
async function twoWeighing(address: string): Promise<{ a: Player; b: Player; table: TableInfo; mine: Socket; other: Socket }> {
  const a = await Player.join(address, 'Ada');
  const b = await Player.join(address, 'Bruno');
  const table = await a.table({ options: { cards: 4 } });
  await b.post(`/api/tables/${table.id}/sit`);
  await a.post(`/api/tables/${table.id}/start`);
  const [first, second] = [await a.watch(table.id), await b.watch(table.id)];
  await Promise.all([first.version(0), second.version(0)]);
  const lowest = (socket: Socket): number => Math.min(...socket.view<State>().hands[socket.seat as number]);
  const [other, mine] = lowest(first) < lowest(second) ? [first, second] : [second, first];
  await play(other, place(other));
  await mine.version(1);
  await play(mine, place(mine));
  await other.version(2);
  return { a, b, table, mine, other };
}

const weigh: Move = { type: 'weigh' };

describe('free', () => {
  it('takes back my own move, and everybody sees the position before it and a line in the log', async () => {
    const { address } = await testServer();
    const { mine, other } = await twoWeighing(address);
    expect(mine.update?.undo).toBeUndefined(); // the reveal lies behind
    const before = mine.update?.view;
    await play(mine, weigh);
    expect(mine.update?.undo).toBe('free');
    expect(mine.view<State>().weighed).toBe(1);
    await other.version(3);
    expect(other.update?.undo).toBeUndefined();
    const id = undo(mine);
    expect(await answerTo(mine, id)).toMatchObject({ t: 'update', id, update: { version: 4 } });
    await Promise.all([mine.version(4), other.version(4)]);
    expect(mine.update?.view).toEqual(before);
    expect(mine.update?.undo).toBeUndefined();
    const notice = { kind: '@undone', seat: mine.seat, moves: 1, from: 3 };
    for (const socket of [mine, other]) {
      expect(socket.update?.events.map(({ event }) => event)).toEqual([notice]);
      expect(socket.events.map(({ number }) => number)).toEqual(socket.events.map((_, at) => at + 1));
    }
    expect(mine.table?.training).toBeUndefined();
    // Whoever comes anew finds it in the log, and the game goes on.
    await Promise.all([playOn(mine), playOn(other)]);
    expect(mine.update?.result).toBeDefined();
  });

  it('goes back several moves one by one, up to the reveal', async () => {
    const { address } = await testServer();
    const { mine } = await twoWeighing(address);
    await play(mine, weigh);
    await play(mine, weigh);
    for (const version of [5, 6]) {
      undo(mine);
      await mine.version(version);
    }
    expect(mine.view<State>().weighed).toBe(0);
    const id = undo(mine);
    expect(await answerTo(mine, id)).toEqual({
      t: 'refused',
      id,
      refusal: { code: 'CANNOT_UNDO', rule: 'undo', about: 'reveal' },
    });
    expect(mine.update?.version).toBe(6);
  });

  it('is refused when something was revealed, when another has moved, and when my turn is over', async () => {
    const { address } = await testServer();
    const { mine, other } = await twoWeighing(address);
    const reason = async (socket: Socket): Promise<string | undefined> => {
      const answer = await answerTo(socket, undo(socket));
      return answer.t === 'refused' ? answer.refusal.about : answer.t;
    };
    expect(await reason(mine)).toBe('reveal');
    expect(await reason(other)).toBe('turn');
    await play(mine, weigh);
    await play(mine, { type: 'keep' });
    await other.version(4);
    await play(other, place(other));
    await mine.version(5);
    expect(await reason(mine)).toBe('other');
    expect(await reason(other)).toBe('turn');
  });

  it('is told where the game is when it names a version that does not exist, whoever sits there', async () => {
    const { log, errors } = keptLog();
    const { address } = await testServer({ log });
    const people = await twoWeighing(address);
    const alone = await Player.join(address, 'Carla');
    const { id: table } = await alone.table({ bots: [{ seat: 1, level: 'greedy' }], start: true });
    const training = await alone.watch(table);
    await training.version(1); // the bot has put its card down
    for (const socket of [people.mine, people.other, training]) {
      const now = socket.update?.version;
      for (const version of [99_999_999, Number.MAX_SAFE_INTEGER]) {
        const answer = await answerTo(socket, undo(socket, crypto.randomUUID(), version));
        if (answer.t !== 'behind') throw new Error(JSON.stringify(answer));
        expect(answer.updates.map((update) => update.version)).toEqual([now]);
      }
    }
    expect(errors).toEqual([]);
  });

  it('counts once when sent twice, and is told what it missed when it comes too late', async () => {
    const { address } = await testServer();
    const { mine } = await twoWeighing(address);
    await play(mine, weigh);
    await play(mine, weigh);
    undo(mine, 'once', 4);
    undo(mine, 'once', 4);
    const answers = await mine.until('two answers', () => {
      const all = mine.received.filter((message) => 'id' in message && message.id === 'once');
      return all.length === 2 && all;
    });
    expect(answers).toMatchObject([
      { t: 'update', update: { version: 5 } },
      { t: 'accepted', version: 5 },
    ]);
    undo(mine, 'late', 4);
    const behind = await answerTo(mine, 'late');
    expect(behind).toMatchObject({ t: 'behind', updates: [{ version: 5, undo: 'free' }] });
    expect(mine.view<State>().weighed).toBe(1);
  });

  it('is not for spectators, and a move cannot pretend to be one', async () => {
    const { address } = await testServer();
    const { table, mine } = await twoWeighing(address);
    const guest = await new Player(address).watch(table.id);
    await guest.message('welcome');
    guest.say({ t: 'undo', id: 'x', version: 2 });
    expect(await guest.message('error')).toMatchObject({ code: 'NOT_SEATED', id: 'x' });
    const id = mine.move({ type: '@undo', moves: 1 } as never);
    expect(await answerTo(mine, id)).toMatchObject({ t: 'refused', refusal: { code: 'MALFORMED' } });
  });
});

describe('training', () => {
  const alone = { seats: 3, bots: [1, 2].map((seat) => ({ seat, level: 'greedy' as const })), start: true };

  it('goes back across reveals to my last decision, marks the table, and the record says so', async () => {
    const { address } = await testServer();
    const a = await Player.join(address, 'Ada');
    const { id } = await a.table(alone);
    const socket = await a.watch(id);
    const myTurn = (after: number) =>
      socket.until('my turn', () => {
        const now = socket.update;
        return now && now.version >= after && now.toAct.includes(0) && now;
      });
    const before = await myTurn(0);
    const hand = [...socket.view<State>().hands[0]];
    await play(socket, place(socket, 0));
    const then = await myTurn(before.version + 1);
    expect(then.undo).toBe('training');
    expect((await a.get(`/api/tables/${id}`)) as TableInfo).not.toHaveProperty('training');
    undo(socket);
    await socket.message('table', ({ table }) => table.training === true);
    const back = await myTurn(then.version + 1);
    expect(socket.view<State>().hands[0]).toEqual(hand);
    const notice = socket.events.find(({ event }) => event.kind === '@undone')?.event;
    expect(notice).toMatchObject({ seat: 0, from: expect.any(Number) as number });
    expect(back.version).toBeGreaterThan(then.version);
    await play(socket, place(socket, 1));
    await playOn(socket);
    expect(socket.update?.undo).toBeUndefined();
    await socket.message('table', ({ table }) => table.phase === 'over');
    expect(await answerTo(socket, undo(socket))).toMatchObject({ t: 'refused' });
    const doc = readRecord(await a.get(`/api/tables/${id}/record`)) as GameRecord;
    expect(verify(game, doc, () => true)).toBeUndefined();
    expect(doc.training).toBe(true);
    expect(doc.undone?.length).toBe((notice as unknown as { moves: number }).moves);
    const mine = doc.undone?.filter(({ seat }) => seat === 0);
    expect(mine).toEqual([{ at: mine?.[0].at, backTo: mine?.[0].at, seat: 0, move: { type: 'place', card: hand[0] } }]);
    expect(doc.moves.find(({ seat }) => seat === 0)?.move).toEqual({ type: 'place', card: hand[1] });
    const { mine: list } = (await a.get('/api/tables')) as { mine: TableInfo[] };
    expect(list[0].training).toBe(true);
  });

  it('is not offered to anybody while two people play', async () => {
    const { address } = await testServer();
    const { mine, other } = await twoWeighing(address);
    expect([mine.update?.undo, other.update?.undo]).toEqual([undefined, undefined]);
  });

  it('stops a bot that still thinks about a position that is gone', async () => {
    const { address } = await testServer({ botLimitMs: 20_000, botThreads: 1 });
    const a = await Player.join(address, 'Ada');
    const { id } = await a.table({ options: { cards: 2, bots: 'stuck' }, bots: [{ seat: 1, level: 'greedy' }], start: true });
    const socket = await a.watch(id);
    await socket.version(0);
    await play(socket, place(socket)); // the bot is asked from the start, and never answers
    expect(socket.update?.undo).toBe('training');
    undo(socket);
    await socket.version(2);
    expect(socket.view<State>().placed[0]).toBe(false);
    expect(socket.update?.toAct).toEqual([0, 1]);
    expect(await a.get('/metrics')).not.toContain('cantiere_bot_failures_total{');
  });
});

describe('a game in play', () => {
  const begin = (): TableGame =>
    new TableGame(
      { game, door: openDoor(game, moveSchema), plans: [], edition: '1-0', data, source: { game: 'altezze', edition: '1-0' } },
      { seats: 3, options: { cards: 8, bots: 'well' }, seed: seedFrom('undo') },
    );
  const mark = (moveId: string) => ({ moveId, at: 0 });
  const step = (play: TableGame): void => {
    const [seat] = play.toAct;
    play.played(play.attempt(seat, play.movesOf(seat)[0]), mark(`m${play.version}`));
  };

  it('lets no sealed decision stand that was made before something was taken back', () => {
    const play = begin();
    step(play);
    expect(play.stillStands(1, 0)).toBe(true);
    play.takeBack(0, { moves: 1 }, mark('back'));
    expect(play.toAct).toEqual([0, 1, 2]);
    expect(play.stillStands(1, 0)).toBe(false);
    expect(play.stillStands(1, play.version)).toBe(true);
  });

  it('goes back any number of moves, again and again', () => {
    const play = begin();
    const views = [play.viewOf(0)];
    for (let n = 0; n < 30; n++) {
      step(play);
      views.push(play.viewOf(0));
    }
    for (const [moves, left] of [
      [1, 29],
      [3, 26],
      [24, 2],
      [1, 1],
      [1, 0],
    ]) {
      play.takeBack(0, { moves }, mark(`back to ${left}`));
      expect(play.viewOf(0)).toEqual(views[left]);
      expect(play.movesAt().length).toBe(left);
    }
    step(play);
    expect(play.viewOf(0)).toEqual(views[1]);
    expect(() => play.takeBack(0, { moves: 2 }, mark('too far'))).toThrow(RangeError);
  });
});

it('holds after kill -9: what was taken back stays taken back', async () => {
  const data = await temporaryFolder();
  const server = await startChild({ data });
  const { a, b, table, mine } = await twoWeighing(server.address);
  await play(mine, weigh);
  await play(mine, weigh);
  const id = undo(mine, 'mine', 4);
  expect(await answerTo(mine, id)).toMatchObject({ t: 'update', id, update: { version: 5 } });
  await server.kill();
  const again = await startChild({ data });
  const who = mine.seat === 0 ? a : b;
  who.address = again.address;
  const back = await who.watch(table.id, 4);
  const welcome = await back.message('welcome');
  expect(welcome.update).toMatchObject({ version: 5, undo: 'free', lastMove: 3 });
  expect(welcome.update?.events.map(({ event }) => event.kind)).toEqual(['@undone']);
  expect(back.view<State>().weighed).toBe(1);
  undo(back, 'mine', 4);
  expect(await answerTo(back, 'mine')).toEqual({ t: 'accepted', id: 'mine', version: 5 });
  await play(back, { type: 'keep' });
});

it.runIf(realPostgres)('what is taken back on one process is gone on the other', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const [one, two] = await Promise.all([startChild({ databaseUrl }), startChild({ databaseUrl })]);
  const { a, b, table, mine } = await twoWeighing(one.address);
  const far = mine.seat === 0 ? b : a;
  far.address = two.address;
  const other = await far.watch(table.id);
  await play(mine, weigh);
  await other.version(3);
  undo(mine);
  await other.version(4);
  expect(other.view<State>().weighed).toBe(0);
  await Promise.all([playOn(mine), playOn(other)]);
  await Promise.all([one.stop(), two.stop()]);
  await drop();
});

it('the record says where the game went on, also for what was taken back in a line that was then given up', () => {
  let number = 0;
  const step = (what: Step): StoredStep => ({ ...what, number: ++number, seat: 0, moveId: `${number}`, at: 0 });
  const plays = (card: number): StoredStep => step({ move: { type: 'place', card } as Move });
  const back = (moves: number): StoredStep => step({ undo: { moves } });
  const { moves, undone } = standing([plays(1), plays(2), plays(3), back(1), plays(4), back(2), plays(5), plays(6), back(1)]);
  const cardOf = ({ move }: PlayedMove): unknown => (move as Move & { card?: number }).card;
  expect(moves.map(cardOf)).toEqual([1, 5]);
  expect(undone?.map((each) => [cardOf(each), each.at, each.backTo])).toEqual([
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 1],
    [6, 2, 2],
  ]);
});

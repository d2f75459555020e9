/** Films, addresses, files and games that go on from a position. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deal,
  defaultOptions,
  quickChance,
  record,
  replay,
  seedFrom,
  verify,
  type Game,
  type GameRecord,
  type PlayedMove,
  type Viewer,
} from '@cantiere/engine';
import { hasShape } from '@cantiere/engine/shape';
import { findGame, shelf } from '@cantiere/games';
import { coarseFirst } from '../analysis/order.ts';
import { tableWords } from '../live/tableEvents.ts';
import { withTakenBack } from '../live/takenBack.ts';
import { LocalGame } from '../offline/localGame.ts';
import { en } from '../text/en.ts';
import { readMoment, writeMoment } from './address.ts';
import { faultWords } from './faultWords.ts';
import { checkRecord, type FileFault } from './checkRecord.ts';
import { readGameFile } from './readFile.ts';
import { RecordReplay } from './recordReplay.ts';
import { roundFrom } from './rounds.ts';
import { ServerReplay } from './serverReplay.ts';

async function playedGame(id: string, most = Infinity): Promise<{ game: Game; doc: GameRecord }> {
  const shelved = findGame(id)!;
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  const start = { seats: 3, options: defaultOptions(game.options), seed: seedFrom(`replay ${id}`) };
  const chance = quickChance(3);
  const state = deal(game, start);
  const moves: PlayedMove[] = [];
  for (let asked = game.toAct(state); asked.length > 0 && moves.length < most; asked = game.toAct(state)) {
    const seat = asked[0]!;
    const move = bot.greedy(game.view(state, seat), seat, chance);
    game.play(state, seat, move);
    moves.push({ seat, move });
  }
  return { game, doc: record(game, start, moves, ['Ada', 'Bruno', 'Carla']) };
}

const citadels = await playedGame('citadels');
const EVERYBODY: Viewer[] = [0, 1, 2, 'spectator', 'all'];

describe.each(shelf.map(({ meta }) => meta.id))('the replay of %s', (id) => {
  it('shows at every position, forwards and backwards, what each viewer knew then', async () => {
    const { game, doc } = await playedGame(id, 40);
    const watched = new RecordReplay(game, doc, doc.moves, EVERYBODY);
    expect(watched.length).toBe(doc.moves.length);
    for (const at of [0, 1, 11, 12, 13, 40, 25, 7].filter((each) => each <= watched.length)) {
      const state = replay(game, doc, doc.moves, at);
      for (const viewer of EVERYBODY) {
        expect(watched.position(at, viewer).view).toEqual(game.view(state, viewer));
        expect(watched.scores(viewer)[at]).toEqual(game.scores(game.view(state, viewer)));
      }
      expect(watched.position(at, 0).toAct).toEqual(game.toAct(state));
      expect(watched.rounds[at]).toBe(game.round(state));
    }
  });

  it('with everything open lays open what a seat cannot see', async () => {
    const { game, doc } = await playedGame(id, 10);
    const { texts } = await findGame(id)!.texts();
    const watched = new RecordReplay(game, doc, doc.moves, EVERYBODY);
    const piles = texts.it.faceDown(watched.position(8, 'all').view as never);
    expect(piles.flatMap(({ pieces }) => pieces).length).toBeGreaterThan(5);
  });
});

describe('a replay', () => {
  const { game, doc } = citadels;
  const watched = new RecordReplay(game, doc, doc.moves, EVERYBODY);

  it('tells each viewer their own story', () => {
    const kept = (viewer: Viewer): string => JSON.stringify(watched.story(viewer).map(({ event }) => event));
    expect(kept('all')).not.toBe(kept('spectator'));
    expect(kept(0)).not.toBe(kept(1));
    expect(watched.story(0).every(({ version }) => version >= 0 && version <= watched.length)).toBe(true);
    const numbers = watched.story(1).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, n) => n + 1));
  });

  it('gives the same object for the same position', () => {
    expect(watched.position(5, 1)).toBe(watched.position(5, 1));
  });

  it('is refused when a move does not belong to these rules', () => {
    const bad = [...doc.moves.slice(0, 3), { seat: 2, move: { type: 'END_TURN' } }];
    expect(() => new RecordReplay(game, doc, bad, EVERYBODY)).toThrow(/not legal/);
  });

  it('says where moves were taken back, after what led there', () => {
    const { seat, move } = doc.moves[0]!;
    const undone = [
      { at: 4, backTo: 3, seat, move },
      { at: 3, backTo: 3, seat, move },
      { at: 0, seat, move },
    ];
    const { takenBack } = new RecordReplay(game, doc, doc.moves, EVERYBODY, undone);
    const told = withTakenBack(watched.story(0), takenBack);
    const lines = told.flatMap((line, n) => {
      const words = tableWords(line.event, en);
      return words ? [{ words, at: line.version, next: told[n + 1]?.version }] : [];
    });
    expect(lines).toEqual([
      { words: ['Here one move was taken back.'], at: 0, next: 1 },
      { words: ['Here 2 moves were taken back.'], at: 3, next: 4 },
    ]);
    expect(new Set(told.map(({ number }) => number)).size).toBe(told.length);
    expect(withTakenBack(watched.story(0), [])).toBe(watched.story(0));
  });

  it('goes from round to round', () => {
    const rounds = [1, 1, 1, 2, 2, 3];
    expect([0, 2, 3, 5].map((at) => roundFrom(rounds, at, 1))).toEqual([3, 3, 5, 5]);
    expect([0, 2, 3, 4, 5].map((at) => roundFrom(rounds, at, -1))).toEqual([0, 0, 0, 3, 3]);
  });
});

describe('a replay of a running game', () => {
  const story = { seat: 1, moves: 30, log: [], scores: [], rounds: [] } as never;
  const asked: string[] = [];
  let seat = 1;
  beforeEach(() => {
    asked.length = 0;
    seat = 1;
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      const from = Number(new URL(path, 'http://x').searchParams.get('from'));
      const positions = Array.from({ length: 24 }, (_, n) => ({ at: from + n, view: { n: from + n }, toAct: [] }));
      return Promise.resolve(new Response(JSON.stringify({ seat, positions })));
    });
  });

  it('asks the server for parts, each once, and only through my own eyes', async () => {
    const watched = new ServerReplay('/api/tables/x/replay', story);
    expect(watched.viewers).toEqual([1]);
    expect(watched.position(30)).toBeUndefined();
    await Promise.all([watched.load(30), watched.load(25), watched.load(29)]);
    await watched.load(26);
    expect(asked).toEqual(['/api/tables/x/replay/positions?from=24&count=24']);
    expect(watched.position(30)?.view).toEqual({ n: 30 });
  });

  it('takes nothing that was seen through other eyes', async () => {
    const watched = new ServerReplay('/api/tables/x/replay', story);
    seat = 0;
    await watched.load(3);
    expect(watched.position(3)).toBeUndefined();
  });
});

describe('the address of a moment', () => {
  it.each([
    { at: 0, as: 'all', tab: 'piles' },
    { at: 123, as: 1, tab: 'analysis' },
    { at: 7, as: 'spectator', tab: undefined },
  ] as const)('is read back: %o', (moment) => {
    expect(readMoment(writeMoment(moment))).toEqual(moment);
  });

  it('counts seats as people do, and nonsense is nothing', () => {
    expect(writeMoment({ at: 4, as: 0 })).toBe('?at=4&as=seat1');
    expect(readMoment('?at=-3&as=seat0&show=secrets')).toEqual({ at: undefined, as: undefined, tab: undefined });
    expect(readMoment('?at=1e9')).toEqual({ at: undefined, as: undefined, tab: undefined });
  });
});

describe('a game’s file', () => {
  const file = (content: unknown) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    return { size: text.length, text: () => Promise.resolve(text) };
  };
  const { doc } = citadels;
  const faultOf = async (content: unknown): Promise<FileFault | undefined> => {
    const read = await readGameFile(file(content), checkRecord);
    return 'fault' in read ? read.fault : undefined;
  };

  it('that is honest is opened', async () => {
    expect(await readGameFile(file(doc), checkRecord)).toEqual(JSON.parse(JSON.stringify(doc)));
  });

  const [first, ...rest] = doc.moves;
  it.each([
    ['no JSON', '{"format": "canti', 'NOT_A_RECORD'],
    ['something else', { hello: 'world' }, 'NOT_A_RECORD'],
    ['a newer format', { ...doc, version: 99 }, 'OTHER_VERSION'],
    ['another game', { ...doc, game: 'chess' }, 'OTHER_GAME'],
    ['other rules', { ...doc, rulesVersion: 999 }, 'OTHER_RULES'],
    ['another seed', { ...doc, seed: seedFrom('forged') }, 'SEED_MISMATCH'],
    ['a move that is none', { ...doc, moves: [{ ...first, move: { type: 'CHEAT' } }, ...rest] }, 'ILLEGAL_MOVE'],
    ['a move left out', { ...doc, moves: rest }, 'ILLEGAL_MOVE'],
    ['another winner', { ...doc, result: { ...doc.result, totals: [99, 0, 0] } }, 'RESULT_MISMATCH'],
    ['a game cut short', record(citadels.game, doc, doc.moves.slice(0, 20), []), 'NOT_OVER'],
  ])('with %s is refused in words', async (_what, content, code) => {
    const fault = await faultOf(content);
    expect(fault?.code).toBe(code);
    expect(faultWords(fault!, en.replay.file)).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('that is too large or cannot be read is refused in words', async () => {
    const large = await readGameFile({ size: 1e9, text: () => Promise.resolve('') });
    const unreadable = await readGameFile({ size: 1, text: () => Promise.reject(new Error('gone')) });
    for (const read of [large, unreadable]) expect('fault' in read && faultWords(read.fault, en.replay.file)).toMatch(/\.$/);
  });

  it('of a game that went on from a position is checked all the way back', async () => {
    const { game } = citadels;
    const from = { seed: doc.seed, moves: doc.moves.slice(0, 30).map(({ seat, move }) => ({ seat, move })), seat: 1 };
    const start = { seats: doc.seats, options: doc.options, seed: seedFrom('anew'), from };
    const onward = record(game, start, [], doc.players);
    const { moveSchema } = await findGame('citadels')!.schema();
    expect(verify(game, onward, (move) => hasShape(moveSchema, move))).toBeUndefined();
    expect(await checkRecord({ ...onward, from: { ...from, moves: from.moves.slice(1) } })).toEqual({
      fault: expect.objectContaining({ code: 'BAD_BRANCH' }),
    });
  });
});

describe.each(shelf.map(({ meta }) => meta.id))('playing on at %s', (id) => {
  it('begins with what the seat knew, in a world of its own, and the log goes on', async () => {
    const { game, doc } = await playedGame(id, 20);
    const from = { seed: doc.seed, moves: doc.moves.map(({ seat, move }) => ({ seat, move })), seat: 1 };
    const there = replay(game, doc, doc.moves);
    const local = (seed: string) => new LocalGame(game, { seats: 3, options: doc.options, seed: seedFrom(seed), from }, 1, []);
    const onward = local('one');
    expect(onward.viewOf(1)).toEqual(game.view(there, 1));
    expect(onward.toAct).toEqual(game.toAct(there));
    const watched = new RecordReplay(game, doc, doc.moves, [1]);
    expect(onward.myLog.map(({ event }) => event)).toEqual(watched.story(1).map(({ event }) => event));
    // What is hidden is not what it was: worlds differ from each other and from the first one.
    const open = (state: typeof there): string => JSON.stringify({ ...game.view(state, 'all'), chance: null });
    const worlds = ['one', 'two', 'three'].map((seed) =>
      open(deal(game, { seats: 3, options: doc.options, seed: seedFrom(seed), from })),
    );
    expect(new Set([open(there), ...worlds]).size).toBeGreaterThan(2);
  });
});

it('decisions are looked at from everywhere first, each once', () => {
  for (const count of [0, 1, 2, 7, 100]) {
    const order = coarseFirst(count);
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, n) => n));
  }
  expect(coarseFirst(9).slice(0, 4)).toEqual([0, 8, 4, 2]);
});

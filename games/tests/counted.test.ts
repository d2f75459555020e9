/** What every game counts of itself: of what really happened, under keys with a name in every language; and what is shipped of the bots. */
import { describe, expect, it } from 'vitest';
import {
  deal,
  defaultOptions,
  LANGUAGES,
  pick,
  quickChance,
  readEdition,
  seedFrom,
  type PlayedMove,
  type Told,
} from '@cantiere/engine';
import {
  addGame,
  Counting,
  countingAgain,
  emptySums,
  keyName,
  MOST_BARS,
  PLAIN_NUMBERS,
  readNumbers,
  type GameCount,
} from '@cantiere/engine/numbers';
import { everyGame, shelf, type Shelved } from '../registry.ts';

/** Counted while it is played by whoever plays it, and once more from its moves. */
async function played(shelved: Shelved, seats: number, how: 'greedy' | 'random'): Promise<GameCount> {
  const [{ game }, { bot }, part] = await Promise.all([shelved.rules(), shelved.bot(), shelved.numbers?.()]);
  const numbers = part?.numbers ?? PLAIN_NUMBERS;
  const start = { seats, options: defaultOptions(game.options), seed: seedFrom(`${how} ${seats}`) };
  const chance = quickChance(seats);
  const counting = new Counting(numbers, seats);
  const told: Told[] = [];
  const state = deal(game, start, told);
  counting.dealt(told);
  const moves: PlayedMove[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const move = how === 'greedy' ? bot.greedy(game.view(state, seat), seat, chance) : pick(chance, game.moves(state, seat));
    told.length = 0;
    game.play(state, seat, move, told);
    counting.played(told);
    moves.push({ seat, move });
  }
  const counted = counting.end(game, state)!;
  const again = countingAgain(game, numbers, start, moves);
  let step = again.next();
  while (!step.done) step = again.next();
  expect(step.value).toEqual(counted);
  expect([counted.moves, counted.rounds]).toEqual([moves.length, game.round(state)]);
  return counted;
}

const sizes = everyGame.flatMap((shelved) =>
  [shelved.meta.players.min, shelved.meta.players.max].map((seats) => [shelved.meta.id, seats, shelved] as const),
);

describe.each(sizes)('%s with %i players', (_, seats, shelved) => {
  it.each(['greedy', 'random'] as const)('a game played (%s) adds up to its score sheet, and is small', async (how) => {
    const counted = await played(shelved, seats, how);
    const numbers = (await shelved.numbers?.())?.numbers ?? PLAIN_NUMBERS;
    expect(counted.first >= 0 && counted.first < seats).toBe(true);
    for (let seat = 0; seat < seats; seat++) {
      const lines = Object.values(counted.lines).reduce((sum, points) => sum + (points[seat] ?? 0), 0);
      expect(lines).toBeCloseTo(counted.totals[seat] ?? 0, 6);
    }
    const sums = emptySums(seats, numbers);
    addGame(sums, numbers, counted);
    expect(sums.byPlace.map(([games]) => games)).toEqual(Array(seats).fill(1));
    expect(sums.byPlace.reduce((all, [, won]) => all + won, 0)).toBeCloseTo(1, 3);
    const all = sums.totals.winnersPoints + sums.totals.othersPoints;
    expect(all).toBeCloseTo(
      counted.totals.reduce((a, b) => a + b, 0),
      3,
    );
    expect(JSON.stringify(counted).length).toBeLessThan(6_000);
  });
});

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('what %s counts', (id, shelved) => {
  it('happens, in every topic, and has its own name in every language', async () => {
    const { numbers } = await shelved.numbers!();
    const { texts } = await shelved.texts();
    const counted = await played(shelved, shelved.meta.players.max, 'greedy');
    for (const topic of numbers.topics) {
      const times = (counted.topics[topic.id] ?? []).flatMap((seat) => Object.values(seat).map(([, often]) => often));
      expect([topic.id, times.length > 0]).toEqual([topic.id, true]);
      expect(new Set(topic.keys).size).toBe(topic.keys.length);
      for (const language of LANGUAGES) {
        const names = topic.keys.map((key) => keyName(topic, key, language, texts[language]));
        expect(topic.keys.filter((key, at) => names[at] === key || names[at] === '')).toEqual([]);
        expect(new Set(names).size, `${topic.id}: ${names.join(', ')}`).toBe(names.length);
        expect(topic.words[language].title).not.toBe('');
      }
    }
  });

  it('is shipped: ten thousand games of the bots, small, of a real edition', async () => {
    const json = (await shelved.botNumbers!()).default;
    const file = readNumbers(json)!;
    const { numbers } = await shelved.numbers!();
    const { min, max } = shelved.meta.players;
    expect(file.game).toBe(id);
    expect(readEdition(file.edition)).toBeDefined();
    expect(file.games).toBe(10_000);
    expect(file.sums.map(({ seats }) => seats)).toEqual(Array.from({ length: max - min + 1 }, (_, n) => min + n));
    expect(file.sums.reduce((all, { games }) => all + games, 0)).toBe(file.games);
    expect(JSON.stringify(json).length).toBeLessThan(30_000);
    for (const sums of file.sums) {
      expect(sums.byPlace.reduce((all, [, won]) => all + won, 0)).toBeCloseTo(sums.games, -1);
      expect(sums.winners + sums.others).toBe(sums.games * sums.seats);
      expect(sums.totals.moves / sums.games).toBeGreaterThan(10);
      for (const each of [sums.rounds, sums.moves]) {
        expect(each.counts.reduce((a, b) => a + b, 0)).toBe(sums.games);
        expect(each.counts.length).toBeLessThan(MOST_BARS);
      }
      expect(Object.keys(sums.topics)).toEqual(numbers.topics.map((topic) => topic.id));
    }
  });
});

describe('numbers of a game agree with each other', () => {
  const find = (id: string): Shelved => shelf.find(({ meta }) => meta.id === id)!;
  /** Sum and times of a topic at each seat; of one key, or of all. */
  const of = (counted: GameCount, topic: string, key?: string): (readonly [number, number])[] =>
    (counted.topics[topic] ?? []).map((seat) =>
      Object.entries(seat)
        .filter(([each]) => key === undefined || each === key)
        .reduce<readonly [number, number]>(([sum, times], [, tally]) => [sum + tally[0], times + tally[1]], [0, 0]),
    );

  it('Citadels: nobody names a victim without having been the Assassin', async () => {
    const counted = await played(find('citadels'), 5, 'greedy');
    const assassin = of(counted, 'characters', 'assassin');
    of(counted, 'victims').forEach(([named], seat) => expect(named).toBeLessThanOrEqual(assassin[seat]![0]));
    // Everybody takes one character in every round.
    expect(of(counted, 'characters').map(([taken]) => taken)).toEqual(Array(5).fill(counted.rounds));
  });

  it('Capitol: what stands in the city has a height and an area, what was won a price, and everybody bids at each auction', async () => {
    const counted = await played(find('capitol'), 4, 'greedy');
    expect(of(counted, 'heights')).toEqual(of(counted, 'areas'));
    expect(of(counted, 'tiles').map(([, times]) => times)).toEqual(of(counted, 'prices').map(([, times]) => times));
    const [first, ...others] = of(counted, 'bids').map(([, times]) => times);
    expect(others).toEqual(others.map(() => first));
  });

  it('The Builders: what was finished brings the points of the sheet', async () => {
    const shelved = find('builders');
    const counted = await played(shelved, 4, 'greedy');
    const { printed } = (await shelved.data!()) as { printed: Record<'buildings' | 'machines', { id: string; vp: number }[]> };
    const worth = new Map([...printed.buildings, ...printed.machines].map(({ id, vp }) => [id, vp]));
    (counted.topics['finished'] ?? []).forEach((seat, at) => {
      const points = Object.entries(seat).reduce((sum, [id, [times]]) => sum + times * (worth.get(id) ?? 0), 0);
      expect(points).toBe((counted.lines['buildings']?.[at] ?? 0) + (counted.lines['machines']?.[at] ?? 0));
    });
  });

  it('The Hanging Gardens: every temple stands on a group, and sets are made of tiles', async () => {
    const counted = await played(find('gardens'), 3, 'greedy');
    expect(of(counted, 'temples').map(([, times]) => times)).toEqual(of(counted, 'groups').map(([, times]) => times));
    const tiles = of(counted, 'tiles');
    of(counted, 'sets').forEach(([sets], seat) => expect(sets).toBeLessThan(tiles[seat]![0]));
  });

  it('Urban Sprawl: every building has a zone', async () => {
    const counted = await played(find('sprawl'), 2, 'greedy');
    expect(of(counted, 'zones')).toEqual(of(counted, 'built'));
  });
});

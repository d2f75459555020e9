/** What the day's pages work out by themselves: the wall, the words of time, headlines, the field, the list, the picture, where two games part. */
import { describe, expect, it } from 'vitest';
import type { GameRecord, PlayedMove } from '@cantiere/engine';
import type { DealField, FieldGhost, FieldPerson, DealRank } from '@cantiere/server/protocol';
import { dealAccountOf } from '../analysis/account.ts';
import { en as texts } from '../text/en.ts';
import { apart, drawField, labelsUnder } from './field.ts';
import { besideHeadline, ENOUGH, headline, mayShare, wasLeft } from './headline.ts';
import { opponentOf, partingOf } from './parting.ts';
import { luckQuestion, madeOf, masterOf } from './madeOf.ts';
import { rankingLines } from './ranking.ts';
import { bricksOf, cardOf, cardText } from './share/card.ts';
import { splitWords } from './splitWords.ts';
import { wallOf } from './wall.ts';
import { dayInWords, leftInWords, nextChange } from './when.ts';
import { en } from './words/en.ts';
import { it as it_ } from './words/it.ts';

const MINUTE = 60_000;

const standing = (over: Partial<DealRank>): DealRank => ({
  place: 1,
  people: 1,
  behind: 0,
  ahead: 0,
  placeWithGhosts: 1,
  ...over,
});

describe('the wall', () => {
  const at = (days: number, today: 'laid' | 'open') =>
    wallOf(days, today)
      .places.map(({ what }) => what[0])
      .join('');
  it('has a brick for each day and a place for today', () => {
    expect(at(0, 'open')).toBe('tgggggg');
    expect(at(3, 'open')).toBe('bbbtggg');
    expect(at(3, 'laid')).toBe('bbbgggg');
    expect(at(12, 'open')).toBe('bbbbbbbbbbbbtg');
  });
  it('begins a course when the one below is full, and shows the two topmost', () => {
    expect(wallOf(7, 'laid').courses).toBe(1);
    expect(at(7, 'open')).toBe('bbbbbbbtgggggg');
    expect(wallOf(400, 'open').courses).toBe(2);
    expect(wallOf(400, 'open').places.filter(({ what }) => what === 'today')).toHaveLength(1);
  });
});

describe('time', () => {
  it('is told in hours and minutes, in seconds at the end, and never runs below nothing', () => {
    expect(leftInWords(7 * 60 * MINUTE + 41.2 * MINUTE, texts)).toBe('7 h 42 min');
    expect(leftInWords(11 * MINUTE, texts)).toBe('11 min');
    expect(leftInWords(4 * MINUTE + 9_400, texts)).toBe('4:09');
    expect(leftInWords(-5, texts)).toBe('0:00');
  });
  it('is looked at when its words change', () => {
    expect(nextChange(3 * 60 * MINUTE + 400)).toBe(400);
    expect(nextChange(5 * MINUTE + 120)).toBe(120);
  });
  it('a day is the same day wherever the browser is', () => {
    expect(dayInWords('2026-11-15', 'it')).toBe('domenica 15 novembre');
    expect(dayInWords('2026-11-15', 'en', true)).toBe('15 November');
  });
});

describe('the headline', () => {
  it('is a rank among few, a percentile among many, and says when one is alone', () => {
    expect(headline(standing({ place: 3, people: 5, betterThan: 50 }), undefined, texts)).toBe('3rd of 5');
    expect(headline(standing({ place: 37, people: 128, betterThan: 71 }), undefined, texts)).toBe('Better than 71 in 100');
    expect(headline(standing({}), undefined, texts)).toBe(texts.daily.alone);
  });
  // The server compares every try that is over, those that do not count too.
  it('says first why a try is not ranked, whatever it compares with, and is not shown around', () => {
    for (const why of ['late', 'second', 'impossible'] as const) {
      const mine = { table: 't', state: 'over', begunAt: 0, points: 60, notCounted: why } as const;
      const first = standing({ place: 1, people: 3, behind: 2, betterThan: 100 });
      expect(headline(first, mine, texts)).toBe(texts.daily.notCounted[why]);
      expect(headline(undefined, mine, texts)).toBe(texts.daily.notCounted[why]);
      expect(mayShare({ standing: first, mine })).toBe(false);
      expect(besideHeadline(first, mine, texts, 6)).toBe(why === 'late' ? 'It would have been 1st of 3' : '');
      const field = { deal: { mine, standing: first }, columns: [], people: [] } as unknown as DealField;
      const card = cardOf({ field, game: 'Capitol', day: 'Sunday', name: undefined, streak: undefined }, texts, en);
      expect(cardText(card, '')).not.toContain('1st');
      expect(card.bricks).toEqual([]);
    }
    const counts = { table: 't', state: 'over', begunAt: 0, points: 60 } as const;
    expect(mayShare({ standing: standing({}), mine: counts })).toBe(true);
  });
  it('tells the rank among people and ghosts beside the percentile, and to whoever is alone', () => {
    const many = standing({ place: 37, people: 128, betterThan: 71, placeWithGhosts: 39 });
    expect(besideHeadline(many, undefined, texts, 6)).toBe('37th of 128, 39th of 134 with the ghosts');
    expect(besideHeadline(standing({ place: 2, people: 3, placeWithGhosts: 4 }), undefined, texts)).toBe('4th with the ghosts');
    expect(besideHeadline(standing({ place: 2, people: 3, placeWithGhosts: 2 }), undefined, texts)).toBe(
      texts.daily.noGhostAhead,
    );
    const alone = standing({ placeWithGhosts: 3 });
    expect(headline(alone, undefined, texts)).toBe('3rd with the ghosts');
    expect(headline(alone, undefined, texts, 6)).toBe('3rd of 7 with the ghosts');
    expect(besideHeadline(alone, undefined, texts, 6)).toBe(texts.daily.alone);
    expect(headline(standing({}), undefined, texts, 6)).toBe('1st of 7 with the ghosts');
    // Nobody has been here, not even a ghost.
    expect(headline(standing({}), undefined, texts, 0)).toBe(texts.daily.alone);
    expect(besideHeadline(standing({}), undefined, texts, 0)).toBe('');
  });
  it('knows a game that was not finished in time from one that is played late', () => {
    const mine = { table: 't', state: 'playing', begunAt: 50, notCounted: 'late' } as const;
    expect(wasLeft({ mine, endsAt: 100 })).toBe(true);
    expect(wasLeft({ mine: { ...mine, begunAt: 150 }, endsAt: 100 })).toBe(false);
    expect(wasLeft({ mine: { table: 't', state: 'playing', begunAt: 50, until: 200 }, endsAt: 100 })).toBe(false);
  });
});

describe('the field', () => {
  const wish = { width: 900, height: 268, ghosts: [], friends: [], flag: 120, bust: 38 };
  it('has a dot for each person, none above the drawing, and a line only with enough people', () => {
    const few = drawField(
      {
        ...wish,
        columns: [
          { points: 30, people: 3 },
          { points: 41, people: 1 },
        ],
        me: 41,
      },
      ENOUGH,
    );
    expect(few.dots).toHaveLength(4);
    expect(few.dots.filter(({ passed }) => passed)).toHaveLength(3);
    expect(few.line).toBeUndefined();
    const many = drawField({ ...wish, columns: [{ points: 30, people: 40 }], me: 30 }, ENOUGH);
    expect(many.line).toBeDefined();
    expect(many.dots).toHaveLength(40);
    expect(Math.min(...many.dots.map(({ y }) => y))).toBeGreaterThan(many.top);
    expect(drawField({ ...wish, columns: [{ points: 30, people: 250 }] }, ENOUGH).bars).toHaveLength(1);
    const crowd = drawField(
      {
        ...wish,
        columns: [
          { points: 30, people: 400 },
          { points: 31, people: 2 },
        ],
      },
      ENOUGH,
    );
    expect(crowd.dots).toEqual([]);
    expect(crowd.bars).toHaveLength(2);
  });
  it('keeps pills off each other and off my flag, and everything inside', () => {
    const friends = [39, 40, 40, 41, 41].map((points, n) => ({ points, label: `Friend ${n} ${points}` }));
    const { pills } = drawField(
      {
        ...wish,
        columns: [
          { points: 20, people: 1 },
          { points: 60, people: 1 },
        ],
        friends,
        me: 40,
      },
      ENOUGH,
    );
    for (const one of pills)
      for (const other of pills)
        if (one !== other && one.y === other.y) expect(Math.abs(one.x - other.x)).toBeGreaterThan((one.width + other.width) / 2);
    for (const { x, width } of pills) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(900);
    }
  });
  it('names the ghosts where there is room, and never writes one name over another', () => {
    const label = (name: string, points: number) => ({ long: `${name} ${points}`, short: String(points) });
    const three = [label('Architetto', 13), label('Maestro', 15), label('Apprendista', 19)];
    expect(labelsUnder([{ x: 100 }, { x: 144 }, { x: 400 }], three)).toEqual(['13', '15', 'Apprendista 19']);
    expect(labelsUnder([{ x: 100 }, { x: 250 }, { x: 400 }], three)).toEqual(three.map(({ long }) => long));
  });
  it('pushes busts of equal points apart and leaves the others where they belong', () => {
    const placed = apart([100, 100, 100, 700], 44, 20, 880);
    const xs = placed.map(({ x }) => x).sort((a, b) => a - b);
    for (let n = 1; n < xs.length; n++) expect((xs[n] ?? 0) - (xs[n - 1] ?? 0)).toBeGreaterThan(43);
    expect(placed[3]).toEqual({ x: 700, at: 700 });
    const edge = apart([880, 880, 880], 44, 20, 880).map(({ x }) => x);
    expect(Math.max(...edge)).toBeLessThanOrEqual(880);
    expect(new Set(edge).size).toBe(3);
  });
});

const person = (name: string, points: number, place: number | undefined, over: Partial<FieldPerson> = {}): FieldPerson => ({
  person: name,
  name,
  table: `t-${name}`,
  points,
  tablePlace: 1,
  ...(place !== undefined && { place }),
  endedAt: 0,
  ...over,
});
const ghost = (level: FieldGhost['level'], points: number): FieldGhost => ({ level, points, tablePlace: 1, place: 1 });

describe('the list', () => {
  const named = (field: Pick<DealField, 'people' | 'ghosts' | 'whole'>, friends = false): string =>
    rankingLines(field, friends)
      .map((line) => (line.kind === 'person' ? line.person.name : line.kind === 'ghost' ? `(${line.ghost.level})` : '…'))
      .join(' ');
  it('puts ghosts among people by points, and says where somebody is left out', () => {
    const people = [person('Ada', 58, 1), person('Bo', 53, 2), person('Me', 48, 37, { me: true }), person('Cy', 48, 37)];
    expect(named({ people, ghosts: [ghost('expert', 55), ghost('hard', 50)], whole: false })).toBe(
      'Ada (expert) Bo (hard) … Me Cy',
    );
    expect(named({ people: people.slice(0, 2), ghosts: [ghost('greedy', 4), ghost('random', 1)], whole: true })).toBe(
      'Ada Bo (greedy) (random)',
    );
  });
  it('shows friends and me alone, and those who are not ranked last', () => {
    const people = [
      person('Ada', 58, 1),
      person('Bo', 53, 2, { friend: true }),
      person('Me', 60, undefined, { me: true, notCounted: 'late' }),
    ];
    expect(named({ people, ghosts: [], whole: true }, true)).toBe('Bo Me');
    expect(named({ people, ghosts: [], whole: true })).toBe('Ada Bo Me');
  });
});

describe('what is shared', () => {
  it('is one brick a person among few, tenths among many, and never more than there are', () => {
    expect(bricksOf(standing({ place: 2, people: 4, behind: 2, ahead: 1, betterThan: 66 }))).toEqual([
      'passed',
      'passed',
      'me',
      'ahead',
    ]);
    const many = bricksOf(standing({ place: 37, people: 128, behind: 91, ahead: 36, betterThan: 71 }));
    expect(many).toHaveLength(10);
    expect(many.filter((kind) => kind === 'passed')).toHaveLength(7);
    expect(bricksOf(standing({ people: 128, behind: 127, betterThan: 100 })).at(-1)).toBe('me');
  });
  it('gives away neither points nor names of others', () => {
    const mine = { table: 'my-table', state: 'over', begunAt: 0, points: 4711 } as const;
    const deal = { mine, standing: standing({ place: 1, people: 3, behind: 2, betterThan: 100 }) } as DealField['deal'];
    const field = { deal, columns: [{ points: 4711, people: 1 }], people: [person('Nora', 12, 2)] } as unknown as DealField;
    const card = cardOf({ field, game: 'Capitol', day: '15 November', name: 'Ada', streak: 3 }, texts, en);
    const told = cardText(card, 'http://here/daily/2026-11-15') + JSON.stringify(card);
    expect(told).not.toContain('4711');
    expect(told).not.toContain('Nora');
    expect(told).not.toContain('my-table');
    expect(told).toContain('1st of 3');
    expect(told).toContain('3 days in a row');
  });
});

describe('what a result is made of', () => {
  const mine = { table: 't', state: 'over', begunAt: 0, points: 48 } as const;
  const made = madeOf(mine, ghost('expert', 55), { luck: 3.2, noise: 0.3 }, { luck: 3.6, noise: 0.4 });
  it('begins with what the master made without its luck, and adds up', () => {
    expect(made).toEqual({ master: 51.4, points: 48, luck: 3.2, noise: 0.3, doubt: 0.5 });
    expect(dealAccountOf(made)).toEqual({ par: 51, luck: 3, decisions: -6, points: 48 });
    expect(masterOf({ ghosts: [ghost('hard', 50), ghost('expert', 55)], deal: { mine } })?.points).toBe(55);
    // A weaker one is no measure.
    expect(masterOf({ ghosts: [ghost('hard', 50)], deal: { mine } })).toBeUndefined();
    // Nor is one that met other bots.
    expect(masterOf({ ghosts: [{ ...ghost('expert', 55), earlierBots: true }], deal: { mine } })).toBeUndefined();
  });
  it('counts neither the deal nor what was decided in my seat as luck', () => {
    const seats = [{ kind: 'bot', level: 'normal', name: 'Palladio' }, { kind: 'me' }] as const;
    const record = { seats: 2, options: {}, seed: 'ab', moves: [{ seat: 0, move: { type: 'x' }, hash: 'h' }] };
    expect(luckQuestion({ game: 'torre', seats: [...seats] }, 'e', record as unknown as GameRecord)).toEqual({
      game: 'torre',
      edition: 'e',
      start: { seats: 2, options: {}, seed: 'ab' },
      moves: [{ seat: 0, move: { type: 'x' } }],
      bots: ['normal', null],
      sameDeal: true,
      seed: 1,
    });
  });
  it('is said in a sentence, in both languages', () => {
    expect(splitWords(dealAccountOf(made), en)).toBe('Your decisions cost 6 points against the master; luck gave you 3 points.');
    expect(splitWords({ par: 51, luck: -1, decisions: 0, points: 50 }, it_)).toBe(
      'Hai deciso bene quanto il Maestro; la fortuna ti ha tolto 1 punto.',
    );
  });
});

describe('where two games part', () => {
  const move = (seat: number, n: number): PlayedMove => ({ seat, move: { type: `take ${n}` } });
  it('is the first move that differs; the shorter one ends where it ends', () => {
    const one = [move(0, 1), move(1, 2), move(0, 3)];
    expect(partingOf(one, [move(0, 1), move(1, 2), move(0, 4)])).toBe(2);
    expect(partingOf(one, one.slice(0, 2))).toBe(2);
    expect(partingOf(one, [...one])).toBeUndefined();
  });
  it('is told of the best of the others, or of whoever was chosen, person or ghost', () => {
    const people = [
      person('Late', 70, undefined, { notCounted: 'late' }),
      person('Me', 60, 1, { me: true }),
      person('Bo', 53, 2),
    ];
    const field = { people, ghosts: [ghost('easy', 30), ghost('expert', 55)] };
    const named = (against?: Parameters<typeof opponentOf>[1], of = field): string | undefined => {
      const found = opponentOf(of, against);
      return found?.kind === 'person' ? found.person.name : found?.ghost.level;
    };
    expect(named()).toBe('Bo');
    expect(named(undefined, { ...field, people: people.slice(0, 2) })).toBe('expert');
    expect(named({ table: 't-Late' })).toBe('Late');
    expect(named({ level: 'easy' })).toBe('easy');
    // Whoever is no longer in the list: as if nobody had been chosen.
    expect(named({ level: 'hard' })).toBe('Bo');
    expect(named({ table: 't-Nobody' })).toBe('expert');
  });
});

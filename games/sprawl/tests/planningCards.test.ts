/** Every permit and Urban Renewal card: what it brings when invested, turned up and used to build or demolish. */
import { describe, expect, it } from 'vitest';
import { CARDS, PERMITS, URBAN_RENEWALS } from '../rules/cards.ts';
import { payments } from '../rules/payment.ts';
import { NONE } from '../rules/state.ts';
import { PLANNING, ZONES } from '../rules/words.ts';
import { A, B, C, builds, coverTop, does, handOf, lay, layPlanning, next, position, wealth, whereIs } from './build.ts';

const OWNS = { S01: A, S04: A, S06: A, S08: A, S11: A, S02: B, S05: B, S09: B, S03: C, S07: C, S10: C };

/** What each wealth row pays A, B and C in this town: counts by block column are given beside it. */
const WEALTH_PAID: Readonly<Record<number, readonly number[]>> = {
  1: [0, 0, 0], // column 0: A 1, C 1 share 1
  2: [1, 1, 0], // column 5: A 1, B 1 share 3
  3: [2, 2, 0], // column 4: A 1, B 1 share 4
  4: [0, 4, 0], // column 1: B 1
  5: [5, 0, 0], // column 2: A 2
  6: [0, 0, 6], // column 3: C 2
};

describe('SPR-4.1 SPR-4.2 SPR-9.1: every permit', () => {
  it.each(PERMITS.map((card) => CARDS[card]))('$id: $name.en', ({ id, zones, pages, wealth: number, ballot }) => {
    // Invested.
    const investing = position({ cards: { [A]: [id] } });
    does(investing, { type: 'INVEST', card: id });
    expect(wealth(investing)[A]).toBe(20 + number);

    // Turned up: the ballot moves the pawn, the number pays its row if it is on the board.
    const turning = position({ owns: OWNS });
    const rest = ['P36', 'P35', 'P34', 'P33', 'P32'].filter((other) => other !== id);
    layPlanning(turning, '', ...rest.slice(0, 3));
    coverTop(turning, PLANNING);
    next(turning, id, rest[3]);
    const told = does(turning, { type: 'END_TURN' });
    const paid = told.findIndex((event) => event.kind === 'payout' && event.res === 'wealth');
    expect(told[paid]).toMatchObject({ row: number, amounts: WEALTH_PAID[number] ?? [0, 0, 0], inPlay: number <= 6 });
    const moved = told.findIndex((event) => event.kind === 'pawnMoved');
    expect(moved >= 0 && moved < paid).toBe(ballot);

    // Used: it pays for as many lots as it has pages, in the zones it shows.
    const card = PERMITS.find((known) => CARDS[known].id === id) ?? NONE;
    ZONES.slice(0, 4).forEach((_, zone) => {
      const shows = ((zones >> zone) & 1) === 1;
      expect(payments([card], zone, pages)).toEqual(shows ? [[card]] : []);
      expect(payments([card], zone, pages + 1)).toEqual([]);
    });
  });
});

describe('SPR-7.1 SPR-10.1: every Urban Renewal card', () => {
  it.each(URBAN_RENEWALS.map((card) => CARDS[card].id))(
    '%s has a ballot, pays no row and lets its holder demolish once',
    (id) => {
      const turning = position({ owns: OWNS });
      layPlanning(turning, '', 'P35', 'P34', 'P33');
      coverTop(turning, PLANNING);
      next(turning, id, 'P36');
      const told = does(turning, { type: 'END_TURN' });
      expect(told.some((event) => event.kind === 'pawnMoved')).toBe(true);
      expect(told.filter((event) => event.kind === 'payout' && event.res === 'wealth')).toHaveLength(1); // P36's alone

      const state = position({ owns: OWNS, cards: { [A]: [id, 'P36'] } });
      lay(state, 'T01');
      builds(state, 'contract1', 'I9', 'P36');
      expect(whereIs(state, 'S08')).toEqual([]);
      expect(whereIs(state, 'T01')).not.toEqual([]);
      expect(handOf(state, A)).toEqual([]);
    },
  );
});

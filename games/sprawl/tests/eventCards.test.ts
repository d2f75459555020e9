/** Every event, once, in the same small town: what is answered and what everybody has gained or lost by it. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Answer } from '../rules/moves.ts';
import { NONE, type State } from '../rules/state.ts';
import { GREY_SPACES, MARKERS, OFFICES, PLANNING } from '../rules/words.ts';
import { A, B, C, answers, handOf, happens, lots, ownerOf, position, prestige, stand, wealth, whereIs } from './build.ts';

const OWNS = { S01: A, S04: A, S06: A, S08: A, S11: A, S02: B, S05: B, S09: B, S03: C, S07: C, S10: C };
const OFFICE_HOLDERS = { mayor: B, da: C, treasurer: C, chief: B, boss: A };

interface Row {
  readonly wealth: readonly number[];
  readonly prestige: readonly number[];
  readonly also?: readonly (readonly [string, string, number])[];
  readonly vocations?: Readonly<Record<number, readonly string[]>>;
  readonly markers?: Readonly<Record<string, string>>;
  readonly start?: readonly number[];
  /** Who is asked what, and the answer. */
  readonly say?: readonly (readonly [number, Answer])[];
  readonly check?: (state: State) => void;
}

const none = [0, 0, 0];
const office = (state: State, name: string): number => state.offices[OFFICES.findIndex((known) => known === name)];
const marker = (state: State, space: string): string => MARKERS[state.grey[GREY_SPACES.findIndex((known) => known === space)]];

/** B holds Media, so B gains first in most events. */
const ROWS: Readonly<Record<string, Row>> = {
  PE01: { say: [[A, { building: 'S07' }]], wealth: [0, 1, 0], prestige: [0, 1, 2] },
  PE02: { say: [[C, 'pay']], wealth: none, prestige: [0, 0, -3], check: (state) => expect(ownerOf(state, 'S03')).toBe(C) },
  PE03: { wealth: [0, 1 - 3, -6], prestige: none },
  PE04: {
    say: [
      [A, { order: [2, 0, 1] }],
      [C, 'pay'],
    ],
    wealth: [0, 0, -9],
    prestige: none,
    check: (state) => expect(ownerOf(state, 'S12')).toBe(C),
  },
  PE05: {
    markers: { G1: 'W7' },
    say: [[B, { from: 'G1', to: 'G6' }]],
    wealth: [0, 1, 0],
    prestige: [0, 1, 0],
    check: (state) => expect(marker(state, 'G6')).toBe('W7'),
  },
  PE06: { say: [[B, { grey: 'G3' }]], wealth: none, prestige: none, check: (state) => expect(marker(state, 'G3')).toBe('W7') },
  PE07: {
    say: [[A, { grey: 'G8' }]],
    wealth: none,
    prestige: [0, 1, 0],
    check: (state) => expect(marker(state, 'G8')).toBe('P4'),
  },
  PE08: { wealth: none, prestige: none, check: (state) => expect([state.pawn, office(state, 'da')]).toEqual([1, C]) },
  PE09: {
    wealth: [0, 1, 0],
    prestige: [0, 1, 0],
    check: (state) => {
      expect(state.planningDiscard).toEqual([]);
      expect(state.decks[PLANNING].some((card) => CARDS[card].id === 'UR1')).toBe(true);
    },
  },
  PE10: { vocations: { [A]: ['FACTORY', 'ENERGY'] }, wealth: [2, 1, 0], prestige: none },
  PE11: { wealth: none, prestige: [0, 0, 0] },
  PE12: { wealth: [2, 1, 1], prestige: none },
  PE13: { wealth: [-1, -1, 0], prestige: [2, 0, 0] },
  PE14: {
    say: [
      [A, { seat: 2 }],
      [C, { space: 'planning3' }],
    ],
    wealth: none,
    prestige: none,
    check: (state) => {
      expect(handOf(state, C)).toHaveLength(1);
      expect(state.planning[2]).toBe(NONE);
    },
  },
  TE1: {
    wealth: none,
    prestige: none,
    check: (state) => {
      expect(state.activeDecks).toBe(2);
      expect(['da', 'treasurer', 'chief', 'boss'].map((name) => office(state, name))).toEqual([C, C, B, B]);
    },
  },
  TE2: {
    also: [
      ['COM', 'A5', A],
      ['COM', 'A7', A],
      ['RES', 'A12', C],
    ],
    say: [
      [A, { order: [2, 0] }],
      [C, 'pay'],
      [A, { building: 'Y1' }],
      [A, 'decline'],
    ],
    wealth: [0, 1, -4],
    prestige: [0, 1, 0],
    check: (state) => expect(state.buildings.map(({ id }) => id).filter((id) => id.startsWith('Y'))).toEqual(['Y0', 'Y2']),
  },
  TE3: {
    say: [[B, { lot: 143 }]],
    wealth: [0, 1, 0],
    prestige: [1, 1, 1],
    check: (state) => expect(ownerOf(state, 'X1')).toBe(B),
  },
  TE4: { say: [[B, { lot: 0 }]], wealth: none, prestige: [0, 2, 0], check: (state) => expect(office(state, 'mayor')).toBe(B) },
  TE5: {
    also: [
      ['RES', 'A12', C],
      ['RES', 'C12', C],
      ['COM', 'A5', B],
    ],
    wealth: [0, 3, 4],
    prestige: [0, 1, 0],
  },
  TE6: {
    say: [[A, { grey: 'G9' }]],
    wealth: [0, 1, 0],
    prestige: [0, 1, 0],
    check: (state) => expect(marker(state, 'G9')).toBe('W7'),
  },
  TE7: {
    say: [
      [A, { order: [0, 1, 2] }],
      [A, 'pay'],
      [B, 'decline'],
      [C, 'pay'],
    ],
    wealth: [-5, 0, -5],
    prestige: [2, 0, 2],
  },
  CE1: {
    say: [[A, { seat: 1 }]],
    wealth: none,
    prestige: none,
    check: (state) => expect([state.activeDecks, state.contractor]).toEqual([3, B]),
  },
  CE2: {
    say: [[C, { building: 'S11' }]],
    wealth: [0, 1, 0],
    prestige: [0, 1, 0],
    check: (state) => expect(ownerOf(state, 'S11')).toBe(NONE),
  },
  CE3: {
    say: [[A, { building: 'S05' }]],
    wealth: [0, 1, 0],
    prestige: [0, 1, 0],
    check: (state) => expect(ownerOf(state, 'S05')).toBe(NONE),
  },
  CE4: {
    also: [
      ['IND', 'E1', A],
      ['COM', 'L7', B],
      ['COM', 'L9', B],
    ],
    say: [
      [A, { order: [1, 0] }],
      [B, { building: 'Y2' }],
      [B, 'pay'],
      [A, 'decline'],
    ],
    wealth: [0, 1 - 6, 0],
    prestige: [0, 1, 0],
    check: (state) => expect(whereIs(state, 'Y0')).toEqual([]),
  },
  CE5: {
    say: [
      [A, { order: [0, 2, 1] }],
      [A, { building: 'S04' }],
      [A, 'pay'],
      [C, 'decline'],
      [B, 'pay'],
    ],
    wealth: [-4, 1 - 5, 0],
    prestige: [0, 1, 0],
    check: (state) => expect(whereIs(state, 'S03')).toEqual([]),
  },
  CE6: {
    say: [[A, { grey: 'G5' }]],
    wealth: [0, 1, 0],
    prestige: [0, 1, 0],
    check: (state) => expect(marker(state, 'G5')).toBe('W7'),
  },
  CE7: {
    say: [
      [B, { building: 'S12' }],
      [B, { lot: 0 }],
    ],
    wealth: none,
    prestige: [0, 2, 0],
    check: (state) => expect(whereIs(state, 'S12')).toEqual(lots('A1')),
  },
  ME1: {
    wealth: none,
    // Rows 1, 2 and 3: A 2, C 2 (1 shared: 0); A 2, C 1 (2 and 1); A 1, B 3 (1 and 3). Wealth 20: 2 each.
    // Mayor B no park; CIV 2 and COM 4 for C; RES 4 for B; IND 2 for A.
    prestige: [2 + 1 + 2 + 2, 3 + 2 + 4, 1 + 2 + 2 + 4],
    check: (state) => expect(game.result(state)?.endReason).toBe('OLYMPICS'),
  },
  ME2: {
    say: [[B, { building: 'S01' }]],
    wealth: [0, 2, 0],
    prestige: [0, 2, 0],
    check: (state) => expect(ownerOf(state, 'S01')).toBe(NONE),
  },
  ME3: {
    say: [[C, { building: 'S08' }]],
    wealth: [0, 2, 0],
    prestige: [0, 2, 0],
    check: (state) => expect(ownerOf(state, 'S08')).toBe(NONE),
  },
  ME4: {
    say: [
      [A, { building: 'S10' }],
      [B, { grey: 'G3' }],
    ],
    wealth: [0, 2, 0],
    prestige: [0, 2, 4],
    check: (state) => expect(marker(state, 'G3')).toBe('P4'),
  },
  ME5: {
    say: [[A, { grey: 'G1' }]],
    wealth: [0, 2, 0],
    prestige: [0, 2, 0],
    check: (state) => expect(marker(state, 'G1')).toBe('W7'),
  },
  ME6: { vocations: { [C]: ['ENERGY'] }, also: [['PARK', 'A5', A]], wealth: [-5, -3, -3 + 4], prestige: none },
  ME7: {
    start: [20, 20, 30],
    say: [
      [C, 'pay'],
      [C, { building: 'S09' }],
    ],
    wealth: [0, 0, -15],
    prestige: [0, 2, 0],
    check: (state) => expect(ownerOf(state, 'S09')).toBe(C),
  },
};

describe('SPR-12 SPR-13: every event does what its card says', () => {
  it('the table holds all 35 events', () => {
    const events = CARDS.filter(({ kind }) => kind === 'event').map(({ id }) => id);
    expect(Object.keys(ROWS)).toEqual(events);
  });

  it.each(Object.entries(ROWS))('%s', (id, row) => {
    const start = row.start ?? [20, 20, 20];
    const state = position({
      owns: OWNS,
      offices: OFFICE_HOLDERS,
      wealth: start,
      markers: row.markers ?? {},
      vocations: { ...row.vocations, [B]: ['MEDIA'] },
    });
    state.phase = 'ending';
    state.contractorInPlay = false;
    (row.also ?? []).forEach(([zone, on, owner], i) => stand(state, `Y${i}`, zone, on, owner));
    happens(state, id);
    for (const [seat, answer] of row.say ?? []) {
      expect(game.toAct(state)).toEqual([seat]);
      answers(state, answer);
    }
    expect(state.question).toBeNull();
    expect({
      wealth: wealth(state).map((now, seat) => now - start[seat]),
      prestige: prestige(state).map((now) => now - 20),
    }).toEqual({
      wealth: row.wealth,
      prestige: row.prestige,
    });
    row.check?.(state);
  });
});

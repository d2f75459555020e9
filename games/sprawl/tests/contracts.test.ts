/** Every contract built once in the same small town: where, what is answered, and what everybody has gained or lost by it. */
import { describe, expect, it } from 'vitest';
import { CARDS, CARDS_OF_DECK, cardNamed } from '../rules/cards.ts';
import type { Answer } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { CITY, GREY_SPACES, MARKERS, METROPOLIS, OFFICES, TOWN } from '../rules/words.ts';
import {
  A,
  B,
  C,
  answers,
  builds,
  give,
  handOf,
  lay,
  ownerOf,
  position,
  prestige,
  stand,
  wealth,
  whereIs,
  lots,
} from './build.ts';

/** A and B and C share the twelve starting buildings; S12 is nobody's. */
const OWNS = { S01: A, S04: A, S06: A, S08: A, S11: A, S02: B, S05: B, S09: B, S03: C, S07: C, S10: C };
const START = [40, 20, 20];

interface Row {
  readonly on: string;
  /** Wealth and prestige of A, B, C after it, against before. A pays the block's value, gets the adjacency bonus and one vocation gain as prestige. */
  readonly wealth: readonly number[];
  readonly prestige: readonly number[];
  /** More buildings: zone, lots, owner. */
  readonly also?: readonly (readonly [string, string, number])[];
  readonly vocations?: Readonly<Record<number, readonly string[]>>;
  readonly markers?: Readonly<Record<string, string>>;
  /** Answers to whatever is asked, in order; a vocation gain is always "all prestige" and not listed. */
  readonly say?: readonly Answer[];
  readonly check?: (state: State) => void;
}

const none = [0, 0, 0];
const office = (state: State, name: string): number => state.offices[OFFICES.findIndex((known) => known === name)];
const marker = (state: State, space: string): string => MARKERS[state.grey[GREY_SPACES.findIndex((known) => known === space)]];

const ROWS: Readonly<Record<string, Row>> = {
  T01: { on: 'H8', wealth: [-7, 0, 0], prestige: [3, 0, 0] },
  T02: {
    on: 'H7-H8',
    vocations: { [B]: ['MEDIA'] },
    say: [{ lot: 0 }],
    wealth: [-7, 0, 0],
    prestige: [2, 0, 0],
    check: (state) => expect(office(state, 'mayor')).toBe(B),
  },
  T03: { on: 'H8', wealth: [-7, 0, 0], prestige: [3, 0, 0] },
  T04: { on: 'H7-H8', also: [['RES', 'I6', B]], wealth: [-7, 0, 0], prestige: [5, 0, 0] },
  T05: { on: 'H8', wealth: [-7, 0, 0], prestige: [3, 0, 0] },
  T06: { on: 'H8', wealth: [-7, 0, 0], prestige: [3, 0, 0] },
  T07: { on: 'H7-H8', vocations: { [A]: ['FACTORY', 'MEDIA'] }, wealth: [-7, 0, 0], prestige: [4, 0, 0] },
  T08: { on: 'H8', wealth: [-7, 0, 0], prestige: [4, 0, 0] },
  T09: { on: 'H6', wealth: [-7, 0, 0], prestige: [2, 0, 0] },
  T10: { on: 'H5-H6', wealth: [-2, 0, 0], prestige: [3, 0, 0] },
  T11: {
    on: 'H6',
    also: [
      ['RES', 'A5', B],
      ['RES', 'G1', C],
    ],
    wealth: [-5, 0, 0],
    prestige: [1, 0, 0],
  },
  T12: { on: 'H6', wealth: [-5, 0, 0], prestige: [1, 0, 0] },
  T13: { on: 'A5-B5', wealth: [0, 0, 0], prestige: [1, 0, 0] },
  T14: { on: 'H5-H6', wealth: [-7, 0, 0], prestige: [4, 1, 1] },
  T15: {
    on: 'A5',
    also: [
      ['RES', 'A12', A],
      ['RES', 'C12', B],
    ],
    wealth: [2, 0, 0],
    prestige: none,
  },
  T16: { on: 'H6', wealth: [-7, 0, 0], prestige: [2, 0, 0] },
  T17: { on: 'A5-B5', wealth: [1, 0, 0], prestige: [1, 0, 0] },
  T18: { on: 'E5-F5', wealth: [-3, 0, 0], prestige: [4, 0, 0] },
  T19: { on: 'E5-F5', wealth: [-6, 0, 0], prestige: [2, 0, 0], check: (state) => expect(state.extraFavor).toBe(A) },
  T20: { on: 'E5-F5-E6', also: [['RES', 'G4', B]], wealth: [-3, 0, 0], prestige: [3, -1, 0] },
  T21: {
    on: 'E5-F5',
    say: [{ grey: 'G4' }],
    wealth: [-6, 0, 0],
    prestige: [3, 0, 0],
    check: (state) => expect(marker(state, 'G4')).toBe('W7'),
  },
  T22: { on: 'E1-F1', wealth: [-4, 0, 0], prestige: none },
  T23: { on: 'C2', wealth: [-7, 0, 0], prestige: [4, 0, 0] },
  T24: { on: 'A12', wealth: [1, 0, 0], prestige: [1, 0, 0] },
  T25: { on: 'A1-B1', wealth: [-1, 1, 1], prestige: [1, 0, 0] },
  T26: {
    on: 'A1-B1',
    say: [{ space: 'planning2' }],
    wealth: [-4, 0, 0],
    prestige: [2, 0, 0],
    check: (state) => expect(handOf(state, A)).toHaveLength(1),
  },
  T27: { on: 'A11', wealth: none, prestige: [1, 0, -1] },
  T28: {
    on: 'A1-B1',
    also: [
      ['CIV', 'A5', B],
      ['CIV', 'L2', C],
      ['CIV', 'L7', C],
    ],
    wealth: [-4, 0, 0],
    prestige: [3, 0, 0],
  },
  T29: { on: 'A1-B1-A2', wealth: [-4, 0, 0], prestige: [3, 0, 0] },
  T30: { on: 'A1-B1', say: [{ lot: 2 }], wealth: [-4, 0, 0], prestige: [1, 0, 0], check: (state) => expectPlaced(state, 'C1') },

  C01: {
    on: 'G8-H7-H8',
    also: [
      ['RES', 'A5', B],
      ['RES', 'G1', C],
    ],
    wealth: [-7, 0, 0],
    prestige: [5, 0, 0],
  },
  C02: {
    on: 'H7-H8',
    say: [{ office: 'boss' }],
    wealth: [-7, 0, 0],
    prestige: [2, 0, 0],
    check: (state) => expect(office(state, 'boss')).toBe(A),
  },
  C03: { on: 'G8-H7-H8', wealth: [-7, 0, 0], prestige: [4, 0, 0] },
  C04: { on: 'H7-H8', wealth: [-7, 0, 0], prestige: [5, 0, 0] },
  C05: { on: 'H7-H8', wealth: [-3, 0, 0], prestige: [3, 0, 0] },
  C06: { on: 'H7-H8', also: [['RES', 'A5', B]], wealth: [-3, 0, 0], prestige: [3, -1, 0] },
  C07: {
    on: 'H8',
    say: [{ space: 'planning1' }],
    wealth: [-7, 0, 0],
    prestige: [2, 0, 0],
    check: (state) => expect(state.planning[0]).toBe(-1),
  },
  C08: {
    on: 'G8-H7-H8',
    vocations: { [A]: ['FACTORY'] },
    say: [{ lot: 0 }, { grey: 'G2' }],
    wealth: [-7, 0, 0],
    prestige: [3, 0, 0],
    check: (state) => expect(marker(state, 'G2')).toBe('P4'),
  },
  C09: { on: 'H6', wealth: [-7, 0, 0], prestige: [2, 0, 0] },
  C10: {
    on: 'I5-J5-I6-J6',
    also: [
      ['RES', 'A5', B],
      ['RES', 'I1', C],
    ],
    wealth: none,
    prestige: [1, 0, 0],
  },
  C11: { on: 'G5-H5-H6', wealth: [-4, 0, 0], prestige: [3, 0, 0] },
  C12: { on: 'H5-H6', wealth: [-3, -2, -2], prestige: [4, 0, 0] },
  C13: { on: 'H5-H6', say: ['pay'], wealth: [-12, 0, 0], prestige: [8, 0, 0] },
  C14: { on: 'H5-H6', wealth: [-3, 2, 2], prestige: [2, 0, 0] },
  C15: { on: 'H5-H6', wealth: [-1, 0, 0], prestige: [2, 0, 0] },
  C16: {
    on: 'H6',
    say: [{ give: 'S01', take: 'S02' }],
    wealth: [-7, 0, 0],
    prestige: [1, 0, 0],
    check: (state) => expect([ownerOf(state, 'S01'), ownerOf(state, 'S02')]).toEqual([B, A]),
  },
  C17: { on: 'E5-F5-E6', also: [['RES', 'G4', B]], wealth: [-3, 0, 0], prestige: [3, -2, 0] },
  C18: { on: 'E1-F1', wealth: [-8, 0, 0], prestige: [2, 0, 0] },
  C19: { on: 'E3-F3-E4-F4', wealth: [-4, 2, 0], prestige: [4, 0, 0] },
  C20: { on: 'E5-F5', wealth: [-6, 0, 0], prestige: [6, 0, 0] },
  C21: { on: 'E5-F5-E6', wealth: [-6, 0, 0], prestige: [4, 0, 0], check: (state) => expect(state.ap).toBe(6 - 1 + 2) },
  C22: { on: 'E5-F5', wealth: [-3, 0, 0], prestige: [2, 0, 0], check: (state) => expect(handOf(state, A)).toEqual(['UR1']) },
  C23: { on: 'E5-F5', wealth: none, prestige: [2, 0, 0] },
  C24: {
    on: 'A1-B1-A2',
    say: [{ lot: 2 }],
    wealth: [-4, 0, 0],
    prestige: [1, 0, 0],
    check: (state) => expectPlaced(state, 'C1'),
  },
  C25: { on: 'A1-B1', also: [['CIV', 'C1', B]], wealth: [-4, 0, 0], prestige: [2, 0, 0] },
  C26: { on: 'A3-B3-A4-B4', also: [['COM', 'C3', B]], wealth: [4, 0, 0], prestige: [1, -1, 0] },
  C27: { on: 'A1-B1', say: [{ lot: 2 }], wealth: [-4, 0, 0], prestige: [2, 0, 0], check: (state) => expectPlaced(state, 'C1') },
  C28: { on: 'A1-B1-A2', markers: { G4: 'W7' }, wealth: [-11, 0, 0], prestige: [4, 0, 0] },
  C29: { on: 'H6', wealth: [-7, 0, 0], prestige: [1, 0, 0] },
  C30: { on: 'A1-B1', vocations: { [B]: ['EDUCATION', 'EDUCATION'] }, wealth: [2, 0, 0], prestige: [1, 0, 0] },

  M01: { on: 'I7-J7-I8-J8', wealth: [-4, 0, 0], prestige: [22, 4, 8] },
  M02: { on: 'H7-H8', say: [{ order: [2, 1] }, 'prestige', 'wealth'], wealth: [-3, -4, 0], prestige: [6, 0, -4] },
  M03: {
    on: 'I7-J7-I8-J8',
    also: [
      ['RES', 'A5', B],
      ['RES', 'I1', C],
    ],
    wealth: [-4, 0, 0],
    prestige: [4, 0, 0],
  },
  M04: {
    on: 'G8-H7-H8',
    wealth: [-7, 0, 0],
    prestige: [4, 0, 0],
    check: (state) => expect(office(state, 'da')).toBe(A),
  },
  M05: { on: 'I7-J7-I8-J8', wealth: [-1, 3, 3], prestige: [3, 0, 0] },
  M06: { on: 'G8-H7-H8', wealth: [-7, 0, 0], prestige: [6, 0, 0] },
  M07: {
    on: 'G8-H7-H8',
    wealth: [-7, 0, 0],
    prestige: [5, 0, 0],
    check: (state) => expect(office(state, 'chief')).toBe(B),
  },
  M08: { on: 'G8-H7-H8', vocations: { [B]: ['MEDIA'] }, wealth: [-7, 0, 0], prestige: [5, 0, 0] },
  M09: { on: 'K3-L3-K4-L4', say: [{ order: [1, 2] }, 'wealth', 'wealth'], wealth: [3, -4, -4], prestige: none },
  M10: { on: 'I5-J5-I6-J6', also: [['COM', 'A5-B5-A6', B]], wealth: [0, 3, 0], prestige: [7, 0, 0] },
  M11: { on: 'H5-H6', wealth: [-7, 0, 0], prestige: [4, 0, 0] },
  M12: {
    on: 'G5-H5-H6',
    say: ['pay', { order: [1, 2] }, 'pay', 'decline'],
    wealth: [-17, -10, 0],
    prestige: [10, 5, 0],
  },
  M13: { on: 'C9-C10-D10', wealth: [2, -4, -4], prestige: [3, 0, 0] },
  M14: {
    on: 'I5-J5-I6-J6',
    also: [
      ['RES', 'A5', B],
      ['RES', 'I1', C],
    ],
    wealth: [-1, 0, 0],
    prestige: [2, 0, 0],
  },
  M15: { on: 'H6', markers: { G2: 'P4' }, wealth: [-11, 0, 0], prestige: [6, 0, 0] },
  M16: {
    on: 'E11-F11-E12-F12',
    also: [
      ['PARK', 'L6', B],
      ['PARK', 'L8', A],
    ],
    wealth: [-7, 0, 0],
    prestige: [3, 1, 0],
  },
  M17: { on: 'E1-F1-E2-F2', wealth: [0, 4, 0], prestige: [15, 4, 0] },
  M18: {
    on: 'E3-F3-E4-F4',
    say: [{ lot: 15 }],
    wealth: [-5, 0, 0],
    prestige: [5, 0, 0],
    check: (state) => expectPlaced(state, 'D2'),
  },
  M19: { on: 'E1-F1-E2-F2', wealth: [-8, 0, 0], prestige: [1, -2, 0] },
  M20: { on: 'E1-F1-E2', wealth: [-8, 0, 0], prestige: [5, 0, 0] },
  M21: {
    on: 'E5-F5',
    also: [
      ['PARK', 'L6', B],
      ['PARK', 'L8', A],
    ],
    wealth: [-6, 0, 0],
    prestige: [4, 0, 0],
    check: (state) => expect(handOf(state, A)).toEqual(['UR1']),
  },
  M22: { on: 'E5-F5-E6', wealth: [-6, 0, 0], prestige: [7, 0, 0] },
  M23: { on: 'E5-F5-E6', wealth: [-1, 0, 0], prestige: [5, 0, 0] },
  M24: { on: 'A3-B3-A4-B4', wealth: [1, 0, 0], prestige: [2, 0, 0] },
  M25: { on: 'H6', markers: { G2: 'P4' }, wealth: [-11, 0, 0], prestige: [1, 0, 0] },
  M26: { on: 'A3-B3-A4-B4', wealth: [-4, 0, 0], prestige: [4, 0, 0] },
  M27: {
    on: 'A1-B1',
    vocations: { [B]: ['PUBLIC_SERVICE'], [C]: ['PUBLIC_SERVICE'] },
    wealth: [0, 0, 0],
    prestige: [1, 0, 0],
  },
  M28: {
    on: 'A1-B1-A2',
    markers: { G4: 'W7' },
    say: [{ from: 'G4', to: 'G5' }],
    wealth: [-11, 0, 0],
    prestige: [3, 0, 0],
    check: (state) => expect(marker(state, 'G5')).toBe('W7'),
  },
  M29: { on: 'A1-B1-A2', wealth: [4, 0, 0], prestige: [1, 0, 0] },
  M30: { on: 'K1-L1', wealth: [-5, 0, 0], prestige: [2, 0, 0] },
};

/** X1 was placed there and is A's. */
function expectPlaced(state: State, lot: string): void {
  expect(whereIs(state, 'X1')).toEqual(lots(lot));
  expect(ownerOf(state, 'X1')).toBe(A);
}

function build(id: string, row: Row): State {
  const state = position({
    owns: OWNS,
    wealth: START,
    activeDecks: 3,
    vocations: row.vocations ?? {},
    markers: row.markers ?? {},
  });
  state.politicians = true;
  (row.also ?? []).forEach(([zone, on, owner], i) => stand(state, `Y${i}`, zone, on, owner));
  give(state, A, 'P36');
  lay(state, id);
  builds(state, 'contract1', row.on, 'P36');
  const say = [...(row.say ?? [])];
  while (state.question) {
    const answer = state.question.kind === 'vocationGain' ? state.question.options.at(-1) : say.shift();
    if (answer === undefined) throw new Error('nothing was to be asked');
    answers(state, answer);
  }
  expect(say).toEqual([]);
  return state;
}

describe('SPR-6 SPR-12: every contract does what its card says', () => {
  it('the table holds all ninety contracts', () => {
    const contracts = [TOWN, CITY, METROPOLIS].flatMap((deck) =>
      CARDS_OF_DECK[deck].filter((card) => CARDS[card].kind === 'contract'),
    );
    expect(Object.keys(ROWS)).toEqual(contracts.map((card) => CARDS[card].id));
  });

  it.each(Object.entries(ROWS))('%s', (id, row) => {
    const state = build(id, row);
    expect({
      wealth: wealth(state).map((now, seat) => now - START[seat]),
      prestige: prestige(state).map((now) => now - 20),
    }).toEqual({
      wealth: row.wealth,
      prestige: row.prestige,
    });
    expect(ownerOf(state, id)).toBe(A);
    expect(state.gone).toContain(cardNamed(id));
    row.check?.(state);
    for (const { vocation } of CARDS[cardNamed(id)].vocations) expect(state.players[A].vocations[vocation]).toBeGreaterThan(0);
  });
});

/** The worked examples of Urban Sprawl's rules pages, to be played. */
import { defineExamples } from '../../example.ts';
import { removeBuilding } from '../rules/city.ts';
import { blockOfLot } from '../rules/geometry.ts';
import type { Answer, Move } from '../rules/moves.ts';
import { NONE, type State } from '../rules/state.ts';
import { CITY, DA, PLANNING, VOCATIONS } from '../rules/words.ts';
import { A, B, C, D, coverTop, dealt, lay, layPlanning, lots, next, position, stand, type Sketch } from './position.ts';

const build = (source: string): Move => ({ type: 'BUILD', source });
const place = (on: string): Move => ({ type: 'PLACE', lots: lots(on), demolish: [], renewal: false });
const pay = (...permits: string[]): Move => ({ type: 'PAY', permits });
const invest = (card: string): Move => ({ type: 'INVEST', card });
const buy = (building: string): Move => ({ type: 'BUY_START', building });
/** The first question of a position is number 1. */
const decide = (decision: number, answer: Answer): Move => ({ type: 'DECIDE', decision, answer });
const acquire = (space: string): Move => ({ type: 'ACQUIRE_PLANNING', space });
const END: Move = { type: 'END_TURN' };
const FACTORY = VOCATIONS.indexOf('FACTORY');

/** A contract lies in the cheapest box, and the permits for it in A's hand. */
function offered(contract: string, permits: readonly string[], sketch: Sketch = {}): State {
  const state = position({ ...sketch, cards: { [A]: permits } });
  lay(state, contract);
  return state;
}

/** Permits without ballots in the boxes; the first card named lies face up on their deck, the others below it. */
function quiet(sketch: Sketch, ...cards: readonly string[]): State {
  const state = position(sketch);
  layPlanning(state, 'P33', 'P35', 'P36', 'P31');
  coverTop(state, PLANNING);
  next(state, ...cards);
  turnUp(state, PLANNING);
  return state;
}

function turnUp(state: State, deck: number): void {
  state.tops[deck] = state.decks[deck].pop() ?? NONE;
}

/** The city of the final scoring: every building of the start is gone. */
function lastTurn(): State {
  const state = quiet(
    { seats: 2, prestige: [0, 0], wealth: [27, 9], offices: { mayor: A, treasurer: B }, markers: { G9: 'P4' }, activeDecks: 3 },
    'P29',
  );
  while (state.buildings.length > 0) removeBuilding(state, 0, undefined);
  const put = (zone: string, owner: number, ...on: readonly string[]): void =>
    on.forEach((lot, n) => stand(state, `${zone}${owner}${n}`, zone, lot, owner));
  put('RES', A, 'A5', 'A6', 'A7', 'A12', 'G12', 'L1');
  put('COM', B, 'E5', 'E6', 'E7', 'E9', 'E1', 'G1', 'I1', 'E3');
  put('COM', NONE, 'I9', 'J9', 'J10');
  put('PARK', NONE, 'B8', 'B12');
  // Of all decks only the last has nothing face up: its next card ends the game.
  next(state, 'C11', 'ME1');
  turnUp(state, CITY);
  return state;
}

export const examples = defineExamples<State, Move>([
  {
    of: 'SPR-EX-1',
    set: () => dealt(3),
    told: [buy('S03'), buy('S10')],
    wrong: { after: 1, move: buy('S03') },
    shows: ({ players, first, seats }) => ({
      residential: players[(first + 2) % seats].wealth - players[first].wealth,
      commercial: players[(first + 2) % seats].wealth - players[(first + 1) % seats].wealth,
    }),
  },
  {
    of: 'SPR-EX-6',
    set: () => position({ cards: { [A]: ['P01', 'P36', 'UR1'] } }),
    told: [invest('P01')],
    wrong: { after: 0, move: invest('UR1') },
    shows: ({ players }) => ({ gained: players[A].wealth - 20 }),
  },
  {
    of: 'SPR-EX-21',
    set: () => {
      const state = quiet({ seats: 2, cards: { [A]: ['P34'] } }, 'P29', 'P27', 'P26');
      lay(state, 'T01');
      return state;
    },
    told: [{ type: 'TAKE_FAVOR', space: 'contract1' }, END, END, build('T01'), place('H8')],
    wrong: { after: 1, move: build('T01') },
    shows: ({ ap }) => ({ ap }),
  },
  {
    of: 'SPR-EX-5',
    set: () => offered('T04', ['P01', 'P08', 'P11']),
    told: [build('contract1'), place('H7-H8'), pay('P01', 'P08')],
    wrong: { after: 2, move: pay('P11', 'P01') },
    shows: ({ players }) => ({ left: players[A].cards.length }),
  },
  {
    of: 'SPR-EX-4',
    set: () => offered('T04', ['P34']),
    told: [build('contract1'), place('H5-H6')],
    wrong: { after: 1, move: place('G5-H5') },
    shows: ({ players }) => ({ paid: 20 - players[A].wealth }),
  },
  {
    of: 'SPR-EX-10',
    set: () => offered('M18', ['P36'], { vocations: { [A]: ['FACTORY'], [B]: ['FACTORY'] }, activeDecks: 3 }),
    told: [build('contract1'), place('E3-F3-E4-F4'), decide(1, { tiles: 1 }), decide(2, { tiles: 0 })],
    wrong: { after: 2, move: decide(1, { tiles: 3 }) },
    shows: ({ players }) => ({ tiles: players[A].vocations[FACTORY], sydney: players[B].wealth - 20 }),
  },
  {
    of: 'SPR-EX-12',
    set: () => {
      const state = offered('C11', ['P36', 'UR1'], { activeDecks: 2 });
      stand(state, 'N1', 'COM', 'C5', NONE);
      stand(state, 'Y1', 'RES', 'A5-B5', B);
      stand(state, 'Y2', 'CIV', 'B6', C);
      stand(state, 'Y3', 'RES', 'A7-B7', B);
      stand(state, 'Y4', 'RES', 'A8-B8', B);
      return state;
    },
    told: [build('contract1'), { type: 'PLACE', lots: lots('A5-B5-B6'), demolish: ['Y1', 'Y2'], renewal: true }],
    wrong: { after: 1, move: { type: 'PLACE', lots: lots('A7-B7-B8'), demolish: ['Y3', 'Y4'], renewal: true } },
    shows: ({ buildings }) => ({ standing: buildings.filter(({ id }) => id === 'Y1' || id === 'Y2').length }),
  },
  {
    of: 'SPR-EX-17',
    // Face up on its deck a ballot and wealth 4, beneath it wealth 6 alone.
    set: () => quiet({ owns: { S07: A } }, 'P25', 'P20'),
    told: [acquire('planning2'), END],
    wrong: { after: 1, move: acquire('planning2') },
    shows: ({ players, pawn }) => ({ gained: players[A].wealth - 20, pawn }),
  },
  {
    of: 'SPR-EX-8',
    set: () => {
      const state = quiet({ seats: 4 }, 'P29', 'P20');
      const owners = { [A]: 'G1 H1 G2', [B]: 'H2 G3 H3', [C]: 'G4 H4', [D]: 'G11' };
      for (const [owner, on] of Object.entries(owners))
        for (const lot of on.split(' ')) stand(state, `Y${lot}`, 'RES', lot, Number(owner));
      return state;
    },
    told: [acquire('planning2'), END],
    wrong: { after: 1, move: acquire('planningDeck') },
    shows: ({ players }) => {
      const [first, second, third, last] = players.map(({ wealth }) => wealth - 20);
      return { first, second, third, last };
    },
  },
  {
    of: 'SPR-EX-7',
    set: () =>
      quiet({ seats: 2, prestige: [30, 20], markers: { G4: 'P4', G5: 'P5' } }, 'P29', 'PE07', 'P27', 'PE05', 'P26', 'P24'),
    told: [acquire('planning2'), END, decide(1, { grey: 'G2' }), acquire('planning1'), END, decide(2, { from: 'G2', to: 'G3' })],
    wrong: { after: 2, move: decide(1, { grey: 'G4' }) },
    shows: ({ values }) => ({ value: values[blockOfLot(lots('G9')[0])] }),
  },
  {
    of: 'SPR-EX-15',
    set: () => {
      const state = quiet({ offices: { mayor: C }, markers: { G8: 'P4' } }, 'P29', 'P25');
      state.politicians = true;
      for (const [id, on, owner] of [
        ['Y1', 'J9', A],
        ['Y2', 'J10', B],
        ['Y3', 'A1', A],
        ['Y4', 'A3', B],
        ['Y5', 'H7', C],
      ] as const)
        stand(state, id, 'CIV', on, owner);
      return state;
    },
    told: [acquire('planning2'), END, decide(1, { seat: B })],
    wrong: { after: 2, move: decide(1, { seat: C }) },
    shows: ({ offices }) => ({ attorney: offices[DA] }),
  },
  {
    of: 'SPR-EX-20',
    set: lastTurn,
    told: [END],
    shows: ({ players }) => ({ ada: players[A].prestige, bruno: players[B].prestige }),
  },
]);

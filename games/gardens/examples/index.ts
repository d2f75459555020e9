/** The worked examples of The Hanging Gardens' rules pages, to be played. */
import { defaultOptions } from '@cantiere/engine';
import { defineExamples } from '../../example.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { playCard, position, take, temple, type Position } from './position.ts';

/** Seven parks in a row, with a temple on the second. */
const PARKS = ['PpPPPPP', '.......'];
/** A card that splits them and adds a park to the right part, and the temple that it earns: two columns are open. */
const SPLIT: readonly Move[] = [playCard(0, 2, 0, 180), temple(6, 0)];

const set = (what: Position): State => ({ ...position(what), options: defaultOptions(game.options) });
const copies = (series: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${series}-${n + 1}`);
const columnsOpen = (state: State): number =>
  new Set(game.moves(state, state.asked).flatMap((move) => (move.type === 'TAKE_TILE' ? [move.column] : []))).size;

export const examples = defineExamples<State, Move>([
  {
    of: 'GAR-4.2',
    set: () => set({ rows: ['...', '...'], cards: ['C21', 'C02'] }),
    told: [playCard(0, -1, 0)],
    wrong: { after: 0, move: playCard(0, 1, 0) },
    shows: (state) => ({ left: state.players[0].garden.left + 1 }),
  },
  {
    of: 'GAR-5.4 GAR-5.11',
    set: () => set({ rows: PARKS, cards: ['C14', 'C01'] }),
    told: SPLIT,
    wrong: { after: 1, move: temple(0, 0) },
    shows: (state) => ({ columns: columnsOpen(state) }),
  },
  {
    of: 'GAR-5.9 GAR-5.11',
    set: () => set({ rows: [...PARKS, '....Tt.', '....T..'], cards: ['C13', 'C01'] }),
    told: [playCard(0, 2, 0, 270)],
    wrong: { after: 1, move: temple(5, 0) },
    shows: (state) => ({ next: state.asked }),
  },
  {
    of: 'GAR-7.2 GAR-7.3',
    set: () => set({ rows: ['TTTTt.', 'PPPp..', 'AAa...', 'Ff....', 'Aa....', '......', 'PPPPP.'], cards: ['C02', 'C01'] }),
    told: [playCard(0, 5, 6), temple(0, 6, [1, 3])],
    wrong: { after: 1, move: temple(0, 6, [2, 2]) },
    shows: (state) => ({ left: state.players[0].temples, blind: state.players[0].blind.length }),
  },
  {
    of: 'GAR-9.3',
    set: () =>
      set({
        rows: PARKS,
        cards: ['C14', 'C01'],
        taken: copies('garden', 4),
        display: ['garden-5', 'gate-1', 'gate-2', 'gate-3', 'gate-4', 'gate-5'],
      }),
    told: [...SPLIT, take(1, 1)],
    wrong: { after: 2, move: take(3, 1) },
    shows: (state) => ({ points: pointsOf(state.players[0]) }),
  },
  {
    of: 'GAR-9.3 GAR-9.8',
    set: () =>
      set({
        rows: PARKS,
        cards: ['C14', 'C01'],
        taken: copies('gate', 5),
        display: ['guard-1', 'garden-1', 'garden-2', 'garden-3', 'garden-4', 'garden-5'],
      }),
    told: [...SPLIT, take(1, 1)],
    wrong: { after: 2, move: take(3, 1) },
    shows: (state) => ({ points: pointsOf(state.players[0]) }),
  },
]);

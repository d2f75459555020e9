/** The worked examples of Capitol's rules pages, to be played. */
import { defineExamples } from '../../example.ts';
import { TILE_KINDS, areaOf } from '../rules/board.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { A, B, bid, draw, floors, permit, position, type Wanted } from './position.ts';

/** What the sketch does not say: the tiles of earlier auctions that stand nowhere were removed, and roofs that stand somewhere are not left. */
function complete(state: State): State {
  const dealt = game.census(game.setup(state.seats, state.options, { ...state.chance }));
  const now = game.census(state);
  TILE_KINDS.forEach((kind, tile) => (state.removed[tile] += (dealt[kind] ?? 0) - (now[kind] ?? 0)));
  state.players.forEach(({ roofs }, seat) => {
    let spare = (now[`roof of seat ${seat}`] ?? 0) - (dealt[`roof of seat ${seat}`] ?? 0);
    for (const shape of [0, 1]) {
      const taken = Math.min(Math.max(spare, 0), roofs[shape]);
      roofs[shape] -= taken;
      spare -= taken;
    }
    roofs[0] += Math.max(0, -spare);
  });
  return state;
}

/** The last auction of a round, with a card in every hand: once everybody has bid, the round is scored. */
const beforeScoring = (wanted: Wanted): State =>
  complete(
    position({ ...wanted, phase: 'auction', auction: 3, hands: ['roof-1a', 'roof-2a', 'roof-3a'].slice(0, wanted.seats) }),
  );

function played(state: State, moves: readonly Move[]): State {
  for (const move of moves) game.play(state, game.toAct(state)[0], move);
  return state;
}

/** What each seat got in an area in the round that was scored last. */
function pointsIn(state: State, area: string): readonly number[] {
  const at = areaOf(area) * state.seats;
  return state.scored[state.scored.length - 1].slice(at, at + state.seats);
}

const nothing: readonly Move[] = [bid(), bid(), bid()];

export const examples = defineExamples<State, Move>([
  {
    of: 'CAP-3.3',
    // The first round but for its very last draw.
    set: () => {
      const state = played(beforeScoring({ seats: 3, start: B }), nothing);
      return played(
        state,
        Array.from({ length: 17 }, (_, n) => draw(n % 3 === 0 ? 'roof' : n % 3 === 1 ? 'floor' : 'permit')),
      );
    },
    told: [draw('permit')],
    wrong: { after: 1, move: draw('permit') },
    shows: (state) => ({ starts: state.start }),
  },
  {
    of: 'CAP-4.10',
    set: () => complete(position({ seats: 2, hands: ['floor-4b', 'roof-1a'], sites: ['1', '1'] })),
    told: [floors('floor-4b', 'b1 b1')],
    wrong: { after: 0, move: floors('floor-4b', 'b1 b1 b1') },
    shows: (state) => ({ floors: state.players[A].site[0].floors }),
  },
  {
    of: 'CAP-5.5',
    set: () =>
      complete(
        position({
          seats: 3,
          hands: ['permit-white-1', 'roof-1a', 'roof-2a'],
          sites: ['1r 1t', '1r', '1r'],
          board: { quirinal: 'B1 round', viminal: 'C1 round' },
        }),
      ),
    told: [permit('permit-white-1', 'b2', 'esquiline-s1')],
    wrong: { after: 0, move: permit('permit-white-1', 'b1', 'esquiline-s1') },
    shows: (state) => ({ shape: state.areas[areaOf('esquiline')].shape }),
  },
  {
    of: 'CAP-5.7',
    set: () =>
      complete(
        position({
          seats: 3,
          hands: ['permit-black-1', 'roof-1a', 'roof-2a'],
          sites: ['1r 2r 3r 4r', '1t', '1t'],
          board: { aventine: 'B1 C1 B2 round' },
        }),
      ),
    told: [permit('permit-black-1', 'b3', 'aventine-s4')],
    wrong: { after: 0, move: permit('permit-black-1', 'b4', 'aventine-s4') },
    shows: (state) => ({ tallest: state.areas[areaOf('aventine')].tallest }),
  },
  {
    of: 'CAP-6.7',
    set: () =>
      complete(position({ seats: 2, phase: 'auction', auction: 1, hands: ['roof-7a floor-4a', 'floor-8a permit-red-3'] })),
    told: [bid('roof-7a floor-4a'), bid('floor-8a permit-red-3')],
    wrong: { after: 0, move: bid('floor-8a') },
    shows: (state) => ({ wins: state.asked }),
  },
  {
    of: 'CAP-7.2 CAP-7.5 CAP-7.6',
    set: () => beforeScoring({ seats: 3, board: { palatine: 'B1 B2 C2 A3' } }),
    told: nothing,
    wrong: { after: 0, move: bid('roof-7a') },
    shows: (state) => {
      const [ada, bruno, carla] = pointsIn(state, 'palatine');
      return { ada, bruno, carla };
    },
  },
  {
    of: 'CAP-7.7',
    set: () => beforeScoring({ seats: 2, board: { palatine: 'A1 F T' } }),
    told: nothing.slice(1),
    wrong: { after: 0, move: bid('roof-7a') },
    shows: (state) => ({ alone: pointsIn(state, 'palatine')[A] }),
  },
]);

/** The one fold of steps: whatever is played and taken back, a game in play is what its standing moves make of the deal. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultOptions,
  GameInPlay,
  heardBy,
  IllegalRecord,
  replay,
  seedFrom,
  standing,
  type Seat,
  type TakenBack,
  type Told,
  type Viewer,
} from '../index.ts';
import { game as torre } from '../../games/torre/rules/index.ts';

const start = { seats: 3, options: defaultOptions(torre.options), seed: seedFrom('in play') };
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator', 'all'];
const begin = (): GameInPlay => new GameInPlay(torre, start, VIEWERS);

type Step = { readonly seat: Seat; readonly move: { readonly type: string } } | { readonly seat: Seat; readonly undo: TakenBack };

/** Each number is a wish: most play a legal move, some take one to six moves back. */
function playAll(wishes: readonly number[]): { play: GameInPlay; steps: Step[] } {
  const play = begin();
  const steps: Step[] = [];
  for (const wish of wishes) {
    const stand = play.movesAt().length;
    if (wish % 5 === 0 && stand > 0) {
      const undo = { moves: 1 + (wish % Math.min(6, stand)) };
      play.goBack(wish % 3, undo);
      steps.push({ seat: wish % 3, undo });
    } else if (play.toAct.length > 0) {
      const seat = play.toAct[wish % play.toAct.length];
      const moves = play.movesOf(seat);
      const move = moves[wish % moves.length];
      play.accept(play.attempt(seat, move));
      steps.push({ seat, move });
    }
  }
  return { play, steps };
}

const someWishes = fc.array(fc.nat(10_000), { maxLength: 60 });

describe('a game in play', () => {
  it('is what its standing moves make of the deal', () => {
    fc.assert(
      fc.property(someWishes, (wishes) => {
        const { play, steps } = playAll(wishes);
        const { moves } = standing(steps);
        expect(play.movesAt().map(({ seat, move }) => ({ seat, move }))).toEqual(moves);
        expect(play.copy()).toEqual(replay(torre, start, moves));
        expect(play.version).toBe(steps.length);
      }),
      { seed: 17, numRuns: 60 },
    );
  });

  it('tells every viewer what they may hear, numbered without a gap, and nothing is untold by taking back', () => {
    fc.assert(
      fc.property(someWishes, (wishes) => {
        const { play, steps } = playAll(wishes);
        const told: Told[] = [];
        replay(torre, start, standing(steps).moves, undefined, told);
        for (const viewer of VIEWERS) {
          const log = play.log(viewer);
          expect(log.map(({ number }) => number)).toEqual(log.map((_, at) => at + 1));
          for (const since of [0, 3, play.version])
            expect(play.news(viewer, since)).toEqual(log.filter(({ version }) => version > since));
          if (!steps.some((step) => 'undo' in step)) expect(log.map(({ event }) => event)).toEqual(heardBy(told, viewer));
        }
        expect(play.log('all').filter(({ event }) => event.kind === '@undone')).toHaveLength(
          steps.filter((step) => 'undo' in step).length,
        );
      }),
      { seed: 18, numRuns: 60 },
    );
  });

  it('lets no decision stand that was made before something was taken back, or for a version that never was', () => {
    const { play } = playAll([1, 2, 3]);
    const [seat] = play.toAct;
    expect(play.stillStands(seat, play.version)).toBe(true);
    expect(play.stillStands(seat, play.version + 1)).toBe(false);
    const before = play.version;
    play.goBack(0, { moves: 1 });
    expect(play.stillStands(play.toAct[0], before)).toBe(false);
    expect(play.stillStands(play.toAct[0], play.version)).toBe(true);
  });

  it('refuses to go back further than the deal, and moves of a record that are not legal there', () => {
    const { play } = playAll([1, 2]);
    expect(() => play.goBack(0, { moves: 3 })).toThrow(RangeError);
    expect(() => play.goBack(0, { moves: 0 })).toThrow(RangeError);
    const before = play.copy();
    expect(() => play.replayOn({ seat: 7, move: { type: 'nothing' } })).toThrow(IllegalRecord);
    expect(play.copy()).toEqual(before);
  });

  it('is for training from the first taking back that says so', () => {
    const { play } = playAll([1, 2, 3]);
    play.goBack(0, { moves: 1 });
    expect(play.training).toBe(false);
    play.goBack(0, { moves: 1, training: true });
    expect(play.training).toBe(true);
  });
});

/** One deal for everybody: the same bots for all who play it, and a proof that nobody's bots played otherwise. */
import { describe, expect, it } from 'vitest';
import {
  deal,
  defaultOptions,
  readRecord,
  record,
  seedFrom,
  type GameMove,
  type GameRecord,
  type PlayedMove,
} from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { firstForeignMove, ghostAtDeal, nextAtDeal, answerAtDeal, sittingOf, type SharedDeal, type Thinker } from '../index.ts';
import { thinker as torre } from './torre.ts';

const SITTING = ['easy', null, 'greedy'] as const;

function dealOf({ game }: Thinker, seed: string): SharedDeal {
  return { seats: 3, options: defaultOptions(game.options), seed: seedFrom(seed), sitting: SITTING };
}

const written = ({ game }: Thinker, shared: SharedDeal, moves: readonly PlayedMove[]): GameRecord =>
  record(game, shared, moves, ['', '', ''], { bots: shared.sitting });

describe.each(['capitol', 'citadels'])('a deal of %s', (id) => {
  it('is played by a ghost as it was the first time, and its record proves it', async () => {
    const shelved = shelf.find(({ meta }) => meta.id === id)!;
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const thinker = { game, bot };
    const shared = dealOf(thinker, 'ghost');
    const moves = ghostAtDeal(thinker, shared, 'greedy');
    expect(ghostAtDeal(thinker, shared, 'greedy')).toEqual(moves);
    const doc = written(thinker, shared, moves);
    expect(doc.result).toBeDefined();
    expect(readRecord(JSON.parse(JSON.stringify(doc)))).toEqual(doc);
    expect(firstForeignMove(thinker, doc)).toBeUndefined();
  });
});

describe('a deal', () => {
  const shared = dealOf(torre, 'proof');
  const honest = ghostAtDeal(torre, shared, 'random');

  /** Goes on as the deal does, from another move of this seat. */
  function withAnother(seat: number): PlayedMove[] {
    const { game } = torre;
    const state = deal(game, shared);
    const played: PlayedMove[] = [];
    let changed = false;
    for (let next = nextAtDeal(game, state, SITTING); next !== undefined; next = nextAtDeal(game, state, SITTING)) {
      const usual = SITTING[next] === null ? game.moves(state, next)[0] : answerAtDeal(torre, shared, state, next, played);
      const other = game.moves(state, next).find((move) => JSON.stringify(move) !== JSON.stringify(usual));
      const move: GameMove = !changed && next === seat && other ? other : usual;
      changed ||= move === other;
      game.play(state, next, move);
      played.push({ seat: next, move });
    }
    expect(changed).toBe(true);
    return played;
  }

  it('counts whatever the person plays', () => {
    expect(firstForeignMove(torre, written(torre, shared, withAnother(1)))).toBeUndefined();
  });

  it.each([0, 2])('does not count when the bot of seat %i plays what it would not', (seat) => {
    const moves = withAnother(seat);
    const at = firstForeignMove(torre, written(torre, shared, moves));
    expect(moves[at! - 1].seat).toBe(seat);
  });

  it('does not count when it says that weaker bots sat there', () => {
    const doc = written(torre, shared, honest);
    const claims = [
      ['random', null, 'random'],
      ['greedy', null, 'easy'],
    ];
    for (const bots of claims) expect(firstForeignMove(torre, { ...doc, bots })).toBeDefined();
  });

  it('names only levels that there are, one for each seat', () => {
    const doc = written(torre, shared, honest);
    expect(sittingOf(doc)).toEqual(SITTING);
    expect(sittingOf({ ...doc, bots: ['easy', null, 'nobody'] })).toBeUndefined();
    expect(firstForeignMove(torre, { ...doc, bots: ['easy', null, 'nobody'] })).toBe(1);
    expect(firstForeignMove(torre, record(torre.game, shared, honest, []))).toBeUndefined();
    expect(readRecord({ ...doc, bots: ['easy', null] })).toEqual({ code: 'NOT_A_RECORD' });
  });
});

/** Another road through a finished game: it follows from the game, the fork and the moves chosen, and from nothing else. */
import { describe, expect, it } from 'vitest';
import { canonicalJson, defaultOptions, IllegalRecord, seedFrom, type GameMove, type PlayedMove } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { ghostAtDeal, MASTER, Road, standsFor, walk, type RoadPlan, type SharedDeal, type Thinker } from '../index.ts';
import { pennies, penniesBot } from './pennies.ts';
import { thinker as torre } from './torre.ts';

const ME = 1;
const SITTING = ['easy', null, 'greedy'] as const;
const QUICK = { level: 'greedy' } as const;
/** The seat of the fork answers quickly too: a master takes its time. */
const STANDS = standsFor(SITTING, true).map((stand, seat) => (seat === ME ? QUICK : stand));

async function openGame(id: string): Promise<Thinker> {
  const shelved = shelf.find(({ meta }) => meta.id === id)!;
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}

function played(thinker: Thinker): { readonly shared: SharedDeal; readonly moves: readonly PlayedMove[] } {
  const shared = {
    seats: 3,
    options: defaultOptions(thinker.game.options),
    seed: seedFrom(`road ${thinker.game.meta.id}`),
    sitting: SITTING,
  };
  return { shared, moves: ghostAtDeal(thinker, shared, 'greedy') };
}

const ofMe = (moves: readonly PlayedMove[]): GameMove[] => moves.flatMap(({ seat, move }) => (seat === ME ? [move] : []));

/** My decisions with something else to do. */
function forks({ game }: Thinker, { shared, moves }: ReturnType<typeof played>) {
  return moves.flatMap(({ seat, move }, at) => {
    if (seat !== ME) return [];
    const plan: RoadPlan = { start: shared, moves, at, own: [], stands: STANDS };
    const { view } = new Road(game, plan).questionTo(ME);
    const other = game.moves(view, ME).find((each) => canonicalJson(each) !== canonicalJson(move));
    return other ? [{ ...plan, own: [other] }] : [];
  });
}

describe.each(['capitol', 'citadels'])('a road through %s', (id) => {
  it('with the moves of the game is the game: the same deck, the same answers', async () => {
    const thinker = await openGame(id);
    const { shared, moves } = played(thinker);
    for (const at of [0, Math.floor(moves.length / 2)].map((from) =>
      moves.findIndex(({ seat }, n) => n >= from && seat === ME),
    )) {
      const road = walk(thinker, { start: shared, moves, at, own: ofMe(moves.slice(at)), stands: STANDS });
      expect(road.moves).toEqual(moves);
      expect(road.strayed).toBe(false);
    }
  });

  it('with another move parts there, ends, and is the same whoever walks it', async () => {
    const thinker = await openGame(id);
    const all = forks(thinker, played(thinker));
    for (const plan of [all[0]!, all[Math.floor(all.length / 2)]!]) {
      const road = walk(thinker, plan);
      expect(road.result).toBeDefined();
      expect(road.moves.slice(0, plan.at)).toEqual(plan.moves.slice(0, plan.at));
      expect(road.moves[road.common]).toEqual({ seat: ME, move: plan.own[0] });
      // As it comes out of an address: the same moves, other objects.
      const sent = JSON.parse(JSON.stringify({ ...plan, own: ofMe(road.moves.slice(plan.at)) })) as RoadPlan;
      expect(walk(thinker, sent).moves).toEqual(road.moves);
    }
  });
});

describe('a road', () => {
  it('leaves what others had sealed as it was', () => {
    const thinker = { game: pennies, bot: penniesBot } as unknown as Thinker;
    const start = { seats: 2, options: {}, seed: seedFrom('sealed') };
    for (const answer of [0, 1]) {
      const moves = [0, answer].map((side, seat) => ({ seat, move: { type: 'SHOW', side } }));
      const own = [{ type: 'SHOW', side: 1 }];
      const road = walk(thinker, { start, moves, at: 0, own, stands: standsFor([null, null], false) });
      expect(road.moves).toEqual([moves[1], { seat: 0, move: own[0] }]);
      expect(road.result?.totals).toEqual(answer === 1 ? [1, 0] : [0, 1]);
    }
  });

  const game = played(torre);
  const plan = forks(torre, game)[1]!;

  it('does not begin with a move that cannot be made, nor where nothing was decided', () => {
    const own = [{ type: 'LAY', stone: 99 } as GameMove];
    expect(() => new Road(torre.game, { ...plan, own })).toThrow(IllegalRecord);
    expect(() => new Road(torre.game, { ...plan, at: game.moves.length })).toThrow(RangeError);
  });

  it('goes on with the master where the moves chosen can no longer be made, and says so', () => {
    const whole = walk(torre, plan);
    const road = walk(torre, { ...plan, own: [plan.own[0]!, { type: 'LAY', stone: 99 } as GameMove] });
    expect(road.strayed).toBe(true);
    expect(road.moves).toEqual(whole.moves);
  });

  it('is answered by bots of the same level for bots, and by the master for people', () => {
    expect(standsFor(['easy', null, 'expert'], false)).toEqual([{ level: 'easy' }, MASTER, MASTER]);
    // Steady ones answered with all their iterations, and do so again.
    expect(standsFor(['easy', null, 'expert'], true)).toEqual([{ level: 'easy' }, MASTER, { level: 'expert' }]);
  });
});

/** Questions to every piece of real positions: the answers are the rules' own, through the asker's eyes, and go through an address. */
import { describe, expect, it } from 'vitest';
import {
  deal,
  defaultOptions,
  quickChance,
  seedFrom,
  type AnyGame,
  type GameMove,
  type GameState,
  type Seat,
} from '@cantiere/engine';
import { findGame, shelf } from '@cantiere/games';
import { admitAsk, readAsk, takenBackBefore, writeAsk } from './address.ts';
import type { PositionSeen } from '../replay/replay.ts';
import { answerTo, belongs, answerWord } from './answer.ts';

interface Played {
  readonly game: AnyGame;
  readonly states: readonly GameState[];
}

async function played(id: string, most: number): Promise<Played> {
  const shelved = findGame(id)!;
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  const state = deal(game, { seats: 3, options: defaultOptions(game.options), seed: seedFrom(`asking ${id}`) });
  const chance = quickChance(5);
  const states = [game.clone(state)];
  for (let asked = game.toAct(state); asked.length > 0 && states.length < most; asked = game.toAct(state)) {
    const seat = asked[0]!;
    game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
    states.push(game.clone(state));
  }
  return { game, states };
}

const momentOf = ({ game, states }: Played, at: number, seat: Seat): PositionSeen => ({
  view: game.view(states[at]!, seat),
  toAct: game.toAct(states[at]!),
});
function* before(all: Played, at: number, seat: Seat): Iterable<PositionSeen> {
  for (let n = at - 1; n >= 0; n--) yield momentOf(all, n, seat);
}
const ask = (all: Played, at: number, seat: Seat, place: string) =>
  answerTo({ place }, { game: all.game, now: momentOf(all, at, seat), seat, earlier: () => before(all, at, seat) });

describe.each(shelf.map(({ meta }) => meta.id))('asked at a table of %s', (id) => {
  it('every piece of every choice says yes where the rules accept and no, with the rule, where they refuse', async () => {
    const all = await played(id, 60);
    let yes = 0;
    let no = 0;
    let later = 0;
    for (const [at, state] of all.states.entries()) {
      for (const seat of [0, 1, 2]) {
        const { view, toAct } = momentOf(all, at, seat);
        const choices = toAct.includes(seat) ? all.game.choices(view, seat) : [];
        for (const place of new Set(choices.slice(0, 60).flatMap((choice) => choice.at))) {
          const { can, cannot, idle } = ask(all, at, seat, place);
          const of = choices.filter((choice) => belongs(choice, place));
          expect(idle).toBeUndefined();
          expect(can.length).toBe(of.filter(({ refusal }) => !refusal).length);
          expect(cannot.reduce((sum, { alike }) => sum + 1 + alike, 0)).toBe(of.length - can.length);
          for (const said of can) if (!said.pick) expect(all.game.refuse(state, seat, said.move)).toBeUndefined();
          for (const { refusal } of cannot) expect(refusal?.rule).toMatch(/^[A-Z]+-|^$/);
          yes += can.length;
          no += cannot.length;
        }
        // Somebody who waits is told why the moves that they know cannot be made now.
        if (toAct.includes(seat) || toAct.length === 0) continue;
        const known = [...before(all, at, seat)].find((moment) => moment.toAct.includes(seat));
        const place = known && all.game.choices(known.view, seat).find((choice) => choice.at.length > 0)?.at[0];
        if (place === undefined) continue;
        const answer = ask(all, at, seat, place);
        expect(answer.idle).toBe('waiting');
        expect(answer.can).toEqual([]);
        expect(answer.cannot.length).toBeGreaterThan(0);
        later += answer.cannot.length;
      }
    }
    expect(yes).toBeGreaterThan(20);
    expect(later).toBeGreaterThan(5);
    if (id !== 'gardens') expect(no).toBeGreaterThan(0);
  });

  it('knows nothing that the asker does not: the answer from the view is the answer from the table', async () => {
    const all = await played(id, 30);
    for (const [at, state] of all.states.entries()) {
      const [seat] = all.game.toAct(state);
      if (seat === undefined) continue;
      const place = all.game.choices(all.game.view(state, seat), seat)[0]?.at[0];
      if (place === undefined) continue;
      const whole = { view: { ...state, viewer: 'all' as const }, toAct: all.game.toAct(state) };
      expect(ask(all, at, seat, place)).toEqual(answerTo({ place }, { game: all.game, now: whole, seat, earlier: () => [] }));
    }
  });
});

describe('an answer', () => {
  it('is nobody’s without eyes, and says so when the game is over or the piece has no part in it', async () => {
    const all = await played('citadels', 400);
    const last = all.states.length - 1;
    expect(
      answerTo({ place: 'do:end' }, { game: all.game, now: momentOf(all, 0, 0), seat: undefined, earlier: () => [] }).idle,
    ).toBe('watching');
    expect(ask(all, last, 0, 'nowhere')).toEqual({ can: [], cannot: [], idle: 'over' });
    const [seat = 0] = all.game.toAct(all.states[0]!);
    expect(ask(all, 0, seat, 'nowhere').idle).toBe('idle');
    expect(answerWord(ask(all, 0, seat, 'nowhere'))).toBe('nothing');
  });

  it('is given to a move in hand, legal or not', async () => {
    const all = await played('citadels', 3);
    const [seat = 0] = all.game.toAct(all.states[0]!);
    const now = momentOf(all, 0, seat);
    const [move] = all.game.moves(all.states[0]!, seat);
    const asked = { game: all.game, now, seat, earlier: () => [] };
    expect(answerWord(answerTo({ move: move! }, asked))).toBe('yes');
    const wrong: GameMove = { type: 'END_TURN' };
    expect(answerTo({ move: wrong }, asked).cannot[0]?.refusal).toEqual(all.game.refuse(now.view, seat, wrong));
  });

  it('goes through an address and comes back', () => {
    for (const question of [
      { place: 'hand:tavern' },
      { place: 'città di Ada & co' },
      { move: { type: 'BUILD', card: 'keep' } },
    ]) {
      const read = readAsk(`?at=3${writeAsk({ question, back: 2 })}`);
      expect(read && admitAsk(read, () => true)).toEqual({ question, back: 2 });
    }
    expect(readAsk('?at=3')).toBeUndefined();
    expect(readAsk('?at=3&ask=')).toBeUndefined();
  });

  it('knows whether moves were taken back to before its position', () => {
    const back = [
      { at: 3, moves: 2 },
      { at: 9, moves: 1 },
    ];
    expect(takenBackBefore(back, 3)).toBe(0);
    expect(takenBackBefore(back, 4)).toBe(2);
    expect(takenBackBefore(back, 20)).toBe(3);
  });
});

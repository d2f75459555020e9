/** What makes plans give up: one surprise of each game, brought about by hand. */
import { expect, it } from 'vitest';
import { deal, seedFrom, type Game, type GameState, type PlanKind, type Seat } from '@cantiere/engine';
import { plans as builders } from '../builders/plans.ts';
import { game as buildersGame } from '../builders/rules/index.ts';
import { plans as capitol } from '../capitol/plans.ts';
import { game as capitolGame } from '../capitol/rules/index.ts';
import { house } from '../capitol/rules/state.ts';
import { plans as citadels } from '../citadels/plans.ts';
import { game as citadelsGame } from '../citadels/rules/index.ts';
import { plans as sprawl } from '../sprawl/plans.ts';
import { game as sprawlGame } from '../sprawl/rules/index.ts';

function begin<S extends GameState>(game: Game<S>): S {
  return deal(game, { seats: 3, options: {}, seed: seedFrom('surprise') }) as S;
}

/** Makes the plan, lets something happen, and asks it. */
function after<S extends GameState>(
  game: Game<S>,
  kinds: readonly PlanKind<S>[],
  id: string,
  state: S,
  seat: Seat,
  what: () => void,
) {
  const kind = kinds.find((one) => one.id === id);
  const given = kind?.offer(game.view(state, seat), seat);
  if (kind === undefined || given === undefined) throw new Error(`${id} is not on offer`);
  what();
  return kind.answer(game.view(state, seat), seat, given);
}

it('Capitol: whoever is overtaken in an area thinks again before passing', () => {
  const state = begin(capitolGame);
  const seat = (state.turn + 1) % 3;
  const [area] = state.areas;
  area.floors[seat] = 2;
  area.highest[seat] = 2;
  area.squares[0] = house(seat, 2);
  const quiet = capitolGame.clone(state);
  expect(after(capitolGame, capitol, 'pass', quiet, seat, () => (quiet.turn = seat))).toEqual({ move: { type: 'PASS' } });
  const overtaken = (): void => {
    area.floors[state.turn] = 3;
    area.highest[state.turn] = 3;
    state.turn = seat;
  };
  expect(after(capitolGame, capitol, 'pass', state, seat, overtaken)).toBe('surprise');
});

it('Capitol: an auction without a bid ends the plan to bid nothing', () => {
  const state = begin(capitolGame);
  state.step = 'auction';
  state.auction = 2;
  const nobodyBid = (): void => void state.auctions.push({ winner: -1, bids: [[], [], []], amounts: [0, 0, 0] });
  expect(after(capitolGame, capitol, 'no-bids', state, 0, () => undefined)).toMatchObject({ move: { type: 'BID', cards: [] } });
  expect(after(capitolGame, capitol, 'no-bids', state, 0, nobodyBid)).toBe('surprise');
});

it('Citadels: whoever was robbed thinks again before taking gold', () => {
  const state = begin(citadelsGame);
  state.holder[6] = 2;
  state.asked = 0;
  const called = (): void => {
    state.phase = 'turn';
    state.asked = 2;
  };
  const calm = citadelsGame.clone(state);
  const calmly = (): void => {
    calm.phase = 'turn';
    calm.asked = 2;
  };
  expect(after(citadelsGame, citadels, 'take-gold', calm, 2, calmly)).toEqual({ move: { type: 'TAKE_GOLD' } });
  const robbed = (): void => {
    called();
    state.players[2].gold = 0;
  };
  expect(after(citadelsGame, citadels, 'take-gold', state, 2, robbed)).toBe('surprise');
});

it('The Builders: the last round is no time to save', () => {
  const state = begin(buildersGame);
  const seat = (state.active + 1) % 3;
  expect(after(buildersGame, builders, 'save', state, seat, () => (state.triggeredBy = state.active))).toBe('surprise');
});

it('Urban Sprawl: a question that cannot be declined is put to the person', () => {
  const state = begin(sprawlGame);
  const seat = (state.active + 1) % 3;
  const asked = (options: string[]) => () => {
    state.question = { id: 7, seat, kind: 'offer', options, card: '', about: '', amount: 0 };
  };
  expect(after(sprawlGame, sprawl, 'decline', state, seat, asked(['pay', 'decline']))).toEqual({
    move: { type: 'decide', decision: 7, choice: 'decline' },
  });
  expect(after(sprawlGame, sprawl, 'decline', state, seat, asked(['wealth', 'prestige']))).toBe('surprise');
});

/** What makes plans in Capitol give up. */
import { expect, it } from 'vitest';
import { after, begin } from '../../tests/surprised.ts';
import { plans } from '../plans.ts';
import { game } from '../rules/index.ts';
import { house } from '../rules/state.ts';

it('whoever is overtaken in an area thinks again before passing', () => {
  const state = begin(game);
  const seat = (state.asked + 1) % 3;
  const [area] = state.areas;
  area.floors[seat] = 2;
  area.highest[seat] = 2;
  area.squares[0] = house(seat, 2);
  const quiet = game.clone(state);
  expect(after(game, plans, 'pass', quiet, seat, () => (quiet.asked = seat))).toEqual({ move: { type: 'PASS' } });
  const overtaken = (): void => {
    area.floors[state.asked] = 3;
    area.highest[state.asked] = 3;
    state.asked = seat;
  };
  expect(after(game, plans, 'pass', state, seat, overtaken)).toBe('surprise');
});

it('an auction without a bid ends the plan to bid nothing', () => {
  const state = begin(game);
  state.phase = 'auction';
  state.auction = 2;
  const nobodyBid = (): void => void state.auctions.push({ winner: -1, bids: [[], [], []], amounts: [0, 0, 0] });
  expect(after(game, plans, 'no-bids', state, 0, () => undefined)).toMatchObject({ move: { type: 'BID', cards: [] } });
  expect(after(game, plans, 'no-bids', state, 0, nobodyBid)).toBe('surprise');
});

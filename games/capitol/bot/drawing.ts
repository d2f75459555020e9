/** Drawing: the visible card that is worth most, by its money and by what the seat lacks. */
import { fraction, type Chance, type Seat } from '@cantiere/engine';
import { COLOUR_OF, DECKS, FLOOR, PERMIT, ROOF, TYPE_OF, VALUE_OF } from '../rules/cards.ts';
import { draw, type Move } from '../rules/moves.ts';
import { NO_ROOF, type State } from '../rules/state.ts';
import { countOf } from './building.ts';

export function drawWell(state: State, seat: Seat, chance: Chance, noise: number): Move {
  let best = -1;
  let bestWorth = -1;
  for (let deck = 0; deck < DECKS; deck++) {
    if (state.decks[deck].length === 0) continue;
    const worth = drawWorth(state, seat, state.decks[deck][0]) + (noise === 0 ? 0 : noise * fraction(chance));
    if (worth > bestWorth) {
      best = deck;
      bestWorth = worth;
    }
  }
  return draw(best);
}

function drawWorth(state: State, seat: Seat, card: number): number {
  const player = state.players[seat];
  const money = 0.3 * VALUE_OF[card];
  let finished = 0;
  for (let i = 0; i < player.site.length; i++) if (player.site[i].roof !== NO_ROOF) finished++;
  const unfinished = player.site.length - finished;
  switch (TYPE_OF[card]) {
    case ROOF: {
      const wanted = Math.min(unfinished + countOf(player, FLOOR), player.roofs[0] + player.roofs[1]) - countOf(player, ROOF);
      return money + (wanted > 0 ? 1.8 : 0.2);
    }
    case FLOOR:
      return money + (countOf(player, FLOOR) < 2 && player.roofs[0] + player.roofs[1] > unfinished ? 1.4 : 0.3);
    default: {
      let alike = 0;
      for (let i = 0; i < player.hand.length; i++) if (COLOUR_OF[player.hand[i]] === COLOUR_OF[card]) alike++;
      const short = finished + unfinished - countOf(player, PERMIT) > 0;
      return money + (short ? 1.2 : 0.3) + (alike === 0 ? 1 : alike === 1 ? 0.4 : 0);
    }
  }
}

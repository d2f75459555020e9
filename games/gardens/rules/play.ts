/** What each move does, passed on to the part of the rules that knows. */
import type { Seat } from '@cantiere/engine';
import * as card from './card.ts';
import type { Tell } from './events.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import * as temples from './temples.ts';
import * as tiles from './tiles.ts';

export function play(state: State, seat: Seat, move: Move, tell?: Tell): void {
  switch (move.type) {
    case 'PLAY_CARD':
      return card.play(state, seat, move, tell);
    case 'DISCARD_CARD':
      return card.discard(state, seat, move, tell);
    case 'KEEP_TEMPLE':
      return temples.keep(state, seat, move, tell);
    case 'PLACE_TEMPLE':
      return temples.place(state, seat, move, tell);
    case 'PASS_TEMPLE':
      return temples.pass(state, seat, tell);
    case 'TAKE_TILE':
      return tiles.take(state, seat, move, tell);
  }
}

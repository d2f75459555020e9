/** Phase CARD: what laying or discarding a card does. Where it may lie is placement.ts. GAR-4.8, GAR-4.11. */
import type { Seat } from '@cantiere/engine';
import { CARD_IDS, faceOfCard } from './data.ts';
import type { Tell } from './events.ts';
import { lay } from './garden.ts';
import { groupsOf } from './groups.ts';
import { ROTATIONS, type DiscardCard, type PlayCard } from './moves.ts';
import { EMPTY, type State } from './state.ts';
import { goOn } from './temples.ts';
import { endTurn } from './turn.ts';

export function play(state: State, seat: Seat, { slot, x, y, rotation }: PlayCard, tell?: Tell): void {
  const card = state.offer[slot];
  const player = state.players[seat];
  const quarter = rotation / 90;
  state.offer[slot] = EMPTY;
  player.laid.push(card, x, y, rotation);
  lay(player.garden, faceOfCard(card, quarter), x, y, state.added);
  if (tell !== undefined) {
    const grown = groupsOf(player.garden, state.added).filter(({ eligible }) => eligible);
    tell.push({
      event: {
        kind: 'played',
        seat,
        slot,
        card: CARD_IDS[card],
        x,
        y,
        rotation: ROTATIONS[quarter],
        grown: grown.map(({ building, size }) => ({ building, size })),
      },
    });
  }
  goOn(state, seat, tell);
}

export function discard(state: State, seat: Seat, { slot }: DiscardCard, tell?: Tell): void {
  const card = state.offer[slot];
  state.offer[slot] = EMPTY;
  state.discarded.push(card);
  tell?.push({ event: { kind: 'discarded', seat, slot, card: CARD_IDS[card] } });
  endTurn(state, tell);
}

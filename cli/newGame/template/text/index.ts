/** What New Game says. Add `it` beside `en`; until then Italian people read English. */
import { say, type GameTexts, type InSomeLanguage } from '@cantiere/engine';
import { count } from '@cantiere/engine/grammar/en';
import type { Event, Move, State } from '../rules/index.ts';

const en: GameTexts<State, Move, Event> = {
  piece: (id) => id,
  prompt: (view, seat) =>
    view.phase === 'over'
      ? say`The game is over.`
      : seat === view.asked
        ? say`Take one, two or three stones.`
        : say`${{ seat: view.asked }} is taking stones.`,
  move: (move) => say`Take ${count(move.count, 'stone')}`,
  moveDetail: (move, view) => (move.count === view.stones ? say`The last of the quarry` : undefined),
  heading: (key) => key,
  event: (event) =>
    event.kind === 'took'
      ? say`${{ seat: event.seat }} takes ${count(event.count, 'stone')}; the quarry has ${count(event.left, 'stone')} left.`
      : say`The quarry is empty: ${{ seat: event.last }} took the last stone.`,
  refusal: ({ code, need = 0, have = 0 }) =>
    ({
      GAME_OVER: 'The game is over.',
      NOT_YOUR_TURN: 'It is not your turn.',
      TOO_MANY: `You want ${count(need, 'stone')}; the quarry has ${count(have, 'stone')}.`,
      MALFORMED: 'The move is not well formed.',
      BAD_OPTION: 'Unknown option.',
      BAD_TABLE: 'Impossible number of players.',
    })[code] ?? code,
  category: (category) => (category === 'stones' ? 'Stones' : 'Last stone'),
  faceDown: () => [],
  endReason: () => 'The quarry is empty.',
};

export const texts: InSomeLanguage<typeof en> = { en };

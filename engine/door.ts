/** The door: nothing from outside reaches the rules before its shape has been checked against the game's schema. Server and terminal only; browsers send, they do not judge. */
import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import type { AnyGame, GameMove, GameState } from './contract.ts';
import { GAME_OVER, MALFORMED, refusal, type Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

export interface Door {
  isMove(raw: unknown): raw is GameMove;
  /** The move if it is well formed and legal now, else why not. */
  admit(state: GameState, seat: Seat, raw: unknown): { move: GameMove } | { refusal: Refusal };
}

export function openDoor(game: AnyGame, moveSchema: TSchema): Door {
  const checker = Compile(moveSchema);
  const isMove = (raw: unknown): raw is GameMove => checker.Check(raw);
  return {
    isMove,
    admit(state, seat, raw) {
      if (game.toAct(state).length === 0) return { refusal: refusal(GAME_OVER, 'end') };
      if (!isMove(raw)) return { refusal: refusal(MALFORMED, 'move') };
      const refused = game.refuse(state, seat, raw);
      return refused ? { refusal: refused } : { move: raw };
    },
  };
}

/** A coach as the table's screen knows it. Only a table in this browser has one: there the whole game is here, and nothing counts. */
import type { CoachCalled } from '../offline/saved.ts';
import type { BotDecision } from './decisions.ts';

export interface CoachHere {
  /** Undefined until it is called. */
  readonly now: CoachCalled | undefined;
  /** Calls it, or changes what it does; the game is training from the first call on. */
  call(wish: CoachCalled): void;
  /** What the bots decided last, oldest first. Asked for when somebody asks why. */
  decisions(): readonly BotDecision[];
}

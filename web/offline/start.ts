/** From the home page to a table in this browser. What makes the table is loaded on the way. */
import type { BotLevel } from '@cantiere/bots/levels';
import type { Options } from '@cantiere/engine';
import { myName } from '../ask/me.ts';
import { rememberTime } from '../home/lastTime.ts';
import { navigate } from '../route/navigate.ts';
import { toOffline } from '../route/route.ts';
import type { CoachCalled } from './saved.ts';

/** `options`: what differs from the game's own. `coach`: it sits beside me. */
export async function playOffline(
  game: string,
  bots: readonly BotLevel[],
  options?: Options,
  name?: string,
  coach?: CoachCalled,
): Promise<void> {
  const { begin } = await import('./begin.ts');
  const saved = await begin({
    game,
    bots,
    myName: myName(),
    coach,
    ...(options && { options }),
    ...(name !== undefined && { name }),
  });
  rememberTime(game, { bots, options: options ?? {} });
  navigate(toOffline(saved.id));
}

export const bots = (count: number, level: BotLevel): readonly BotLevel[] => Array.from({ length: count }, () => level);

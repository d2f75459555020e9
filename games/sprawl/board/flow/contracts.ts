/** Contract sources as cards. */
import { cardNamed } from '../../rules/cards.ts';
import { contractCard, contractSpaceNamed } from '../../rules/market.ts';
import { NONE, type Card } from '../../rules/state.ts';
import { CONTRACT_AP } from '../../rules/words.ts';
import type { SprawlView } from '../props.ts';

/** The card of a contract space or of an own Favor; NONE when there is none. */
export function contractAt(view: SprawlView, source: string): Card {
  const favor = cardNamed(source);
  if (favor >= 0) return favor;
  const space = contractSpaceNamed(source);
  return space < 0 ? NONE : contractCard(view, space);
}

/** Action points of a source; a Favor costs none. */
export function apOfSource(source: string): number {
  const space = contractSpaceNamed(source);
  return space < 0 ? 0 : CONTRACT_AP[space];
}

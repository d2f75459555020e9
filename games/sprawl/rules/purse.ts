/** What a player has of a resource. Both are named outright: a field by a name that varies is slow to find. */
import type { Resource } from './events.ts';
import type { Player } from './state.ts';

export function amountOf(player: Player, res: Resource): number {
  return res === 'wealth' ? player.wealth : player.prestige;
}

export function addTo(player: Player, res: Resource, amount: number): void {
  if (res === 'wealth') player.wealth += amount;
  else player.prestige += amount;
}

export function takeFrom(player: Player, res: Resource, amount: number): void {
  if (res === 'wealth') player.wealth -= amount;
  else player.prestige -= amount;
}

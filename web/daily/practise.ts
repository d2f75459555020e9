/** Sets a table in this browser with a past deal and its own bots, and goes there. */
import { myName } from '../ask/me.ts';
import { navigate } from '../route/navigate.ts';
import { toOffline } from '../route/route.ts';
import type { KeptDeal } from './kept.ts';

export async function practise(deal: KeptDeal, name: string): Promise<void> {
  const { beginDeal } = await import('../offline/beginDeal.ts');
  navigate(toOffline((await beginDeal({ ...deal, name, myName: myName() })).id));
}

/** Which edition of a game new tables of this house are made with. The server says; without it, what it said last. */
import { readEdition } from '@cantiere/engine';
import type { PresentEditions } from '@cantiere/server/protocol';
import { ask } from '../ask/http.ts';
import { printedOf } from './known.ts';

const KEY = 'cantiere.editions';
/** A server that takes longer is as good as none. */
const PATIENCE = 4_000;

let asked: Promise<PresentEditions | undefined> | undefined;

/** Only editions of the rules that this app has: what a newer server plays is for the app that comes with it. Undefined: no such game. */
export async function presentEdition(game: string): Promise<string | undefined> {
  const [printed, told] = await Promise.all([printedOf(game), (asked ??= askOnce())]);
  const present = told?.editions.find((each) => each.game === game)?.edition ?? '';
  const fits = readEdition(present)?.rulesVersion === readEdition(printed ?? '')?.rulesVersion;
  return fits && printed !== undefined ? present : printed;
}

async function askOnce(): Promise<PresentEditions | undefined> {
  if (!navigator.onLine) return forgotten();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const told = await Promise.race([ask<PresentEditions>('GET', '/api/editions').catch(() => undefined), late]);
  if (told === undefined) return forgotten();
  try {
    localStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // No room: without a server it is what is printed.
  }
  return told;
}

/** Nobody answered: the next one may ask again. */
function forgotten(): PresentEditions | undefined {
  asked = undefined;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as PresentEditions | null;
    return Array.isArray(kept?.editions) ? kept : undefined;
  } catch {
    return undefined;
  }
}

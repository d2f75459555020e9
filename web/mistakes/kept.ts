/** What was found in a game and how its exercises went, so that coming back to it is instant. The last few; what does not fit is found again. */
import type { HowSolved } from './exercise.ts';
import type { Mistake } from './hunt.ts';

export interface KeptHunt {
  readonly looked: readonly (readonly [number, number])[];
  readonly judged: readonly (readonly [number, Mistake | null])[];
  readonly outcomes: readonly (readonly [number, HowSolved])[];
}

const NOTHING: KeptHunt = { looked: [], judged: [], outcomes: [] };
const PREFIX = 'cantiere.mistakes.';
const MOST = 12;
/** Of how it is judged; what was judged otherwise is judged again. */
const EDITION = 1;

interface Stored {
  readonly edition?: number;
  readonly at?: number;
  readonly kept?: KeptHunt;
}

export function keptOf(key: string): KeptHunt {
  const { edition, kept } = stored(PREFIX + key);
  return edition === EDITION && kept !== undefined && Array.isArray(kept.judged) ? kept : NOTHING;
}

export function keep(key: string, change: Partial<KeptHunt>): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ edition: EDITION, at: Date.now(), kept: { ...keptOf(key), ...change } }));
    const all = Object.keys(localStorage).filter((each) => each.startsWith(PREFIX));
    for (const old of all.toSorted((a, b) => (stored(b).at ?? 0) - (stored(a).at ?? 0)).slice(MOST)) localStorage.removeItem(old);
  } catch {
    // No room: it is found again next time.
  }
}

function stored(name: string): Stored {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Stored | null) ?? {};
  } catch {
    return {};
  }
}

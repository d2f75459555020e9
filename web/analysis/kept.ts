/** Analyses that were made in this browser, so that coming back to one is instant. The last few; what does not fit is made again. */
import type { JudgedDecision, Reason } from '@cantiere/bots';

/** What is known of a game so far. A decision that was none (one legal move) is not listed but counts as looked at. */
export interface Analysis {
  readonly decisions: readonly JudgedDecision[];
  /** Positions looked at. */
  readonly looked: readonly number[];
  /** By position: why the better move was better; null where the sheet does not tell. */
  readonly reasons: Readonly<Record<number, Reason | null>>;
}

export const NOTHING_YET: Analysis = { decisions: [], looked: [], reasons: {} };

const PREFIX = 'cantiere.analysis.';
const MOST = 12;
/** Of what is found; analyses made otherwise are made again. */
const FORMAT = 3;

export function keptAnalysis(key: string): Analysis {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as { edition?: number; analysis: Analysis } | null;
    return kept?.edition === FORMAT && Array.isArray(kept.analysis.looked) ? kept.analysis : NOTHING_YET;
  } catch {
    return NOTHING_YET;
  }
}

export function keepAnalysis(key: string, analysis: Analysis): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ edition: FORMAT, at: Date.now(), analysis }));
    const others = Object.keys(localStorage).filter((each) => each.startsWith(PREFIX));
    const since = (each: string): number => (JSON.parse(localStorage.getItem(each) ?? '{}') as { at?: number }).at ?? 0;
    for (const old of others.toSorted((a, b) => since(b) - since(a)).slice(MOST)) localStorage.removeItem(old);
  } catch {
    // No room: it is made again next time.
  }
}

/**
 * What is being corrected, kept for this visit so that a reload loses nothing: as changes to the components that were in use, so
 * that whatever else the house corrects meanwhile stays. Pure but for the keeping.
 */
import {
  corrected,
  correctionsBetween,
  CORRECTIONS,
  valueAt,
  type Correction,
  type CorrectionFile,
} from '@cantiere/games/corrections';

const key = (game: string): string => `cantiere.corrections.${game}`;

export const fileOf = (game: string, corrections: readonly Correction[]): CorrectionFile => ({
  format: CORRECTIONS,
  game,
  corrections,
});

export function keepDraft(game: string, changes: readonly Correction[]): void {
  try {
    sessionStorage.setItem(key(game), JSON.stringify(changes));
  } catch {
    // No room, or not allowed: then it lives as long as the page.
  }
}

export function forgetDraft(game: string): void {
  try {
    sessionStorage.removeItem(key(game));
  } catch {
    // Nothing was kept.
  }
}

/** What was being corrected here. */
export function keptDraft(game: string): readonly Correction[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(game)) ?? '[]') as readonly Correction[];
  } catch {
    return [];
  }
}

export interface Rebased {
  readonly data: object;
  /** Changes of values that somebody else has corrected otherwise meanwhile: theirs stand. */
  readonly aside: readonly Correction[];
}

/** My changes over what is in use by now. */
export function rebased(inUse: object, mine: readonly Correction[]): Rebased {
  const laid = corrected(inUse, mine);
  if ('data' in laid) return { data: laid.data, aside: [] };
  const aside = laid.misfits.map(({ correction }) => correction);
  const rest = corrected(
    inUse,
    mine.filter((change) => !aside.includes(change)),
  );
  return { data: 'data' in rest ? rest.data : inUse, aside };
}

export type Merged =
  | {
      readonly data: object;
      /** Values of the file that stand where another correction stood. */
      readonly over: number;
    }
  | { readonly misfits: readonly Correction[] };

/** A file of corrections, which start from what is printed, over what is there: all else that was corrected stays. */
export function merged(printed: object, data: object, file: readonly Correction[]): Merged {
  const fits = corrected(printed, file);
  if ('misfits' in fits) return { misfits: fits.misfits.map(({ correction }) => correction) };
  const here = file.map(({ at, now }) => ({ at, was: valueAt(data, at), now }));
  const laid = corrected(data, here);
  if ('misfits' in laid) return { misfits: laid.misfits.map(({ correction }) => correction) };
  const differs = (a: unknown, b: unknown): boolean => correctionsBetween(a, b).length > 0;
  const over = here.filter(({ at, was, now }) => differs(valueAt(printed, at), was) && differs(was, now)).length;
  return { data: laid.data, over };
}

/** A value in a few letters. */
export const shortly = (value: unknown, nothing: string): string => {
  if (value === undefined || value === null) return nothing;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/** The part of what somebody gave that can be read as text. */
export async function readJsonFile(file: File): Promise<unknown> {
  return JSON.parse(await file.text()) as unknown;
}

/** What is being corrected: components that differ from the printed ones, kept for this visit so that a reload loses nothing. Pure but for that. */
import { corrected, correctionsBetween, CORRECTIONS, type Correction, type CorrectionFile } from '@cantiere/games/corrections';

const key = (game: string): string => `cantiere.corrections.${game}`;

export const fileOf = (game: string, corrections: readonly Correction[]): CorrectionFile => ({
  format: CORRECTIONS,
  game,
  corrections,
});

export function keepDraft(game: string, printed: object, data: object): void {
  try {
    sessionStorage.setItem(key(game), JSON.stringify(correctionsBetween(printed, data)));
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

/** What was being corrected here; undefined: nothing, or it does not fit what is printed any more. */
export function keptDraft(game: string, printed: object): object | undefined {
  try {
    const text = sessionStorage.getItem(key(game));
    if (text === null) return undefined;
    const laid = corrected(printed, JSON.parse(text) as Correction[]);
    return 'data' in laid ? laid.data : undefined;
  } catch {
    return undefined;
  }
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

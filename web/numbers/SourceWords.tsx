/** Where the games that are shown come from, in words, and what is shown instead where there are few. */
import { levelNames, isLevel } from '@cantiere/bots/levels';
import type { NumbersFile } from '@cantiere/engine/numbers';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import type { Source } from './address.ts';
import { useFigures, useNumbersTexts } from './text.ts';

export interface Shown {
  readonly from: Source;
  /** Undefined: the server cannot be asked. */
  readonly people: { readonly games: number; readonly few: boolean; readonly enough: number } | undefined;
  readonly bots: NumbersFile | undefined;
  readonly counts: readonly { readonly seats: number; readonly games: number }[];
  readonly seats: number;
  /** My games, those with so many players, and whether they are shown. */
  readonly mine: { readonly games: number; readonly here: number; readonly shown: boolean };
}

export function SourceWords({ from, people, bots, counts, seats, mine }: Shown) {
  const t = useNumbersTexts();
  const { whole } = useFigures();
  const { language } = usePreferences();
  const here = counts.find((each) => each.seats === seats)?.games ?? 0;
  const levels = bots?.bots.map((level) => (isLevel(level) ? levelNames[level][language] : level)).join(', ') ?? '';
  const note = !people
    ? t.away
    : people.few && bots && from === 'bots'
      ? t.few(people.games, people.enough)
      : people.few && from === 'people' && people.games > 0
        ? t.fewHere(people.games)
        : undefined;
  return (
    <div className="numbers-words" aria-live="polite">
      {note !== undefined && (
        <p className="numbers-note">
          <Glyph name="hint" size={18} /> <span>{note}</span>
        </p>
      )}
      <p>
        <b>{t.inThis(whole(here), seats)}.</b>{' '}
        {from === 'bots'
          ? t.sourceBots(whole(bots?.games ?? 0), levels, bots?.edition ?? '')
          : t.sourcePeople(whole(people?.games ?? 0))}
      </p>
      {mine.games > 0 && mine.here === 0 && <p>{t.mineNone(seats)}</p>}
      {mine.games > 0 && mine.here > 0 && <p className="hint">{t.mineHint}</p>}
    </div>
  );
}

/** Every value of a card in words, each with where it comes from; the data's own sentence where it says more than that. */
import type { GalleryCard } from '@cantiere/games/board-kit';
import { usePreferences } from '../prefs/preferences.ts';
import { Plate } from './Plate.tsx';
import { useCardsTexts } from './text.ts';

/** A value of more letters than this has lines of its own. */
const LONG = 34;

export function CardFacts({ card }: { readonly card: GalleryCard }) {
  const { language } = usePreferences();
  return (
    <dl className="card-facts">
      {card.fields.map(({ label, value, origin: { from, note } }) => (
        <div key={label.en} data-long={value[language].length > LONG}>
          <dt>{label[language]}</dt>
          <dd>{value[language]}</dd>
          <dd className="card-origin">
            <Plate origin={from} />
            {note !== undefined && <Said note={note[language]} value={label[language]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Said({ note, value }: { readonly note: string; readonly value: string }) {
  const t = useCardsTexts();
  return (
    <details className="card-said">
      <summary aria-label={t.why(value)}>?</summary>
      <p>{note}</p>
    </details>
  );
}

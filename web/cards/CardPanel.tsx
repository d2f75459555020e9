/** The chosen card beside the others, where there is room: large, with its values. */
import type { ReactNode } from 'react';
import type { Gallery, GalleryCard } from '@cantiere/games/board-kit';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Around } from './Around.tsx';
import { CardFacts } from './CardFacts.tsx';
import { useCardsTexts } from './text.ts';

interface Props {
  readonly gallery: Gallery;
  readonly card: GalleryCard;
  readonly among: readonly GalleryCard[];
  show(card: string): void;
  enlarge(): void;
  /** What can be done with it. */
  readonly children: ReactNode;
}

export function CardPanel({ gallery, card, among, show, enlarge, children }: Props) {
  const t = useCardsTexts();
  const { language } = usePreferences();
  const at = among.indexOf(card);
  const before = among[at - 1];
  const after = among[at + 1];
  const { Drawing } = gallery;
  return (
    <aside className="panel card-panel" aria-label={card.name[language]}>
      <header>
        <span className="card-where">
          {gallery.kinds.find(({ id }) => id === card.kind)?.name[language]}
          {card.copies > 1 && ` · ${t.copies(card.copies)}`}
        </span>
        <button
          type="button"
          className="button icon quiet"
          aria-label={t.previous}
          disabled={!before}
          onClick={() => before && show(before.id)}
        >
          <Glyph name="back" />
        </button>
        <button
          type="button"
          className="button icon quiet"
          aria-label={t.next}
          disabled={!after}
          onClick={() => after && show(after.id)}
        >
          <Glyph name="next" />
        </button>
      </header>
      <div className="card-large">
        <span aria-hidden="true">
          <Around gallery={gallery}>
            <Drawing id={card.id} language={language} width={gallery.widths.large} large />
          </Around>
        </span>
        <button type="button" aria-label={t.enlarge(card.name[language])} onClick={enlarge} />
      </div>
      <CardFacts card={card} />
      {children}
    </aside>
  );
}

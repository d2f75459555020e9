/** The cards side by side, one stop for the keyboard: arrows move among them, Enter enlarges. */
import { memo, useRef, type KeyboardEvent } from 'react';
import type { Language } from '@cantiere/engine';
import type { Gallery, GalleryCard } from '@cantiere/games/board-kit';
import { usePreferences } from '../prefs/preferences.ts';
import { useCardsTexts, type CardsTexts } from './text.ts';

interface Props {
  readonly gallery: Gallery;
  readonly cards: readonly GalleryCard[];
  readonly selected: GalleryCard | undefined;
  readonly phone: boolean;
  select(card: string): void;
  enlarge(card: string): void;
}

export function CardGrid({ gallery, cards, selected, phone, select, enlarge }: Props) {
  const t = useCardsTexts();
  const { language } = usePreferences();
  const list = useRef<HTMLUListElement>(null);
  const width = phone ? gallery.widths.phone : gallery.widths.table;
  const stop = selected ?? cards[0];

  const walk = (event: KeyboardEvent): void => {
    const boxes = [...(list.current?.children ?? [])] as HTMLElement[];
    const at = boxes.findIndex((box) => box.contains(document.activeElement));
    if (at < 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      enlarge(cards[at].id);
      return;
    }
    const columns = Math.max(1, boxes.filter((box) => box.offsetTop === boxes[0].offsetTop).length);
    const to = stepFrom(event.key, at, columns, boxes.length);
    if (to === undefined) return;
    event.preventDefault();
    boxes[to].querySelector('button')?.focus();
    select(cards[to].id);
  };

  return (
    // Keys that move among its buttons: each button itself is what is pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className="bare card-grid"
      aria-label={t.list}
      style={{ '--card-width': `${width}px` } as never}
      onKeyDown={walk}
    >
      {cards.map((card) => (
        <Cell
          key={card.id}
          gallery={gallery}
          card={card}
          language={language}
          width={width}
          chosen={card === selected}
          stop={card === stop}
          select={select}
          t={t}
        />
      ))}
    </ul>
  );
}

function stepFrom(key: string, at: number, columns: number, length: number): number | undefined {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns, ArrowUp: at - columns, Home: 0, End: length - 1 }[
    key
  ];
  return to === undefined || to < 0 || to >= length ? undefined : to;
}

interface CellProps {
  readonly gallery: Gallery;
  readonly card: GalleryCard;
  readonly language: Language;
  readonly width: number;
  readonly chosen: boolean;
  readonly stop: boolean;
  readonly t: CardsTexts;
  select(card: string): void;
}

const Cell = memo(function Cell({ gallery, card, language, width, chosen, stop, t, select }: CellProps) {
  const kind = gallery.kinds.find(({ id }) => id === card.kind)?.name[language] ?? '';
  const origins = card.fields.map(({ origin }) => origin.from);
  const printed = origins.filter((origin) => origin === 'published').length;
  const { Drawing } = gallery;
  return (
    <li className="card-cell" data-chosen={chosen}>
      <span className="card-drawing" aria-hidden="true">
        <Drawing id={card.id} language={language} width={width} large={false} />
      </span>
      {gallery.unnamed.includes(card.kind) && (
        <span className="card-caption" aria-hidden="true">
          {card.name[language]}
        </span>
      )}
      <span className="card-strip" aria-hidden="true">
        {origins.map((origin, n) => (
          // The fields of a card never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={n} data-origin={origin} />
        ))}
      </span>
      <button
        type="button"
        aria-label={t.card(card.name[language], kind, printed, origins.length)}
        aria-current={chosen ? 'true' : undefined}
        tabIndex={stop ? 0 : -1}
        data-card={card.id}
        onClick={() => select(card.id)}
      />
    </li>
  );
});

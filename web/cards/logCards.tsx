/** The cards that a log names: their names as something to touch, and the card over the table. Loaded when somebody is near the log. */
import { useEffect, useRef, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { findGame } from '@cantiere/games';
import type { NamedPiece } from '../kit/pieces.ts';
import { toCards } from '../route/route.ts';
import { CardDialog } from './CardDialog.tsx';
import { useCardsTexts } from './text.ts';
import './cards.css';

export interface LogCards {
  /** A piece as a button that shows its card; nothing where it has none. */
  link(named: NamedPiece, show: (card: string) => void): ReactNode;
  readonly Card: ComponentType<{ readonly card: string; close(): void }>;
}

export async function logCards(game: string): Promise<LogCards | undefined> {
  const part = await findGame(game)?.cards?.();
  if (!part) return undefined;
  const { gallery } = part;
  return {
    link: ({ piece, text }, show) => {
      const card = gallery.cardOf(piece);
      return card === undefined ? undefined : <PieceLink text={text} open={() => show(card)} />;
    },
    Card: function Card({ card, close }) {
      const t = useCardsTexts();
      const found = gallery.cards.find(({ id }) => id === card);
      return found ? (
        <CardDialog game={game} gallery={gallery} card={found} close={close}>
          <p className="card-more">
            <a href={toCards(game, card)} target="_blank" rel="noreferrer" className="button">
              {t.inFull}
            </a>
          </p>
        </CardDialog>
      ) : null;
    },
  };
}

/** A long log is one stop for the keyboard, at its newest card; arrows go on to the others. */
function PieceLink({ text, open }: { readonly text: string; open(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const all = linksBeside(button.current);
    all.forEach((link, n) => (link.tabIndex = n === all.length - 1 ? 0 : -1));
  }, []);
  const walk = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (by === undefined || button.current === null) return;
    event.preventDefault();
    const all = linksBeside(button.current);
    all[all.indexOf(button.current) + by]?.focus();
  };
  return (
    <button ref={button} type="button" className="piece piece-link" onClick={open} onKeyDown={walk}>
      {text}
    </button>
  );
}

const linksBeside = (link: HTMLElement | null): HTMLElement[] => [
  ...(link?.closest('section[tabindex]')?.querySelectorAll<HTMLElement>('.piece-link') ?? []),
];

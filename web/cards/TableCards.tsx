/**
 * The cards of a table, wherever they are named or lie: a name shows its card to whoever points at it or comes to it by keyboard,
 * and opens it when pressed; every card on the board is enlarged by a right click, a long press or the key C. The drawings are
 * those of the game's own gallery, loaded when the table has come to rest.
 */
import { Fragment, lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { findGame } from '@cantiere/games';
import type { Gallery } from '@cantiere/games/board-kit';
import { Optional } from '../kit/Optional.tsx';
import type { NamedPiece } from '../kit/pieces.ts';
import { CardPeek, type Peeked } from './CardPeek.tsx';
import { cardsInText } from './cardsInText.ts';
import { firstCard } from './cardsAt.ts';
import { CardsContext, type TableCards as Known } from './cardsContext.ts';
import { PieceLink } from './PieceLink.tsx';
import { useCardHands } from './useCardHands.ts';

const OpenedCard = lazy(async () => ({ default: (await import('./OpenedCard.tsx')).OpenedCard }));

/** First the board, then what may be asked about it. */
const AT_REST = 2_500;

export function TableCards({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const { gallery, come } = useGallery(game);
  const [wanted, open] = useState<readonly string[]>();
  const card = gallery && wanted && firstCard(wanted, (piece) => gallery.cardOf(piece));
  const [peeked, peek] = useState<Peeked>();
  // While a card lies open large, nothing is peeked at: Escape closes the card.
  useCardHands({ gallery, come, open, peek, peeked: peeked !== undefined && card === undefined });
  const known = useMemo((): Known => {
    const draw = ({ piece, text }: NamedPiece): ReactNode => {
      const found = gallery?.cardOf(piece);
      return found === undefined ? undefined : <PieceLink piece={piece} text={text} open={() => open([piece])} />;
    };
    const inText = gallery && cardsInText(gallery);
    const drawIn = (text: string): ReactNode =>
      inText?.(text).map((part, n) => (typeof part === 'string' ? part : <Fragment key={n}>{draw(part)}</Fragment>)) ?? text;
    return { gallery, come, draw, drawIn };
  }, [gallery, come]);
  return (
    <CardsContext value={known}>
      {children}
      {gallery && peeked && card === undefined && (
        <Optional key={peeked.card}>
          <CardPeek game={game} gallery={gallery} peeked={peeked} />
        </Optional>
      )}
      {gallery && card !== undefined && (
        <Suspense>
          <OpenedCard game={game} gallery={gallery} card={card} close={() => open(undefined)} />
        </Suspense>
      )}
    </CardsContext>
  );
}

function useGallery(game: string): { readonly gallery: Gallery | undefined; come(): void } {
  const [gallery, setGallery] = useState<Gallery>();
  const [wanted, setWanted] = useState(false);
  const come = useCallback(() => setWanted(true), []);
  useEffect(() => {
    const timer = setTimeout(come, AT_REST);
    return () => clearTimeout(timer);
  }, [come]);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    // Without it nothing is missing but the pictures of cards: whoever is offline reads on.
    findGame(game)
      ?.cards?.()
      .then(
        (part) => here && setGallery(part.gallery),
        () => here && setWanted(false),
      );
    return () => {
      here = false;
    };
  }, [game, wanted]);
  return { gallery, come };
}

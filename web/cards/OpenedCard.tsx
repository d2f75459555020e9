/** A card over the table, with the way to its page. */
import type { Gallery } from '@cantiere/games/board-kit';
import { href } from '../route/base.ts';
import { toCards } from '../route/route.ts';
import { CardDialog } from './CardDialog.tsx';
import { useCardsTexts } from './text.ts';

interface Props {
  readonly game: string;
  readonly gallery: Gallery;
  readonly card: string;
  close(): void;
}

export function OpenedCard({ game, gallery, card, close }: Props) {
  const t = useCardsTexts();
  const found = gallery.cards.find(({ id }) => id === card);
  if (!found) return null;
  return (
    <CardDialog game={game} gallery={gallery} card={found} close={close}>
      <p className="card-more">
        <a href={href(toCards(game, card))} target="_blank" rel="noreferrer" className="button">
          {t.inFull}
        </a>
      </p>
    </CardDialog>
  );
}

/** Where a value comes from: published is a blue plate with a book, ours a dashed ochre one with a pencil. Shape, colour and word. */
import type { From } from '@cantiere/games/board-kit';
import { Glyph } from '../kit/Glyph.tsx';
import { useCardsTexts } from './text.ts';

export function Plate({ origin }: { readonly origin: From }) {
  const t = useCardsTexts();
  return (
    <span className="plate" data-origin={origin}>
      <Glyph name={origin === 'published' ? 'book' : 'edit'} size={14} />
      <span>{origin === 'published' ? t.published : t.ours}</span>
    </span>
  );
}

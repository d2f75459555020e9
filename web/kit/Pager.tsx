/** Turns the pages of a long list. */
import { useTexts } from '../text/index.ts';
import { Glyph } from './Glyph.tsx';

interface Props {
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  turn(page: number): void;
}

export function Pager({ page, total, perPage, turn }: Props) {
  const t = useTexts().social;
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label={t.pages}>
      <button type="button" className="button" disabled={page <= 1} onClick={() => turn(page - 1)}>
        <Glyph name="back" size={16} /> {t.newer}
      </button>
      <span aria-live="polite">{t.pageOf(page, pages)}</span>
      <button type="button" className="button" disabled={page >= pages} onClick={() => turn(page + 1)}>
        {t.older} <Glyph name="next" size={16} />
      </button>
    </nav>
  );
}

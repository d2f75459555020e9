/** One click to the next table that waits for me; nothing when none does. */
import { Glyph } from '../kit/Glyph.tsx';
import { Link } from '../route/Link.tsx';
import { toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { useWaiting } from './waiting.ts';

/** `from`: where I am now. `beside` another main button it is a plain one. */
export function NextTable({ from, beside = false }: { readonly from: string; readonly beside?: boolean }) {
  const t = useTexts();
  const others = useWaiting().filter(({ id }) => id !== from);
  const [next] = others;
  if (!next) return null;
  return (
    <Link
      to={toTable(next.id)}
      className={`button ${beside ? '' : 'go '}next-table`}
      aria-label={`${t.notices.next}: ${t.notices.nextOf(others.length)}`}
    >
      {t.notices.next}
      <b className="count" aria-hidden="true">
        {others.length}
      </b>
      <Glyph name="next" size={16} />
    </Link>
  );
}

/** A page or a game is being loaded: the crane at work, words for those who cannot see it. */
import { LogoMark } from '../art/Logo.tsx';
import { Link } from '../route/Link.tsx';
import { toHome } from '../route/route.ts';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly words?: string;
  /** The server cannot be reached: there is something else to do meanwhile. */
  readonly away?: boolean;
}

export function Waiting({ words, away = false }: Props) {
  const t = useTexts();
  return (
    <div className="waiting-page" aria-live="polite">
      <LogoMark size={56} />
      <p>{words ?? t.lost.loading}</p>
      {away && (
        <Link to={toHome} className="button">
          {t.offline.meanwhile}
        </Link>
      )}
    </div>
  );
}

/** A page or a game is being loaded: the crane at work, words for those who cannot see it. */
import { LogoMark } from '../art/Logo.tsx';
import { useTexts } from '../text/index.ts';

export function Waiting({ words }: { readonly words?: string }) {
  const t = useTexts();
  return (
    <div className="waiting-page" aria-live="polite">
      <LogoMark size={56} />
      <p>{words ?? t.lost.loading}</p>
    </div>
  );
}

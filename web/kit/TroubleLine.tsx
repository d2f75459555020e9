/** What went wrong, in words, read aloud at once. */
import type { Trouble } from '../ask/http.ts';
import { useTexts } from '../text/index.ts';
import { Glyph } from './Glyph.tsx';

export function TroubleLine({ trouble }: { readonly trouble: Trouble | undefined }) {
  const t = useTexts();
  return (
    <div role="alert" className="trouble-slot">
      {trouble !== undefined && (
        <p className="trouble">
          <Glyph name="offline" size={16} /> {t.errors[trouble]}
        </p>
      )}
    </div>
  );
}

/** Was it a good puzzle? Up or down, pressed again to take it back; with how many said so. */
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { usePuzzleTexts } from './text.ts';
import type { Thumbs } from './useThumbs.ts';
import './thumbs.css';

export function ThumbButtons({ puzzle, thumbs }: { readonly puzzle: string; readonly thumbs: Thumbs }) {
  const t = useTexts();
  const p = usePuzzleTexts();
  const counts = thumbs.of(puzzle);
  return (
    <section className="puzzle-thumbs" aria-label={p.thumbs.question}>
      <p aria-hidden="true">{p.thumbs.question}</p>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="button"
          aria-pressed={counts.mine === way}
          aria-label={p.thumbs[way](counts[way])}
          title={p.thumbs[way](counts[way])}
          onClick={() => thumbs.say(puzzle, counts.mine === way ? 'none' : way)}
          data-thumb={way}
        >
          <Glyph name={way === 'up' ? 'thumbUp' : 'thumbDown'} size={19} /> <span>{counts[way]}</span>
        </button>
      ))}
      <p className="thumbs-wait" role="status">
        {thumbs.waits === undefined ? '' : thumbs.waits === 'TOO_MANY_THUMBS' ? t.errors[thumbs.waits] : p.thumbs.waits}
      </p>
    </section>
  );
}

/** The way from a paragraph to its table: the board comes when it is wanted, one at a time. */
import { lazy, Suspense } from 'react';
import type { Example } from '@cantiere/games';
import type { OpenedGame } from '../editions/open.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useLoaded } from '../kit/useLoaded.ts';
import { useGameParts } from '../table/useGameParts.ts';
import { useTexts } from '../text/index.ts';
import { useExampleWords } from './words.ts';

const ExampleBoard = lazy(async () => ({ default: (await import('./ExampleBoard.tsx')).ExampleBoard }));

interface Props {
  readonly game: OpenedGame;
  readonly example: Example;
  readonly open: boolean;
  setOpen(open: boolean): void;
}

export function LiveExample({ game, example, open, setOpen }: Props) {
  const w = useExampleWords();
  const t = useTexts();
  const parts = useGameParts(open ? { game: game.meta.id, edition: game.edition } : undefined);
  return (
    <div className="live-example">
      <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)} data-example={example.of}>
        <Glyph name={open ? 'up' : 'play'} size={16} /> {open ? w.close : w.open}
      </button>
      {open &&
        (parts && !('failed' in parts) ? (
          <Suspense fallback={<p aria-live="polite">{t.lost.loading}</p>}>
            <ExampleBoard parts={parts} example={example} />
          </Suspense>
        ) : (
          <p aria-live="polite">{parts ? w.broken : t.lost.loading}</p>
        ))}
    </div>
  );
}

/** The examples of a game by the rules of their paragraphs; none until they are here. */
export function useExamples(game: OpenedGame | undefined): ReadonlyMap<string, Example> {
  const loaded = useLoaded(game?.examples, game?.examples ? `${game.meta.id} ${game.edition}` : '');
  return loaded.state === 'here' ? new Map(loaded.value.examples.map((example) => [example.of, example])) : NONE;
}

const NONE: ReadonlyMap<string, Example> = new Map();

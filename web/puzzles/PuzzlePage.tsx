/** A game's puzzles by their address: finds the file and the edition it was made with, then the board. */
import type { PuzzleFile } from '@cantiere/bots/puzzle';
import { CannotOpen } from '../editions/CannotOpen.tsx';
import { useShelved } from '../house/house.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { useQuery } from '../route/navigate.ts';
import { useGameParts } from '../table/useGameParts.ts';
import { useTexts } from '../text/index.ts';
import { readPuzzleAddress } from './address.ts';
import { puzzlesOf } from './load.ts';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { usePuzzleTexts } from './text.ts';

export function PuzzlePage({ gameId }: { readonly gameId: string }) {
  const t = useTexts();
  const p = usePuzzleTexts();
  const shelved = useShelved(gameId);
  const loaded = useLoaded(shelved?.puzzles && (() => puzzlesOf(shelved)), gameId);
  if (!shelved?.puzzles) return <Lost why={t.fresh.unknown} />;
  if (loaded.state === 'failed') return <CannotOpen error={loaded.error} />;
  if (loaded.state === 'waiting' || !loaded.value) return <Waiting words={p.loading} />;
  return <WithParts file={loaded.value} />;
}

function WithParts({ file }: { readonly file: PuzzleFile }) {
  const p = usePuzzleTexts();
  const asked = readPuzzleAddress(useQuery());
  const parts = useGameParts(file);
  if (parts && 'failed' in parts) return <CannotOpen error={parts.failed} />;
  if (!parts) return <Waiting words={p.loading} />;
  const { mode, puzzle = '', theme = '' } = asked;
  return <PuzzleScreen key={`${mode} ${puzzle} ${theme}`} file={file} parts={parts} asked={asked} />;
}

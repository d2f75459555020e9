/** The parts of a game that a table needs in the browser: rules to know what is legal, texts to say it, a board to show it. */
import type { Game, GameTexts, InEveryLanguage } from '@cantiere/engine';
import type { Shelved } from '@cantiere/games';
import type { GameBoard } from '../kit/boardKit.ts';
import { useLoaded } from '../kit/useLoaded.ts';

export interface GameParts {
  readonly game: Game;
  readonly texts: InEveryLanguage<GameTexts>;
  readonly board: GameBoard;
}

export function useGameParts(shelved: Shelved | undefined): GameParts | 'failed' | undefined {
  const load = shelved && (async () => Promise.all([shelved.rules(), shelved.texts(), shelved.board()]));
  const loaded = useLoaded(load, shelved?.meta.id ?? '');
  if (loaded.state === 'failed') return 'failed';
  if (loaded.state === 'waiting') return undefined;
  const [{ game }, { texts }, { board }] = loaded.value;
  return { game, texts, board };
}

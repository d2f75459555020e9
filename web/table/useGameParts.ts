/** The parts of a game that a table needs in the browser: rules to know what is legal, texts to say it, a board to show it. */
import { useState } from 'react';
import type { Game, GameTexts, InEveryLanguage } from '@cantiere/engine';
import { openGame, type OpenedGame } from '../editions/open.ts';
import { lookAhead, type GameBoard } from '../kit/boardKit.ts';
import { useLoaded } from '../kit/useLoaded.ts';

export interface TableParts {
  readonly opened: OpenedGame;
  readonly game: Game;
  readonly texts: InEveryLanguage<GameTexts>;
  readonly board: GameBoard;
}

interface Wanted {
  readonly game: string;
  /** Absent: the one of new tables. */
  readonly edition?: string | undefined;
}

/** A running table may move on to another edition that nobody can tell from its own: until that one is here it is played as before. */
export function useGameParts(wanted: Wanted | undefined): TableParts | { readonly failed: unknown } | undefined {
  const loaded = useLoaded(wanted && (() => partsOf(wanted)), wanted ? `${wanted.game} ${wanted.edition ?? ''}` : '');
  const [last, setLast] = useState<TableParts>();
  const parts = loaded.state === 'here' ? loaded.value : undefined;
  if (parts !== undefined && parts !== last) setLast(parts);
  const before = last !== undefined && last.game.meta.id === wanted?.game ? last : undefined;
  if (loaded.state === 'failed' && before === undefined) return { failed: loaded.error };
  return parts ?? before;
}

async function partsOf({ game: id, edition }: Wanted): Promise<TableParts> {
  const opened = await openGame(id, edition);
  const [{ game }, { texts }, { board }] = await Promise.all([opened.rules(), opened.texts(), opened.board()]);
  lookAhead(opened.otherRules !== true);
  return { opened, game, texts, board };
}

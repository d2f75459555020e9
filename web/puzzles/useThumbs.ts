/** The thumbs of a game's puzzles: what the house says of them, and one's own, told at once or as soon as somebody answers. */
import { useEffect, useState } from 'react';
import type { PuzzleThumb, PuzzleThumbs, Thumb } from '@cantiere/server/protocol';
import { ask, troubleOf, type Trouble } from '../ask/http.ts';
import { ensureGuest, findMe, meNow } from '../ask/me.ts';
import { forgetUnsent, keepUnsent, noteDisliked, tellUnsent, unsentThumbs, withMine } from './thumbs.ts';

export interface Thumbs {
  of(puzzle: string): PuzzleThumb;
  say(puzzle: string, thumb: Thumb): void;
  /** Why what was said last waits in this browser, where it does. */
  readonly waits: Trouble | undefined;
}

const ofGame = (game: string): string => `/api/puzzles/${encodeURIComponent(game)}`;
const tell = (game: string, puzzle: string, thumb: Thumb): Promise<PuzzleThumbs> =>
  ask('PUT', `${ofGame(game)}/${encodeURIComponent(puzzle)}/thumb`, { thumb });

export function useThumbs(game: string): Thumbs {
  const [all, setAll] = useState<readonly PuzzleThumb[]>(() =>
    unsentThumbs().reduce<readonly PuzzleThumb[]>(
      (before, one) => (one.game === game ? withMine(before, one.puzzle, one.thumb) : before),
      [],
    ),
  );
  const [waits, setWaits] = useState<Trouble>();
  const heard = ({ puzzles }: PuzzleThumbs): void => {
    noteDisliked(game, puzzles);
    // What still waits here is mine all the same.
    setAll(
      unsentThumbs().reduce<readonly PuzzleThumb[]>(
        (before, one) => (one.game === game ? withMine(before, one.puzzle, one.thumb) : before),
        puzzles,
      ),
    );
  };
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      await findMe();
      if (meNow()) await tellUnsent((one) => tell(one.game, one.puzzle, one.thumb));
      const answer = await ask<PuzzleThumbs>('GET', `${ofGame(game)}/thumbs`);
      if (wanted) heard(answer);
    };
    // Without a network, or a house: at the next visit.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each game
  }, [game]);
  return {
    of: (puzzle) => all.find((each) => each.puzzle === puzzle) ?? { puzzle, up: 0, down: 0 },
    say(puzzle, thumb) {
      setAll((before) => withMine(before, puzzle, thumb));
      keepUnsent({ game, puzzle, thumb });
      const said = async (): Promise<void> => {
        await ensureGuest();
        const answer = await tell(game, puzzle, thumb);
        // Something else may have been said meanwhile.
        if (unsentThumbs().some((one) => one.game === game && one.puzzle === puzzle && one.thumb !== thumb)) return;
        forgetUnsent({ game, puzzle });
        setWaits(undefined);
        heard(answer);
      };
      said().catch((error: unknown) => setWaits(troubleOf(error)));
    },
    waits,
  };
}

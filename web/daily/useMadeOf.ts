/** Works out quietly, in a worker, what my result on this deal is made of; once, and again when asked. */
import { useCallback, useEffect, useState } from 'react';
import type { DealField } from '@cantiere/server/protocol';
import { ghostGame } from '../ask/deals.ts';
import { wholeGame } from '../ask/tables.ts';
import { useKept } from '../analysis/useKept.ts';
import { openGame } from '../editions/open.ts';
import { openThinking } from '../offline/thinking.ts';
import { keepMadeOf, keptMadeOf, luckQuestion, madeOf, masterOf, type MadeOf } from './madeOf.ts';

export type MadeOfState =
  { readonly state: 'no master' | 'waiting' | 'failed'; again(): void } | { readonly state: 'here'; readonly made: MadeOf };

/** A long game on a slow phone. */
const LONGEST = 120_000;
/** The page first, then this. */
const QUIETLY_AFTER = 700;

export function useMadeOf(field: DealField | undefined): MadeOfState | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly made: MadeOf | 'failed' }>();
  const [times, setTimes] = useState(0);
  const again = useCallback(() => {
    setFound(undefined);
    setTimes((n) => n + 1);
  }, []);
  const deal = field?.deal;
  const mine = deal?.mine?.state === 'over' ? deal.mine : undefined;
  const master = field && masterOf(field);
  const key = mine && master ? `${mine.table} ${master.points}` : '';
  useEffect(() => {
    if (!deal || !mine || !master) return;
    const kept = keptMadeOf(mine.table, mine.points ?? 0);
    if (kept) return setFound({ key, made: kept });
    const thinking = openThinking(undefined, LONGEST);
    let wanted = true;
    const work = async (): Promise<MadeOf> => {
      const [own, theirs, { edition }] = await Promise.all([
        wholeGame(mine.table),
        ghostGame(deal.id, master.level),
        openGame(deal.game, deal.edition),
      ]);
      const count = async (record: typeof own) => {
        const { luck, noise } = await thinking.luck(luckQuestion(deal, edition, record));
        return { luck: luck[deal.seat] ?? 0, noise: noise[deal.seat] ?? 0 };
      };
      return madeOf(mine, master, await count(own), await count(theirs));
    };
    const timer = setTimeout(() => {
      work().then(
        (made) => {
          keepMadeOf(mine.table, made);
          if (wanted) setFound({ key, made });
        },
        (error: unknown) => {
          if (!wanted) return;
          console.warn(error);
          setFound({ key, made: 'failed' });
        },
      );
    }, QUIETLY_AFTER);
    return () => {
      wanted = false;
      clearTimeout(timer);
      thinking.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key names the two games
  }, [key, times]);
  const made = found?.key === key && found.made !== 'failed' ? found.made : undefined;
  useKept(mine?.table, made && { decisions: made.points - made.master - made.luck, luck: made.luck, noise: made.noise });
  if (!mine) return undefined;
  if (made) return { state: 'here', made };
  if (!master) return { state: 'no master', again };
  return { state: found?.key === key ? 'failed' : 'waiting', again };
}

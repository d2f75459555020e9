/** What the others do and did: told as it happens, since my last turn in two lengths, and looked back at. */
import type { GameTexts } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { useRecap, type RecapState } from '../telling/Recap.tsx';
import { useHeadline, type ToldHeadline } from '../telling/useHeadline.ts';
import { useLookBack, useLookBackKeys, type LookBack } from '../telling/useLookBack.ts';
import { useSkipping } from '../telling/useSkipping.ts';
import { useSinceLastTurn, type Since } from './SinceLastTurn.tsx';
import type { TableGiven } from './tableGiven.ts';
import type { Turn } from './useTurn.ts';

interface Meanwhile {
  readonly since: Since | undefined;
  readonly told: ToldHeadline | undefined;
  readonly recap: RecapState | undefined;
  readonly lookBack: LookBack;
  readonly mayLook: boolean;
}

/** `log`: what of it holds. `low`: in a low window the short account is the only one; the whole one stands in the log. */
export function useMeanwhile(
  { live, venue, shown: { update } }: TableGiven,
  turn: Turn,
  log: readonly NumberedEvent[],
  texts: GameTexts,
  low: boolean,
): Meanwhile {
  const { seat, past } = live;
  const { asked, news, revealing, secret } = turn;
  const taught = venue.teaching !== undefined;
  const since = useSinceLastTurn({ live, log, texts, asked });
  useSkipping();
  // A show has told its news, and whoever is asked has the recap.
  const quiet = asked || revealing !== undefined || taught || update.result !== undefined;
  const told = useHeadline(news, texts, seat, quiet);
  const mayLook = !taught && secret === undefined && (past.length > 1 || update.version > 0);
  const lookBack = useLookBack({ past, seat, seen: venue.seen, asked });
  useLookBackKeys(lookBack, mayLook);
  const recap = useRecap({
    log,
    lastMove: live.latest?.lastMove,
    texts,
    me: seat === 'spectator' ? undefined : seat,
    asked: asked && !taught,
    returned: since !== undefined && !low,
  });
  return { since, told, recap, lookBack, mayLook };
}

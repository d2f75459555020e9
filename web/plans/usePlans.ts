/** What I can decide ahead at this table, and what I have. The server keeps it; the game's own rules say what is on offer. */
import { useEffect, useState } from 'react';
import { offeredPlans, type GameState, type PlanKind, type Seat, type View } from '@cantiere/engine';
import type { PlanNews } from '@cantiere/server/protocol';
import { dropPlan, makePlan, myPlans } from '../ask/plans.ts';
import type { OpenedGame } from '../editions/open.ts';
import { useAct, type Act } from '../kit/useAct.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import type { Live } from '../live/useLiveTable.ts';

export interface Planning {
  /** On offer now, or made already. */
  readonly kinds: readonly PlanKind[];
  readonly made: ReadonlySet<string>;
  readonly news: { readonly kind: PlanKind; readonly what: PlanNews['what'] } | undefined;
  readonly act: Act;
  toggle(kind: PlanKind): void;
}

interface Asked {
  readonly table: string;
  readonly game: OpenedGame;
  readonly live: Live;
  readonly seat: Seat | 'spectator';
  readonly view: View<GameState>;
  /** Where nobody is waited for there is nothing to decide ahead. */
  readonly multiplayer: boolean;
}

const NONE: readonly PlanKind[] = [];

export function usePlans({ table, game, live, seat, view, multiplayer }: Asked): Planning {
  const { plans, meta, edition } = game;
  const loaded = useLoaded(multiplayer ? plans : undefined, `${meta.id} ${edition} ${multiplayer}`);
  const all = loaded.state === 'here' ? loaded.value.plans : NONE;
  const [kept, setKept] = useState<readonly string[]>([]);
  const act = useAct();
  const seated = typeof seat === 'number';
  const listening = all.length > 0 && seated && live.connection === 'live';

  // Asked again after every interruption; between those the line tells.
  useEffect(() => {
    if (!listening) return;
    let wanted = true;
    myPlans(table).then(
      ({ plans }) => wanted && setKept(plans),
      () => undefined, // the line's own trouble is shown already
    );
    return () => {
      wanted = false;
    };
  }, [listening, table]);
  const { version = 0, lastMove = 0 } = live.latest ?? {};
  const [heard, setHeard] = useState({ plans: live.plans, version });
  if (live.plans !== heard.plans) {
    setHeard({ plans: live.plans, version });
    if (live.plans) setKept(live.plans.plans);
  }

  const made = new Set(kept);
  const offered = new Set(seated ? offeredPlans(all, view, seat).map(({ kind }) => kind) : []);
  // Old once I have moved since; a planned move itself may arrive a moment after its news.
  const news = lastMove <= heard.version + 1 ? live.plans?.news : undefined;
  const told = news && all.find(({ id }) => id === news.kind);
  return {
    kinds: all.filter(({ id }) => made.has(id) || offered.has(id)),
    made,
    news: told && { kind: told, what: news.what },
    act,
    toggle: ({ id }) =>
      void act.run(async () => setKept((await (made.has(id) ? dropPlan(table, id) : makePlan(table, id))).plans)),
  };
}

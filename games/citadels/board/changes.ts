/** What has just risen and what has just fallen: shown for a moment, in the same picture in which it changed. */
import { useEffect, useState } from 'react';
import type { Seat } from '@cantiere/engine';
import { calm } from '../../board-kit/motion.ts';
import { districtOf } from '../rules/catalog.ts';
import { keyed } from './pieces.ts';
import type { CitadelsProps, CitadelsView } from './props.ts';
import type { SkylineBuilding } from './art/index.ts';
import { COST } from '../rules/catalog.ts';

interface Ruin {
  readonly seat: Seat;
  readonly card: string;
  /** Where it stood in the row. */
  readonly place: number;
}

export interface Changes {
  readonly fresh: readonly { readonly seat: Seat; readonly card: string }[];
  readonly ruins: readonly Ruin[];
  /** A murder that was just named: its seal is being pressed. */
  readonly murder: boolean;
}

const NOTHING: Changes = { fresh: [], ruins: [], murder: false };
const SHOWN_FOR = 900;

export function useChanges(view: CitadelsView, news: CitadelsProps['news']): Changes {
  const [seen, setSeen] = useState({ view, latest: -1, changes: NOTHING });
  const latest = news.at(-1)?.number ?? -1;
  let { changes } = seen;
  if (latest > seen.latest) {
    changes = changesIn(
      news.filter(({ number }) => number > seen.latest),
      seen.view,
    );
    setSeen({ view, latest, changes });
  } else if (view !== seen.view) setSeen({ ...seen, view });

  useEffect(() => {
    if (changes === NOTHING) return;
    const over = setTimeout(() => setSeen((now) => ({ ...now, changes: NOTHING })), SHOWN_FOR);
    return () => clearTimeout(over);
  }, [changes]);
  return changes;
}

function changesIn(news: CitadelsProps['news'], before: CitadelsView): Changes {
  if (calm()) return NOTHING;
  const changes = {
    fresh: news.flatMap(({ event }) => (event.kind === 'built' ? [{ seat: event.seat, card: event.card }] : [])),
    ruins: news.flatMap(({ event }) => {
      if (event.kind !== 'destroyed') return [];
      const place = before.players[event.of].city.lastIndexOf(districtOf(event.card));
      return [{ seat: event.of, card: event.card, place: place < 0 ? before.players[event.of].city.length : place }];
    }),
    murder: news.some(({ event }) => event.kind === 'assassinated'),
  };
  return changes.fresh.length + changes.ruins.length > 0 || changes.murder ? changes : NOTHING;
}

/** A city's buildings as the skyline draws them, with what is rising or falling right now. */
export function buildingsOf(
  view: CitadelsView,
  seat: Seat,
  changes: Changes,
  nameOf: (id: string) => string,
  valueOf: (district: number) => number = (district) => COST[district],
): SkylineBuilding[] {
  const rising = changes.fresh.filter((fresh) => fresh.seat === seat).map(({ card }) => card);
  const cards = keyed(view.players[seat].city);
  const buildings: SkylineBuilding[] = cards.map(({ key, district, id }, i) => ({
    key,
    id,
    value: valueOf(district),
    name: nameOf(id),
    state: rising.includes(id) && cards.findLastIndex((other) => other.id === id) === i ? 'fresh' : 'normal',
  }));
  for (const ruin of changes.ruins) {
    if (ruin.seat !== seat) continue;
    const [fallen] = keyed([districtOf(ruin.card)]);
    buildings.splice(ruin.place, 0, { key: 'ruin', id: fallen.id, value: valueOf(fallen.district), state: 'ruin' });
  }
  return buildings;
}

// The cards of the two rows: a building to open, a worker to recruit, and what lies on top of the decks.
import type { ReactElement } from 'react';
import {
  BUILDING_IDS,
  CREW_IDS,
  NEEDS,
  NONE,
  POINTS,
  PRINTED_SUPPLY,
  PRINTED_WAGE,
  REWARD,
  buildsMachine,
  machineMember,
} from '../rules/cards.ts';
import { RECRUIT, START_BUILDING } from '../rules/moves.ts';
import { BuildingArt } from './art/BuildingArt.tsx';
import { Coin, ResourceTile, Shield } from './art/signs.tsx';
import { Face, Needs, Wage } from './Bits.tsx';
import { someOf } from './names.ts';
import { amountsOf } from '../rules/resources.ts';
import { lookOf, useTable, type Table } from './table.ts';
import { imageCalled } from './spoken.ts';

export function describeBuilding({ words, names }: Table, card: number): string {
  const prize = buildsMachine(card)
    ? `${words.points(POINTS[card])}, ${words.machine(names.amounts(PRINTED_SUPPLY[machineMember(card)]))}`
    : words.prize(REWARD[card], POINTS[card]);
  return `${words.needs(names.amounts(NEEDS[card]))}; ${prize}`;
}

/** Gold and points, or for a machine what it will supply. */
export function Prize({ card, size = 21 }: { readonly card: number; readonly size?: number }): ReactElement {
  return (
    <span className="bld-prize" aria-hidden>
      {buildsMachine(card) ? (
        <span className="bld-machine-gain">
          {someOf(amountsOf(PRINTED_SUPPLY[machineMember(card)])).map(({ resource, count }) => (
            <span key={resource} className="bld-need">
              <ResourceTile resource={resource} size={size - 6} />
              <b>{count}</b>
            </span>
          ))}
        </span>
      ) : (
        <Coin value={REWARD[card]} size={size} />
      )}
      <Shield value={POINTS[card]} size={size} />
    </span>
  );
}

function BuildingFace({ card, flip }: { readonly card: number; readonly flip: boolean }): ReactElement {
  const { names, room } = useTable();
  const picture = room.compact
    ? { width: 120, height: 56 }
    : { width: Math.round((room.width - 262) / 6) - 12, height: room.short ? 54 : 78 };
  return (
    <>
      <span className="bld-card-picture" {...(flip && { 'data-flip': BUILDING_IDS[card] })}>
        <BuildingArt id={BUILDING_IDS[card]} {...picture} />
      </span>
      <Prize card={card} />
      <span className="bld-card-name">{names.building(card)}</span>
      <Needs of={NEEDS[card]} size={room.short ? 15 : 17} />
    </>
  );
}

export function BuildingCard({ card, slot }: { readonly card: number; readonly slot: number }): ReactElement {
  const table = useTable();
  const { words, names } = table;
  if (card === NONE) return <Empty slot={`b${slot}`} />;
  const offer = table.offer(START_BUILDING[card]);
  const look = lookOf(table, offer);
  return (
    <button
      type="button"
      className="bld-card bld-building"
      data-look={look}
      data-slot={`b${slot}`}
      aria-pressed={look === 'selected'}
      aria-disabled={look === 'blocked' || look === 'plain'}
      aria-label={`${words.open(names.building(card))}, ${describeBuilding(table, card)}`}
      onClick={() => table.take(offer)}
    >
      <BuildingFace card={card} flip />
    </button>
  );
}

/** The top of the building deck lies open. */
export function NextBuilding(): ReactElement {
  const table = useTable();
  const { view, words, names } = table;
  const top = view.buildingDeck.at(-1) ?? NONE;
  return (
    <div
      className="bld-card bld-building bld-next"
      data-deck="buildings"
      {...imageCalled(
        `${words.next}: ${top === NONE ? words.nothing : names.building(top)}; ${view.buildingDeck.length} ${words.inDeck}`,
      )}
    >
      {top === NONE ? <Back count={view.buildingDeck.length} /> : <BuildingFace card={top} flip={false} />}
      {top !== NONE && (
        <span className="bld-next-tag">
          {words.next} · {view.buildingDeck.length}
        </span>
      )}
    </div>
  );
}

export function WorkerCard({ card, slot }: { readonly card: number; readonly slot: number }): ReactElement {
  const table = useTable();
  const { words, names } = table;
  if (card === NONE) return <Empty slot={`w${slot}`} />;
  const offer = table.offer(RECRUIT[card]);
  const look = lookOf(table, offer);
  return (
    <button
      type="button"
      className="bld-card bld-worker"
      data-look={look}
      data-slot={`w${slot}`}
      aria-pressed={look === 'selected'}
      aria-disabled={look === 'blocked' || look === 'plain'}
      aria-label={`${words.hire(names.crew(card))}, ${words.gives(names.amounts(PRINTED_SUPPLY[card]))}, ${words.wage(PRINTED_WAGE[card])}`}
      onClick={() => table.take(offer)}
    >
      <WorkerFace card={card} flip />
    </button>
  );
}

function WorkerFace({ card, flip }: { readonly card: number; readonly flip: boolean }): ReactElement {
  const { names, room } = useTable();
  return (
    <>
      <span className="bld-waged" {...(flip && { 'data-flip': CREW_IDS[card] })}>
        <Face card={card} size={room.compact ? 40 : room.short ? 38 : 46} />
        <Wage coins={PRINTED_WAGE[card]} />
      </span>
      <span className="bld-worker-words">
        <span className="bld-worker-name">{names.crew(card)}</span>
        <Needs of={PRINTED_SUPPLY[card]} size={room.compact ? 15 : 17} />
      </span>
    </>
  );
}

export function WorkerDeck(): ReactElement {
  const { view, words, names } = useTable();
  const top = view.workerDeck.at(-1) ?? NONE;
  const count = view.workerDeck.length;
  if (top === NONE)
    return (
      <div className="bld-card bld-worker bld-next" data-deck="workers" {...imageCalled(`${count} ${words.inDeck}`)}>
        <Back count={count} />
      </div>
    );
  return (
    <div
      className="bld-card bld-worker bld-next"
      data-deck="workers"
      {...imageCalled(`${words.next}: ${names.crew(top)}; ${count} ${words.inDeck}`)}
    >
      <WorkerFace card={top} flip={false} />
      <span className="bld-next-tag">
        {words.next} · {count}
      </span>
    </div>
  );
}

function Back({ count }: { readonly count: number }): ReactElement {
  const { words } = useTable();
  return (
    <span className="bld-back" data-empty={count === 0} aria-hidden>
      <b>{count}</b>
      <span>{words.inDeck}</span>
    </span>
  );
}

function Empty({ slot }: { readonly slot: string }): ReactElement {
  const { words } = useTable();
  return (
    <div className="bld-card bld-empty" data-slot={slot}>
      {words.emptySlot}
    </div>
  );
}

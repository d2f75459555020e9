// The cards of the two rows: a building to open, a worker to recruit, and what lies on top of the decks.
import type { ReactElement, ReactNode } from 'react';
import { CardRow, type RowCard } from '../../board-kit/cards/CardRow.tsx';
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
import { BuildingArt } from './art/BuildingArt.tsx';
import { Coin, ResourceTile, Shield } from './art/signs.tsx';
import { Face, Needs, WageSign } from './Bits.tsx';
import { someOf } from './names.ts';
import { amountsOf } from '../rules/resources.ts';
import { inRow, inWorkerRow } from '../rules/touch.ts';
import { useTable, type Table } from './table.ts';

function describeBuilding({ words, names }: Table, card: number): string {
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

interface BuildingPrintProps {
  readonly card: number;
  readonly name: string;
  readonly picture: { readonly width: number; readonly height: number };
  readonly small?: boolean;
  readonly flip?: boolean;
}

/** What is printed on a building card: its picture, prize, name and needs. */
export function BuildingPrint({ card, name, picture, small = false, flip = false }: BuildingPrintProps): ReactElement {
  return (
    <>
      <span className="bld-card-picture" {...(flip && { 'data-flip': BUILDING_IDS[card] })}>
        <BuildingArt id={BUILDING_IDS[card]} {...picture} />
      </span>
      <Prize card={card} />
      <span className="bld-card-name">{name}</span>
      <Needs of={NEEDS[card]} size={small ? 15 : 17} />
    </>
  );
}

function BuildingFace({ card, flip }: { readonly card: number; readonly flip: boolean }): ReactElement {
  const { names, measures } = useTable();
  const picture = measures.compact
    ? { width: 120, height: 56 }
    : { width: Math.round((measures.width - 262) / 6) - 12, height: measures.short ? 54 : 78 };
  return <BuildingPrint card={card} name={names.building(card)} picture={picture} small={measures.short} flip={flip} />;
}

function buildingCard(table: Table, card: number, slot: number): RowCard {
  const { words, names } = table;
  if (card === NONE) return emptySlot(table, slot);
  return {
    key: `${slot}`,
    at: inRow(BUILDING_IDS[card]),
    label: `${words.open(names.building(card))}, ${describeBuilding(table, card)}`,
    className: 'bld-card bld-building',
    face: <BuildingFace card={card} flip />,
  };
}

function workerCard(table: Table, card: number, slot: number): RowCard {
  const { view, words, names } = table;
  if (card === NONE) return emptySlot(table, slot);
  const about = [words.hire(names.crew(card)), words.gives(names.amounts(PRINTED_SUPPLY[card])), words.wage(PRINTED_WAGE[card])];
  return {
    key: `${slot}`,
    at: inWorkerRow(view.workerRow, card),
    label: about.join(', '),
    className: 'bld-card bld-worker',
    face: <WorkerFace card={card} flip />,
  };
}

const emptySlot = ({ words }: Table, slot: number): RowCard => ({
  key: `${slot}`,
  className: 'bld-card bld-empty',
  face: words.emptySlot,
});

/** What comes next: the top card where it lies open, else the back. */
function deckCard({ words }: Table, kind: string, count: number, top: string | undefined, face: ReactNode): RowCard {
  return {
    key: 'deck',
    label: top === undefined ? `${count} ${words.inDeck}` : `${words.next}: ${top}; ${count} ${words.inDeck}`,
    className: `bld-card ${kind} bld-next`,
    face:
      top === undefined ? (
        <span className="bld-back" data-empty={count === 0} aria-hidden>
          <b>{count}</b>
          <span>{words.inDeck}</span>
        </span>
      ) : (
        <>
          {face}
          <span className="bld-next-tag">
            {words.next} · {count}
          </span>
        </>
      ),
  };
}

export function BuildingRow(): ReactElement {
  const table = useTable();
  const { view, words, names } = table;
  const top = view.buildingDeck.at(-1) ?? NONE;
  const next = top === NONE ? undefined : names.building(top);
  const deck = deckCard(
    table,
    'bld-building',
    view.buildingDeck.length,
    next,
    top !== NONE && <BuildingFace card={top} flip={false} />,
  );
  const cards = view.buildingRow.map((card, slot) => buildingCard(table, card, slot));
  return <CardRow label={words.buildings} region="buildings" className="bld-row" cards={[...cards, deck]} />;
}

export function WorkerRow(): ReactElement {
  const table = useTable();
  const { view, words, names } = table;
  const top = view.workerDeck.at(-1) ?? NONE;
  const next = top === NONE ? undefined : names.crew(top);
  const deck = deckCard(
    table,
    'bld-worker',
    view.workerDeck.length,
    next,
    top !== NONE && <WorkerFace card={top} flip={false} />,
  );
  const cards = view.workerRow.map((card, slot) => workerCard(table, card, slot));
  return <CardRow label={words.workers} region="workers" className="bld-row" cards={[...cards, deck]} />;
}

interface WorkerPrintProps {
  readonly card: number;
  readonly name: string;
  /** What stands in place of a wage of nothing. */
  readonly free: string;
  readonly size: number;
  readonly needs?: number;
  readonly flip?: boolean;
}

/** What is printed on a worker's card: portrait, wage, name and what they supply. */
export function WorkerPrint({ card, name, free, size, needs = 17, flip = false }: WorkerPrintProps): ReactElement {
  return (
    <>
      <span className="bld-waged" {...(flip && { 'data-flip': CREW_IDS[card] })}>
        <Face card={card} size={size} />
        <WageSign coins={PRINTED_WAGE[card]} free={free} />
      </span>
      <span className="bld-worker-words">
        <span className="bld-worker-name">{name}</span>
        <Needs of={PRINTED_SUPPLY[card]} size={needs} />
      </span>
    </>
  );
}

function WorkerFace({ card, flip }: { readonly card: number; readonly flip: boolean }): ReactElement {
  const { names, measures, words } = useTable();
  const size = measures.compact ? 40 : measures.short ? 38 : 46;
  return (
    <WorkerPrint
      card={card}
      name={names.crew(card)}
      free={words.free}
      size={size}
      needs={measures.compact ? 15 : 17}
      flip={flip}
    />
  );
}

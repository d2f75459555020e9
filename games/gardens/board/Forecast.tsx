// What the chosen move would bring, line by line: group and columns, temple, best tiles. Ground and lost buildings stand below the garden.
import type { ReactElement, ReactNode } from 'react';
import { KIND_IDS, KIND_OF_TILE } from '../rules/data.ts';
import type { Group } from '../rules/groups.ts';
import { tileAdds } from '../rules/scoring.ts';
import { EMPTY } from '../rules/state.ts';
import { Plaque, TileBack } from './art/tiles.tsx';
import { Temple } from './art/Temple.tsx';
import { useTable, type Table } from './table.ts';

export function Forecast(): ReactElement | null {
  const table = useTable();
  const { words, foresight, view, draft, asked } = table;
  const lines = draft?.type === 'TAKE_TILE' ? tileLines(table, draft.column, draft.row) : groupLines(table);
  if (asked && view.phase === 'CARD' && !draft) return <HowTo />;
  if (lines.length === 0 || foresight.refusal || view.phase === 'OVER') return null;
  return (
    <section className="gar-forecast" aria-label={words.ifConfirmed}>
      <h2>{words.ifConfirmed}</h2>
      <ul role="list">
        {lines.map(({ key, sign, text, value, good }) => (
          <li key={key} data-good={good}>
            <span className="gar-forecast-sign">{sign}</span>
            <span>{text}</span>
            {value !== undefined && <b>{value}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowTo(): ReactElement {
  const { words } = useTable();
  return (
    <section className="gar-forecast gar-how-to" aria-label={words.layCard}>
      <h2>{words.layCard}</h2>
      <ul role="list">
        {words.howTo.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface Line {
  readonly key: string;
  readonly sign: ReactNode;
  readonly text: string;
  readonly value?: string | undefined;
  readonly good?: boolean;
}

function groupLines(table: Table): Line[] {
  const { foresight, words, view, front, held, draft, buildings } = table;
  const { preview, eligible, size } = foresight;
  const text = (group: Group): string => buildings(group.size, group.building);
  const { temples } = view.players[front];
  const lines: Line[] = [];
  if (held && preview) {
    for (const group of preview.groups) {
      if (group.eligible) continue;
      if (group.temples.length > 1)
        lines.push({
          key: `join ${group.building}`,
          sign: <Temple seat={front} size={18} />,
          text: words.joinsTemples(text(group)),
        });
      else if (group.temples.length === 1)
        lines.push({
          key: `templed ${group.building}`,
          sign: <Temple seat={front} size={18} />,
          text: words.alreadyHasTemple(text(group)),
        });
    }
  }
  const rewarded = held
    ? (preview?.groups.filter((group) => group.eligible) ?? [])
    : draft?.type === 'PLACE_TEMPLE'
      ? eligible.filter((group) => group.size === size)
      : [];
  for (const group of rewarded)
    lines.unshift({
      key: `group ${group.squares[0].x} ${group.squares[0].y}`,
      sign: <i className="gar-forecast-size">{group.size}</i>,
      text: text(group),
      value: temples > 0 ? words.fromTo(temples, temples - 1) : words.movesTemple,
    });
  if (held && preview && rewarded.length === 0 && lines.length === 0)
    lines.push({ key: 'none', sign: '–', text: words.nothingGrown });
  if (rewarded.length > 0) {
    lines.push(...bestTiles(table));
    if (foresight.blind && view.supply.length > 0)
      lines.push({ key: 'blind', sign: <TileBack size={20} />, text: words.blindToo, good: true });
  }
  return lines;
}

/** The two face-up tiles within reach that add most. */
function bestTiles({ view, foresight, counts, texts, words }: Table): Line[] {
  if (!counts) return [];
  return foresight.columns
    .flatMap((column) => [0, 1].map((row) => view.display[(column - 1) * 2 + row]))
    .filter((tile) => tile !== EMPTY)
    .map((tile) => ({ tile, kind: KIND_OF_TILE[tile], adds: tileAdds(counts, KIND_OF_TILE[tile]) }))
    .sort((a, b) => b.adds - a.adds)
    .slice(0, 2)
    .map(({ tile, kind, adds }) => ({
      key: `tile ${tile}`,
      sign: <Plaque kind={kind} size={20} />,
      text: texts.piece(KIND_IDS[kind]),
      value: words.adds(adds),
      good: true,
    }));
}

function tileLines({ view, counts, texts, words }: Table, column: number, row: number): Line[] {
  const tile = view.display[(column - 1) * 2 + row - 1] ?? EMPTY;
  if (tile === EMPTY) return [];
  const kind = KIND_OF_TILE[tile];
  return [
    {
      key: 'tile',
      sign: <Plaque kind={kind} size={22} />,
      text: texts.piece(KIND_IDS[kind]),
      value: counts ? words.adds(tileAdds(counts, kind)) : undefined,
      good: true,
    },
  ];
}

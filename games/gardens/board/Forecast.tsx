// What the chosen move would bring: temples and points before and after, the group, the best tiles. Ground and lost buildings stand below the garden.
import type { ReactElement, ReactNode } from 'react';
import { BeforeAfter, type Change } from '../../board-kit/preview/BeforeAfter.tsx';
import { KIND_IDS, KIND_OF_TILE } from '../rules/data.ts';
import type { Group } from '../rules/groups.ts';
import { pointsOfTiles, tileAdds } from '../rules/scoring.ts';
import { EMPTY } from '../rules/state.ts';
import { Plaque, TileBack } from './art/tiles.tsx';
import { Temple } from './art/Temple.tsx';
import { useTable, type Table } from './table.ts';

export function Forecast(): ReactElement | null {
  const table = useTable();
  const { words, foresight, view, draft, asked, language } = table;
  if (asked && view.phase === 'card' && !draft) return <HowTo />;
  const rewarded = rewardedBy(table);
  const lines = draft?.type === 'TAKE_TILE' ? [] : groupLines(table, rewarded);
  const changes = changesOf(table, rewarded);
  if (lines.length + changes.length === 0 || foresight.refusal || view.phase === 'over') return null;
  return (
    <BeforeAfter title={words.ifConfirmed} changes={changes} language={language} className="gar-forecast">
      {lines.length > 0 && (
        <ul role="list">
          {lines.map(({ key, sign, text, value }) => (
            <li key={key}>
              <span className="gar-forecast-sign">{sign}</span>
              <span>{text}</span>
              {value !== undefined && <b>{value}</b>}
            </li>
          ))}
        </ul>
      )}
    </BeforeAfter>
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

/** Groups that a temple may go to if this is confirmed, or that it goes to. */
function rewardedBy({ foresight: { preview, eligible, size }, held, draft }: Table): readonly Group[] {
  if (held) return preview?.groups.filter((group) => group.eligible) ?? [];
  return draft?.type === 'PLACE_TEMPLE' ? eligible.filter((group) => group.size === size) : [];
}

function changesOf({ view, front, counts, draft, words }: Table, rewarded: readonly Group[]): Change[] {
  const { temples, bonus } = view.players[front];
  if (rewarded.length > 0 && temples > 0)
    return [
      {
        label: words.templeSupply,
        sign: <Temple seat={front} size={18} />,
        before: temples,
        after: temples - 1,
      },
    ];
  if (draft?.type !== 'TAKE_TILE' || !counts) return [];
  const kind = KIND_OF_TILE[view.display[(draft.column - 1) * 2 + draft.row - 1]];
  const before = pointsOfTiles(counts) + bonus;
  return [{ label: words.pointsNow, sign: <Plaque kind={kind} size={22} />, before, after: before + tileAdds(counts, kind) }];
}

interface Line {
  readonly key: string;
  readonly sign: ReactNode;
  readonly text: string;
  readonly value?: string | undefined;
}

function groupLines(table: Table, rewarded: readonly Group[]): Line[] {
  const { foresight, words, view, front, held, buildings } = table;
  const text = (group: Group): string => buildings(group.size, group.building);
  const templed = held ? (foresight.preview?.groups.filter((group) => !group.eligible && group.temples.length > 0) ?? []) : [];
  const lines: Line[] = [
    ...rewarded.map((group) => ({
      key: `group ${group.squares[0].x} ${group.squares[0].y}`,
      sign: <i className="gar-forecast-size">{group.size}</i>,
      text: text(group),
      value: view.players[front].temples > 0 ? undefined : words.movesTemple,
    })),
    ...templed.map((group) => ({
      key: `templed ${group.building}`,
      sign: <Temple seat={front} size={18} />,
      text: group.temples.length > 1 ? words.joinsTemples(text(group)) : words.alreadyHasTemple(text(group)),
    })),
  ];
  if (rewarded.length > 0) lines.push(...bestTiles(table));
  if (rewarded.length > 0 && foresight.blind && view.supply.length > 0)
    lines.push({ key: 'blind', sign: <TileBack size={20} />, text: words.blindToo });
  if (held && foresight.preview && lines.length === 0) lines.push({ key: 'none', sign: '–', text: words.nothingGrown });
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
    }));
}

// A kind of tile: what it is worth, in full.
import type { ReactElement } from 'react';
import { KIND_IDS, PERSONS, SERIES } from '../rules/data.ts';
import { worthInWords } from '../text/worth.ts';
import { kindStyle, Plaque } from './art/tiles.tsx';
import { Sheet } from './Sheet.tsx';
import { Ladder } from './TileColumns.tsx';
import { useTable } from './table.ts';

export function KindSheet({ kind, onClose }: { readonly kind: number; onClose(): void }): ReactElement {
  const { words, texts, language, counts, me, front } = useTable();
  const series = SERIES[kind];
  const friend = series ? PERSONS.find((person) => person.series === series.id) : undefined;
  return (
    <Sheet
      label={texts.piece(KIND_IDS[kind])}
      title={
        <>
          <Plaque kind={kind} size={44} />
          {texts.piece(KIND_IDS[kind])}
        </>
      }
      className="gar-kind-sheet"
      onClose={onClose}
    >
      <div style={kindStyle(kind)}>
        <Ladder kind={kind} owned={counts?.[kind] ?? 0} />
        <p>{worthInWords(kind, language)}</p>
        {friend && (
          <p className="gar-kind-friend">
            <Plaque kind={KIND_IDS.indexOf(friend.id)} size={30} />
            <span>
              <b>{texts.piece(friend.id)}</b>. {worthInWords(KIND_IDS.indexOf(friend.id), language)}
            </span>
          </p>
        )}
        <p className="gar-kind-count">
          {words.copies(series?.copies ?? 1)}
          {counts && front === me && ` · ${words.youHave(counts[kind])}`}
        </p>
      </div>
    </Sheet>
  );
}

// A row of the score sheet in pictures: the garden as a map, then the tiles by kind.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { KIND_IDS } from '../rules/data.ts';
import { countTiles } from '../rules/scoring.ts';
import { Plaque } from './art/tiles.tsx';
import { MiniMap } from './garden/MiniMap.tsx';
import type { GardensResultProps } from './props.ts';
import { boardWords } from './text.ts';

export function ScoreStrip({ view, of, texts, language, people }: GardensResultProps & { readonly of: Seat }): ReactElement {
  const words = boardWords[language];
  const player = view.players[of];
  const counts = countTiles(player, true, []);
  const names = KIND_IDS.flatMap((id, kind) => (counts[kind] > 0 ? [`${texts.piece(id)} ${counts[kind]}`] : []));
  return (
    <div
      className="gar-strip"
      data-game="gardens"
      role="img"
      aria-label={words.tilesOf(people[of]?.name ?? '', names.length > 0 ? names.join(', ') : words.noTiles)}
    >
      <MiniMap player={player} seat={of} drawing="small" latest={false} className="gar-strip-map" />
      <span className="gar-strip-tiles">
        {KIND_IDS.map((id, kind) =>
          counts[kind] === 0 ? null : (
            <i key={id}>
              <Plaque kind={kind} size={24} />
              {counts[kind] > 1 && <b>{counts[kind]}</b>}
            </i>
          ),
        )}
      </span>
    </div>
  );
}

// The end: the winner's city at dusk with fireworks, and each player's city as a strip for the score sheet.
import { useRef, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useSize } from '../../board-kit/size.ts';
import { Firework, SkylineFill } from './art/index.ts';
import { POINTS } from '../rules/catalog.ts';
import { keyed } from './pieces.ts';
import type { CitadelsResultProps, CitadelsView } from './props.ts';
import { boardWords } from './text.ts';
import type { SkylineBuilding } from './art/index.ts';

const citySkyline = (view: CitadelsView, seat: Seat, nameOf: (id: string) => string): SkylineBuilding[] =>
  keyed(view.players[seat].city).map(({ key, id, district }) => ({ key, id, value: POINTS[district], name: nameOf(id) }));

/** Left and top as shares of the picture, radius in pixels. The words stand at the upper left, the buttons at the upper right. */
const FIREWORKS = [
  { x: 0.4, y: 0.36, r: 17, color: '#f2b8a0' },
  { x: 0.46, y: 0.42, r: 24, color: '#ffe39a' },
  { x: 0.52, y: 0.38, r: 14, color: '#bcd3f3' },
  { x: 0.8, y: 0.46, r: 22, color: '#ffe39a' },
  { x: 0.91, y: 0.42, r: 16, color: '#f2b8a0' },
];

export function FinalScene({ view, result, people, language, texts }: CitadelsResultProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const words = boardWords[language];
  const winner = Math.max(0, result.ranks.indexOf(1));
  const wide = (size?.width ?? 0) >= 640;
  return (
    <div ref={box} className="cit-final" data-game="citadels">
      {size && (
        <SkylineFill
          backdrop="dusk"
          radius={0}
          sun={0.56}
          dense={!wide}
          freeLots={view.players[winner].city.length < view.options.citySize}
          size={view.options.citySize}
          freeLabel={words.freeLot}
          buildings={citySkyline(view, winner, (id) => texts.piece(id))}
          label={words.finalCity(people[winner]?.name ?? '')}
        >
          {FIREWORKS.map(({ x, y, r, color }) => (
            <Firework key={x} cx={x * size.width} cy={y * size.height} r={wide ? r : r * 0.7} color={color} />
          ))}
        </SkylineFill>
      )}
    </div>
  );
}

export function ScoreStrip({ view, of, texts, language, people }: CitadelsResultProps & { readonly of: Seat }): ReactElement {
  const buildings = citySkyline(view, of, (id) => texts.piece(id));
  const words = boardWords[language];
  const names = buildings.map(({ name, value }) => `${name ?? ''} ${value}`).join(', ');
  return (
    <div className="cit-score-strip" data-game="citadels">
      <SkylineFill
        dense
        freeLots
        backdrop="none"
        size={view.options.citySize}
        buildings={buildings}
        label={`${words.cityNamed(people[of]?.name ?? '')}: ${names === '' ? words.noBuildings : names}`}
      />
    </div>
  );
}

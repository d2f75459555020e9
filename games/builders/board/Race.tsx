// The race to 17: everybody's mark on a ruler, mine as it would stand after the move in hand, the flag at the end.
import type { ReactElement, ReactNode } from 'react';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { NONE } from '../rules/cards.ts';
import { useTable } from './table.ts';
import { imageCalled } from './spoken.ts';

const START = 12;

/** In the last round the news of it stands in place of the title. */
export function Race({ width, children }: { readonly width: number; readonly children: ReactNode }): ReactElement {
  const { view, seat, words, goal, nameOf, foreseen } = useTable();
  const span = width - START - 22;
  const most = Math.max(goal, ...view.players.map(({ points }) => points), foreseen?.after.players[seat].points ?? 0);
  const at = (points: number): number => START + (span * Math.max(0, points)) / most;
  const label = view.players.map(({ points }, who) => words.raceAt(nameOf(who), points)).join(', ');
  const mine = view.players[seat].points;
  const later = foreseen?.after.players[seat].points ?? mine;
  // Marks on the same point stand beside each other.
  const shared = view.players.map(
    ({ points }, who) => view.players.slice(0, who).filter((other) => other.points === points).length,
  );
  return (
    <div className="bld-race" data-region="race" style={{ width }}>
      {view.triggeredBy === NONE ? <span className="bld-race-title">{words.race(goal)}</span> : children}
      <svg viewBox={`0 0 ${width} 34`} width={width} height={34} {...imageCalled(`${words.race(goal)}: ${label}`)}>
        <path d={`M${START} 19H${START + span}`} className="bld-race-line" />
        {Array.from({ length: most + 1 }, (_, v) => (
          <path key={v} d={`M${at(v)} ${v % 5 ? 16 : 13}V${v % 5 ? 22 : 25}`} className="bld-race-tick" />
        ))}
        {later > mine && (
          <>
            <path d={`M${at(mine)} 19H${at(later)}`} className="bld-race-ahead" />
            <circle cx={at(later)} cy={19} r={8.5} className="bld-race-ghost" />
            <text x={at(later)} y={22.6} textAnchor="middle" className="bld-race-number">
              {later}
            </text>
          </>
        )}
        <path d={`M${at(goal)} 5V31`} className="bld-race-pole" />
        <path d={`M${at(goal)} 5l12 4.5l-12 4.5z`} className="bld-race-flag" />
        {view.players.map(({ points }, who) => (
          // It steps on when points are won.
          <g key={who} data-flip={`race ${who}`}>
            <PlayerMark seat={who} size={18} x={at(points) - 9 + shared[who] * 6} y={10 - shared[who] * 4} />
          </g>
        ))}
      </svg>
    </div>
  );
}

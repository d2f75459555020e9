// A streak is a wall: one brick a day, seven to a course, the newest on top. Today's place is dashed until it is laid.
import { wallOf } from './wall.ts';

interface Props {
  /** Days in a row, today's included once it is played. */
  readonly days: number;
  readonly today: 'laid' | 'open';
  /** Height of a brick; it is twice as long. */
  readonly unit: number;
}

const GAP = 3;

export function Wall({ days, today, unit }: Props) {
  const { courses, places } = wallOf(days, today);
  const step = unit * 2 + GAP;
  const width = 7 * step + unit;
  const height = courses * (unit + GAP);
  return (
    <svg className="wall" viewBox={`-1 -1 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {places.map(({ course, at, what }) => {
        const x = at * step + (course % 2 === 0 ? unit : 0);
        const y = (courses - 1 - course) * (unit + GAP);
        if (what === 'brick')
          return (
            <g key={`${course}/${at}`}>
              <rect x={x} y={y} width={unit * 2} height={unit} rx={2.5} className={(at + course) % 3 ? 'brick' : 'brick dark'} />
              <path d={`M${x + 2} ${y + 2.2}h${unit * 2 - 4}`} className="brick-light" />
            </g>
          );
        return (
          <rect
            key={`${course}/${at}`}
            x={x + 0.75}
            y={y + 0.75}
            width={unit * 2 - 1.5}
            height={unit - 1.5}
            rx={2.5}
            className={what === 'today' ? 'brick-today' : 'brick-gap'}
          />
        );
      })}
    </svg>
  );
}

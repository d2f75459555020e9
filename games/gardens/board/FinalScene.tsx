// The end: the winner's garden spread out under the night sky, and the tiles that won, counted one set after the other.
import { useRef, type ReactElement } from 'react';
import { useSize, type Size } from '../../board-kit/size.ts';
import cover from '../cover.svg';
import { KIND_IDS } from '../rules/data.ts';
import { scoreSteps, type ScoreStep } from '../rules/scoring.ts';
import { FriezePattern } from './art/TableCloth.tsx';
import { Temple } from './art/Temple.tsx';
import { Plaque } from './art/tiles.tsx';
import { MiniMap } from './garden/MiniMap.tsx';
import type { GardensResultProps } from './props.ts';
import { boardWords } from './text.ts';

export function FinalScene({ view, result, people, language, texts }: GardensResultProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const words = boardWords[language];
  const winner = Math.max(0, result.ranks.indexOf(1));
  const player = view.players[winner];
  const name = people[winner]?.name ?? '';
  const steps = scoreSteps(player);
  const wide = (size?.width ?? 0) >= 760;
  // Little room: each set as one line, so that the headline above stays free.
  const short = (size?.height ?? 0) < 300 || steps.length * 118 > (size?.width ?? 0) * 0.54;
  return (
    <div ref={box} className="gar-final" data-game="gardens" data-wide={wide} role="img" aria-label={words.finalScene(name)}>
      {size && size.width > 0 && <Scenery size={size} />}
      <MiniMap player={player} seat={winner} drawing="full" latest={false} className="gar-final-garden" />
      {wide && (
        <ol className="gar-final-steps" role="list" data-short={short}>
          {steps.map((step, i) => (
            <li key={categoryOf(step)} style={{ animationDelay: `${300 + i * 260}ms` }}>
              <StepPlaques step={step} seat={winner} short={short} />
              <span>{step.kind === 'bonus' ? texts.category('bonus') : texts.piece(categoryOf(step))}</span>
              <b>+{step.points}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

export const categoryOf = (step: ScoreStep): string =>
  step.kind === 'set' ? step.series : step.kind === 'person' ? step.person : 'bonus';

/** As many plaques as tiles, overlapping like a hand of them. */
interface PlaquesProps {
  readonly step: ScoreStep;
  readonly seat: number;
  readonly short: boolean;
}

function StepPlaques({ step, seat, short }: PlaquesProps): ReactElement {
  const size = short ? 30 : 40;
  if (step.kind === 'bonus') return <Temple seat={seat} size={size} />;
  const kind = KIND_IDS.indexOf(categoryOf(step));
  const count = step.kind === 'set' ? step.tiles : 1;
  return (
    <span className="gar-final-plaques">
      {Array.from({ length: count }, (_, i) => (
        <Plaque key={i} kind={kind} size={size} />
      ))}
    </span>
  );
}

const STARS = Array.from({ length: 90 }, (_, n) => ({
  x: ((n * 89 + 13) % 240) / 240,
  y: ((n * 61 + 7) % 150) / 150,
  r: 0.6 + (n % 4) * 0.35,
}));

/** Palms, the hanging gardens themselves and the wall in front, all as on the box. */
function Scenery({ size: { width, height } }: { readonly size: Size }): ReactElement {
  const ground = height - 20;
  const k = Math.min(1, height / 300);
  const palms = Math.ceil(width / 150);
  return (
    <svg className="gar-final-scenery" width={width} height={height} aria-hidden>
      <defs>
        <linearGradient id="gar-final-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#081a40" />
          <stop offset=".5" stopColor="#1c4890" />
          <stop offset=".82" stopColor="#6f8fc0" />
          <stop offset="1" stopColor="#f0c58a" />
        </linearGradient>
        <FriezePattern id="gar-final-frieze" />
      </defs>
      <rect width={width} height={height} fill="url(#gar-final-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x * width} cy={y * height * 0.66} r={r} fill="#ffefc4" opacity={0.85 - y * 0.6} />
      ))}
      <path
        d={`M0 ${ground}V${ground - 60 * k}Q${width * 0.15} ${ground - 110 * k} ${width * 0.3} ${ground - 62 * k}T${width * 0.62} ${ground - 74 * k}T${width} ${ground - 58 * k}V${ground}Z`}
        fill="#25508c"
        opacity=".6"
      />
      {Array.from({ length: palms }, (_, i) => (
        <use
          key={i}
          href={`${cover}#palm`}
          transform={`translate(${30 + i * 150 + (i % 2) * 30} ${ground - 26 * k - (i % 3) * 4}) scale(${(1.5 + (i % 3) * 0.35) * k})`}
        />
      ))}
      {width >= 760 && (
        <use
          href={`${cover}#palace`}
          transform={`translate(${width * 0.61} ${ground + 4}) scale(${1.3 * k}) translate(-120 -284)`}
        />
      )}
      {Array.from({ length: Math.ceil(width / 240) }, (_, i) => (
        <use
          key={i}
          href={`${cover}#terrace`}
          transform={`translate(${i * 240} ${ground - 34 * k}) scale(1.03 ${(36 * k + 20) / 52}) translate(-3 -232)`}
        />
      ))}
      <g transform={`translate(0 ${height - 18})`}>
        <rect width={width} height="18" fill="url(#gar-final-frieze)" />
      </g>
    </svg>
  );
}

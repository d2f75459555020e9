/** Everybody on one deal: a dot for each person at their points, friends by name, me as a flag, the bots of every level under the axis. */
import { levelNames } from '@cantiere/bots/levels';
import type { DealField } from '@cantiere/server/protocol';
import { useWidth } from '../kit/useWidth.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { Bust } from './Bust.tsx';
import { drawField, labelsUnder } from './field.ts';
import { ENOUGH } from './headline.ts';
import { useDailyWords } from './text.ts';

const NARROW = 560;

export function Field({ field }: { readonly field: DealField }) {
  const t = useTexts();
  const words = useDailyWords();
  const { language } = usePreferences();
  const [box, width] = useWidth<HTMLElement>();
  const { deal, columns, ghosts, ghostsWaiting } = field;
  const { standing } = deal;
  const mine = deal.mine?.state === 'over' ? deal.mine.points : undefined;
  const people = columns.reduce((sum, column) => sum + column.people, 0);
  const friends = field.people.filter(({ friend, me, notCounted }) => friend && !me && notCounted === undefined);
  const narrow = width < NARROW;
  // Until the first ghost is done the axis has its numbers, and no room for busts.
  const bust = ghosts.length === 0 ? 0 : narrow ? 30 : 38;
  const height = (narrow ? 206 : 230) + bust;
  const flagWords = mine === undefined ? '' : words.meFlag(t.number(mine));
  const flag = 40 + flagWords.length * 8.4;
  const drawing =
    width > 0
      ? drawField(
          {
            width,
            height,
            columns,
            ghosts,
            friends: friends.map(({ name, points }) => ({ points, label: `${name} ${t.number(points)}` })),
            me: mine,
            flag,
            bust,
          },
          ENOUGH,
        )
      : undefined;
  const labels = labelsUnder(
    drawing?.busts ?? [],
    ghosts.map(({ level, points }) => ({
      long: `${levelNames[level][language]} ${t.number(points)}`,
      short: t.number(points),
    })),
  );
  const [passed, ahead] = [standing?.behind ?? 0, standing?.ahead ?? 0];
  return (
    <section className="panel daily-field" aria-labelledby="field-title">
      <header>
        <h2 id="field-title">{words.fieldTitle}</h2>
        <p className="hint">{words.fieldPeople(people, ghosts.length)}</p>
        {standing && people > 1 && (
          <p className="daily-legend">
            <span>
              <i className="dot passed" /> {words.passed(passed)}
            </span>
            <span>
              <i className="dot" /> {words.ahead(ahead)}
            </span>
          </p>
        )}
      </header>
      <figure ref={box} role="img" aria-label={words.fieldSpoken(people, passed, ahead)} style={{ minHeight: height }}>
        {drawing && (
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
            {drawing.ticks.map((tick) => (
              <g key={tick}>
                <path d={`M${drawing.x(tick)} ${drawing.top}V${drawing.base}`} className="field-tick" />
                {bust === 0 && (
                  <text x={drawing.x(tick)} y={drawing.base + 18} textAnchor="middle" className="field-ghost">
                    {t.number(tick)}
                  </text>
                )}
              </g>
            ))}
            {drawing.under !== undefined && <path d={drawing.under} className="field-under" />}
            {drawing.passed !== undefined && <path d={drawing.passed} className="field-passed" />}
            {drawing.bars.map(({ x, y, width: wide, passed: behind }) => (
              <rect
                key={x}
                x={x - wide / 2}
                y={y}
                width={wide}
                height={drawing.base - y}
                className={behind ? 'dot passed' : 'dot'}
              />
            ))}
            {drawing.dots.map(({ x, y, passed: behind }) => (
              <circle key={`${x}/${y}`} cx={x} cy={y} r={drawing.radius} className={behind ? 'dot passed' : 'dot'} />
            ))}
            {drawing.line !== undefined && <path d={drawing.line} className="field-line" />}
            <path d={`M0 ${drawing.base}H${width}`} className="field-axis" />
            {drawing.pills.map(({ x, at, y, width: wide, label }) => (
              <g key={label}>
                <path d={`M${at} ${y + 24}V${drawing.base - 3}`} className="field-stem" />
                <rect x={x - wide / 2} y={y} width={wide} height={24} rx={12} className="field-pill" />
                <text x={x} y={y + 16.5} textAnchor="middle" className="field-name">
                  {label}
                </text>
              </g>
            ))}
            {mine !== undefined && (
              <g transform={`translate(${drawing.x(mine)} ${drawing.top - 32})`}>
                <path d={`M0 0V${drawing.base - drawing.top + 32}`} className="field-pole" />
                <g transform={drawing.flagLeft ? `translate(${-flag} 0)` : undefined}>
                  <path
                    d={drawing.flagLeft ? `M${flag} 0H0l9 13l-9 13H${flag}z` : `M0 0h${flag}l-9 13l9 13H0z`}
                    className="field-flag"
                  />
                  <circle cx={drawing.flagLeft ? 24 : 15} cy={13} r={6} fill="#fff" />
                  <text x={drawing.flagLeft ? 36 : 27} y={18} className="field-me">
                    {flagWords}
                  </text>
                </g>
              </g>
            )}
            {ghosts.map(({ level }, n) => {
              const { x, at } = drawing.busts[n] ?? { x: 0, at: 0 };
              return (
                <g key={level}>
                  <path d={`M${at} ${drawing.base}L${x} ${drawing.base + 10}`} className="field-axis" />
                  <g transform={`translate(${x - bust / 2} ${drawing.base + 10})`}>
                    <Bust level={level} size={bust} />
                    <circle cx={bust / 2} cy={bust / 2} r={bust / 2} className="field-ring" />
                  </g>
                  <text x={x} y={drawing.base + bust + 25} textAnchor="middle" className="field-ghost">
                    {labels[n]}
                  </text>
                </g>
              );
            })}
          </svg>
        )}
      </figure>
      <p className="hint">
        {standing?.people === 1 ? `${words.aloneHint} ` : ''}
        {words.ghostsWhat} {ghostsWaiting > 0 && words.ghostsNow(ghostsWaiting)}
      </p>
    </section>
  );
}

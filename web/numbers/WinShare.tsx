/** Who wins, by when they come to play: a bar with its margin for each place, in the colour and with the mark of that seat. */
import type { Sums } from '@cantiere/engine/numbers';
import { PlayerMark } from '../kit/boardKit.ts';
import { PlotLegend, PlotPanel } from './PlotPanel.tsx';
import { sharesOf } from './shown.ts';
import { useFigures, useNumbersTexts } from './text.ts';

/** The narrowest panel: on every phone letters are as large as they are here, or larger. */
const WIDTH = 280;
const LEFT = 58;
const RIGHT = 206;
const TOP = 26;
const ROW = 38;
const BAR = 16;

export function WinShare({ sums, mine }: { readonly sums: Sums; readonly mine: Sums | undefined }) {
  const t = useNumbersTexts();
  const { percent, whole, number } = useFigures();
  const shares = sharesOf(sums);
  const mineShares = mine && sharesOf(mine);
  const even = 1 / sums.seats;
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a), shares[0]!);
  // A diamond far out does not press everybody's bars together: it stands at the end, and its number beside it.
  const high = Math.min(1, Math.max(...shares.map((each) => each.high), even * 1.5) * 1.08);
  const x = (share: number): number => LEFT + Math.min(1, share / high) * (RIGHT - LEFT);
  const bottom = TOP + ROW * shares.length;
  return (
    <PlotPanel
      name="wins"
      title={t.wins}
      about={t.winsAbout}
      table={{
        heads: [t.placeHead, t.share, t.margin, t.playedHead, ...(mine ? [t.me] : [])],
        rows: shares.map(({ place, share, low, played, high: most }) => {
          const my = mineShares?.[place];
          return {
            key: `${place}`,
            cells: [
              t.place(place + 1),
              percent(share),
              t.marginOf(percent(low), percent(most)),
              whole(played),
              ...(my ? [my.played === 0 ? '–' : t.wonOf(number(my.won), whole(my.played))] : []),
            ],
          };
        }),
      }}
    >
      {mine && <PlotLegend mine groups={false} />}
      <svg
        className="plot win-share"
        viewBox={`0 0 ${WIDTH} ${bottom + 4}`}
        role="img"
        aria-label={t.winsSpoken(t.place(best.place + 1), percent(best.share))}
      >
        <line className="plot-even" x1={x(even)} x2={x(even)} y1={TOP - 6} y2={bottom} />
        <text x={x(even)} y={TOP - 11} textAnchor="middle">
          {t.even(percent(even))}
        </text>
        {shares.map(({ place, share, low, high: most }) => {
          const y = TOP + ROW * place + ROW / 2;
          const my = mineShares?.[place];
          return (
            <g key={place}>
              <PlayerMark seat={place} size={18} x={4} y={y - 9} />
              <text className="plot-name" x={28} y={y + 4.5}>
                {t.place(place + 1)}
              </text>
              <rect
                className="plot-bar"
                style={{ fill: `var(--p${place % 7})` }}
                x={LEFT}
                y={y - BAR / 2}
                width={Math.max(1, x(share) - LEFT)}
                height={BAR}
                rx={2}
              />
              <path className="plot-margin" d={`M${x(low)} ${y}H${x(most)}M${x(low)} ${y - 5}v10M${x(most)} ${y - 5}v10`} />
              {my && my.played > 0 && <Diamond x={x(my.share)} y={y + BAR / 2} />}
              <text className="plot-value" x={WIDTH - 4} y={y + (my && my.played > 0 ? -2 : 4.5)} textAnchor="end">
                {percent(share)}
              </text>
              {my && my.played > 0 && (
                <text x={WIDTH - 4} y={y + 13} textAnchor="end">
                  {t.me} {t.wonOf(number(my.won), whole(my.played))}
                </text>
              )}
            </g>
          );
        })}
        <line className="plot-ground" x1={LEFT} x2={LEFT} y1={TOP - 2} y2={bottom} />
      </svg>
    </PlotPanel>
  );
}

/** Me. */
export function Diamond({ x, y }: { readonly x: number; readonly y: number }) {
  return <path className="plot-mine" d={`M${x} ${y - 7}l6 7l-6 7l-6 -7z`} />;
}

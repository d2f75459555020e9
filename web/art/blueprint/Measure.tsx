// A dimension line of the blueprint, across or upright, with arrow heads and an optional measure set on it.

interface Props {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly text?: string | undefined;
}

export function Measure({ from: [x1, y1], to: [x2, y2], text }: Props) {
  const across = y1 === y2;
  const ends = across ? `M${x1} ${y1 - 5}v10M${x2} ${y2 - 5}v10` : `M${x1 - 5} ${y1}h10M${x2 - 5} ${y2}h10`;
  const heads = across ? `M${x1} ${y1}l7-3v6zM${x2} ${y2}l-7-3v6z` : `M${x1} ${y1}l-3 7h6zM${x2} ${y2}l-3-7h6z`;
  const width = (text?.length ?? 0) * 6.6 + 12;
  const half = text === undefined || !across ? 0 : width / 2;
  const middle = (x1 + x2) / 2;
  const line = half > 0 ? `M${x1} ${y1}H${middle - half}M${middle + half} ${y1}H${x2}` : `M${x1} ${y1}L${x2} ${y2}`;
  return (
    <g className="measure" stroke="var(--bp-line)" strokeOpacity=".8">
      <path d={line + ends} fill="none" />
      <path d={heads} fill="var(--bp-line)" stroke="none" opacity=".85" />
      {half > 0 && (
        <text x={middle} y={y1 + 4} textAnchor="middle" stroke="none">
          {text}
        </text>
      )}
    </g>
  );
}

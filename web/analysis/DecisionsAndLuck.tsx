/** What a result is made of: what the best moves and average luck would have made, luck, and what the decisions cost. The bars share one scale. */
import { signedPoints } from './signedPoints.ts';
import type { PointsAccount } from './account.ts';
import { useLuckTexts } from './words.ts';
import './luck.css';

interface Props {
  readonly account: PointsAccount;
  /** How far the luck may be off. */
  readonly doubt?: number;
  /** What stands in place of the usual words for the first line: what the master makes on this deal, say. */
  readonly parCalled?: string;
}

export function DecisionsAndLuck({ account: { par, luck, decisions, points }, doubt, parCalled }: Props) {
  const t = useLuckTexts();
  const most = Math.max(1, ...[par, luck, decisions, points].map(Math.abs));
  const rows = [
    { kind: 'par', words: parCalled ?? t.par, value: par, text: String(par).replace('-', '−') },
    {
      kind: 'luck',
      words: t.luck,
      value: luck,
      text: doubt === undefined ? signedPoints(luck) : t.within(signedPoints(luck), String(doubt)),
    },
    { kind: 'decisions', words: t.decisions, value: decisions, text: signedPoints(decisions) },
    { kind: 'points', words: t.points, value: points, text: String(points).replace('-', '−') },
  ];
  return (
    <dl className="made-of">
      {rows.map(({ kind, words, value, text }) => (
        <div key={kind} data-kind={kind} data-sign={Math.sign(value)}>
          <dt>{words}</dt>
          <dd>
            <span className="made-bar" aria-hidden="true" style={{ inlineSize: `${(100 * Math.abs(value)) / most}%` }} />
            <b>{text}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

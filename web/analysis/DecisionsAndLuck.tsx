/** What a result is made of: where it starts from, luck, decisions, and the points they lead to. One scale, each bar begins where the one before ends. */
import { inNumber } from '../kit/inNumbers.ts';
import { usePreferences } from '../prefs/preferences.ts';
import type { PointsAccount } from './account.ts';
import { useLuckTexts } from './words.ts';
import './luck.css';

interface Props {
  readonly account: PointsAccount;
  /** How far the luck may be off. */
  readonly doubt?: number;
  /** What stands in place of the usual words: what the master makes on this deal, say. */
  readonly called?: { readonly par?: string; readonly luck?: string; readonly decisions?: string; readonly points?: string };
}

export function DecisionsAndLuck({ account: { par, luck, decisions, points }, doubt, called = {} }: Props) {
  const t = useLuckTexts();
  const { language } = usePreferences();
  const plain = (value: number): string => inNumber(value, language).replace('-', '−');
  const signed = (value: number): string => (value > 0 ? `+${plain(value)}` : plain(value));
  const ends = [0, par, par + luck, points];
  const [least, most] = [Math.min(...ends), Math.max(...ends, Math.min(...ends) + 1)];
  const share = (value: number): number => (100 * (value - least)) / (most - least);
  const rows = [
    { kind: 'par', words: called.par ?? t.par, from: 0, to: par, text: plain(par) },
    {
      kind: 'luck',
      words: called.luck ?? t.luck,
      from: par,
      to: par + luck,
      text: doubt === undefined ? signed(luck) : t.within(signed(luck), String(doubt)),
    },
    { kind: 'decisions', words: called.decisions ?? t.decisions, from: par + luck, to: points, text: signed(decisions) },
    { kind: 'points', words: called.points ?? t.points, from: 0, to: points, text: plain(points) },
  ];
  return (
    <dl className="made-of">
      {rows.map(({ kind, words, from, to, text }) => (
        <div key={kind} data-kind={kind} data-sign={Math.sign(to - from)}>
          <dt>{words}</dt>
          <dd>
            <b>{text}</b>
          </dd>
          <i aria-hidden="true">
            <span
              style={{
                insetInlineStart: `${share(Math.min(from, to))}%`,
                inlineSize: `${share(Math.max(from, to)) - share(Math.min(from, to))}%`,
              }}
            />
          </i>
        </div>
      ))}
    </dl>
  );
}

// Scaffolding: the platform's sign for "not yet confirmed", laid over a building about to be built.
import type { ReactElement } from 'react';
import { path, type DistrictBox } from './path.ts';

export function Scaffold({
  at: [x, y, w, h],
  falling = false,
}: {
  readonly at: DistrictBox;
  readonly falling?: boolean | undefined;
}): ReactElement {
  const pole = (k: number): string => path`M${x + (w * k) / 3} ${y + h}V${y - h * 0.04}`;
  const deck = (k: number): string => path`M${x - w * 0.05} ${y + h * (0.08 + 0.29 * k)}h${w * 1.1}`;
  const brace =
    path`M${x} ${y + h * 0.66}L${x + w / 3} ${y + h * 0.37}` +
    path`M${x + (w / 3) * 2} ${y + h * 0.95}L${x + w} ${y + h * 0.66}` +
    path`M${x + w / 3} ${y + h * 0.37}L${x + (w / 3) * 2} ${y + h * 0.08}`;
  const poles = [0, 1, 2, 3].map(pole).join('') + brace;
  const decks = [0, 1, 2, 3].map(deck).join('');
  const ladder =
    path`M${x + w * 0.42} ${y + h}V${y + h * 0.66}M${x + w * 0.52} ${y + h}V${y + h * 0.66}` +
    [0.72, 0.8, 0.88, 0.95].map((k) => path`M${x + w * 0.42} ${y + h * k}h${w * 0.1}`).join('');
  const thick = Math.max(1.8, w * 0.028);
  return (
    <g className={falling ? 'cit-scaffold cit-falling' : 'cit-scaffold'} fill="none" strokeLinecap="round" aria-hidden>
      <path d={poles} stroke="#5b3d20" strokeWidth={thick} />
      <path d={poles} stroke="#c08a4c" strokeWidth={thick * 0.52} />
      <path d={ladder} stroke="#7a5228" strokeWidth={thick * 0.45} />
      <path d={decks} stroke="#5b3d20" strokeWidth={thick * 1.35} />
      <path d={decks} stroke="#d9a866" strokeWidth={thick * 0.8} />
    </g>
  );
}

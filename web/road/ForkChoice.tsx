/** Which decision of the finished game is the fork: the dearest is named, where the game has been analysed in this browser. */
import { useMemo } from 'react';
import { largestSwings, type JudgedDecision } from '@cantiere/bots/analysis';
import type { Seat } from '@cantiere/engine';
import { keptAnalysis } from '../analysis/kept.ts';
import type { Fork } from './forks.ts';
import { useRoadTexts } from './text.ts';

interface Props {
  readonly forks: readonly Fork[];
  readonly fork: Fork;
  readonly nameOf: (seat: Seat) => string;
  readonly gameKey: string;
  choose(at: number): void;
}

export function ForkChoice({ forks, fork, nameOf, gameKey, choose }: Props) {
  const r = useRoadTexts();
  const dearest = useMemo(() => dearestOf(keptAnalysis(gameKey).decisions, forks), [gameKey, forks]);
  const seats = [...new Set(forks.map(({ seat }) => seat))];
  const option = ({ at, round }: Fork) => (
    <option key={at} value={at}>
      {dearest.has(at) ? r.forkDearest(at + 1) : r.forkAt(at + 1, round)}
    </option>
  );
  return (
    <label className="road-pick">
      <span>{r.fork}</span>
      <select value={fork.at} onChange={(event) => choose(Number(event.target.value))}>
        {seats.length === 1
          ? forks.map(option)
          : seats.map((seat) => (
              <optgroup key={seat} label={r.ofPlayer(nameOf(seat))}>
                {forks.filter((each) => each.seat === seat).map(option)}
              </optgroup>
            ))}
      </select>
    </label>
  );
}

/** Of each seat the decision that cost most. */
function dearestOf(decisions: readonly JudgedDecision[], forks: readonly Fork[]): ReadonlySet<number> {
  const seats = new Set(forks.map(({ seat }) => seat));
  return new Set(
    [...seats].flatMap((seat) =>
      largestSwings(
        decisions.filter((one) => one.seat === seat),
        1,
      ).map(({ at }) => at),
    ),
  );
}

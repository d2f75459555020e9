/** My own clock in the prompt bar, with a warning said aloud at a few marks. */
import { useEffect, useState } from 'react';
import type { Seat } from '@cantiere/engine';
import type { TimeRules } from '@cantiere/server/protocol';
import type { HeardClocks } from '../live/tableConnection.ts';
import { sound } from '../sound/sound.ts';
import { useTexts } from '../text/index.ts';
import { Clock } from './Clock.tsx';
import { markBelow, markWords } from './left.ts';
import { useLeft } from './useLeft.ts';

interface Props {
  readonly clocks: HeardClocks;
  readonly seat: Seat;
  readonly kind: TimeRules['kind'];
}

/** From here on a bank that runs out is heard, where sounds are on. */
const HEARD_BELOW = 10_000;

export function MyClock({ clocks, seat, kind }: Props) {
  const t = useTexts();
  const clock = clocks.seats[seat];
  const left = useLeft(clock, clocks.ahead);
  const running = clock?.deadline !== undefined && left !== undefined;
  const mark = running ? markBelow(left, kind) : undefined;
  // What was below a mark already when the clock started is not news.
  const [first, setFirst] = useState({ deadline: clock?.deadline, mark });
  if (first.deadline !== clock?.deadline) setFirst({ deadline: clock?.deadline, mark });
  const said = mark !== undefined && (mark !== first.mark || first.deadline !== clock?.deadline) ? markWords(mark, t) : '';
  const seconds = running && kind === 'live' && left <= HEARD_BELOW ? Math.ceil(left / 1_000) : 0;
  useEffect(() => {
    if (seconds > 0) sound(['tick']);
  }, [seconds]);
  return (
    <>
      <Clock clock={clock} ahead={clocks.ahead} kind={kind} label={t.clock.mine} large />
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </>
  );
}

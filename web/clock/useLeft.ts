/** How long a seat still has, as the server's clock says; changes as often as what is shown does. */
import { useEffect, useState } from 'react';
import type { SeatClock } from '@cantiere/server/protocol';
import { untilNext } from './left.ts';

/** `ahead`: by how much the server's clock is ahead of this machine's. */
export function useLeft(clock: SeatClock | undefined, ahead: number): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const { deadline, left } = clock ?? {};
  useEffect(() => {
    if (deadline === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const at = Date.now();
      setNow(at);
      const wait = untilNext(deadline - at - ahead);
      if (wait < Infinity) timer = setTimeout(tick, wait + 5); // a little after, so that it has changed
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline, ahead]);
  return deadline === undefined ? left : Math.max(0, deadline - now - ahead);
}

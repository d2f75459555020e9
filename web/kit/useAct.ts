/** Does something on the server once, shows that it is under way, and keeps what went wrong to be shown. */
import { useRef, useState } from 'react';
import { ApiError, troubleOf, type Trouble } from '../ask/http.ts';

export interface Act {
  readonly busy: boolean;
  readonly trouble: Trouble | undefined;
  /** How long to wait before the next try, where that was told. */
  readonly seconds: number | undefined;
  run(act: () => Promise<unknown>): Promise<void>;
}

export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [seconds, setSeconds] = useState<number>();
  const running = useRef(false);
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setTrouble(undefined);
    try {
      await act();
    } catch (error) {
      setTrouble(troubleOf(error));
      setSeconds(error instanceof ApiError ? error.seconds : undefined);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, trouble, seconds, run };
}

/** How I may sign in, asked when the account is looked at. */
import { useEffect, useState } from 'react';
import type { WaysIn } from '@cantiere/server/protocol';
import { waysIn } from '../ask/signing.ts';

export interface AskedWaysIn {
  /** Undefined until the server has answered. */
  readonly ways: WaysIn | undefined;
  lookAgain(): Promise<void>;
}

export function useWaysIn(): AskedWaysIn {
  const [ways, setWays] = useState<WaysIn>();
  const lookAgain = async (): Promise<void> => setWays(await waysIn());
  useEffect(() => {
    waysIn().then(setWays, () => undefined); // the account page works without; what needs it says so
  }, []);
  return { ways, lookAgain };
}

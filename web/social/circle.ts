/** My friends and whom I have blocked: asked for once, then changed here as on the server. */
import { useEffect } from 'react';
import type { Bond, Circle } from '@cantiere/server/protocol';
import { bind, myCircle } from '../ask/social.ts';
import { useMe } from '../ask/me.ts';
import { makeStore, useStore } from '../kit/store.ts';

const NOBODY: Circle = { friends: [], blocked: [] };
/** Of whom it is, since one browser may be several people one after the other. */
const store = makeStore<{ readonly of: string; readonly circle: Circle } | undefined>(undefined);

/** Undefined until it is known; whoever is nobody has nobody. */
export function useCircle(): Circle | undefined {
  const me = useMe();
  const known = useStore(store);
  const of = me?.person;
  useEffect(() => {
    if (of === undefined || store.get()?.of === of) return;
    // Without an answer nobody is hidden: better a word too many than an empty chat.
    myCircle().then(
      (circle) => store.set({ of, circle }),
      () => store.set({ of, circle: NOBODY }),
    );
  }, [of]);
  if (me === null) return NOBODY;
  return known?.of === of ? known?.circle : undefined;
}

export function bondIn(circle: Circle | undefined, person: string): Bond | undefined {
  if (circle?.friends.some((each) => each.person === person)) return 'friend';
  return circle?.blocked.some((each) => each.person === person) ? 'blocked' : undefined;
}

export async function setBond(me: string, person: string, bond: Bond | undefined): Promise<Circle> {
  const circle = await bind(person, bond);
  store.set({ of: me, circle });
  return circle;
}

/** Who I am: a guest with a pleasant name until I choose another, or a person with an account. */
import type { Me, Naming, PasskeyOptions, PasskeySignIn, RatedAmong, Session } from '@cantiere/server/protocol';
import { tellHouse } from '../house/house.ts';
import { makeStore, useStore } from '../kit/store.ts';
import { pathNow } from '../route/base.ts';
import { readPath } from '../route/route.ts';
import { textsNow } from '../text/index.ts';
import { ApiError, ask } from './http.ts';
import { forgetHouseSays, noteHouseSays } from './houseSays.ts';

/** `undefined`: not asked yet. `null`: nobody, no session. */
const store = makeStore<Me | null | undefined>(undefined);

/** Whose games the house rates; everybody's until it has said otherwise. */
const rated = makeStore<RatedAmong>('everybody');

/** How one signs in beside the password; none until the house has said so. */
const signIns = makeStore<Session['signIns']>({ passkeys: false });

const NAME = 'cantiere.name';

export const meNow = (): Me | null | undefined => store.get();
export const useRatedAmong = (): RatedAmong => useStore(rated);
export const useSignIns = (): Session['signIns'] => useStore(signIns);
export const useMe = (): Me | null | undefined => useStore(store);

let asked: Promise<void> | undefined;

/** Asks once per visit; later calls share the answer. */
export function findMe(): Promise<void> {
  asked ??= ask<Session>('GET', '/api/session')
    .then(({ me, ratedAmong, signIns: ways, house, ...mine }) => {
      tellHouse(house);
      rated.set(ratedAmong);
      signIns.set(ways);
      noteHouseSays(mine);
      store.set(me ?? null);
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.code !== 'UNREACHABLE') store.set(null);
      else asked = undefined;
    });
  return asked;
}

/** A session with a name; makes one for a newcomer. */
export async function ensureGuest(name?: string): Promise<Me> {
  await findMe();
  const me = store.get();
  if (me) return me;
  return rename(name ?? pleasantName());
}

export function rename(name: string): Promise<Me> {
  return become({ name, ...linkHere() });
}

/** A newcomer, by an invitation where the house asks for one. */
export function comeIn(name: string, invitation?: string): Promise<Me> {
  return become({ name, ...(invitation !== undefined && { invitation }) });
}

/** At a table one is by its link, which lets in where a house is not open to everybody. */
function linkHere(): { readonly table?: string } {
  const route = readPath(pathNow());
  return route.page === 'table' ? { table: route.id } : {};
}

async function become(naming: Naming): Promise<Me> {
  const me = await ask<Me>('POST', '/api/session', naming);
  store.set(me);
  return me;
}

export async function makeAccount(email: string, password: string): Promise<Me> {
  await ensureGuest();
  const me = await ask<Me>('POST', '/api/account', { email, password });
  store.set(me);
  return me;
}

export async function signIn(email: string, password: string): Promise<Me> {
  const me = await ask<Me>('POST', '/api/account/session', { email, password });
  store.set(me);
  void beKnown(); // the house may have something to say to whoever this is
  return me;
}

/** `show`: the browser's own part, which asks the person. */
export async function signInByPasskey(
  show: (options: PasskeyOptions['options']) => Promise<PasskeySignIn['answer']>,
): Promise<Me> {
  const { options } = await ask<PasskeyOptions>('POST', '/api/account/session/passkey/options');
  const me = await ask<Me>('POST', '/api/account/session/passkey', { answer: await show(options) });
  store.set(me);
  return me;
}

/** The session has changed without us: asks again. */
export function beKnown(): Promise<void> {
  asked = undefined;
  return findMe();
}

export async function signOut(): Promise<void> {
  // Notices of whoever leaves are no business of whoever sits here next.
  await import('../notices/push.ts').then(({ stopPush }) => stopPush()).catch(() => undefined);
  await ask('DELETE', '/api/session');
  forgetHouseSays();
  store.set(null);
}

/** There is nobody here any more, and nothing to remember them by. */
export async function beNobody(): Promise<void> {
  await import('../notices/push.ts').then(({ stopPush }) => stopPush()).catch(() => undefined);
  try {
    localStorage.removeItem(NAME);
  } catch {
    // then there was nothing kept
  }
  forgetHouseSays();
  store.set(null);
}

/** What to call me without asking anybody: the name I last had here. */
export function myName(): string {
  const name = store.get()?.name;
  try {
    const known = name ?? localStorage.getItem(NAME) ?? pleasantName();
    localStorage.setItem(NAME, known);
    return known;
  } catch {
    return name ?? pleasantName();
  }
}

function pleasantName(): string {
  const names = textsNow().guestNames;
  return names[Math.floor(Math.random() * names.length)] ?? 'Cantiere';
}

/** This browser's own part in web push: may it, does it, start, stop. */
import { addBrowser, forgetBrowser } from '../ask/notices.ts';
import { preferences } from '../prefs/preferences.ts';
import { href } from '../route/base.ts';

/** What stands in the way before anybody is asked; `ready`: nothing does. */
export type PushState = 'ready' | 'on' | 'blocked' | 'ios' | 'insecure' | 'missing';

/** Why it did not come about. */
export class PushRefused extends Error {}
export class PushFailed extends Error {}

export const myZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return isIos() ? 'ios' : 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return (await subscription()) ? 'on' : 'ready';
}

/** Safari gives notifications only to apps on the home screen. */
function isIos(): boolean {
  return /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function startPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused();
  await navigator.serviceWorker.register(href('/sw.js'), { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  let fresh: PushSubscription;
  try {
    // One made for another server's key would stand in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    fresh = await pushManager.subscribe(wish);
  } catch (error) {
    throw new PushFailed('No subscription', { cause: error });
  }
  await tell(fresh);
}

/** The server learns again whose browser this is: somebody may have signed in or out. */
export async function renewPush(): Promise<void> {
  const known = await subscription();
  if (known) await tell(known);
}

async function tell(known: PushSubscription): Promise<void> {
  const { endpoint, keys } = known.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) throw new PushFailed('No keys');
  const { p256dh, auth } = keys;
  await addBrowser({ endpoint, keys: { p256dh, auth }, language: preferences().language, zone: myZone() });
}

export async function stopPush(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await forgetBrowser(known.endpoint);
  await known.unsubscribe();
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

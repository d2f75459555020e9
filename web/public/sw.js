/**
 * Keeps the built app in the browser, so that it starts and plays without a network.
 * - Pages come from the network when it answers soon, so that a new build is seen at the next visit; else from here.
 * - Built files carry their content in their name and come from here first.
 * - Editions of games (their modules and components) carry a name that says what they are: once here they stay, so that a game
 *   saved in this browser goes on after an upgrade, without a network too.
 * - All else that the server says (/api), and what may be framed elsewhere (/embed), never goes through here.
 * Shows notices (server/notices/push.ts), which come in the person's words, and leads to their table.
 * VERSION and FILES are filled in by the build (vite.config.ts). Paths begin at the house, which may stand under a path of its name
 * (web/route/base.ts): whatever else stands under that name is none of our business.
 */
const VERSION = 'dev';
const FILES = [];

const BASE = new URL('.', self.location.href).pathname.slice(0, -1);
const OURS = `cantiere${BASE}-`;
const CACHE = OURS + VERSION;
/** Outlives every build. */
const EDITIONS = `${OURS}editions`;
/** Oldest first they make room; a saved game's are asked for again at the next visit (web/offline/keepEditions.ts). */
const MOST_EDITIONS = 60;
const EDITION = /^\/(api\/)?editions\/[a-z0-9-]+\/[1-9]\d*-[0-9a-f]{8}\.js(on)?$/;
const PAGE = '/';
/** A card that is being corrected is drawn in a frame of our own page. */
const FRAMED = '/drawn/';
/** A network that takes longer than this to bring a page is as good as none. */
const PATIENCE = 3500;
const AT_ONCE = 6;

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

/** Files already here from an earlier build are not fetched again. Fails as a whole: half an app is of no use. */
async function fill() {
  const cache = await caches.open(CACHE);
  const left = [...FILES];
  const carry = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const forEver = file.startsWith('/assets/');
      const address = BASE + file;
      const known = forEver && (await caches.match(address, { ignoreVary: true }));
      const response = known || (await fetch(address, { cache: forEver ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await cache.put(address, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** The build before this one stays: a page that is still open may ask for its parts. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => isOurs(name) && name !== CACHE && name !== EDITIONS);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** Not those of a house beside this one, whose path begins like ours: behind /games- stands a version, behind /games-test- too. */
const isOurs = (name) => name.startsWith(OURS) && !name.slice(OURS.length).includes('-');

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === undefined) return;
  if (EDITION.test(path)) return event.respondWith(edition(request));
  if (/^\/(api|healthz|metrics|embed|logo)(\/|$)/.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, path));
  else if (FILES.includes(path) || path.startsWith('/assets/')) event.respondWith(built(request));
});

/** Undefined: not of this house. */
function pathOf(url) {
  const { origin, pathname } = new URL(url);
  const inside = origin === self.location.origin && pathname.startsWith(`${BASE}/`);
  return inside ? pathname.slice(BASE.length) : undefined;
}

async function page(request, path) {
  const whole = await (await caches.open(CACHE)).match(BASE + PAGE, { ignoreVary: true });
  if (!whole) return fetch(request);
  const kept = path.startsWith(FRAMED) ? framed(whole) : whole;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const fresh = fetch(request).then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** The kept page as the server would send it for this address (server/http/security.ts): else no frame of ours may show it. */
function framed(kept) {
  const headers = new Headers(kept.headers);
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  headers.set('x-frame-options', 'SAMEORIGIN');
  return new Response(kept.body, { status: kept.status, headers });
}

async function edition(request) {
  const cache = await caches.open(EDITIONS);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(cache, request, response.clone());
  return response;
}

/** A full disk is no reason to fail. */
async function keep(cache, request, response) {
  try {
    await cache.put(request, response);
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MOST_EDITIONS).map((old) => cache.delete(old)));
  } catch (error) {
    console.warn(error);
  }
}

async function built(request) {
  const mine = await (await caches.open(CACHE)).match(request, { ignoreVary: true, ignoreSearch: true });
  return mine ?? (await caches.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag, language, waiting } = event.data?.json() ?? { title: 'Cantiere', path: PAGE };
  const mark = waiting > 0 ? self.navigator.setAppBadge?.(waiting) : undefined;
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    renotify: tag !== undefined,
    icon: `${BASE}/icon-192.png`,
    badge: `${BASE}/icon-192.png`,
    data: { path },
  });
  // A system without marks is no reason to fail.
  event.waitUntil(Promise.all([shown, mark?.catch(() => undefined)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path ?? PAGE));
});

/** To a window that is there already, if any: the one at that very place first. */
async function goTo(path) {
  const address = new URL(BASE + path, self.location.origin).href;
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A frame is no window: somebody's page is around it, or one of ours.
  const windows = all.filter(({ url, frameType }) => frameType !== 'nested' && pathOf(url) !== undefined);
  const there = windows.find(({ url }) => url === address);
  if (there) return there.focus();
  const [open] = windows;
  if (!open) return self.clients.openWindow(address);
  await open.focus();
  // Another table in the same window: the page itself knows how to go there without loading everything again.
  open.postMessage({ goTo: path });
}

/** The push service has given this browser another address. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

async function renew(old, fresh) {
  const subscription = fresh ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  const language = /^it/i.test(self.navigator.language) ? 'it' : 'en';
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language, zone });
  await fetch(`${BASE}/api/notices/push`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/**
 * Being told that it is my turn: settings, the bell of a table, the count in title and icon, the next table, the links of
 * letters. Chromium without Google's services has no push service, so the browser's subscription is stood in for by one at
 * a receiver of ours; everything behind it (page, server, encryption) and the service worker's part are real.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser as Chromium, Page } from 'playwright-core';
import type { NoticeOffer, TableInfo } from '@cantiere/server/protocol';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { Browser, httpReceiver, mailReceiver, type MailBox, type Receiver } from '../server/tests/receivers.ts';
import { violations } from './kit/axe.ts';
import { openBrowser, PATIENCE, Person } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { quick } from './kit/citadels.ts';
import { startServer, type Server } from './kit/server.ts';

const t = en.notices;
const closing: (() => unknown)[] = [];
let browser: Chromium;
let server: Server;
let room: Receiver;
let box: MailBox;
beforeAll(async () => {
  const atTheEnd = (close: () => unknown): void => void closing.push(close);
  [browser, room, box] = await Promise.all([openBrowser(true), httpReceiver(atTheEnd), mailReceiver(atTheEnd)]);
  server = await startServer({
    flags: (address) =>
      `--public-url ${address} --smtp-url ${box.url} --mail-from no-reply@example.org --notice-delay 1000 --local-webhooks`.split(
        ' ',
      ),
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  for (const close of closing) close();
});

/** A running game of two in which the first is asked, or the other by `crown`. */
async function game(first: Person, second: Person, name: string, crown = 0): Promise<TableInfo> {
  const { id } = await first.opens({ seats: 2, name, options: { firstCrown: 'seat', firstCrownSeat: crown } });
  await second.sitsAt(id);
  return first.post<TableInfo>(`/api/tables/${id}/start`, {});
}

const said = (path: string): string[] =>
  room.received
    .filter((each) => each.path === path)
    .map(({ body }) => (JSON.parse(body.toString()) as { content: string }).content);

async function saveWebhook(page: Page, path: string): Promise<void> {
  await page.getByLabel(t.webhook).fill(room.address + path);
  await page.getByRole('button', { name: t.save, exact: true }).last().click();
  await page.getByRole('switch', { name: t.webhookOn }).waitFor();
}

it('a guest chooses a chat room and quiet hours, tries it out, and finds it all again', async () => {
  const ada = await Person.arrive(browser, server.address);
  const { page } = ada;
  await ada.goesTo('/settings#notices');
  await page.getByLabel(t.webhook).fill('ftp://example.org');
  await page.getByRole('button', { name: t.save, exact: true }).last().click();
  await page.getByText(en.errors.BAD_WEBHOOK).waitFor();
  await saveWebhook(page, '/settings');
  await page.getByRole('button', { name: t.tests.webhook }).click();
  await page.getByText(t.tested).waitFor();
  expect(said('/settings')).toEqual(['Cantiere: Test notice\nIt works: notices from Cantiere arrive here.']);
  room.answer = { status: 500 };
  await page.getByRole('button', { name: t.tests.webhook }).click();
  await page.getByText(en.errors.NOT_DELIVERED).waitFor();
  room.answer = { status: 201 };

  await page.getByRole('switch', { name: t.quiet }).click();
  await page.getByLabel(t.from).fill('23:15');
  await page.getByLabel(t.from).blur();
  await expect.poll(async () => (await ada.get<NoticeOffer>('/api/notices')).mine?.quiet).toEqual({ from: 1395, to: 480 });
  await page.getByRole('switch', { name: t.also }).click();
  await expect.poll(async () => (await ada.get<NoticeOffer>('/api/notices')).mine?.also).toBe(false);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => page.getByLabel(t.from).inputValue()).toBe('23:15');
  expect(await page.getByRole('switch', { name: t.also }).isChecked()).toBe(false);
  await page.getByRole('switch', { name: t.quiet }).click();
  await expect.poll(async () => (await ada.get<NoticeOffer>('/api/notices')).mine?.quiet).toBeUndefined();
  // E-mails need an account, and this page says so.
  await page.getByText(t.mailAccount).waitFor();
  await ada.leaves();
});

it('the count of waiting tables stands in title and icon on every page, and the next one is a click away', async () => {
  const [ada, bruno] = [await Person.arrive(browser, server.address), await Person.arrive(browser, server.address)];
  await ada.becomes('Ada');
  await bruno.becomes('Bruno');
  const first = await game(ada, bruno, 'First');
  const second = await game(ada, bruno, 'Second');
  const { page } = ada;
  const icon = (): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');
  await ada.goesTo('/credits');
  await page.waitForFunction(() => document.title.startsWith('(2) '));
  await expect.poll(async () => decodeURIComponent((await icon()) ?? '')).toMatch(/^data:image\/svg\+xml,.*>2<\/text><\/svg>/s);
  await page.locator('.pages .count').waitFor();

  // At the table: I choose, it is no longer my turn, and the other table is one click away.
  await ada.goesTo(`/t/${first.id}`);
  await page.waitForFunction(() => document.title.startsWith('(2) ●'));
  const player = new ListPlayer(page, quick);
  while ((await ada.seesInfo(first.id)).toAct.includes(0)) await player.playOne();
  await page.waitForFunction(() => document.title.startsWith('(1) '));
  const next = page.getByRole('link', { name: t.next });
  await next.click();
  await page.waitForURL(`**/t/${second.id}`);
  await page.locator('.choice-list').waitFor();
  expect(await next.count()).toBe(0);
  const there = new ListPlayer(page, quick);
  while ((await ada.seesInfo(second.id)).toAct.includes(0)) await there.playOne();
  await page.waitForFunction(() => !document.title.startsWith('('));
  await expect.poll(async () => decodeURIComponent((await icon()) ?? '')).toMatch(/^data:image\/svg\+xml,(?!.*<text)/s);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
  await bruno.leaves();
});

it('the bell of a table: tells whoever is away, is silent when asked, leads to the settings of whoever is told nothing', async () => {
  const [ada, bruno] = [await Person.arrive(browser, server.address), await Person.arrive(browser, server.address)];
  await ada.becomes('Ada');
  await bruno.becomes('Bruno');
  const before = await game(ada, bruno, 'Before', 1);
  const { page } = ada;
  await ada.goesTo(`/t/${before.id}`);
  await page.getByRole('link', { name: t.table.none }).click();
  await page.waitForURL('**/settings#notices');
  await saveWebhook(page, '/bell');

  // Bruno is asked first, so that there is time to silence it; then it waits for Ada longer than the other.
  const silent = await game(ada, bruno, 'Silent', 1);
  await ada.goesTo(`/t/${silent.id}`);
  await page.getByRole('button', { name: t.table.on }).click();
  await page.getByRole('button', { name: t.table.muted }).waitFor();
  expect(await violations(page)).toEqual([]);
  await ada.goesTo('/credits');
  await bruno.goesTo(`/t/${silent.id}`);
  const player = new ListPlayer(bruno.page, quick);
  while (!(await ada.seesInfo(silent.id)).toAct.includes(0)) await player.playOne();
  const loud = await game(ada, bruno, 'Loud');
  await page.waitForFunction(() => document.title.startsWith('(2) '));
  await expect.poll(() => said('/bell')).toEqual([`Cantiere: Your turn\nCitadels, Loud: ${server.address}/t/${loud.id}`]);
  // The service has looked at both by now.
  await ada.goesTo(`/t/${silent.id}`);
  await page.getByRole('button', { name: t.table.muted }).waitFor();
  expect(said('/bell')).toHaveLength(1);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
  await bruno.leaves();
});

it('e-mail: confirmed by its link, sent when it is my turn, ended without signing in; a lost password comes back', async () => {
  const [ada, bruno] = [
    await Person.arrive(browser, server.address, { language: 'it' }),
    await Person.arrive(browser, server.address),
  ];
  const words = italian.notices;
  await bruno.becomes('Bruno');
  await ada.becomes('Ada');
  const email = 'ada@example.org';
  await ada.post('/api/account', { email, password: 'torre pendente' });
  const { page } = ada;
  await ada.goesTo('/settings');
  await page.locator('#notices').getByText(words.pace.once, { exact: true }).click();
  await page.getByText(words.mailConfirm(email)).waitFor();
  await expect.poll(() => box.letters.length).toBe(1);
  const link = (kind: string): string =>
    new RegExp(`${server.address}(/${kind}/\\S+)`).exec(box.letters.at(-1)?.text ?? '')?.[1] ?? '';

  const elsewhere = await Person.arrive(browser, server.address, { language: 'it' });
  await elsewhere.goesTo(link('confirm'));
  await elsewhere.page.getByRole('button', { name: words.letters.confirm.act }).click();
  await elsewhere.page.getByText(words.letters.confirm.done(email)).waitFor();
  expect(await violations(elsewhere.page)).toEqual([]);
  await page.reload();
  await page.getByText(words.mailTo(email)).waitFor();

  const table = await game(ada, bruno, 'Ponte');
  await expect.poll(() => box.letters.length).toBe(2);
  expect(box.letters[1].raw).toContain('Subject: Tocca a te: ');
  expect(box.letters[1].text).toContain(`${server.address}/t/${table.id}`);
  await elsewhere.goesTo(link('unsubscribe'));
  expect((await ada.get<NoticeOffer>('/api/notices')).mine?.mail).toBe('once'); // looking does nothing
  await elsewhere.page.getByRole('button', { name: words.letters.unsubscribe.act }).click();
  await elsewhere.page.getByText(words.letters.unsubscribe.done(email)).waitFor();
  expect((await ada.get<NoticeOffer>('/api/notices')).mine?.mail).toBe('off');

  await elsewhere.goesTo('/settings');
  await elsewhere.page.getByRole('button', { name: italian.settings.have }).click();
  await elsewhere.page.getByRole('button', { name: words.forgot.link }).click();
  await elsewhere.page.getByLabel(italian.settings.email).fill(email);
  await elsewhere.page.getByRole('button', { name: words.forgot.send }).click();
  await elsewhere.page.getByText(words.forgot.sent(email)).waitFor();
  await expect.poll(() => box.letters.length).toBe(3);
  const reset = link('password');
  await elsewhere.goesTo(reset);
  await elsewhere.page.getByLabel(words.letters.password.label).fill('un ponte nuovo');
  await elsewhere.page.getByRole('button', { name: words.letters.password.act }).click();
  await elsewhere.page.getByText(words.letters.password.done).waitFor();
  await elsewhere.page.locator('.who-am-i', { hasText: 'Ada' }).waitFor();
  await elsewhere.page.reload();
  await elsewhere.page.getByLabel(words.letters.password.label).fill('un altro ponte');
  await elsewhere.page.getByRole('button', { name: words.letters.password.act }).click();
  await elsewhere.page.getByText(italian.errors.BAD_LINK).waitFor();
  for (const person of [ada, bruno, elsewhere]) await person.leaves();
});

it('push: this browser is told, until it no longer wants to be', async () => {
  const ada = await Person.arrive(browser, server.address, { installs: true });
  await ada.context.grantPermissions(['notifications'], { origin: server.address });
  const device = new Browser(room.address, 'ada');
  await ada.context.addInitScript(standIn, device.subscription);
  const { page } = ada;
  await ada.goesTo('/settings');
  const onThisDevice = page.getByRole('switch', { name: t.push });
  await onThisDevice.click();
  await page.getByRole('button', { name: t.tests.push }).click();
  await page.getByText(t.tested).waitFor();
  const pushed = room.received.filter(({ path }) => path === '/push/ada');
  expect(device.open(pushed[0])).toMatchObject({ title: 'Test notice', path: '/#tables', language: 'en' });
  await onThisDevice.click();
  await expect.poll(async () => (await ada.get<NoticeOffer>('/api/notices')).mine?.browsers).toBe(0);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

it('push: the page says what stands in the way', async () => {
  for (const [what, words] of [
    ['denied', t.pushBlocked],
    ['ios', t.pushIos],
    ['none', t.pushMissing],
  ] as const) {
    const person = await Person.arrive(browser, server.address);
    await person.context.addInitScript(inTheWay, what);
    await person.goesTo('/settings');
    await person.page.getByText(words).waitFor();
    expect(await person.page.getByRole('switch', { name: t.push }).count()).toBe(0);
    await person.leaves();
  }
});

it('the service worker shows a notice in its words', async () => {
  const ada = await Person.arrive(browser, server.address, { installs: true });
  await ada.context.grantPermissions(['notifications'], { origin: server.address });
  const { page } = ada;
  const devtools = await ada.context.newCDPSession(page);
  const registered = new Set<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId, isDeleted } of registrations) {
      if (isDeleted) registered.delete(registrationId);
      else if (scopeURL.startsWith(server.address)) registered.add(registrationId);
    }
  });
  await devtools.send('ServiceWorker.enable');
  await ada.goesTo('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const data = { title: 'Tocca a te', body: 'Citadels, Ponte', path: '/t/ponte', tag: 'table:ponte', language: 'it', waiting: 2 };
  /** Nothing tells whether the worker took it: until it shows, it is sent again, as a push service does. */
  const push = async (): Promise<void> => {
    for (const registrationId of registered) {
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: server.address,
        registrationId,
        data: JSON.stringify(data),
      });
    }
  };
  const shown = (): Promise<readonly unknown[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, lang, data: kept }) => ({
        title,
        body,
        tag,
        lang,
        kept: kept as unknown,
      }));
    });
  const pushed = async (): Promise<readonly unknown[]> => {
    const already = await shown();
    if (already.length === 0) await push();
    return already;
  };
  await expect
    .poll(pushed, { timeout: PATIENCE, interval: 1_000 })
    .toEqual([{ title: data.title, body: data.body, tag: data.tag, lang: 'it', kept: { path: data.path } }]);
  await ada.leaves();
});

/** In the page: subscriptions are made without a push service. */
function standIn(subscription: { endpoint: string }): void {
  let made: object | null = null;
  const fake = {
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    unsubscribe: () => {
      made = null;
      return Promise.resolve(true);
    },
  };
  PushManager.prototype.getSubscription = () => Promise.resolve(made as PushSubscription | null);
  PushManager.prototype.subscribe = () => {
    made = fake;
    return Promise.resolve(fake as unknown as PushSubscription);
  };
}

/** In the page: a browser that forbids, an iPhone's Safari, or one that knows no push. */
function inTheWay(what: 'denied' | 'ios' | 'none'): void {
  Object.defineProperty(Notification, 'permission', { get: () => (what === 'denied' ? 'denied' : 'default') });
  if (what !== 'denied') Reflect.deleteProperty(window, 'PushManager');
  if (what === 'ios') Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' });
}

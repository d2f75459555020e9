/** A house from its first start: the link that makes an operator, the five questions, an invited friend, a ban, the door. */
import { expect, it, onTestFinished } from 'vitest';
import type { InvitationInfo } from '@cantiere/server/protocol';
import { banPerson } from '@cantiere/server';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { VERSION } from '../server/version.ts';
import { violations } from './kit/axe.ts';
import { Person } from './kit/people.ts';
import { startServer, type Server } from './kit/server.ts';
import { setStage } from './kit/stage.ts';
import { faultsInWindows } from './kit/windows.ts';

const stage = setStage();

const PASSWORD = 'a bridge over nothing';
/** A stranger is turned away, and browsers complain of it on their own. */
const REFUSED = /status of 40[134]/;
const door = en.house.door;
const first = en.house.first;

async function newHouse(which: 'usual' | 'invited' | 'links'): Promise<Server> {
  const server = await startServer({ door: which, flags: (address) => ['--public-url', address] });
  onTestFinished(() => server.close());
  return server;
}

const arrives = (server: Server, wish: Parameters<typeof Person.arrive>[2] = {}): Promise<Person> =>
  Person.arrive(stage.browser, server.address, wish);

async function openHouse(server: Server, name: string): Promise<Person> {
  const link = await server.prints('/operator/house#key=');
  const ada = await arrives(server, { width: 1440, height: 900 });
  await ada.page.goto(link);
  await ada.page.getByRole('heading', { name: first.title }).waitFor();
  await ada.page.getByLabel(first.name).fill(name);
  await ada.page.getByLabel(door.name).fill('Ada');
  await ada.page.getByLabel(en.settings.email).fill('ada@example.org');
  await ada.page.getByLabel(en.settings.password).fill(PASSWORD);
  return ada;
}

it('the first start prints a link, whose opener answers five questions and invites; a friend plays on a phone', async () => {
  const server = await newHouse('usual');
  const stranger = await arrives(server, { language: 'it' });
  await stranger.goesTo('/');
  await stranger.page.getByRole('heading', { name: italian.house.door.title }).waitFor();

  const ada = await openHouse(server, 'Il Tavolo Lungo');
  const { page } = ada;
  expect(await faultsInWindows(page, 'first run')).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  // It is by invitation already, since it has a public address; one game goes from the shelf, and the last one would not.
  expect(await page.getByRole('radio', { name: first.doors.invited.name }).isChecked()).toBe(true);
  await page.getByRole('button', { name: first.onShelf('Urban Sprawl') }).click();
  await page.getByRole('button', { name: first.open }).click();
  await page.getByRole('heading', { name: first.opened }).waitFor();
  const link = await page.getByLabel(en.house.invitations.link).inputValue();
  await page.getByRole('link', { name: first.toHome }).click();
  await page.getByRole('link', { name: en.house.home('Il Tavolo Lungo') }).waitFor();
  expect(await page.title()).toBe('Il Tavolo Lungo');
  await expect.poll(() => page.locator('.shelf-box').count()).toBe(4);

  const friend = await arrives(server, { phone: true });
  await friend.page.goto(link);
  await friend.page.getByLabel(door.name).fill('Bruno');
  await friend.page.getByRole('button', { name: door.enter }).click();
  await friend.page.locator('.shelf-box').first().waitFor();
  expect(new URL(friend.page.url()).hash).toBe('');
  const { id } = await ada.opens({ seats: 2 });
  await friend.goesTo(`/t/${id}`);
  await friend.page.locator('.lobby-seat').first().waitFor();
  await friend.sitsAt(id);

  // The link of the first start is good for nothing any more, and its page is not there for others.
  const again = await server.prints('/operator/house#key=');
  await friend.page.goto(again);
  await friend.page.getByText(en.errors.BAD_LINK).waitFor();
  await friend.goesTo('/operator/house');
  await friend.page.getByText(en.lost.text).waitFor();
  expect([...ada.complaints, ...friend.complaints].filter((text) => !REFUSED.test(text))).toEqual([]);
});

it('the house is set again later, and counts for everybody at once', async () => {
  const server = await newHouse('usual');
  const ada = await openHouse(server, 'Prima');
  const { page } = ada;
  await page.getByRole('button', { name: first.recommended }).click();
  await page.getByRole('heading', { name: first.opened }).waitFor();
  await ada.goesTo('/operator/house');
  await page.getByRole('heading', { name: first.againTitle, exact: true }).waitFor();
  await page.getByLabel(first.name).fill('Dopo');
  await page.getByText(first.doors.open.name, { exact: true }).click();
  await page.getByLabel(en.house.words.rules, { exact: true }).fill('# Gently\n\n- no hurry\n- https://example.org/more');
  await page.getByLabel(en.house.words.imprint).fill('Ada, <b>via Roma</b> 1');
  await page.getByRole('button', { name: first.save, exact: true }).click();
  await page.getByText(first.saved).waitFor();
  expect(await faultsInWindows(page, 'house')).toEqual([]);
  expect(await violations(page)).toEqual([]);

  const stranger = await arrives(server);
  await stranger.goesTo('/');
  await stranger.page.locator('.shelf-box').first().waitFor();
  await stranger.goesTo('/house-rules');
  await stranger.page.getByRole('heading', { name: 'Gently' }).waitFor();
  await expect.poll(() => stranger.page.locator('.house-text li').count()).toBe(2);
  await stranger.page.getByRole('link', { name: /example\.org/ }).waitFor();
  await stranger.goesTo('/imprint');
  await stranger.page.getByText('Ada, <b>via Roma</b> 1').waitFor();
});

it('at the door: a wrong code, a right one, an account; whoever was banned does not come back by the same invitation', async () => {
  const server = await newHouse('usual');
  const ada = await openHouse(server, 'La Casa');
  await ada.page.getByRole('button', { name: first.open }).click();
  await ada.page.getByRole('heading', { name: first.opened }).waitFor();
  const { code } = await ada.post<InvitationInfo>('/api/operator/invitations', { uses: 5, days: 1 });
  const { id } = await ada.opens({ seats: 3 });

  const bruno = await arrives(server);
  await bruno.goesTo(`/t/${id}`);
  await bruno.page.getByText('La Casa').first().waitFor();
  expect(await faultsInWindows(bruno.page, 'door')).toEqual([]);
  expect(await violations(bruno.page)).toEqual([]);
  await bruno.page.getByLabel(door.code).fill('ABCD-EFGH-JKMN');
  await bruno.page.getByRole('button', { name: door.enter }).click();
  await bruno.page.getByText(en.errors.BAD_INVITATION).waitFor();
  await bruno.page.getByLabel(door.code).fill(code.toLowerCase());
  await bruno.page.getByLabel(door.name).fill('Bruno');
  await bruno.page.keyboard.press('Enter');
  await bruno.page.locator('.lobby-seat').first().waitFor(); // where his link led

  const { me } = await bruno.get<{ me: { person: string } }>('/api/session');
  await banPerson({ data: server.data }, { id: me.person, name: 'Bruno' });
  const emptied = await arrives(server);
  await emptied.goesTo(`/join#${code}`);
  await emptied.page.getByText(en.errors.BAD_INVITATION).waitFor();
  await emptied.page.getByRole('button', { name: door.enter }).click();
  await emptied.page.getByText(en.errors.BAD_INVITATION).waitFor();
  expect((await emptied.api.get('/api/tables')).status()).toBe(403);

  const phone = await arrives(server, { phone: true });
  await phone.goesTo('/settings');
  await phone.page.getByLabel(en.settings.email).fill('ada@example.org');
  await phone.page.getByLabel(en.settings.password).fill(PASSWORD);
  await phone.page.getByRole('button', { name: en.settings.signIn }).click();
  await phone.page.getByText(en.settings.signedIn('ada@example.org')).waitFor();
});

it("a table's link lets in where that is enough, and nothing else does", async () => {
  const server = await newHouse('links');
  const link = await server.prints('/operator/house#key=');
  const ada = await arrives(server);
  await ada.post('/api/house/operator', {
    key: new URL(link).hash.slice('#key='.length),
    account: { name: 'Ada', email: 'ada@example.org', password: PASSWORD },
  });
  const { id } = await ada.opens({ seats: 2 });
  const bruno = await arrives(server, { phone: true, language: 'it' });
  await bruno.goesTo('/');
  await bruno.page.getByText(italian.house.door.linksLead).waitFor();
  await bruno.goesTo(`/t/${id}`);
  await bruno.page.locator('.lobby-seat').first().waitFor();
  await bruno.goesTo('/');
  await bruno.page.locator('.shelf-box').first().waitFor(); // whoever is in is in
});

it('what is kept of me is told on the privacy page, in both languages, and comes as one file', async () => {
  const ada = await stage.arrives({ language: 'it' });
  await ada.becomes('Ada');
  await ada.goesTo('/settings');
  await ada.page.getByText(italian.house.archive.title, { exact: true }).click();
  const saving = ada.page.waitForEvent('download');
  await ada.page.getByRole('link', { name: italian.house.archive.act }).click();
  expect((await saving).suggestedFilename()).toMatch(/^cantiere-my-data-.*\.zip$/);

  await ada.page.locator('.foot').getByText(`Cantiere ${VERSION}`, { exact: true }).waitFor();
  await ada.page.getByRole('link', { name: italian.house.foot.privacy }).click();
  await ada.page.getByRole('heading', { name: italian.house.privacy.person, exact: true }).waitFor();
  await ada.page.getByText('Ciò che scrivi ai tavoli').waitFor();
  expect(await faultsInWindows(ada.page, 'privacy')).toEqual([]);
  expect(await violations(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'EN' }).click();
  await ada.page.getByText('What you write at tables').waitFor();
  expect(ada.complaints).toEqual([]);
});

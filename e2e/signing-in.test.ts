/** Ways of signing in, in a browser: passkeys by a virtual authenticator, the sign-in of a club, sessions ended from afar, tokens. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, CDPSession } from 'playwright-core';
import { CLIENT, freePort, openClub, type Club } from '../server/tests/club.ts';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { openBrowser, Person, type TableSetup } from './kit/people.ts';
import { startServer, type Server } from './kit/server.ts';

const PASSWORD = 'a bridge over nothing';
const CLUB = 'The Builders’ Club';

let browser: Browser;
let server: Server;
/** The same server with a public address and a club. */
let house: Server;
let club: Club;

beforeAll(async () => {
  const port = await freePort();
  Object.assign(process.env, {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: CLUB,
  });
  browser = await openBrowser(true);
  house = await startServer({ flags: (address) => ['--public-url', address] });
  delete process.env.OIDC_ISSUER;
  server = await startServer();
  club = await openClub(port, house.address);
});

afterAll(async () => {
  await browser.close();
  await Promise.all([server.close(), house.close(), club.close()]);
});

/** Passkeys are made for names. */
const local = (): string => server.address.replace('127.0.0.1', 'localhost');

async function arrives(home = server.address, wish?: TableSetup): Promise<Person> {
  return Person.arrive(browser, home, wish);
}

/** Somebody with an account, on the account page. */
async function hasAccount(person: Person, email: string): Promise<void> {
  await person.becomes('Ada');
  await person.post('/api/account', { email, password: PASSWORD });
  await person.goesTo('/settings#account');
  await person.page.getByText(person.texts.settings.signedIn(email)).waitFor();
}

async function opens({ page }: Person, title: string): Promise<void> {
  await page.locator('summary', { hasText: title }).focus();
  await page.keyboard.press('Enter');
}

/** A phone that unlocks by finger. */
async function authenticator({ context, page }: Person): Promise<{ session: CDPSession; id: string }> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

it('makes a passkey, signs in by it alone, names it anew and removes it, by the keyboard', async () => {
  const email = 'ada@example.org';
  const t = en.account.passkeys;
  const person = await arrives(local());
  const { session, id } = await authenticator(person);
  await hasAccount(person, email);
  const { page } = person;
  await opens(person, t.title);
  await page.getByLabel(t.name).fill('My phone');
  await page.getByLabel(en.account.password.present).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(t.added('My phone')).waitFor();
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId: id });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await page.getByRole('button', { name: en.settings.signOut }).click();
  await page.getByRole('button', { name: t.signIn }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(en.settings.signedIn(email)).waitFor();

  await opens(person, t.title);
  await page.getByRole('button', { name: t.renameNamed('My phone') }).press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The old phone');
  await page.keyboard.press('Enter');
  await page.getByText(t.renamed('The old phone')).waitFor();
  await page.getByRole('button', { name: t.removeNamed('The old phone') }).press('Enter');
  await page.getByText(t.removed('The old phone')).waitFor();

  // The device still has it; the house does not know it any more, and says so.
  await page.getByRole('button', { name: en.settings.signOut }).click();
  await page.getByRole('button', { name: t.signIn }).click();
  await page.getByText(en.errors.BAD_PASSKEY).waitFor();
  // Whoever is not the one whose finger it knows makes nothing and gets nowhere.
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
  await page.getByRole('button', { name: t.signIn }).click();
  await page.getByText(t.notFound).waitFor();
  expect(person.complaints.filter((text) => !/status of 401/.test(text))).toEqual([]);
});

it('says why there are no passkeys where a house has no name, and offers none', async () => {
  const person = await arrives(server.address, { language: 'it', phone: true });
  await hasAccount(person, 'bea@example.org');
  await opens(person, italian.account.passkeys.title);
  await person.page.getByText(italian.account.passkeys.cannot.address).waitFor();
  expect(await person.page.getByRole('button', { name: italian.account.passkeys.add }).count()).toBe(0);
  await person.page.getByRole('button', { name: italian.settings.signOut }).click();
  await person.page.getByRole('button', { name: italian.settings.create }).waitFor();
  expect(await person.page.getByRole('button', { name: italian.account.passkeys.signIn }).count()).toBe(0);
});

it('signs in by the club, links it to an account, and says what went wrong', async () => {
  const t = en.account.provider;
  club.members.set('ada-7', { email: 'ada@club.example', email_verified: true, name: 'Ada of the club' });
  club.atTheDoor = 'ada-7';
  const ada = await arrives(house.address);
  await ada.goesTo('/settings');
  await ada.page.getByRole('button', { name: t.signIn(CLUB) }).click();
  await ada.page.getByText(en.settings.signedIn('ada@club.example')).waitFor();
  await ada.page.getByText(t.in).waitFor();
  await expect.poll(() => new URL(ada.page.url()).search).toBe(''); // said once
  await ada.page.locator('summary', { hasText: en.account.password.choose }).waitFor();

  const bea = await arrives(house.address);
  await hasAccount(bea, 'bea@club.example');
  club.members.set('bea-8', { email: 'bea@club.example', email_verified: true });
  club.atTheDoor = 'bea-8';
  await opens(bea, t.title(CLUB));
  await bea.page.getByLabel(en.account.password.present).fill(PASSWORD);
  await bea.page.getByRole('button', { name: t.link(CLUB) }).click();
  await bea.page.getByText(t.linked).waitFor();
  await bea.page.getByRole('button', { name: en.settings.signOut }).click();
  await bea.page.getByRole('button', { name: t.signIn(CLUB) }).click();
  await bea.page.getByText(en.settings.signedIn('bea@club.example')).waitFor();

  club.members.set('eve-9', { email: 'eve@club.example', email_verified: false });
  club.atTheDoor = 'eve-9';
  const eve = await arrives(house.address, { language: 'it' });
  await eve.goesTo('/settings');
  await eve.page.getByRole('button', { name: italian.account.provider.signIn(CLUB) }).click();
  await eve.page.getByText(italian.errors.PROVIDER_NO_ADDRESS).waitFor();
  expect([...ada.complaints, ...bea.complaints, ...eve.complaints]).toEqual([]);
});

it('signs out there: the other device is told at its table', async () => {
  const email = 'carla@example.org';
  const t = en.account.sessions;
  const laptop = await arrives();
  await hasAccount(laptop, email);
  const phone = await arrives(server.address, { phone: true });
  await phone.post('/api/account/session', { email, password: PASSWORD });
  const bots = [1, 2, 3].map((seat) => ({ seat, level: 'greedy' as const }));
  const { id } = await phone.opens({ bots, start: true });
  let knocks = 0;
  phone.page.on('websocket', () => knocks++);
  await phone.goesTo(`/t/${id}`);
  await expect.poll(() => knocks).toBe(1);
  await opens(laptop, t.title);
  await laptop.page.getByRole('button', { name: t.endNamed('') }).press('Enter'); // the only other one
  await phone.page.getByRole('heading', { name: en.lost.signedOut }).waitFor();
  await laptop.page.getByText(/^Done: .* is signed out\.$/).waitFor();
  expect(await laptop.page.getByRole('button', { name: t.end }).count()).toBe(0);
  expect(laptop.complaints).toEqual([]);
});

it('makes a token that is shown once, and revokes it', async () => {
  const t = en.account.tokens;
  const person = await arrives(server.address, { phone: true });
  await hasAccount(person, 'dora@example.org');
  const { page } = person;
  await opens(person, t.title);
  await page.getByText(t.none).waitFor();
  await page.getByLabel(t.name).fill('My bot');
  await page.getByLabel(t.scopes.chat.name).check();
  await page.getByLabel(t.lasts).selectOption('30');
  await page.getByLabel(en.account.password.present).fill(PASSWORD);
  await page.getByRole('button', { name: t.make }).click();
  const token = await page.getByLabel(t.theToken).inputValue();
  const ask = async (): Promise<number> =>
    (await fetch(`${server.address}/api/session`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await ask()).toBe(200);
  await page.reload();
  await opens(person, t.title);
  await page.getByText('My bot').waitFor();
  expect(await page.getByLabel(t.theToken).count()).toBe(0);
  await page.getByRole('button', { name: t.revokeNamed('My bot') }).click();
  await page.getByText(t.revoked('My bot')).waitFor();
  expect(await ask()).toBe(401);
  expect(person.complaints).toEqual([]);
});

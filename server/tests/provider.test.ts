/** The sign-in of a club, against a real provider: who gets in, who is linked to whom, and what a hostile way back gets: nothing. */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ServerParts } from '../app.ts';
import type { Me, Privacy, ProviderWay, WaysIn } from '../protocol.ts';
import { setBanned } from '../store/bans.ts';
import { BadSetting, readSettings } from '../settings.ts';
import { CLIENT, freePort, openClub, type Club } from './club.ts';
import { DAY, fakeClock } from './clock.ts';
import { places } from './houses.ts';
import { testServer, type TestServer } from './serving.ts';

const password = 'torre pendente';
const BACK = '/api/account/provider/back';

/** A browser with a jar of cookies for each place, that follows where it is sent. */
class Browser {
  readonly house: string;
  readonly jars = new Map<string, Map<string, string>>();

  constructor(house: string) {
    this.house = house;
  }

  async go(url: string, init: RequestInit = {}): Promise<Response> {
    const { origin, pathname } = new URL(url);
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    const answer = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    if (pathname === BACK) expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer;
  }

  /** What the page asks of the house. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T & { error?: string } }> {
    const answer = await this.go(this.house + path, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T & { error?: string } };
  }

  async me(): Promise<Me | undefined> {
    return (await this.ask<{ me?: Me }>('GET', '/api/session')).body.me;
  }

  /** To the club and through its door, up to the link that leads back. */
  async throughTheClub(wish: unknown = {}): Promise<string> {
    const { status, body } = await this.ask<ProviderWay>('POST', '/api/account/provider', wish);
    expect(body.error).toBeUndefined();
    expect(status).toBe(200);
    let { url } = body;
    for (let steps = 0; !url.startsWith(`${this.house}${BACK}`); steps++) {
      expect(steps).toBeLessThan(10);
      const answer = await this.go(url);
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`${answer.status} ${url}: ${await answer.text()}`);
      url = new URL(next, url).href;
    }
    return url;
  }

  /** What the house makes of a way back: one word in the address of its own account page. */
  async back(url: string): Promise<string> {
    const answer = await this.go(url);
    expect(answer.status).toBe(303);
    const led = new URL(answer.headers.get('location') ?? '', this.house);
    expect(`${led.origin}${led.pathname}`).toBe(`${this.house}/settings`);
    return led.searchParams.get('provider') ?? '';
  }

  async signIn(wish?: unknown): Promise<string> {
    return this.back(await this.throughTheClub(wish));
  }
}

interface House extends TestServer {
  readonly club: Club;
}

/** Where the houses of the scene that is on keep their things. */
let newPlace = places[0][1];

async function openHouse(parts: Partial<ServerParts> = {}, base = ''): Promise<House> {
  const [port, clubs] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}${base}`;
  const club = await openClub(clubs, address);
  onTestFinished(club.close);
  const provider = { issuer: new URL(club.issuer), clientId: CLIENT.id, clientSecret: CLIENT.secret, name: 'Il Circolo' };
  const server = await testServer({ ...(await newPlace()), publicUrl: new URL(`${address}/`), provider, ...parts }, port);
  club.members.set('ada-7', { email: 'Ada@example.org', email_verified: true, name: 'Ada Lovelace' });
  club.atTheDoor = 'ada-7';
  return { ...server, address, club };
}

async function account(house: House, email = 'ada@example.org'): Promise<Browser> {
  const browser = new Browser(house.address);
  await browser.ask('POST', '/api/session', { name: 'Ada' });
  expect((await browser.ask('POST', '/api/account', { email, password })).status).toBe(200);
  return browser;
}

describe.each(places)('on %s', (_name, chosen) => {
  beforeEach(() => void (newPlace = chosen));

  it('goes there and comes back where the house stands under a path, with cookies for that path alone', async () => {
    const house = await openHouse({}, '/games');
    const ada = new Browser(house.address);
    const { headers } = await fetch(`${house.address}/api/account/provider`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(headers.getSetCookie().join()).toContain(`Path=/games${BACK}`);
    expect(await ada.signIn()).toBe('in');
    expect((await ada.me())?.email).toBe('ada@example.org');
  });

  it('makes an account with the address that the club vouches for, and knows it again whatever its address is then', async () => {
    const house = await openHouse();
    const { club } = house;
    const guest = new Browser(house.address);
    expect((await guest.ask('GET', '/api/session')).body).toMatchObject({ signIns: { provider: 'Il Circolo' } });
    await guest.ask('POST', '/api/session', { name: 'Ospite' });
    const was = await guest.me();
    const before = guest.jars.get(house.address)?.get('cantiere');
    expect(await guest.signIn()).toBe('in');
    expect(await guest.me()).toEqual({ person: was?.person, name: 'Ospite', email: 'ada@example.org' }); // their games stay theirs
    expect(guest.jars.get(house.address)?.get('cantiere')).not.toBe(before);
    // The privacy page knows every cookie that was set on the way, and who else heard of it.
    await guest.throughTheClub();
    const { body: told } = await guest.ask<Privacy>('GET', '/api/privacy');
    expect(told.cookies).toEqual(expect.arrayContaining([...(guest.jars.get(house.address)?.keys() ?? [])]));
    expect(told).toMatchObject({ provider: 'Il Circolo' });

    club.members.set('ada-7', { email: 'other@example.org', email_verified: false });
    const tablet = new Browser(house.address);
    expect(await tablet.signIn()).toBe('in');
    expect((await tablet.me())?.person).toBe(was?.person);

    club.members.set('bea-8', { email: 'bea@example.org', email_verified: true, name: 'Bea' });
    club.atTheDoor = 'bea-8';
    const stranger = new Browser(house.address);
    expect(await stranger.signIn()).toBe('in');
    expect(await stranger.me()).toMatchObject({ name: 'Bea', email: 'bea@example.org' });
    // Without a password: nobody signs in by one, and it may be chosen while the session is fresh.
    const wrong = await new Browser(house.address).ask('POST', '/api/account/session', { email: 'bea@example.org', password });
    expect(wrong.body).toEqual({ error: 'WRONG_PASSWORD' });
    expect((await stranger.ask<WaysIn>('GET', '/api/account/ways')).body).toMatchObject({
      password: false,
      provider: { name: 'Il Circolo', linked: true },
    });
    expect((await stranger.ask('DELETE', '/api/account/provider')).body).toEqual({ error: 'LAST_WAY_IN' });
    expect((await stranger.ask('PUT', '/api/account/password', { password })).status).toBe(200);
    expect((await stranger.ask('DELETE', '/api/account/provider')).status).toBe(200);
    expect(
      (await new Browser(house.address).ask('POST', '/api/account/session', { email: 'bea@example.org', password })).status,
    ).toBe(200);
  });

  it('an address links an account only where both sides know it to be theirs', async () => {
    const house = await openHouse();
    const { club, services } = house;
    const owner = await account(house);
    const { person = '' } = (await owner.me()) ?? {};
    // Somebody made an account with her address and waits in it: it is not hers until she has said so.
    expect(await new Browser(house.address).signIn()).toBe('ADDRESS_UNPROVEN');
    expect(await services.store.db.selectFrom('identities').selectAll().execute()).toEqual([]);
    const settings = { language: 'it', mail: 'turn', webhook_on: 0, also: 0, zone: 'Europe/Rome', origin: house.address };
    await services.store.db
      .insertInto('notice_settings')
      .values({ person, ...settings, confirmed: 'ada@example.org', webhook: null, quiet_from: null, quiet_to: null })
      .execute();
    for (const member of [
      { email: 'ada@example.org', email_verified: false },
      { email: 'ada@example.org' },
      { name: 'Ada' },
      { email: 'no address', email_verified: true },
      { email: 'ada\u0000@example.org', email_verified: true },
    ]) {
      club.members.set('ada-7', member);
      expect(await new Browser(house.address).signIn()).toBe('PROVIDER_NO_ADDRESS');
    }
    club.members.set('ada-7', { email: 'ADA@example.org', email_verified: true });
    const hers = new Browser(house.address);
    expect(await hers.signIn()).toBe('in');
    expect((await hers.me())?.person).toBe(person);
  });

  it('whoever is signed in links their account, with their password, whatever address the club knows', async () => {
    const house = await openHouse();
    const { club } = house;
    const ada = await account(house, 'elsewhere@example.org');
    const { person } = (await ada.me()) ?? {};
    expect((await ada.ask('POST', '/api/account/provider', { link: true })).body).toEqual({ error: 'WRONG_PRESENT_PASSWORD' });
    expect((await new Browser(house.address).ask('POST', '/api/account/provider', { link: true })).status).toBe(401);
    expect(await ada.signIn({ link: true, password })).toBe('linked');
    expect(await ada.signIn({ link: true, password })).toBe('linked'); // once more does no harm
    const phone = new Browser(house.address);
    expect(await phone.signIn()).toBe('in');
    expect((await phone.me())?.person).toBe(person);

    const bea = await account(house, 'bea@example.org');
    expect(await bea.signIn({ link: true, password })).toBe('IDENTITY_TAKEN');
    club.members.set('bea-8', { email: 'bea@example.org', email_verified: true });
    club.atTheDoor = 'bea-8';
    // Begun by her, ended by somebody else at the same browser: linked to nobody.
    const way = await bea.throughTheClub({ link: true, password });
    await bea.ask('DELETE', '/api/session');
    expect(await bea.back(way)).toBe('PROVIDER_REFUSED');
    expect((await bea.ask('GET', '/api/session')).body).not.toHaveProperty('me');
  });

  it('a way back is good once, in the browser where it began, for a few minutes', async () => {
    const clock = fakeClock();
    const house = await openHouse({ now: clock.now });
    const [victim, eve] = [new Browser(house.address), new Browser(house.address)];
    // Eve signs in and sends her link: whoever follows it is not signed in as her.
    const hers = await eve.throughTheClub();
    expect(await victim.back(hers)).toBe('PROVIDER_REFUSED');
    await victim.throughTheClub(); // nor with a way of their own under way: the state is another
    expect(await victim.back(hers)).toBe('PROVIDER_REFUSED');
    expect(await victim.me()).toBeUndefined();
    expect(await eve.back(hers)).toBe('in');
    expect(await eve.back(hers)).toBe('PROVIDER_REFUSED');

    const again = new Browser(house.address);
    const twice = await again.throughTheClub();
    const jar = new Map(again.jars.get(house.address));
    expect(await again.back(twice)).toBe('in');
    again.jars.set(house.address, jar); // though the cookie were kept
    expect(await again.back(twice)).toBe('PROVIDER_REFUSED');

    const slow = new Browser(house.address);
    const late = await slow.throughTheClub();
    clock.pass(DAY);
    expect(await slow.back(late)).toBe('PROVIDER_REFUSED');
  });

  it('what comes back in another issuer’s name, without a code, or with a no, lets nobody in', async () => {
    const house = await openHouse();
    const tries: ((back: URLSearchParams) => void)[] = [
      (back) => back.set('iss', 'https://evil.example'),
      (back) => back.set('state', 'another'),
      (back) => back.delete('state'),
      (back) => back.set('code', 'made-up'),
      (back) => back.delete('code'),
      (back) => back.set('error', 'access_denied'),
    ];
    for (const change of tries) {
      const browser = new Browser(house.address);
      const way = new URL(await browser.throughTheClub());
      change(way.searchParams);
      expect(await browser.back(way.href)).toBe('PROVIDER_REFUSED');
      expect(await browser.me()).toBeUndefined();
    }
    // Nowhere but the account page, whatever the link says.
    const browser = new Browser(house.address);
    const way = await browser.throughTheClub();
    expect(await browser.back(`${way}&redirect=https://evil.example&next=//evil.example`)).toBe('in');
  });

  it('whoever is banned stays out, and whoever has gone for good begins anew', async () => {
    const house = await openHouse();
    const { services } = house;
    const { db } = services.store;
    const ada = new Browser(house.address);
    expect(await ada.signIn()).toBe('in');
    const { person = '' } = (await ada.me()) ?? {};
    await db.transaction().execute((trx) => setBanned(trx, person, Date.now()));
    expect(await new Browser(house.address).signIn()).toBe('BANNED');
    expect((await ada.ask('POST', '/api/account/provider', {})).body).toEqual({ error: 'BANNED' });
    await db.updateTable('people').set({ banned_at: null }).execute();
    const back = new Browser(house.address);
    expect(await back.signIn()).toBe('in');
    expect((await back.ask('POST', '/api/account/delete', {})).status).toBe(200);
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([]);
    const anew = new Browser(house.address);
    expect(await anew.signIn()).toBe('in');
    expect((await anew.me())?.person).not.toBe(person);
  });

  it('while the provider is down it is said so, the password works, and the next try finds it again', async () => {
    const house = await openHouse();
    const { club, address } = house;
    await club.close();
    const ada = await account(house, 'elsewhere@example.org');
    expect(await ada.ask('POST', '/api/account/provider', {})).toEqual({ status: 502, body: { error: 'PROVIDER_DOWN' } });
    const phone = new Browser(address);
    expect((await phone.ask('POST', '/api/account/session', { email: 'elsewhere@example.org', password })).status).toBe(200);
    const again = await openClub(Number(new URL(club.issuer).port), address);
    onTestFinished(again.close);
    again.members.set('ada-7', { email: 'ada@example.org', email_verified: true });
    again.atTheDoor = 'ada-7';
    const browser = new Browser(address);
    const way = await browser.throughTheClub();
    await again.close();
    expect(await browser.back(way)).toBe('PROVIDER_DOWN');
  });
});

it('a house without a provider has no such way, and one that is set up wrong does not start', async () => {
  const house = await openHouse({ provider: undefined });
  const browser = new Browser(house.address);
  expect((await browser.ask('POST', '/api/account/provider', {})).status).toBe(404);
  expect(await browser.back(`${house.address}${BACK}?code=x`)).toBe('NOT_FOUND');
  const env = {
    PUBLIC_URL: 'https://play.example.org',
    OIDC_ISSUER: 'https://id.example.org/club',
    OIDC_CLIENT_ID: 'x',
    OIDC_CLIENT_SECRET: 'y',
  };
  expect(readSettings([], env)).toMatchObject({ provider: { name: 'id.example.org', clientId: 'x', clientSecret: 'y' } });
  expect(readSettings([], { ...env, OIDC_NAME: 'Il Circolo' })).toMatchObject({ provider: { name: 'Il Circolo' } });
  expect(readSettings([], { ...env, OIDC_ISSUER: '' })).toMatchObject({ provider: undefined });
  for (const wrong of [
    { PUBLIC_URL: '' },
    { OIDC_CLIENT_ID: '' },
    { OIDC_CLIENT_SECRET: '' },
    { OIDC_ISSUER: 'http://id.example.org' },
    { OIDC_ISSUER: 'id.example.org' },
  ])
    expect(() => readSettings([], { ...env, ...wrong })).toThrow(BadSetting);
});

/** Guessing a password takes ever longer, wherever it is tried from; its owner is never kept out. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { FROM_ALL, FROM_ONE, SignIns, type TryOrigin } from '../people/tries.ts';
import type { ErrorBody } from '../protocol.ts';
import { TooSoon } from '../appError.ts';
import { dropOldTries } from '../store/wrongTries.ts';
import { fakeClock, HOUR, type FakeClock } from './clock.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';
import { bases } from './stores.ts';

const email = 'ada@example.org';
const right = { email, password: 'torre pendente' };
const wrong = { email, password: 'ponte sospeso' };

/** Seconds to wait for this try, or that it was heard. */
async function knock(signIns: SignIns, who: string, from: Partial<TryOrigin>): Promise<number | 'heard'> {
  try {
    await signIns.begin(who, { address: '192.0.2.1', seal: undefined, ...from });
    return 'heard';
  } catch (error) {
    if (!(error instanceof TooSoon)) throw error;
    expect(error.code).toBe('TRY_LATER');
    return error.seconds;
  }
}

describe.each(bases)('%s', (_, open) => {
  async function doorkeeper(): Promise<{ signIns: SignIns; clock: FakeClock; remembered(): Promise<number> }> {
    const store = await open();
    onTestFinished(store.close);
    const clock = fakeClock();
    return {
      signIns: new SignIns(store, 'secret', clock.now),
      clock,
      async remembered() {
        await dropOldTries(store.db, clock.now());
        return (await store.db.selectFrom('wrong_tries').selectAll().execute()).length;
      },
    };
  }

  it('free tries are heard in whatever order they come to the store', async () => {
    const store = await open();
    onTestFinished(store.close);
    const now = fakeClock().now();
    // Of two that arrive together the later may be counted first, and two processes have two clocks.
    const [early, late] = [new SignIns(store, 'secret', () => now), new SignIns(store, 'secret', () => now + 40)];
    for (let each = 0; each < FROM_ONE.free; each++) expect(await knock(each % 2 ? early : late, email, {})).toBe('heard');
    expect(await knock(late, email, {})).toBe(1);
  });

  it('wrong passwords from one address wait ever longer, up to a minute', async () => {
    const { signIns, clock } = await doorkeeper();
    for (let each = 0; each < FROM_ONE.free; each++) expect(await knock(signIns, email, {})).toBe('heard');
    const waits: number[] = [];
    for (let each = 0; each < 9; each++) {
      const seconds = Number(await knock(signIns, email.toUpperCase(), {}));
      waits.push(seconds);
      clock.pass(seconds * 1000 - 1);
      expect(await knock(signIns, email, {})).toBe(1); // too soon, and it changes nothing
      clock.pass(1);
      expect(await knock(signIns, email, {})).toBe('heard');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(await knock(signIns, 'bruno@example.org', {})).toBe('heard');
  });

  it('many addresses do not help; and the owner comes in all the while, from a browser that knows the way', async () => {
    const { signIns, clock } = await doorkeeper();
    const seal = signIns.sealFor(email);
    const waits: (number | 'heard')[] = [];
    for (let each = 0; each < 400; each++) {
      clock.pass(500);
      waits.push(await knock(signIns, email, { address: `198.51.100.${each}` }));
    }
    // Free ones, those while the waits double, and then one for each of the longest.
    expect(waits.filter((wait) => wait === 'heard').length).toBeLessThan(FROM_ALL.free + 8 + 200 / FROM_ALL.longestSeconds);
    expect(Math.max(...waits.filter((wait) => wait !== 'heard'))).toBe(FROM_ALL.longestSeconds);
    expect(await knock(signIns, email, { address: '203.0.113.7' })).not.toBe('heard'); // a browser never seen has to wait its turn
    expect(await knock(signIns, email, { address: '203.0.113.7', seal })).toBe('heard');
    expect(await knock(signIns, email, { address: '203.0.113.7', seal: `${seal.slice(0, -2)}xx` })).not.toBe('heard');
    expect(await knock(signIns, 'bruno@example.org', { address: '203.0.113.7', seal })).toBe('heard');
  });

  it('whoever was right is not counted', async () => {
    const { signIns } = await doorkeeper();
    for (let each = 0; each < 50; each++) await (await signIns.begin(email, { address: '192.0.2.1', seal: undefined })).right();
    expect(await knock(signIns, email, {})).toBe('heard');
  });

  it('many at once are as many as one after the other', async () => {
    const { signIns } = await doorkeeper();
    const knocks = await Promise.all(Array.from({ length: 20 }, () => knock(signIns, email, {})));
    expect(knocks.filter((answer) => answer === 'heard')).toHaveLength(FROM_ONE.free);
  });

  it('forgets after a while, and keeps nothing of it', async () => {
    const { signIns, clock, remembered } = await doorkeeper();
    for (let each = 0; each < 10; each++) await knock(signIns, email, {});
    expect(await remembered()).toBe(2);
    expect(await knock(signIns, email, {})).toBe(1);
    clock.pass(HOUR);
    for (let each = 0; each < FROM_ONE.free; each++) expect(await knock(signIns, email, {})).toBe('heard');
    expect(await knock(signIns, email, {})).toBe(1);
    clock.pass(HOUR);
    expect(await remembered()).toBe(0);
  });
});

it('the door says how long to wait, to accounts that are none as well, and many at once are as many as one by one', async () => {
  const clock = fakeClock();
  const { address } = await testServer({ now: clock.now });
  const ada = await Player.join(address, 'Ada');
  const made = await ada.request('POST', '/api/account', right);
  const known = made.headers.getSetCookie().find((cookie) => cookie.startsWith('cantiere-known=')) ?? '';
  expect(known).toMatch(/HttpOnly; SameSite=Lax/);
  for (const who of [email, 'nobody@example.org']) {
    const tries = Array.from({ length: 20 }, () =>
      new Player(address).request('POST', '/api/account/session', { ...wrong, email: who }),
    );
    const answers = (await Promise.all(tries)).map(({ status, body, headers }) => ({
      status,
      ...(body as ErrorBody),
      header: headers.get('retry-after'),
    }));
    expect(answers.filter(({ error }) => error === 'WRONG_PASSWORD')).toHaveLength(FROM_ONE.free);
    const later = answers.filter(({ error }) => error === 'TRY_LATER');
    expect(later).toHaveLength(20 - FROM_ONE.free);
    expect(later[0]).toEqual({ status: 429, error: 'TRY_LATER', seconds: 1, header: '1' });
  }
  const signIn = (cookie: string): Promise<{ status: number }> =>
    new Player(address).request('POST', '/api/account/session', right, { cookie });
  expect((await signIn('')).status).toBe(429);
  expect((await signIn(known.split(';')[0])).status).toBe(200);
  clock.pass(1_000);
  expect((await signIn('')).status).toBe(200);
});

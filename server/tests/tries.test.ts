/** Guessing a password takes ever longer, wherever it is tried from; its owner is never kept out. */
import { expect, it } from 'vitest';
import { FROM_ALL, FROM_ONE, SignIns, WrongTries, type From } from '../people/tries.ts';
import type { ErrorBody } from '../protocol.ts';
import { TooSoon } from '../appError.ts';
import { fakeClock } from './clock.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

const email = 'ada@example.org';
const right = { email, password: 'torre pendente' };
const wrong = { email, password: 'ponte sospeso' };

/** Seconds to wait for this try, or that it was heard. */
function knock(signIns: SignIns, who: string, from: Partial<From>): number | 'heard' {
  try {
    signIns.begin(who, { address: '192.0.2.1', seal: undefined, ...from });
    return 'heard';
  } catch (error) {
    if (!(error instanceof TooSoon)) throw error;
    expect(error.code).toBe('TRY_LATER');
    return error.seconds;
  }
}

it('wrong passwords from one address wait ever longer, up to a minute', () => {
  const clock = fakeClock();
  const signIns = new SignIns('secret', clock.now);
  for (let each = 0; each < FROM_ONE.free; each++) expect(knock(signIns, email, {})).toBe('heard');
  const waits: number[] = [];
  for (let each = 0; each < 9; each++) {
    const seconds = Number(knock(signIns, email.toUpperCase(), {}));
    waits.push(seconds);
    clock.pass(seconds * 1000 - 1);
    expect(knock(signIns, email, {})).toBe(1); // too soon, and it changes nothing
    clock.pass(1);
    expect(knock(signIns, email, {})).toBe('heard');
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(knock(signIns, 'bruno@example.org', {})).toBe('heard');
});

it('many addresses do not help; and the owner comes in all the while, from a browser that knows the way', () => {
  const clock = fakeClock();
  const signIns = new SignIns('secret', clock.now);
  const seal = signIns.sealFor(email);
  const waits = Array.from({ length: 2_000 }, (_, each) => {
    clock.pass(100);
    return knock(signIns, email, { address: `198.51.100.${each}` });
  });
  // Free ones, those while the waits double, and then one for each of the longest.
  expect(waits.filter((wait) => wait === 'heard').length).toBeLessThan(FROM_ALL.free + 8 + 200 / FROM_ALL.longestSeconds);
  expect(Math.max(...waits.filter((wait) => wait !== 'heard'))).toBe(FROM_ALL.longestSeconds);
  expect(knock(signIns, email, { address: '203.0.113.7' })).not.toBe('heard'); // a browser never seen has to wait its turn
  expect(knock(signIns, email, { address: '203.0.113.7', seal })).toBe('heard');
  expect(knock(signIns, email, { address: '203.0.113.7', seal: `${seal.slice(0, -2)}xx` })).not.toBe('heard');
  expect(knock(signIns, 'bruno@example.org', { address: '203.0.113.7', seal })).toBe('heard');
});

it('whoever was right is not counted', () => {
  const clock = fakeClock();
  const signIns = new SignIns('secret', clock.now);
  for (let each = 0; each < 200; each++) signIns.begin(email, { address: '192.0.2.1', seal: undefined }).right();
  expect(knock(signIns, email, {})).toBe('heard');
});

it('remembers so many and no more, and forgets after a while', () => {
  const tries = new WrongTries({ free: 1, longestSeconds: 60 }, 50);
  for (let each = 0; each < 5_000; each++) tries.add(`account ${each}`, 0);
  expect(tries.size).toBe(50);
  for (let each = 0; each < 10; each++) tries.add('ada', 0);
  expect(tries.wait('ada', 0)).toBe(60);
  tries.add('ada', 3_600_000);
  expect(tries.wait('ada', 3_600_000)).toBe(1);
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

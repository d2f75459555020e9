/** Who thinks first: in turns over payers, people before absent people, quick before slow, and nobody for ever last. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPayers } from '../bots/payers.ts';
import { ATTENDANCES, Turns, type Claim } from '../bots/turns.ts';
import { bases } from './stores.ts';

const claim = (change: Partial<Claim> = {}): Claim => ({ payer: 'ada', attendance: 'present', quick: false, ...change });

function all(turns: Turns): string[] {
  const order: string[] = [];
  for (let next = turns.next(); next !== undefined; next = turns.next()) order.push(next);
  return order;
}

describe('turns', () => {
  it('go round the payers, whatever each has asked for, and are first come first served within one', () => {
    const turns = new Turns();
    for (let n = 1; n <= 4; n++) turns.add(`eve${n}`, claim({ payer: 'eve' }));
    for (let n = 1; n <= 2; n++) turns.add(`bob${n}`, claim({ payer: 'bob' }));
    turns.add('ada1', claim());
    expect(all(turns)).toEqual(['eve1', 'bob1', 'ada1', 'eve2', 'bob2', 'eve3', 'eve4']);
    expect(turns.size).toBe(0);
  });

  it('go to tables with people first, then to those that are waited for, and to quick answers before slow ones', () => {
    const turns = new Turns();
    for (const attendance of ATTENDANCES.toReversed())
      for (const quick of [false, true]) turns.add(`${attendance}${quick ? '' : ', slow'}`, claim({ attendance, quick }));
    expect(all(turns)).toEqual(['present', 'present, slow', 'awaited', 'awaited, slow', 'deserted', 'deserted, slow']);
  });

  it('come within two for whoever is present, however much somebody else has waiting', () => {
    const turns = new Turns();
    for (let n = 0; n < 200; n++) turns.add(`left${n}`, claim({ payer: 'eve', attendance: 'awaited' }));
    for (let n = 0; n < 100; n++) turns.add(`eve${n}`, claim({ payer: 'eve' }));
    for (let n = 0; n < 1000; n++) {
      turns.add('greedy', claim({ quick: true }));
      const order = [turns.next(), turns.next()];
      expect(order).toContain('greedy');
      turns.add('expert', claim());
      expect([...order, turns.next(), turns.next(), turns.next()]).toContain('expert');
      for (let again = 0; again < 5; again++) turns.add(`more${n}.${again}`, claim({ payer: 'eve' }));
    }
  });

  it('come to a slow question after a few quick ones of others, however many there are', () => {
    const turns = new Turns();
    for (let n = 0; n < 50; n++) turns.add(`quick${n}`, claim({ payer: `p${n}`, quick: true }));
    for (let n = 0; n < 5; n++) {
      turns.add('slow', claim());
      expect([1, 2, 3, 4].map(() => turns.next())).toContain('slow');
    }
  });

  it('come to those that wait for nobody even while quick questions of people present keep coming', () => {
    const turns = new Turns();
    const last = claim({ payer: 'eve', attendance: 'deserted' });
    turns.add('last', last);
    turns.add('waits', claim({ payer: 'bob', attendance: 'awaited' }));
    const order: (string | undefined)[] = [];
    for (let n = 0; n < 40; n++) {
      turns.add(`quick${n}`, claim({ quick: true }));
      order.push(turns.next());
    }
    expect(order).toContain('last');
    expect(order).toContain('waits');
    expect(order.filter((key) => key?.startsWith('quick')).length).toBeGreaterThanOrEqual(35);
  });

  it('change when somebody comes to the table, and are forgotten when the question is', () => {
    const turns = new Turns();
    turns.add('a', claim({ payer: 'eve' }));
    turns.add('b', claim({ attendance: 'awaited' }));
    turns.add('c', claim({ payer: 'bob' }));
    turns.remove('a');
    turns.add('b', claim({ quick: true }));
    expect(all(turns)).toEqual(['b', 'c']);
    turns.remove('c');
    expect(turns.next()).toBeUndefined();
  });

  it('keep their place when a claim is made again without change', () => {
    const turns = new Turns();
    for (const key of ['a', 'b']) turns.add(key, claim());
    turns.add('a', claim());
    expect(all(turns)).toEqual(['a', 'b']);
  });

  it('lose and double nobody, and starve nobody: whoever waits is served within a bound', () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 30 }),
      payer: fc.constantFrom('ada', 'bob', 'eve'),
      attendance: fc.constantFrom(...ATTENDANCES),
      quick: fc.boolean(),
      take: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const turns = new Turns();
        const waiting = new Set<string>();
        for (const { key, take, ...one } of steps) {
          turns.add(String(key), one);
          waiting.add(String(key));
          if (!take) continue;
          const next = turns.next() ?? '';
          expect(waiting.delete(next)).toBe(true);
        }
        // Six lanes, each served at least once in 48 turns; three payers a lane, 31 questions.
        turns.add('patient', { payer: 'patient', attendance: 'deserted', quick: false });
        let served = 0;
        for (let n = 0; turns.next() !== 'patient'; n++) {
          turns.add(`new${n}`, { payer: `new${n}`, attendance: 'present', quick: true });
          expect(++served).toBeLessThan(6 * 8 * 5);
        }
      }),
      { numRuns: 300, seed: 14 },
    );
  });
});

describe('payers', () => {
  it('are accounts by themselves and guests by their address, the same in every process, and never the address', async () => {
    const store = await bases[0][1]();
    const [one, two] = [await openPayers(store.db), await openPayers(store.db)];
    const guests = ['g1', 'g2'].map((id) => ({ id, name: id }));
    expect(one(guests[0], '192.0.2.7')).toBe(two(guests[1], '192.0.2.7'));
    expect(one(undefined, '192.0.2.7')).toBe(one(guests[0], '192.0.2.7'));
    expect(one(guests[0], '192.0.2.8')).not.toBe(one(guests[0], '192.0.2.7'));
    expect(one(guests[0], '192.0.2.7')).not.toContain('192');
    const account = { id: 'ada', name: 'Ada', email: 'ada@example.org' };
    expect(one(account, '192.0.2.7')).toBe('ada');
    await store.close();
  });
});

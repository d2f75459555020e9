/** The sign on the seat of whoever is away. */
import { expect, it } from 'vitest';
import type { SeatInfo } from '@cantiere/server/protocol';
import { en } from '../text/en.ts';
import { awaySign } from './awayWords.ts';

const bea = { kind: 'person', person: 'p1', name: 'Bea', present: false } as SeatInfo;
const away = { ms: 11 * 60_000 };

it('whoever is away has a sign that counts on', () => {
  const sign = awaySign({ ...bea, away } as SeatInfo, 60_000, en);
  expect(sign?.short).toBe(en.away.minutes(12));
  expect(sign?.words).toContain('Bea');
});

it('nobody else has one, nor somebody for whom a bot plays', () => {
  const seats = [bea, { ...bea, away, absence: 'standIn' } as SeatInfo, { kind: 'open' } as SeatInfo];
  for (const seat of seats) expect(awaySign(seat, 0, en)).toBeUndefined();
});

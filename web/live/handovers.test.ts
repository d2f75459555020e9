import { expect, it } from 'vitest';
import type { Handover, NumberedEvent } from '@cantiere/server/protocol';
import { namesAt, withHandovers } from './handovers.ts';

const log: NumberedEvent[] = [1, 2, 3, 4].map((number) => ({ number, version: number, event: { kind: 'x' } }));
const left: Handover = { seat: 1, version: 2, at: 0, from: { name: 'Bea', person: 'b' }, to: { name: 'Palladio' } };
const taken: Handover = { seat: 1, version: 2, at: 1, from: { name: 'Palladio' }, to: { name: 'Dora', person: 'd' } };

it('tells who left and who took over, in order, where the game stood', () => {
  const told = withHandovers(log, [left, taken]).map(({ event, version }) => ('how' in event ? event.how : version));
  expect(told).toEqual([1, 2, 'left', 'tookOver', 3, 4]);
  expect(withHandovers(log)).toBe(log);
});

it('leaves what somebody did to them', () => {
  const nameAt = namesAt([left, { ...taken, version: 3 }], (seat) => ['Ada', 'Dora'][seat] ?? '');
  expect([1, 2, 3, 4].map((version) => nameAt(1, version))).toEqual(['Bea', 'Bea', 'Palladio', 'Dora']);
  expect(nameAt(0, 1)).toBe('Ada');
});

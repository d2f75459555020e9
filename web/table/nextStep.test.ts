import { expect, it } from 'vitest';
import type { Choice } from '@cantiere/engine';
import { nextStep } from './nextStep.ts';

const choice = (type: string, more: Partial<Choice> = {}): Choice =>
  ({ kind: 'move', under: [], at: [type], move: { type }, ...more }) as Choice;
const refusal = { code: 'NOT_NOW', rule: 'TOR-1', about: '' } as unknown as NonNullable<Choice['refusal']>;

it('names the end of a turn in which nothing is left, although more could be bought', () =>
  expect(nextStep([choice('BUY'), choice('END', { ends: 'now' })])).toEqual({ type: 'END' }));
it('does not offer an end that gives something up', () =>
  expect(nextStep([choice('SEND'), choice('END', { ends: 'early' })])).toBeUndefined());
it('names the only thing that can be done', () =>
  expect(nextStep([choice('PASS'), choice('BUILD', { refusal })])).toEqual({ type: 'PASS' }));
it('names nothing where there is a choice, or something is still to be picked', () => {
  expect(nextStep([choice('A'), choice('B')])).toBeUndefined();
  expect(nextStep([])).toBeUndefined();
  expect(
    nextStep([{ ...choice('KEEP'), kind: 'pick', field: 'cards', from: ['a', 'b'], places: ['a', 'b'], min: 1, max: 2 }]),
  ).toBeUndefined();
});

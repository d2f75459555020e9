/** A file of corrections may hold anything: its faults are told beside the controls, so these must be drawn whatever lies under them. */
import { expect, it } from 'vitest';
import { partsIn } from './shapes.ts';

it('what has no parts where its shape has some shows none', () => {
  expect(partsIn({ it: 'Torre', en: 'Tower' })).toEqual({ it: 'Torre', en: 'Tower' });
  for (const odd of ['x', 3, true, null, undefined, ['x']]) expect(Object.keys(partsIn(odd))).toEqual([]);
});

import { expect, it } from 'vitest';
import type { OptionSpec } from '@cantiere/engine';
import type { TableSettings } from '@cantiere/server/protocol';
import { en } from '../text/en.ts';
import { changedSince, factsOf } from './facts.ts';

const specs: readonly OptionSpec[] = [
  {
    id: 'length',
    type: 'enum',
    label: { it: 'Durata', en: 'Length' },
    values: [
      { value: 'short', label: { it: 'Corta', en: 'Short' }, minutes: { min: 10, max: 20 } },
      { value: 'long', label: { it: 'Lunga', en: 'Long' }, minutes: { min: 20, max: 40 } },
    ],
    default: 'short',
  },
  { id: 'tight', type: 'flag', label: { it: 'Stretti', en: 'Tight' }, default: false },
];
const speech = { specs, t: en, language: 'en' } as const;
const before: TableSettings = {
  name: 'Ponte',
  seats: 4,
  options: { length: 'long', tight: false },
  terms: { time: { kind: 'none' }, whenOut: 'standIn', standIn: 'greedy', friendly: false, help: false, rated: true },
  listed: false,
  friends: false,
  spectators: true,
  delay: 0,
  openChat: true,
};
const told = (now: TableSettings): string[] =>
  changedSince(before, now, speech).map(({ label, before: was, value }) => `${label}: ${was} > ${value}`);

it('says what is another now than it was, old and new, and nothing else', () => {
  expect(told(before)).toEqual([]);
  expect(told({ ...before, seats: 3, options: { length: 'short', tight: true } })).toEqual([
    'Seats: 4 > 3',
    'Length: Long > Short',
    'Tight: No > Yes',
  ]);
  const live = { kind: 'live', bank: 900, increment: 30, cap: 900 } as const;
  expect(told({ ...before, terms: { ...before.terms, time: live } })).toEqual([
    `Clock: No clock > ${en.clock.liveWords(900, 30, 900)}`,
    `Out of time: – > ${en.lobby.whenOut.standIn}`,
  ]);
  expect(told({ ...before, spectators: false })).toEqual(['Who watches: those with the link > nobody']);
});

it('every setting that can be changed shows when it is', () => {
  const others: TableSettings = {
    name: 'Arco',
    seats: 2,
    options: { length: 'short', tight: true },
    terms: {
      time: { kind: 'live', bank: 60, increment: 0, cap: 60 },
      whenOut: 'forfeit',
      standIn: 'easy',
      friendly: true,
      help: true,
      rated: false,
    },
    listed: true,
    friends: true,
    spectators: false,
    delay: 3,
    openChat: false,
  };
  for (const key of Object.keys(before) as (keyof TableSettings)[]) {
    const base = key === 'delay' || key === 'openChat' ? { ...before, spectators: true } : before;
    expect(changedSince(base, { ...base, [key]: others[key] }, speech), key).not.toEqual([]);
  }
  for (const key of Object.keys(before.terms) as (keyof TableSettings['terms'])[]) {
    const timed = { ...before, terms: { ...before.terms, time: others.terms.time } };
    const from = key === 'time' ? before : timed;
    expect(changedSince(from, { ...from, terms: { ...from.terms, [key]: others.terms[key] } }, speech), key).not.toEqual([]);
  }
});

it('a plain table shows its length, seats, clock and who watches; variants only where they differ', () => {
  const shown = (settings: TableSettings): string[] =>
    factsOf(settings, speech)
      .filter(({ plain }) => plain)
      .map(({ id }) => id);
  expect(shown(before)).toEqual(['name', 'seats', 'option length', 'clock', 'rated', 'watches']);
  expect(shown({ ...before, options: { length: 'short', tight: true } })).toContain('option tight');
});

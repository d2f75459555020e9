import { expect, it } from 'vitest';
import { shelf } from '@cantiere/games';
import { botsOf, minutesWith, onlyBots, planFor, readPlan, seated, withPreset, PRESETS, type TablePlan } from './plan.ts';

it.each(shelf.map(({ meta }) => [meta.id, meta] as const))('%s: each preset is a table that can be', (_id, meta) => {
  for (const preset of PRESETS) {
    const plan = planFor(preset, meta);
    expect(plan.players).toBeGreaterThanOrEqual(meta.players.min);
    expect(plan.players).toBeLessThanOrEqual(meta.players.max);
    expect(seated(plan)).toHaveLength(plan.players - 1);
    expect(onlyBots(plan)).toBe(preset === 'quick');
    expect(plan.terms.time.kind).toBe({ quick: 'none', evening: 'live', daily: 'turns' }[preset]);
  }
});

const [{ meta }] = shelf;
const changed: TablePlan = {
  ...planFor('evening', meta),
  players: meta.players.min,
  options: { anything: 'else' },
  watching: { listed: true, friends: true, spectators: true, delay: 3, openChat: false },
  coach: true,
};

it('another preset sets seats and clock anew, and keeps players, variants and who may watch', () => {
  const quick = withPreset(changed, 'quick', meta);
  expect(quick).toMatchObject({
    preset: 'quick',
    players: meta.players.min,
    options: changed.options,
    watching: changed.watching,
    coach: true,
  });
  expect(botsOf(quick).map(({ seat }) => seat)).toEqual(seated(quick).map((_, n) => n + 1));
});

it('what was kept comes back; what is broken gives way to the preset', () => {
  expect(readPlan(JSON.parse(JSON.stringify(changed)), meta)).toEqual(changed);
  for (const nothing of [null, undefined, 7, 'plan', [], {}, { preset: 'sprint' }])
    expect(readPlan(nothing, meta)).toBeUndefined();
  const fresh = planFor('daily', meta);
  const broken = {
    preset: 'daily',
    players: 99,
    guests: ['ghost', 7],
    options: { a: { b: 1 } },
    terms: { ...fresh.terms, time: { kind: 'live', bank: 'long' } },
    watching: { listed: 'yes' },
    coach: 'always',
  };
  expect(readPlan(broken, meta)).toEqual(fresh);
});

it('minutes lie between those of the fewest and of the most people, to five', () => {
  const [minutes, players] = [
    { min: 90, max: 180 },
    { min: 2, max: 4 },
  ];
  expect([2, 3, 4].map((n) => minutesWith(minutes, players, n))).toEqual([90, 135, 180]);
  expect(minutesWith({ min: 20, max: 42 }, { min: 1, max: 4 }, 2) % 5).toBe(0);
  expect(minutesWith({ min: 20, max: 40 }, { min: 2, max: 2 }, 2)).toBe(40);
});

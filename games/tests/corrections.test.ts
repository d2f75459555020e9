/** Corrections: found by comparing, laid over again, refused where they do not fit; over every game's own components. */
import { describe, expect, it } from 'vitest';
import { checkData } from '../checkData.ts';
import { corrected, correctionsBetween, isCorrectionFile, type Correction } from '../corrections.ts';
import { shelf } from '../registry.ts';

const box = {
  constants: { coins: 10, goal: 17 },
  cards: [
    { id: 'inn', name: { en: 'Inn', it: 'Locanda' }, points: [0, 2, 5] },
    { id: 'mill', name: { en: 'Mill', it: 'Mulino' }, points: [0, 1] },
  ],
};
const change = (edit: (data: typeof box) => void): typeof box => {
  const data = structuredClone(box);
  edit(data);
  return data;
};

describe('corrections', () => {
  it('name a component by its id, and a list without ids as one value', () => {
    const data = change(({ constants, cards }) => {
      constants.goal = 15;
      cards[1].name.it = 'Il Mulino';
      cards[0].points = [0, 2, 6];
    });
    const found = correctionsBetween(box, data);
    expect(found).toEqual([
      { at: ['constants', 'goal'], was: 17, now: 15 },
      { at: ['cards', 'inn', 'points'], was: [0, 2, 5], now: [0, 2, 6] },
      { at: ['cards', 'mill', 'name', 'it'], was: 'Mulino', now: 'Il Mulino' },
    ]);
    expect(corrected(box, found)).toEqual({ data });
    expect(box.constants.goal).toBe(17);
  });

  it('are none where nothing differs, and may be laid over twice', () => {
    expect(correctionsBetween(box, structuredClone(box))).toEqual([]);
    const data = change(({ constants }) => (constants.goal = 15));
    expect(corrected(data, correctionsBetween(box, data))).toEqual({ data });
  });

  it('do not fit where the value has changed since, or where nothing is', () => {
    const stale: Correction = { at: ['constants', 'goal'], was: 16, now: 15 };
    const lost: Correction = { at: ['cards', 'castle', 'points'], was: 1, now: 2 };
    expect(corrected(box, [stale, lost])).toEqual({
      misfits: [
        { correction: stale, why: 'changed', found: 17 },
        { correction: lost, why: 'nowhere' },
      ],
    });
  });

  it('cannot reach outside of the components', () => {
    for (const at of [
      ['__proto__', 'evil'],
      ['constants', '__proto__'],
      ['cards', 'constructor'],
    ]) {
      expect(corrected(box, [{ at, now: 1 }])).toMatchObject({ misfits: [{ why: 'nowhere' }] });
      expect(({} as Record<string, unknown>)['evil']).toBeUndefined();
    }
  });

  it('know their file from other JSON', () => {
    const file = {
      format: 'cantiere.corrections/1',
      game: 'inns',
      corrections: [{ at: ['constants', 'goal'], was: 17, now: 15 }],
    };
    expect(isCorrectionFile(file)).toBe(true);
    for (const other of [
      box,
      null,
      { ...file, format: 'x' },
      { ...file, corrections: [{ at: [] }] },
      { ...file, corrections: [{ at: [1] }] },
    ])
      expect(isCorrectionFile(other)).toBe(false);
  });
});

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('%s', (_, shelved) => {
  it('can have every name of its components corrected, one small line each, and is still playable', async () => {
    const { printed } = (await shelved.data?.()) ?? { printed: {} };
    const data = JSON.parse(JSON.stringify(printed), (key, value: unknown) =>
      key === 'name' && typeof value === 'object' && value !== null && 'it' in value
        ? { ...value, it: `${String(value.it)}*` }
        : value,
    ) as object;
    const found = correctionsBetween(printed, data);
    expect(found.length).toBeGreaterThan(5);
    for (const { at } of found) expect(at.at(-1)).toBe('it');
    expect(corrected(printed, found)).toEqual({ data });
    expect(await checkData(shelved, data)).toEqual([]);
  });
});

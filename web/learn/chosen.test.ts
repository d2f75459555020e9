/** A lesson is taught with the house's components where it can be, else with the printed ones: found out once, by a page of its own. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { openGame, type OpenedGame } from '../editions/open.ts';
import { presentEdition } from '../editions/present.ts';
import { chooseLesson } from './chosen.ts';

const [PRINTED, HOUSE] = ['2-0000aaaa', '2-0000bbbb'];

vi.mock('../editions/known.ts', () => ({ printedOf: () => Promise.resolve(PRINTED) }));
vi.mock('../editions/present.ts', () => ({ presentEdition: vi.fn() }));
vi.mock('../editions/open.ts', () => ({ openGame: vi.fn() }));

const shelved = findGame('citadels')!;
const { lesson } = await shelved.lesson!();
const impossible: Lesson = { ...lesson, steps: lesson.steps.map((step) => ({ ...step, premise: () => false })) };

/** What is asked for is opened; nothing: what the house plays. */
function house(present: string, taught: Lesson): string[] {
  const asked: string[] = [];
  vi.mocked(presentEdition).mockResolvedValue(present);
  vi.mocked(openGame).mockImplementation((_id, edition = present) => {
    asked.push(edition);
    const opened = edition === PRINTED ? lesson : taught;
    return Promise.resolve({ ...shelved, edition, lesson: () => Promise.resolve({ lesson: opened }) } as OpenedGame);
  });
  return asked;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a lesson', () => {
  it('of a house that plays what is printed is taught with that', async () => {
    const asked = house(PRINTED, lesson);
    expect(await chooseLesson('citadels')).toMatchObject({ edition: PRINTED, apart: false });
    expect(asked).toEqual([PRINTED]);
  });

  it('is taught with the components of the house', async () => {
    const asked = house(HOUSE, lesson);
    const chosen = await chooseLesson('citadels');
    expect(chosen).toMatchObject({ edition: HOUSE, apart: false });
    expect(chosen!.lesson.steps[0]!.say.en).toContain('In Citadels you raise a city');
    expect(asked).toEqual([HOUSE]);
  });

  it('that does not fit them is taught with the printed ones, and says so', async () => {
    const asked = house(HOUSE, impossible);
    await chooseLesson('citadels'); // this page is over: the next one knows
    expect(asked).toEqual([HOUSE, PRINTED]);
    expect(await chooseLesson('citadels')).toMatchObject({ edition: PRINTED, apart: true });
    expect(asked).toEqual([HOUSE, PRINTED, PRINTED]);
  });

  it('is tried again when the house corrects something else', async () => {
    house(HOUSE, impossible);
    await chooseLesson('citadels');
    const asked = house('2-0000cccc', lesson);
    expect(await chooseLesson('citadels')).toMatchObject({ edition: '2-0000cccc', apart: false });
    expect(asked).toEqual(['2-0000cccc']);
  });
});

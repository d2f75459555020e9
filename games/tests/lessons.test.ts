/**
 * The lessons of the games on the shelf can be given as they are written: every move fits the rules, what the words argue with is so,
 * every text is there. With corrected components they are given where that still holds, and their words follow; that no number of a
 * component stands in them by hand is looked at with all other texts (numbers.test.ts).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  LANGUAGES,
  canonicalJson,
  prepare,
  rehearse,
  type InEveryLanguage,
  type Lesson,
  type ReadyLesson,
} from '@cantiere/engine';
import { shelf } from '../registry.ts';
import { lessonWith } from '../teaching.ts';
import { builder, type Built } from './builtTexts.ts';
import { EMPTY_PLACE } from './byHand.ts';
import { changesOf } from './everyField.ts';
import { faultsIn } from './language/faults.ts';

/** What can be read at a glance beside the board. */
const LONGEST = 330;

const taught = shelf.filter(({ lesson }) => lesson !== undefined);

describe.each(taught.map((shelved) => [shelved.meta.id, shelved] as const))('the lesson of %s', (_id, shelved) => {
  it('fits the rules, and ends while the game goes on', async () => {
    const [{ game }, { lesson }] = await Promise.all([shelved.rules(), shelved.lesson!()]);
    let steps = 0;
    rehearse(game, lesson, (_step, state) => {
      steps++;
      expect(game.result(state)).toBeUndefined();
    });
    expect(steps).toBe(lesson.steps.length);
    expect(lesson.steps.filter(({ move }) => move).length).toBeGreaterThanOrEqual(4);
    expect(lesson.steps.at(-1)?.move).toBeUndefined(); // the last word is the teacher's
  });

  it('says everything in both languages, briefly, and points at rules that are written', async () => {
    const [{ rulesPages }, lesson] = await Promise.all([shelved.rulesPages(), lessonWith(shelved)]);
    const written = new Set(rulesPages.en.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)));
    for (const { say, rule } of lesson!.steps) {
      for (const language of LANGUAGES) {
        expect(say[language].length).toBeGreaterThan(20);
        expect(say[language].length).toBeLessThanOrEqual(LONGEST);
      }
      expect(say.it).not.toBe(say.en);
      if (rule !== undefined) expect(written).toContain(rule);
    }
  });
});

describe.each(taught.map((shelved) => [shelved.meta.id, shelved] as const))(
  'with other components the lesson of %s',
  (id, shelved) => {
    /** Every field that can be played with another value: the lesson's steps with the first of them that it can be given with. */
    const given = new Map<string, ReadyLesson['steps'] | undefined>();
    let printed: ReadyLesson['steps'];

    beforeAll(async () => {
      const [{ printed: components }, { dataSchema, sums }] = await Promise.all([shelved.data!(), shelved.dataCheck!()]);
      const build = await builder(id);
      const steps = (data?: object): ReadyLesson['steps'] | undefined => {
        try {
          return build(data, ({ game, lesson }) => prepare(game, lesson!).steps);
        } catch {
          return undefined;
        }
      };
      printed = steps()!;
      for (const { path, others } of changesOf(components, dataSchema)) {
        const played = others.filter((data) => sums(data).length === 0);
        if (played.length > 0) given.set(path.join('.'), firstOf(played, steps));
      }
    }, 600_000);

    it('is given in most editions, and follows in some', () => {
      const all = [...given.values()];
      const taughtIn = all.filter((steps) => steps !== undefined);
      expect(taughtIn.length).toBeGreaterThan(all.length / 2);
      expect(taughtIn.filter((steps) => canonicalJson(steps) !== canonicalJson(printed)).length).toBeGreaterThanOrEqual(
        SPOKEN_OF,
      );
    });

    it.each(LANGUAGES)('speaks whole sentences in %s', (language) => {
      const broken = [...given].flatMap(([field, steps = []]) =>
        steps.flatMap(({ say: { [language]: text } }) =>
          [...faultsIn(text, 'page', language), ...(EMPTY_PLACE.test(text) ? ['a gap'] : [])].map(
            (fault) => `${field}: ${fault}: ${text}`,
          ),
        ),
      );
      expect(broken).toEqual([]);
    });
  },
);

/** Fields that every lesson speaks of, at least. */
const SPOKEN_OF = 5;

function firstOf<T>(all: readonly object[], of: (data: object) => T | undefined): T | undefined {
  for (const each of all) {
    const found = of(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('a lesson that cannot be given with the components of a house', () => {
  const citadels = taught.find(({ meta }) => meta.id === 'citadels')!;
  type Districts = readonly { readonly id: string; readonly cost: number; readonly name: InEveryLanguage }[];
  let build: Awaited<ReturnType<typeof builder>>;
  let components: { readonly districts: Districts };
  beforeAll(async () => {
    build = await builder('citadels');
    components = (await citadels.data!()).printed as typeof components;
  });
  const withDistrict = (id: string, other: Partial<Districts[number]>): object => ({
    ...components,
    districts: components.districts.map((district) => (district.id === id ? { ...district, ...other } : district)),
  });
  const given = (
    data: object | undefined,
    as: (lesson: Lesson) => Lesson = (lesson) => lesson,
  ): Promise<ReadyLesson | undefined> =>
    build(data, ({ game, lesson, data: now, printed }: Built) =>
      lessonWith({
        rules: () => Promise.resolve({ game }),
        lesson: () => Promise.resolve({ lesson: as(lesson!) }),
        data: () => Promise.resolve({ printed, data: now }),
      }),
    );

  it('follows a price that leaves its reasons as they were', async () => {
    const dearer = await given(withDistrict('tavern', { cost: 2 }));
    expect(dearer).toBeUndefined(); // one coin less for the three buildings
    const cheaper = await given(withDistrict('docks', { cost: 2 }));
    expect(cheaper!.steps.map(({ say }) => say)).toEqual((await given(undefined))!.steps.map(({ say }) => say));
  });

  it('has a move that is not possible, or argues with what is not so', async () => {
    expect(await given(withDistrict('market', { cost: 9 }))).toBeUndefined();
    expect(await given(withDistrict('fortress', { cost: 6 }))).toBeUndefined(); // “with 7 gold you could build …”
  });

  it('names what is called otherwise', async () => {
    expect(await given(withDistrict('tavern', { name: { it: 'Osteria', en: 'Inn' } }))).toBeUndefined();
    expect(await given(withDistrict('university', { name: { it: 'Ateneo', en: 'College' } }))).toBeDefined();
  });

  it('was written before words followed: then it is given with what is printed alone', async () => {
    const printed = (await given(undefined))!;
    const still = (lesson: Lesson): Lesson => ({ ...lesson, steps: printed.steps });
    expect((await given(undefined, still))!.steps).toEqual(printed.steps);
    expect(await given(withDistrict('docks', { cost: 2 }), still)).toBeUndefined();
  });
});

it('no lesson is lost from the shelf', () => {
  expect(taught.length).toBeGreaterThanOrEqual(5);
});

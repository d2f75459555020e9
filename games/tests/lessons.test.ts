/** The lessons of the games on the shelf can be given as they are written: every move fits the rules, every text is there. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, rehearse } from '@cantiere/engine';
import { shelf } from '../registry.ts';

/** What can be read at a glance beside the board. */
const LONGEST = 330;

const taught = shelf.filter(({ lesson }) => lesson !== undefined);

describe.each(taught.map((shelved) => [shelved.meta.id, shelved] as const))('the lesson of %s', (_, shelved) => {
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
    const [{ rulesPages }, { lesson }] = await Promise.all([shelved.rulesPages(), shelved.lesson!()]);
    const written = new Set(rulesPages.en.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)));
    for (const { say, rule } of lesson.steps) {
      for (const language of LANGUAGES) {
        expect(say[language].length).toBeGreaterThan(20);
        expect(say[language].length).toBeLessThanOrEqual(LONGEST);
      }
      expect(say.it).not.toBe(say.en);
      if (rule !== undefined) expect(written).toContain(rule);
    }
  });
});

it('no lesson is lost from the shelf', () => {
  expect(taught.length).toBeGreaterThanOrEqual(5);
});

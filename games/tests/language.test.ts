/**
 * Every game speaks whole sentences in every language: what it says in random games, with the counts 0, 1 and 2, is held
 * against the patterns of broken ones.
 *
 * SAMPLE_TEXTS=200 prints as many of each game's log lines, prompts, refusals and labels in each language, to be read by people.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, quickChance, shuffle } from '@cantiere/engine';
import { shelf } from '../registry.ts';
import { faultsIn } from './language/faults.ts';
import { harvest, type Harvest } from './language/harvest.ts';

const sample = Number(process.env['SAMPLE_TEXTS'] ?? 0);

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('%s', (id, shelved) => {
  it.each(LANGUAGES)('says nothing broken in %s', async (language) => {
    const { texts } = await shelved.texts();
    if (language !== 'en' && texts[language] === texts.en) return; // it has no such language yet
    const said = await harvest(shelved, language);
    if (sample > 0) print(`${id} ${language}`, said);
    const broken = [...said].flatMap(([kind, texts]) =>
      [...texts].flatMap((text) => faultsIn(text, kind, language).map((fault) => `${kind}: ${fault}: ${text}`)),
    );
    expect(broken).toEqual([]);
    expect(said.get('event')?.size).toBeGreaterThan(10);
  });
});

/** As many of each kind, each text once. One of every shape comes first: what is said often must not hide what is said seldom. */
function print(title: string, said: Harvest): void {
  const chance = quickChance(sample);
  const lines = [...said].flatMap(([kind, all]) => {
    if (kind === 'page' || kind === 'board') return [];
    const shapes = new Map<string, string[]>();
    for (const text of shuffle(chance, [...all])) shapes.set(shapeOf(text), [...(shapes.get(shapeOf(text)) ?? []), text]);
    const inTurn = [...shapes.values()].flatMap((alike) => alike.map((text, nth) => ({ nth, text })));
    return inTurn
      .sort((one, other) => one.nth - other.nth)
      .slice(0, sample)
      .map(({ text }) => `${kind}: ${text}`);
  });
  console.log([`# ${title}`, ...lines].join('\n'));
}

/** A text without its numbers and capitals, roughly: the sentence that it is. */
const shapeOf = (text: string): string =>
  text
    .replace(/\d+/gu, '#')
    .replace(/(?<!^)\p{Lu}[\p{L}’]*/gu, '@')
    .replace(/^Ada|^Bruno|^Elsa|^Dino|^Ivo|^Olga|^Ugo/u, '@');

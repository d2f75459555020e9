/**
 * Every game speaks whole sentences in every language: what it says in random games, with the counts 0, 1 and 2, is held
 * against the patterns of broken ones.
 *
 * SAMPLE_TEXTS=200 prints as many of each game's texts in each language, to be read by people.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, below, quickChance } from '@cantiere/engine';
import { shelf } from '../registry.ts';
import { faultsIn } from './language/faults.ts';
import { harvest, type Harvest } from './language/harvest.ts';

const sample = Number(process.env['SAMPLE_TEXTS'] ?? 0);

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('%s', (id, shelved) => {
  it.each(LANGUAGES)('says nothing broken in %s', async (language) => {
    const said = await harvest(shelved, language);
    if (sample > 0) print(`${id} ${language}`, said);
    const broken = [...said].flatMap(([kind, texts]) =>
      [...texts].flatMap((text) => faultsIn(text, kind, language).map((fault) => `${kind}: ${fault}: ${text}`)),
    );
    expect(broken).toEqual([]);
    expect(said.get('event')?.size).toBeGreaterThan(50);
  });
});

function print(title: string, said: Harvest): void {
  const chance = quickChance(sample);
  const texts = [...said].flatMap(([kind, all]) =>
    kind === 'page' || kind === 'board' ? [] : [...all].map((text) => `${kind}: ${text}`),
  );
  const chosen = Array.from({ length: sample }, () => texts[below(chance, texts.length)]);
  console.log([`# ${title}`, ...new Set(chosen)].join('\n'));
}

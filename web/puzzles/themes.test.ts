/** Themes: words that say something, several puzzles each, and every puzzle in one of each sort. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { puzzlesOf } from './load.ts';
import { grouped, LEAST, themesOf } from './themes.ts';
import { en } from './words.en.ts';
import { it as italian } from './words.it.ts';

const words = { it: italian, en };

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('themes of %s', (_, shelved) => {
  it.each(LANGUAGES)('say something and have several puzzles each, in %s', async (language) => {
    const [file, { game }, { texts }] = await Promise.all([puzzlesOf(shelved), shelved.rules(), shelved.texts()]);
    const puzzles = grouped(file?.puzzles ?? [], texts[language]);
    const themes = themesOf(puzzles, game, texts[language], words[language]);
    expect(themes.length).toBeGreaterThan(5);
    expect(new Set(themes.map(({ words: said }) => said)).size).toBe(themes.length);
    for (const { key, count, words: said } of themes) {
      expect(count, key).toBeGreaterThanOrEqual(LEAST);
      expect(said, key).toMatch(/^\p{Lu}[^_:|()]+$/u);
    }
    // No single card, place or square makes a theme, and what is rare is together.
    const kinds = themes.filter(({ key }) => key.startsWith('kind:'));
    for (const { key, words: said } of kinds) expect(said, key).not.toMatch(/\d/);
    expect(kinds.find(({ key }) => key === 'kind:*')?.count ?? 0).toBeLessThan(puzzles.length / 10);
    const outside = puzzles.filter((each) => !each.themes.some((theme) => kinds.some(({ key }) => key === theme)));
    expect(outside.length).toBeLessThan(LEAST); // fewer would make no theme: they are among all
  });
});

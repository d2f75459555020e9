/** The shelf: every game is whole, and says everything in every language, its own or the one that stands in for it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, quickChance, defaultOptions } from '@cantiere/engine';
import { everyGame, findGame, hidden, shelf } from '../registry.ts';

const RULE_ID = /\b[A-Z]+-(?:EX-)?\d+(?:\.\d+)*[a-z]?\b/g;

describe.each(everyGame.map((shelved) => [shelved.meta.id, shelved] as const))('%s', (id, shelved) => {
  it('has one id, players, minutes and credits', async () => {
    const { game } = await shelved.rules();
    expect(game.meta).toBe(shelved.meta);
    expect(shelved.meta.players.min).toBeLessThanOrEqual(shelved.meta.players.max);
    expect(shelved.meta.credits.designer).not.toBe('');
    expect(everyGame.filter(({ meta }) => meta.id === id)).toHaveLength(1);
  });

  it('words every refusal code in every language', async () => {
    const [{ game }, { texts }] = await Promise.all([shelved.rules(), shelved.texts()]);
    for (const code of [...game.refusalCodes, 'BAD_OPTION', 'BAD_TABLE', 'MALFORMED', 'GAME_OVER']) {
      for (const language of LANGUAGES) {
        const text = texts[language].refusal({ code, rule: 'x', need: 4, have: 3 });
        expect(text, `${code} in ${language}`).not.toBe('');
        expect(text, `${code} in ${language}`).not.toBe(code);
      }
    }
  });

  it('labels every option in every language', async () => {
    const { game } = await shelved.rules();
    for (const spec of game.options) {
      for (const language of LANGUAGES) {
        expect(spec.label[language]).not.toBe('');
        if (spec.type === 'enum') for (const { label } of spec.values) expect(label[language]).not.toBe('');
      }
    }
  });

  it('tells its rules in every language, with the same rule ids', async () => {
    const { rulesPages } = await shelved.rulesPages();
    const idsIn = (language: (typeof LANGUAGES)[number]): string[] =>
      rulesPages[language].flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)).toSorted();
    expect(idsIn('it')).toEqual(idsIn('en'));
    expect(idsIn('it')).not.toEqual([]);
    const specified = new Set(readFileSync(new URL(`../${id}/rules.md`, import.meta.url), 'utf8').match(RULE_ID));
    expect(idsIn('it').filter((rule) => !specified.has(rule))).toEqual([]);
  });

  it('draws a text board of at most 100 columns in every language', async () => {
    const [{ game }, { drawInText }] = await Promise.all([shelved.rules(), shelved.terminal()]);
    const state = game.setup(game.meta.players.max, defaultOptions(game.options), quickChance(1));
    const names = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa', 'Fabio', 'Gina'];
    for (const language of LANGUAGES) {
      const lines = drawInText(game.view(state, 0), 0, language, names).split('\n');
      expect(lines.length).toBeGreaterThan(3);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    }
  });
});

it('hides the example from every list, and finds it by its id', () => {
  expect(hidden.map(({ meta }) => meta.id)).toEqual(['torre']);
  expect(shelf.map(({ meta }) => meta.id)).not.toContain('torre');
  expect(findGame('torre')).toBe(hidden[0]);
});

/**
 * How the rules are read: said in every language, about rules and options that there are. docs/rules-decisions.md tells the same: its
 * tables are made of the games' own decisions here, and what else stands on that page is written by hand. After a change:
 * `npx vitest run games/tests/decisions.test.ts -u`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Decision } from '@cantiere/engine';
import { shelf, type Shelved } from '../registry.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/rules-decisions.md', import.meta.url));

const decisionsOf = async ({ rulesPages }: Shelved): Promise<readonly Decision[]> => (await rulesPages()).decisions ?? [];

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('decisions of %s', (id, shelved) => {
  it('are about rules and options that there are, in every language', async () => {
    const [decisions, { game }] = await Promise.all([decisionsOf(shelved), shelved.rules()]);
    const specified = readFileSync(new URL(`../${id}/rules.md`, import.meta.url), 'utf8');
    const options = game.options.map((option) => option.id);
    expect(decisions.length).toBeGreaterThan(3);
    for (const { rules, option, question, decision, why } of decisions) {
      expect(rules).not.toEqual([]);
      for (const rule of rules) expect(specified).toMatch(new RegExp(`${rule.replaceAll('.', String.raw`\.`)}(?!\\.?\\d)`));
      if (option !== undefined) expect(options).toContain(option);
      for (const language of LANGUAGES)
        for (const text of [question, decision, why]) expect(text[language]).toMatch(/^[\p{Lu}\d«“].*[.?][)»”]?\.?$/u); // a whole sentence
    }
  });

  it('are all of those by which a table chooses a reading', async () => {
    const [decisions, { game }] = await Promise.all([decisionsOf(shelved), shelved.rules()]);
    const read = decisions.map(({ option }) => option);
    // Options that came after 0.1 came because the book can be read in two ways.
    for (const { id: option, before } of game.options) if (before !== undefined) expect(read).toContain(option);
  });
});

const cell = (text: string): string => text.replaceAll(/[|\\]/g, String.raw`\$&`);
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const tableOf = (decisions: readonly Decision[]): string =>
  [
    row(['rule', 'question', 'decision', 'why']),
    row(['---', '---', '---', '---']),
    ...decisions.map(({ rules, question, decision, why, option }) =>
      row([rules.join(', '), question.en, decision.en + (option === undefined ? '' : ` Option \`${option}\`.`), why.en]),
    ),
  ].join('\n');

it('docs/rules-decisions.md has them', async () => {
  let text = readFileSync(DOCUMENT, 'utf8');
  for (const shelved of shelf) {
    const { id } = shelved.meta;
    const place = new RegExp(`(<!-- decisions of ${id} -->)[^]*?(<!-- end -->)`);
    expect(text, `a place for ${id}`).toMatch(place);
    const table = tableOf(await decisionsOf(shelved));
    text = text.replace(place, (_, begin: string, end: string) => `${begin}\n\n${table}\n\n${end}`);
  }
  await expect(text).toMatchFileSnapshot(DOCUMENT);
});

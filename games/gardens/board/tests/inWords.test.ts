/** A garden that cannot be seen: its squares row by row, its groups, its temples; a card by its six squares. */
import { describe, expect, it } from 'vitest';
import { startGarden, lay } from '../../rules/garden.ts';
import { CARD_IDS, faceOfCard } from '../../rules/data.ts';
import { TEMPLE } from '../../rules/state.ts';
import { en } from '../../text/en.ts';
import { it as italian } from '../../text/it.ts';
import { buildings, columnName, rowName } from '../../text/words.ts';
import { cardInWords, gardenInWords } from '../inWords.ts';
import { boardWords } from '../text.ts';

const inEnglish = {
  words: boardWords.en,
  piece: en.piece,
  buildings: (count: number, building: string) => buildings(count, building, 'en'),
};

describe('in words', () => {
  it('a new garden is two rows of three plots, without groups', () => {
    const plots = Array.from({ length: 3 }, () => en.piece('plot').toLowerCase()).join(', ');
    expect(gardenInWords(startGarden(), inEnglish)).toEqual([
      `Row ${rowName(0)}, from column ${columnName(0)}: ${plots}.`,
      `Row ${rowName(1)}, from column ${columnName(0)}: ${plots}.`,
      'No groups.',
    ]);
  });

  it('every building square is said where it lies, with its temple, and groups by size', () => {
    for (let card = 0; card < CARD_IDS.length; card++) {
      const garden = startGarden();
      lay(garden, faceOfCard(card, 0), 0, 0, []);
      const said = gardenInWords(garden, inEnglish);
      const [above, below] = said.map((line) => line.replace(/^Row \S+, from column \S+: |\.$/g, ''));
      expect(cardInWords(card, inEnglish)).toBe(`above ${above}; below ${below}`);
    }
  });

  it('says which square carries a temple, and which group', () => {
    const garden = startGarden();
    const twins = CARD_IDS.findIndex((_, card) => {
      const { codes } = faceOfCard(card, 0);
      return codes.some((code, at) => code > 1 && at % 3 < 2 && codes[at + 1] === code);
    });
    lay(garden, faceOfCard(twins, 0), 0, 0, []);
    const first = garden.squares.findIndex((code, at) => code > 1 && garden.squares[at + 1] === code);
    garden.squares[first] |= TEMPLE;
    const said = gardenInWords(garden, inEnglish);
    expect(said.join(' ').match(/with temple/g)).toHaveLength(2);
    expect(said.at(-1)).toMatch(/^Groups: .*\d .* with temple/);
    expect(gardenInWords(garden, { ...inEnglish, words: boardWords.it, piece: italian.piece }).join(' ')).toContain('con tempio');
  });
});

/** The map for those who do not see it: every building with its owner and height, every free square counted. */
import { expect, it } from 'vitest';
import { defaultOptions, LANGUAGES, quickChance, seedFrom } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { boardWords } from '../board/text.ts';
import { mapInWords } from '../board/map/inWords.ts';
import { AREA_IDS } from '../rules/board.ts';
import { game } from '../rules/index.ts';
import { floorsOf, OPEN, ownerOf } from '../rules/state.ts';
import { texts } from '../text/index.ts';

it('says area by area who has built how high, and what is free', () => {
  const state = game.setup(3, defaultOptions(game.options), { seed: seedFrom('map in words'), at: 0 });
  const chance = quickChance(2);
  for (let move = 0; move < 60; move++) {
    const [seat] = game.toAct(state);
    game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
  }
  const view = game.view(state, 0);
  const nameOf = (seat: number): string => ['Ada', 'Bruno', 'Carla'][seat];
  for (const language of LANGUAGES) {
    const words = boardWords[language];
    const lines = mapInWords(view, { words, piece: (id) => texts[language].piece(id), nameOf });
    expect(lines).toHaveLength(AREA_IDS.length + view.seats);
    let houses = 0;
    view.areas.forEach(({ squares }, area) => {
      const line = lines[area];
      expect(line).toContain(texts[language].piece(AREA_IDS[area]));
      const open = squares.filter((there) => there === OPEN).length;
      expect(line).toContain(open === 0 ? words.full : words.openSquares(open));
      for (const there of squares.filter((on) => on >= 0)) {
        houses++;
        expect(line).toContain(`${nameOf(ownerOf(there))}, `);
        expect(line).toContain(words.floors(floorsOf(there)));
      }
    });
    expect(houses).toBeGreaterThan(0);
    lines.slice(AREA_IDS.length).forEach((line, seat) => expect(line).toContain(words.cards(view.players[seat].hand.length)));
  }
});

/** The cities for those who do not see them: every building with its colour and price, and what its owner has. */
import { expect, it } from 'vitest';
import { citiesInWords } from '../board/inWords.ts';
import { boardWords } from '../board/text.ts';
import { game } from '../rules/index.ts';
import { texts } from '../text/index.ts';
import { whenCalled } from './build.ts';

it('says what stands in each city, and what is mine', () => {
  const state = whenCalled('king', { A: { as: 'king', city: 'manor tavern', gold: 3 }, B: { gold: 1 } });
  const view = game.view(state, 0);
  const scores = view.players.map((_, seat) => seat + 1);
  const lines = citiesInWords(view, {
    words: boardWords.en,
    me: 0,
    scores,
    piece: (id) => texts.en.piece(id),
    nameOf: (seat) => ['Ada', 'Bruno', 'Carla', 'Dino'][seat] ?? '',
  });
  expect(lines).toHaveLength(view.players.length);
  expect(lines[0]).toContain(`${boardWords.en.myCity}: Manor (${boardWords.en.colour.yellow}, 3), Tavern`);
  expect(lines[0]).toContain(`${boardWords.en.points(1)}, ${boardWords.en.gold(3)}`);
  expect(lines[1]).toContain('Bruno');
  expect(lines[1]).toContain(boardWords.en.noBuildings);
});

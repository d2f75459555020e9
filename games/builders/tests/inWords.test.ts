/** Everybody's yard for those who do not see it: sites with what they lack, the crew, what is finished. */
import { expect, it } from 'vitest';
import { defaultOptions, quickChance, seedFrom } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { yardsInWords } from '../board/inWords.ts';
import { namesIn } from '../board/names.ts';
import { boardWords } from '../board/text.ts';
import { game } from '../rules/index.ts';

it('says of each player what is being built, what is missing and who is free', () => {
  const state = game.setup(2, defaultOptions(game.options), { seed: seedFrom('yards in words'), at: 0 });
  const chance = quickChance(2);
  const worthHearing = (): boolean =>
    state.players.some(({ sites }) => sites.length > 0) && state.players.some(({ finished }) => finished.length > 0);
  for (let [seat] = game.toAct(state); seat !== undefined && !worthHearing(); [seat] = game.toAct(state))
    game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
  expect(worthHearing()).toBe(true);
  const { players } = game.view(state, 0);
  const words = boardWords.en;
  const names = namesIn('en', words);
  const lines = yardsInWords(players, { words, names, nameOf: (seat) => ['Ada', 'Bruno'][seat] ?? '' });
  players.forEach((player, seat) => {
    const title = lines.find((line) => line.startsWith(words.yardOf(['Ada', 'Bruno'][seat] ?? '')));
    expect(title).toContain(`${words.points(player.points)}, ${words.coins(player.coins)}`);
    for (const { card, missing } of player.sites)
      expect(lines.some((line) => line.startsWith(`${names.building(card)}: ${words.missing} ${names.amounts(missing)}`))).toBe(
        true,
      );
    for (const card of player.finished)
      expect(lines.some((line) => line.startsWith(words.finished) && line.includes(names.building(card)))).toBe(true);
  });
});

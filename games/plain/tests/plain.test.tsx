/** A game that brings nothing but rules, moves and one language is whole all the same: it is drawn, told, played and terse. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  deal,
  defaultOptions,
  inEveryLanguage,
  nextTouches,
  quickChance,
  seedFrom,
  type GameState,
  type View,
} from '@cantiere/engine';
import { onShelf } from '../../onShelf.ts';
import { hidden } from '../../registry.ts';
import { placesOf } from '../board/places.ts';

const { meta, rules, schema, texts } = hidden[0];
const { game } = await rules();
const bare = onShelf({ meta, rules, schema, texts: async () => ({ texts: { en: (await texts()).texts.en } }) });

function begun(): { readonly state: GameState; readonly view: View<GameState> } {
  const state = deal(game, { seats: 2, options: defaultOptions(game.options), seed: seedFrom('plain') });
  return { state, view: game.view(state, 0) };
}

describe('a game that brings only what it must', () => {
  it('speaks its one language to everybody', async () => {
    const said = (await bare.texts()).texts;
    expect(said.it).toBe(said.en);
    expect(inEveryLanguage({ it: 'sì' })).toEqual({ it: 'sì', en: 'sì' });
    expect(() => inEveryLanguage({})).toThrow('no language');
  });

  it('has a page, a lid and a drawing in letters', async () => {
    expect((await bare.rulesPages()).rulesPages.it[0].paragraphs[1].text).toContain('2–4 giocatori');
    expect(bare.box.lid).toMatch(/^#/);
    const drawn = (await bare.terminal()).drawInText(begun().view, 0, 'en', ['Ada', 'Bruno']);
    expect(drawn).toContain('> Ada: 0 points');
    expect(drawn).toMatch(/^towers: /m);
  });

  it('has bots that play to the end by its rules, and take the points that lie before them', async () => {
    const { bot } = await bare.bot();
    const { state } = begun();
    const chance = quickChance(3);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const move = bot.greedy(game.view(state, seat), seat, chance);
      expect(game.refuse(state, seat, move)).toBeUndefined();
      game.play(state, seat, move);
    }
    const out = new Float64Array(2);
    bot.evaluate(state, out);
    expect(out[0] + out[1]).toBeCloseTo(1);
    const first = bot.greedy(begun().view, 0, chance);
    expect(first.type).toBe('LAY'); // a stone on the tower is worth points, one drawn is not
  });

  it('has a board on which everything that can be touched is a piece with words', async () => {
    const { board } = await bare.board();
    const { view } = begun();
    const choices = game.choices(view, 0);
    const legal = nextTouches(
      choices.filter(({ refusal }) => !refusal),
      [],
    );
    const said = (await bare.texts()).texts.en;
    const people = ['Ada', 'Bruno'].map((name) => ({ name, bot: false, present: true }));
    const markup = renderToStaticMarkup(
      <board.Board
        {...{ view, seat: 0, people, language: 'en', texts: said, choices, draft: undefined, busy: false, news: [] }}
        propose={() => undefined}
        play={() => undefined}
        refuse={(move) => game.refuse(view, 0, move)}
        explain={() => undefined}
      />,
    );
    for (const at of legal.keys()) expect(markup).toContain(`data-at="${at}"`);
    expect(markup.match(/data-look="lit"/g)).toHaveLength(legal.size);
    expect(markup).toContain('Draw a stone');
    const places = placesOf(choices, view, said, (seat) => people[seat].name).flatMap((group) => group.places);
    expect(places.every(({ words }) => words.length > 2)).toBe(true);
  });
});

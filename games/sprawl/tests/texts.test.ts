/** The short words of a phone's confirm button, and what decides between equals. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, defaultOptions, plain, quickChance, seedFrom, type Language } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { tieBreaks } from '../board/facts.ts';
import { BLOCK_OF, RIGHT_GREY, TOP_GREY } from '../rules/geometry.ts';
import { game, stakeOf } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { endGame } from '../rules/scoring.ts';
import type { SprawlView } from '../rules/state.ts';
import { GREY_SPACES } from '../rules/words.ts';
import { texts } from '../text/index.ts';
import { A, C, answers, happens, position, stand } from './build.ts';

const LONGEST = 40;
const nameOf = (seat: number): string => ['Ada', 'Bruno', 'Carla', 'Dino'][seat];

function button(move: Move, view: SprawlView, language: Language): string {
  const said = texts[language];
  return plain(said.moveOutcome?.(move, view) ?? said.moveShort?.(move, view) ?? said.move(move, view), nameOf);
}

describe('the short words of a move', () => {
  it('fit a narrow button, whatever is chosen in a whole game', () => {
    const state = game.setup(4, defaultOptions(game.options), { seed: seedFrom('short words'), at: 0 });
    const chance = quickChance(3);
    const long = new Set<string>();
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const view = game.view(state, seat);
      for (const language of LANGUAGES)
        for (const { move } of game.choices(view, seat)) {
          const words = button(move, view, language);
          if (words.length > LONGEST) long.add(words);
        }
      game.play(state, seat, bot.greedy(view, seat, chance));
    }
    expect([...long]).toEqual([]);
  });

  it('name permits by what they allow, and count several', () => {
    const view = game.view(position({}), A);
    const said = (move: Move): string[] => LANGUAGES.map((language) => button(move, view, language)).sort();
    expect(said({ type: 'INVEST', card: 'P01' })).toEqual(['Invest CIV/RES x1', 'Investi CIV/RES x1']);
    expect(said({ type: 'PAY', permits: ['P01'] })).toEqual(['Paga con CIV/RES x1', 'Pay with CIV/RES x1']);
    expect(said({ type: 'PAY', permits: ['P01', 'P02'] })).toEqual(['Paga con 2 permessi', 'Pay with 2 permits']);
    expect(said({ type: 'PAY', permits: [] })).toEqual(['Paga con i permessi', 'Pay with permits']);
    expect(said({ type: 'DECIDE', decision: 1, answer: { order: [1, 2, 0] } })).toEqual(['In quest’ordine', 'In this order']);
  });
});

describe('what is confirmed', () => {
  it('has a verb, whatever answers a question', () => {
    const state = position({});
    happens(state, 'TE6');
    const view = game.view(state, A);
    const said = (answer: Extract<Move, { type: 'DECIDE' }>['answer']): string[] =>
      LANGUAGES.map((language) => button({ type: 'DECIDE', decision: 1, answer }, view, language)).sort();
    expect(said({ grey: 'G3' })).toEqual(['Metti l’indicatore qui', 'Put the marker here']);
    expect(said({ lot: 0 })).toEqual(['Piazzalo in A1', 'Place it on A1']);
    expect(said({ seat: 1 })).toEqual(['Choose Bruno', 'Scegli Bruno']);
  });

  it('says of a grey space who would have how many buildings in its row', () => {
    const state = position({ owns: { S05: A } });
    happens(state, 'TE6');
    const view = game.view(state, A);
    const rows = GREY_SPACES.map((grey) => {
      const words = texts.en.moveDetail({ type: 'DECIDE', decision: 1, answer: { grey } }, view);
      return words && plain(words, nameOf);
    });
    const [block] = view.buildings.flatMap(({ id, placement }) => (id === 'S05' ? [BLOCK_OF[placement]] : []));
    expect(rows.filter((row) => row === 'Buildings in that row: Ada (1)')).toHaveLength(2);
    expect(rows[TOP_GREY[block]]).toContain('Ada (1)');
    expect(rows[RIGHT_GREY[block]]).toContain('Ada (1)');
    expect(rows.filter((row) => row === 'No buildings in that row')).toHaveLength(GREY_SPACES.length - 2);
  });
});

it('SPR-14.5: the line that decides between equals is wealth, and says so', () => {
  const state = position({ prestige: [9, 9, 9], wealth: [1, 7, 7] });
  state.buildings.length = 0;
  endGame(state, 'OLYMPICS', undefined);
  const [line, ...more] = tieBreaks(game.view(state, A));
  expect(more).toEqual([]);
  expect(line.points).toEqual([1, 7, 7]);
  expect(game.result(state)?.ranks).toEqual([3, 1, 1]);
  expect(LANGUAGES.map((language) => texts[language].category(line.category)).sort()).toEqual(['Rendita', 'Wealth']);
});

describe('an offer', () => {
  it('names the building that it is about, and what becomes of it', () => {
    const state = position({ seats: 3, wealth: [20, 3, 20] });
    stand(state, 'Y0', 'RES', 'A3', C);
    happens(state, 'TE2');
    const view = game.view(state, state.asked);
    expect([state.asked, view.question?.kind, stakeOf(view)]).toEqual([
      C,
      'offer',
      { building: 'Y0', unpaid: 'demolished', prestige: 0, control: false },
    ]);
    const detail = (answer: 'pay' | 'decline'): string =>
      plain(texts.en.moveDetail({ type: 'DECIDE', decision: view.question?.id ?? 0, answer }, view) ?? [], nameOf);
    expect(plain(texts.en.prompt(view, C), nameOf)).toMatch(/^Fire: do you pay 4 wealth, or lose the Y0\?$/);
    expect([detail('pay'), detail('decline')]).toEqual([
      expect.stringMatching(/^You keep the Y0$/),
      expect.stringMatching(/^You lose the Y0 for good$/),
    ]);
    answers(state, 'decline');
    expect(state.buildings.some(({ id }) => id === 'Y0')).toBe(false);
  });
});

describe('the end of a turn', () => {
  it('is early while anything can be done, and the next step when nothing is left', () => {
    const state = position({});
    const ends = (): string | undefined =>
      game.choices(game.view(state, A), A).find(({ move }) => move.type === 'END_TURN')?.ends;
    expect(ends()).toBe('early');
    state.ap = 0;
    state.phase = 'spend';
    expect(ends()).toBe('now');
  });
});

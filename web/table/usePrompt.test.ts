/** The prompt follows the move being put together: what is touched next, then what it costs and brings. */
import { describe, expect, it } from 'vitest';
import { plain, type GameState, type GameTexts, type View } from '@cantiere/engine';
import { ofHand } from './usePrompt.ts';

const texts = {
  move: () => ['Buy the Saw'],
  moveDetail: ({ type }) =>
    type === 'SAW' ? ['1 action, 8 coins.'] : type === 'LONG' ? [`costs ${'much '.repeat(20)}`] : undefined,
  promptWith: ([first]) => (first === 'university:wood' ? ['Whom do you send to the University of Wood?'] : undefined),
} as Partial<GameTexts> as GameTexts;
const view = {} as View<GameState>;
const nothing = { texts, view, seat: 0, draft: undefined, ready: false, warned: false, nameOf: String };
const said = (...args: Parameters<typeof ofHand>): string | undefined => {
  const words = ofHand(...args);
  return words && plain(words, String);
};

describe('the prompt', () => {
  it('asks for what is touched next, and is silent while nothing is in hand', () => {
    expect(said(nothing, [])).toBeUndefined();
    expect(said(nothing, ['university:wood'])).toBe('Whom do you send to the University of Wood?');
    expect(said(nothing, ['crew:ada'])).toBeUndefined();
  });
  it('says what a whole move costs, by its name where both fit one line', () => {
    expect(said({ ...nothing, draft: { type: 'SAW' }, ready: true }, ['sale:saw'])).toBe('Buy the Saw: 1 action, 8 coins.');
    expect(said({ ...nothing, draft: { type: 'LONG' }, ready: true }, [])).toMatch(/^Costs much/);
    expect(said({ ...nothing, draft: { type: 'PASS' }, ready: true }, [])).toBe('Buy the Saw');
  });
  it('leaves what is given up to the warning beside the button', () => {
    expect(said({ ...nothing, draft: { type: 'SAW' }, ready: true, warned: true }, [])).toBeUndefined();
  });
});

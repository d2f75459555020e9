/** Looking ahead by the rules of a little game: a purse to buy from, and a deck nobody has seen. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HIDDEN_CHANCE, type GameEvent, type GameMove, type GameState, type View } from '@cantiere/engine';
import { BeforeAfter, changed } from '../preview/BeforeAfter.tsx';
import { foresee, lookAhead, type Rules } from '../preview/foresee.ts';

interface State extends GameState {
  gold: number;
  readonly hand: string[];
  readonly deck: string[];
}
interface Move extends GameMove {
  readonly type: 'BUY' | 'DRAW' | 'FLIP';
}
interface Happened extends GameEvent {
  readonly kind: 'bought' | 'drawn' | 'laid';
}
const rules: Rules<State, Move, Happened> = {
  clone: (state) => structuredClone(state),
  refuse: ({ gold }, _seat, { type }) => (type === 'BUY' && gold < 3 ? { code: 'POOR', rule: 'X-1' } : undefined),
  play(state, _seat, { type }, tell) {
    if (type === 'BUY') {
      state.gold -= 3;
      tell?.push({ event: { kind: 'bought' } }, { event: { kind: 'laid' }, reveals: true });
    } else if (type === 'DRAW') {
      state.hand.push(state.deck[0]);
      tell?.push({ event: { kind: 'drawn' }, reveals: true });
    } else throw new Error('Nobody knows what lies there.');
  },
};
const view: View<State> = { viewer: 0, seats: 2, options: {}, chance: HIDDEN_CHANCE, gold: 7, hand: [], deck: ['?'] };
const BUY: Move = { type: 'BUY' };

describe('looking ahead', () => {
  it('plays the moves one after the other and leaves the view alone', () => {
    const seen = foresee(rules, view, 0, [BUY, BUY], ['laid']);
    expect(seen?.after.gold).toBe(1);
    expect(seen?.told).toHaveLength(4);
    expect(view.gold).toBe(7);
  });

  it('knows nothing of no moves, and of a move that is refused once the others are played', () => {
    expect(foresee(rules, view, 0, [])).toBeUndefined();
    lookAhead(false); // the table is of other rules
    expect(foresee(rules, view, 0, [BUY, BUY], ['laid'])).toBeUndefined();
    lookAhead(true);
    expect(foresee(rules, view, 0, [BUY, BUY], ['laid'])).toBeDefined();
    expect(foresee(rules, view, 0, [BUY, BUY, BUY], ['laid'])).toBeUndefined();
  });

  it('knows nothing where something hidden decides', () => {
    expect(foresee(rules, view, 0, [{ type: 'DRAW' }], ['laid'])).toBeUndefined();
    expect(foresee(rules, view, 0, [BUY])).toBeUndefined();
    expect(foresee(rules, view, 0, [{ type: 'FLIP' }])).toBeUndefined();
  });
});

describe('before and after', () => {
  const gold = { label: 'Gold', before: 7, after: 4 };
  const debt = { label: 'Debt', before: 3, after: 1, fewer: true };
  const cards = { label: 'Cards', before: 2, after: 2, of: 8 };
  const html = renderToStaticMarkup(<BeforeAfter title="Buy" changes={[gold, debt, cards]} language="en" />);

  it('says both numbers, and which change is for the better', () => {
    expect(html).toContain('from 7 to 4');
    expect([...html.matchAll(/data-better="(\w+)"/g)].map(([, better]) => better)).toEqual(['false', 'true', 'same']);
    expect(html).toContain('stays 2');
    expect(html).toContain('/8');
  });

  it('is told in both languages, and leaves out what stays where asked', () => {
    expect(renderToStaticMarkup(<BeforeAfter changes={[gold]} language="it" />)).toContain('da 7 a 4');
    expect(changed([gold, cards])).toEqual([gold]);
  });
});

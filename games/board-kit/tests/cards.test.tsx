/** A row of cards: how they lie, how the keys walk, which of alike cards is picked, and what is spoken. */
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redrawOf } from '@cantiere/engine/conformance';
import { CardRow, type RowCard } from '../cards/CardRow.tsx';
import { copiesOf, stepFor, walked } from '../cards/row.ts';
import { TouchContext, UNTOUCHED, type Touching } from '../touch/useTouch.ts';
import { lookOfCopy, looks } from '../touch/touching.ts';

const redraw = redrawOf(['inn', 'inn', 'port']);

/** As `useTouch` has it, with so much touched. */
const touchedSoFar = (...touched: string[]): Touching => ({
  ...UNTOUCHED,
  touched,
  look: (place, copy = 0) => lookOfCopy([redraw], touched, place, copy, looks([redraw], touched)),
});

const hand: readonly RowCard[] = ['inn', 'inn', 'port'].map((id, n) => ({ key: `${n}`, at: `hand:${id}`, label: id, face: id }));
const drawn = (touching: Touching | undefined, cards = hand, numbered = false): string =>
  renderToStaticMarkup(
    <TouchContext value={touching}>
      <CardRow label="Hand" cards={cards} numbered={numbered} />
    </TouchContext>,
  );
const looksIn = (html: string): string[] => [...html.matchAll(/data-look="(\w+)"/g)].map(([, look]) => look);

describe('a row of cards', () => {
  it('shows the first of alike cards as picked, the other as still to be picked', () => {
    expect(looksIn(drawn(touchedSoFar('do:redraw', 'hand:inn')))).toEqual(['chosen', 'lit', 'lit']);
    expect(looksIn(drawn(touchedSoFar('do:redraw', 'hand:inn', 'hand:inn')))).toEqual(['chosen', 'chosen', 'lit']);
  });

  it('numbers what is picked in the order touched, where the order counts', () => {
    const html = drawn(touchedSoFar('do:redraw', 'hand:port', 'hand:inn'), hand, true);
    expect([...html.matchAll(/card-turn">(\d)/g)].map(([, turn]) => turn)).toEqual(['2', '1']);
    expect(drawn(touchedSoFar('hand:port', 'hand:inn'))).not.toContain('card-turn');
  });

  it('is a stop for the keyboard itself where nothing in it can be touched', () => {
    expect(drawn(undefined)).toMatch(/<ul[^>]*tabindex="0"/);
    expect(drawn(touchedSoFar('do:redraw'))).not.toMatch(/<ul[^>]*tabindex/);
  });

  it('draws what only lies there as a picture with its name, not as a button', () => {
    const html = drawn(undefined, [{ key: 'back', label: 'a back', face: 'X' }]);
    expect(html).toContain('role="img" aria-label="a back"');
    expect(html).not.toContain('<button');
  });
});

describe('cards that lie beside each other', () => {
  it('are told apart by how many of the same name lie before them', () => {
    expect(copiesOf(['inn', 'port', 'inn', undefined, 'inn'])).toEqual([0, 0, 1, 0, 2]);
  });

  it('fit the room down to the least step, and never lie further apart than side by side', () => {
    const cards = fc.record({
      count: fc.integer({ min: 2, max: 40 }),
      room: fc.integer({ min: 1, max: 3000 }),
      width: fc.integer({ min: 20, max: 200 }),
      gap: fc.integer({ min: 0, max: 20 }),
      least: fc.integer({ min: 5, max: 20 }),
    });
    fc.assert(
      fc.property(cards, ({ count, room, ...fan }) => {
        const step = stepFor(count, room, fan);
        expect(step).toBeGreaterThanOrEqual(fan.least);
        expect(step).toBeLessThanOrEqual(fan.width + fan.gap);
        if (step > fan.least) expect(step * (count - 1) + fan.width).toBeLessThanOrEqual(Math.max(room, 0));
      }),
    );
  });

  it('lie closer where one lies open, which the next does not cover', () => {
    const fan = { width: 100, gap: 5, least: 20 };
    const step = stepFor(6, 400, fan, 1);
    expect(step).toBeLessThan(stepFor(6, 400, fan));
    expect(4 * step + 105 + 100).toBeLessThanOrEqual(400);
    expect(stepFor(2, 150, fan, 1)).toBe(105);
  });
});

describe('the keys', () => {
  it('walk to the neighbour and to both ends, and stop there', () => {
    expect(walked('ArrowRight', 0, 3)).toBe(1);
    expect(walked('ArrowLeft', 1, 3)).toBe(0);
    expect(walked('End', 0, 3)).toBe(2);
    expect(walked('Home', 2, 3)).toBe(0);
    expect(walked('ArrowRight', 2, 3)).toBeUndefined();
    expect(walked('ArrowLeft', 0, 3)).toBeUndefined();
    expect(walked('a', 1, 3)).toBeUndefined();
    expect(walked('ArrowRight', -1, 3)).toBeUndefined();
  });
});

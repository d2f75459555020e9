/** From touches to choices and back, on a handful of choices that have everything: one touch, several, a pick, a refusal. */
import { describe, expect, it } from 'vitest';
import { can, redrawOf } from '../conformance/samples.ts';
import { meant, narrowed, nextTouches, touchesOf, type Choice } from '../index.ts';

const hammer = can('WITH_HAMMER', 'crew:ada', 'tool:hammer', 'site:forum');
const bare = can('BARE', 'crew:ada', 'site:forum');
const other = can('OTHER', 'crew:bea', 'site:forum');
const end = can('END', 'do:end');
const dear: Choice = { ...can('DEAR', 'crew:ada', 'site:temple'), refusal: { code: 'DEAR', rule: 'X-1' } };
const redraw = redrawOf(['inn', 'inn', 'port']);
const all = [hammer, bare, other, end, dear, redraw];

describe('touches', () => {
  it('leave fewer choices, one after the other', () => {
    expect(narrowed(all, [])).toEqual(all);
    expect(narrowed(all, ['crew:ada'])).toEqual([hammer, bare, dear]);
    expect(narrowed(all, ['crew:ada', 'tool:hammer'])).toEqual([hammer]);
    expect(narrowed(all, ['crew:ada', 'do:end'])).toEqual([]);
  });

  it('may come in another order where that leaves no doubt', () => {
    expect(narrowed(all, ['site:forum'])).toEqual([hammer, bare, other]);
    expect(narrowed(all, ['site:forum', 'tool:hammer'])).toEqual([hammer]);
    expect(meant(all, ['site:forum', 'crew:bea'])).toBe(other);
  });

  it('tell what can be touched next', () => {
    expect([...nextTouches(all, []).keys()]).toEqual(['crew:ada', 'crew:bea', 'do:end', 'do:redraw']);
    expect([...nextTouches(all, ['crew:ada']).keys()]).toEqual(['tool:hammer', 'site:forum', 'site:temple']);
    expect([...nextTouches(all, ['site:forum']).keys()]).toEqual(['crew:ada', 'crew:bea']);
  });

  it('of what is touched in any order: all of it at once', () => {
    const house = (type: string, ...at: string[]): Choice => ({ kind: 'move', inAnyOrder: true, under: [], at, move: { type } });
    const [upper, left, lower] = [
      house('UPPER', 'lot:0', 'lot:1'),
      house('LEFT', 'lot:0', 'lot:2'),
      house('LOWER', 'lot:2', 'lot:3'),
    ];
    const houses = [upper, left, lower];
    expect([...nextTouches(houses, []).keys()]).toEqual(['lot:0', 'lot:1', 'lot:2', 'lot:3']);
    // Though one of them begins there in order, the other is meant as well.
    expect(narrowed(houses, ['lot:2'])).toEqual([left, lower]);
    expect([...nextTouches(houses, ['lot:2']).keys()]).toEqual(['lot:0', 'lot:3']);
    expect(meant(houses, ['lot:2', 'lot:0'])).toBe(left);
  });

  it('make a choice once everything is touched', () => {
    expect(meant(all, ['crew:ada'])).toBeUndefined();
    expect(meant(all, ['crew:ada', 'site:forum'])).toBe(bare);
    expect(meant(all, ['crew:ada', 'site:temple'])).toBe(dear);
  });

  it('go on through what is picked, each as often as it lies there', () => {
    expect(meant(all, ['do:redraw'])).toBe(redraw);
    expect([...nextTouches(all, ['do:redraw']).keys()]).toEqual(['hand:inn', 'hand:port']);
    expect(meant(all, ['do:redraw', 'hand:inn', 'hand:inn'])).toBe(redraw);
    expect(narrowed(all, ['do:redraw', 'hand:inn', 'hand:inn', 'hand:inn'])).toEqual([]);
  });

  it('are found for a move', () => {
    expect(touchesOf(all, hammer.move)).toEqual(hammer.at);
    expect(touchesOf(all, { type: 'REDRAW', cards: ['inn', 'port'] } as Choice['move'])).toEqual([
      'do:redraw',
      'hand:inn',
      'hand:port',
    ]);
    expect(touchesOf(all, { type: 'REDRAW', cards: ['port', 'port'] } as Choice['move'])).toBeUndefined();
    expect(touchesOf(all, { type: 'NOTHING' })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { Choice } from '@cantiere/engine';
import { redrawOf } from '@cantiere/engine/conformance';
import { isDraftOf, levelAt, LONG, pickedIn, withPicked } from './choiceTree.ts';

const can = (under: string, type: string): Choice => ({
  kind: 'move',
  under: under.split('/').filter(Boolean),
  at: [type],
  move: { type },
});
const cannot = (under: string, type: string): Choice => ({ ...can(under, type), refusal: { code: 'NO', rule: 'X-1' } });
const many = (under: string, count: number): Choice[] => Array.from({ length: count }, (_, n) => can(under, `${under}${n}`));
const shown = (choices: readonly Choice[], path: string[] = []): string[] =>
  levelAt(choices, path).map((group) => `${group.folded ? '+' : ''}${group.path.join('/')}:${group.choices.length}`);

describe('the choice list', () => {
  it('is shown whole, by headings, when it is short', () => {
    expect(shown([can('gold', 'A'), can('build', 'B'), can('build', 'C')])).toEqual(['gold:1', 'build:2']);
  });

  it('puts what can be done before what cannot, within a heading', () => {
    const [group] = levelAt([cannot('build', 'A'), can('build', 'B')], []);
    expect(group?.choices.map((choice) => choice.move.type)).toEqual(['B', 'A']);
    expect(group?.open).toBe(1);
  });

  it('folds large groups of a long list and leaves small ones open', () => {
    const choices = [...many('gold', 2), ...many('destroy', LONG)];
    expect(shown(choices)).toEqual(['gold:2', `+destroy:${LONG}`]);
    expect(shown(choices, ['destroy'])).toEqual([`destroy:${LONG}`]);
  });

  it('keeps the heading below where something stays open in a long list', () => {
    const choices = [...many('floors/two/high', 2), ...many('floors/eight/high', 2), ...many('permit/red', LONG)];
    expect(shown(choices)).toEqual(['floors/two:2', 'floors/eight:2', `+permit:${LONG}`]);
  });

  it('goes through a heading that stands alone', () => {
    expect(shown([...many('destroy/ada', 9), ...many('destroy/teo', 9)])).toEqual(['+destroy/ada:9', '+destroy/teo:9']);
  });

  it('shows a long list without further headings whole', () => {
    expect(shown(many('place', 40))).toEqual(['place:40']);
  });
});

describe('the move being assembled', () => {
  const redraw = redrawOf(['a', 'a', 'b']);

  it('belongs to a pick whatever is picked', () => {
    expect(isDraftOf(redraw, withPicked(redraw.move, 'cards', ['a', 'b']))).toBe(true);
    expect(isDraftOf(redraw, { type: 'END' })).toBe(false);
  });

  it('remembers what is picked', () => {
    expect(pickedIn(withPicked(redraw.move, 'cards', ['a']), 'cards')).toEqual(['a']);
    expect(pickedIn(undefined, 'cards')).toEqual([]);
  });

  it('is one complete move, whatever the order of its fields', () => {
    const destroy = { kind: 'move', under: [], at: ['city:1:inn'], move: { type: 'DESTROY', player: 1, card: 'inn' } } as Choice;
    expect(isDraftOf(destroy, { card: 'inn', player: 1, type: 'DESTROY' } as Choice['move'])).toBe(true);
    expect(isDraftOf(destroy, { card: 'inn', player: 2, type: 'DESTROY' } as Choice['move'])).toBe(false);
  });
});

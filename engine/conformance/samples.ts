/** Choices as tests of touches, boards and lists make them: a move by touching this and that, and cards of a hand to pick from. */
import type { Choice } from '../contract.ts';

export const can = (type: string, ...at: readonly string[]): Choice => ({ kind: 'move', under: [], at, move: { type } });

/** One to so many of these cards, after touching "redraw". */
export const redrawOf = (from: readonly string[], max = from.length): Choice & { readonly kind: 'pick' } => ({
  kind: 'pick',
  under: [],
  at: ['do:redraw'],
  move: { type: 'REDRAW' },
  field: 'cards',
  from,
  places: from.map((card) => `hand:${card}`),
  min: 1,
  max,
});

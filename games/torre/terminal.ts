/** Torre in letters: every tower from the ground to the right, the heap, and my hand. */
import type { Language, View, Viewer } from '@cantiere/engine';
import type { State } from './rules/index.ts';

const WORDS = {
  it: { heap: 'Mucchio', hand: 'Mano', tower: 'Torre di' },
  en: { heap: 'Heap', hand: 'Hand', tower: 'Tower of' },
} as const;

export function drawInText(view: View<State>, viewer: Viewer, language: Language, names: readonly string[]): string {
  const words = WORDS[language];
  const towers = view.towers.map((tower, seat) => {
    const asked = view.phase === 'turn' && view.asked === seat ? '>' : ' ';
    return `${asked} ${words.tower} ${names[seat]}: ${tower.map((stone) => `[${stone}]`).join('') || '_'}`;
  });
  const hand = typeof viewer === 'number' ? [`  ${words.hand}: ${view.hands[viewer].join(' ')}`] : [];
  return ['Torre', `  ${words.heap}: ${view.heap.length}`, ...towers, ...hand].join('\n');
}

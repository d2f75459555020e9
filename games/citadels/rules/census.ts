/** Every component counted, wherever it is: the counts must never change. */
import { CHARACTERS, DISTRICTS, NONE, type Character, type District } from './catalog.ts';
import { draftIsOver } from './draft.ts';
import { membersOf } from './characterSet.ts';
import type { State } from './state.ts';

export function census(state: State): Record<string, number> {
  const count: Record<string, number> = { coins: state.bank };
  const add = (id: string): void => void (count[id] = (count[id] ?? 0) + 1);

  const cards: District[] = [...state.deck, ...state.turn.drawn];
  if (state.destroyed !== NONE) cards.push(state.destroyed);
  for (const { gold, hand, city } of state.players) {
    count.coins += gold;
    cards.push(...hand, ...city);
  }
  for (const district of cards) add(DISTRICTS[district]);
  for (const character of charactersOnTheTable(state)) add(CHARACTERS[character]);
  return count;
}

function charactersOnTheTable(state: State): Character[] {
  const { kept, setAside, offered, faceDown, faceUp } = state;
  const latest = membersOf(offered[offered.length - 1]);
  // What is offered but not taken is still being passed, or, after the last pick, has been left over.
  const left = draftIsOver(state) ? latest.filter((c) => c !== kept[kept.length - 1]) : latest;
  const apart = [...kept, ...setAside.filter((c) => c !== NONE), ...left, ...membersOf(faceUp)];
  // With seven players the last drafter has picked up the card that lay face down.
  return apart.includes(faceDown) ? apart : [...apart, faceDown];
}

/** The pieces of a board that nobody has drawn: every name that the choices touch, with words for it. */
import { plain, type Choice, type GameMove, type GameState, type GameTexts, type Seat, type View } from '@cantiere/engine';

export interface Place {
  readonly at: string;
  readonly words: string;
}

/** Places that belong together: all of `hand:…`, the buttons. */
export interface PlaceGroup {
  readonly key: string;
  readonly places: readonly Place[];
}

/** In the order in which the choices name them. */
export function placesOf(
  choices: readonly Choice[],
  view: View<GameState>,
  texts: GameTexts,
  nameOf: (seat: Seat) => string,
): PlaceGroup[] {
  const words = new Map<string, string>();
  const say = (move: GameMove): string => plain(texts.move(move, view), nameOf);
  // A move that is made by one touch says best what the touch does.
  for (const { at, move, kind } of choices)
    if (kind === 'move' && at.length === 1) words.set(at[0], words.get(at[0]) ?? say(move));
  for (const choice of choices) {
    for (const at of choice.at) if (!words.has(at)) words.set(at, texts.piece(nameIn(at)));
    if (choice.kind === 'pick') {
      choice.places.forEach((at, index) => {
        if (!words.has(at)) words.set(at, texts.piece(choice.from[index]));
      });
    }
  }
  const groups = new Map<string, Place[]>();
  for (const [at, text] of words) {
    const key = at.split(':', 1)[0];
    groups.set(key, [...(groups.get(key) ?? []), { at, words: text }]);
  }
  return [...groups].map(([key, places]) => ({ key, places }));
}

/** `tavern` of `hand:tavern`. */
const nameIn = (at: string): string => at.slice(at.indexOf(':') + 1);

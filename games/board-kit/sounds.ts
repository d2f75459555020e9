/** What a table sounds like: which of the house's sounds belongs to which event of a game. The sounds themselves are made in web/sound. */
import type { GameEvent } from '@cantiere/engine';
import type { News } from './contract.ts';

/** Pieces and people, from the lightest to the heaviest; `step` is somebody else's move that has no sound of its own. */
export const SOUNDS = [
  'step',
  'card',
  'coin',
  'wood',
  'stone',
  'water',
  'seal',
  'gavel',
  'fall',
  'done',
  'refusal',
  'turn',
  'tick',
  'lastRound',
  'win',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** The sounds of a game. An event that is not named is silent; `step` stands for a whole move without any sound. */
export interface SoundBook<E extends GameEvent = GameEvent> {
  readonly of: { readonly [Kind in E['kind']]?: Sound | ((event: Extract<E, { readonly kind: Kind }>) => Sound | undefined) };
  /** All its sounds higher (above 1) or lower: stone in Rome is not stone in a garden. */
  readonly pitch: number;
}

/** More at once is noise. */
const MOST_AT_ONCE = 3;

/**
 * What these news sound like, in order, each sound once: ten cards that are dealt are one rustle. `lost`: the end is heard by
 * somebody who did not win.
 */
export function soundsOf(news: readonly News[], book: SoundBook, lost = false): readonly Sound[] {
  const all = news
    .map(({ event }) => soundOf(event, book))
    .filter((sound) => sound !== undefined)
    .map((sound) => (sound === 'win' && lost ? 'done' : sound));
  const each = [...new Set(all)];
  if (each.length === 0) return news.length > 0 ? ['step'] : [];
  // Where there is too much to hear, what weighs most is heard.
  const heard = new Set(each.toSorted((a, b) => SOUNDS.indexOf(b) - SOUNDS.indexOf(a)).slice(0, MOST_AT_ONCE));
  return each.filter((sound) => heard.has(sound));
}

function soundOf(event: GameEvent, { of }: SoundBook): Sound | undefined {
  const known = of[event.kind];
  return typeof known === 'function' ? known(event) : known;
}

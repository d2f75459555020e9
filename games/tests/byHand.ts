/** Changes every field of a game's components in turn and finds the numbers of its texts that follow none of them. */
import { LANGUAGES, type Language } from '@cantiere/engine';
import { BROKEN_OFF, type BuiltTexts } from './builtTexts.ts';
import type { FieldChange } from './everyField.ts';
import { changedWords, isNumber, normalised, wordsOf } from './followed.ts';
import { COMMON, HOW_MANY_PLAY, OWN, OWN_IN_LESSONS } from './ownNumbers.ts';

export interface HandCheck {
  /** Numbers that nobody's change moved, each with its text's key and the words around it. */
  readonly byHand: readonly string[];
  /** Numbers of a lesson that follow, and that a list would let stand by hand nevertheless. */
  readonly excused: readonly string[];
  /** BuiltTexts that are others after a change, by the path of the field; absent where no other value can be played with. */
  readonly followers: ReadonlyMap<string, readonly string[]>;
  /** BuiltTexts that had no number where one belongs. */
  readonly broken: readonly string[];
}

/** Of a lesson, which need not be given with every value (lessons.test.ts). */
export const isLesson = (key: string): boolean => /^\w+ lesson /u.test(key);

export const EMPTY_PLACE = /\{[a-z][\w.]*[|}]|\bundefined\b|\bNaN\b/u;

/** `fits`: whether the game's own sums come out too; where they do not, nobody can play with it, and a text may have gaps. */
export function everyChange(
  id: string,
  make: (data?: object) => BuiltTexts,
  changes: readonly FieldChange[],
  fits: (data: object) => boolean,
): HandCheck {
  const before = make();
  const moved = new Map<string, Set<number>>();
  const followers = new Map<string, readonly string[]>();
  const broken = new Set<string>();
  for (const { path, others } of changes) {
    const field = path.join('.');
    for (const { after, other, first } of made(make, others)) {
      const followed: string[] = [];
      for (const [key, text] of before) {
        const now = after.get(key) ?? '';
        if (now === text || (!first && !isLesson(key))) continue;
        followed.push(key);
        if (EMPTY_PLACE.test(now) && !isLesson(key) && fits(other)) broken.add(`${field} ${key}: ${now}`);
        const places = moved.get(key) ?? moved.set(key, new Set()).get(key);
        for (const at of changedWords(wordsOf(text), wordsOf(now))) places?.add(at);
      }
      followers.set(field, [...(followers.get(field) ?? []), ...followed]);
    }
  }
  const numbers = [...before].flatMap(([key, text]) =>
    numbersIn(key, text).map((found) => ({ ...found, isOwn: isOwn(id, found), follows: moved.get(key)?.has(found.at) === true })),
  );
  const told = (all: readonly Found[]): readonly string[] => all.map(({ key, words }) => `${key}: ${words}`);
  return {
    byHand: told(numbers.filter((found) => !found.follows && !found.isOwn)),
    excused: told(numbers.filter((found) => found.follows && found.isOwn && isLesson(found.key))),
    followers,
    broken: [...broken],
  };
}

interface Made {
  readonly after: BuiltTexts;
  readonly other: object;
  /** Otherwise it is there for the lesson's sake. */
  readonly first: boolean;
}

/** Where the rules refuse a value the next one is tried; also where the lesson breaks off with it. */
function* made(make: (data?: object) => BuiltTexts, others: readonly object[]): Generator<Made> {
  let first = true;
  for (const other of others) {
    let after: BuiltTexts;
    try {
      after = make(other);
    } catch {
      continue; // Not one that can be played with.
    }
    yield { after, other, first };
    if (!after.has(BROKEN_OFF)) return;
    first = false;
  }
}

interface Found {
  readonly key: string;
  /** Which word of the text. */
  readonly at: number;
  readonly number: string;
  /** With the words around it. */
  readonly words: string;
}

function numbersIn(key: string, text: string): readonly Found[] {
  const language = LANGUAGES.find((known) => key.startsWith(known)) as Language;
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    if (!isNumber(word, language)) return [];
    const around = [...words.slice(Math.max(0, at - 4), at), `[${word}]`, ...words.slice(at + 1, at + 5)];
    return [{ key, at, number: normalised(word), words: around.join(' ') }];
  });
}

/** A rule's own number, or a position that an example makes up. */
function isOwn(id: string, { key, number, words }: Found): boolean {
  if (isLesson(key)) return OWN_IN_LESSONS[id]?.some(([around]) => around.test(words)) === true;
  const where = key.slice(3);
  if (where.includes(' example ')) return true;
  if (HOW_MANY_PLAY.test(words)) return true;
  return [...COMMON, ...(OWN[id] ?? [])].some(([place, numbers]) => place.test(where) && numbers.split(' ').includes(number));
}

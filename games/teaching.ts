/**
 * The lesson of a game with the components of an edition: its moves are written down and its words argue, so it can be given only
 * where the moves are possible, what it argues with is so, and what it names is still called that.
 */
import { LANGUAGES, digestOf, prepare, type InEveryLanguage, type ReadyLesson } from '@cantiere/engine';
import type { Shelved } from './onShelf.ts';

/** Undefined: there is none, or it cannot be given with these components. */
export async function lessonWith({
  rules,
  lesson,
  data,
}: Pick<Shelved, 'rules' | 'lesson' | 'data'>): Promise<ReadyLesson | undefined> {
  const [{ game }, written, components] = await Promise.all([rules(), lesson?.(), data?.()]);
  if (written === undefined) return undefined;
  const corrected = components && digestOf(components.data) !== digestOf(components.printed) ? components : undefined;
  // Words that stand still, from before they were made of the position, are true of what was printed alone.
  if (corrected && !written.lesson.steps.some(({ say }) => typeof say === 'function')) return undefined;
  try {
    const ready = prepare(game, written.lesson);
    return corrected && saysAny(ready, renamed(corrected.printed, corrected.data)) ? undefined : ready;
  } catch {
    return undefined;
  }
}

const NAMES = /name|plural|adjective/iu;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The names of before of what is called otherwise now. The two have the same shape: a correction adds and removes nothing. */
function renamed(before: unknown, now: unknown, within = ''): readonly Partial<InEveryLanguage>[] {
  if (!isObject(before)) return [];
  const inNow = isObject(now) ? now : {};
  if (NAMES.test(within) && typeof before['en'] === 'string')
    return [
      Object.fromEntries(
        LANGUAGES.flatMap((language) => (before[language] === inNow[language] ? [] : [[language, before[language]]])),
      ),
    ];
  return Object.entries(before).flatMap(([field, inner]) => renamed(inner, inNow[field], field));
}

const saysAny = ({ steps }: ReadyLesson, names: readonly Partial<InEveryLanguage>[]): boolean =>
  LANGUAGES.some((language) => {
    const words = steps.map(({ say }) => say[language].toLowerCase()).join('\n');
    return names.some(({ [language]: name }) => name !== undefined && hasWord(words, name.toLowerCase()));
  });

/** As a word of its own: the King is not in "parking". */
const hasWord = (text: string, word: string): boolean =>
  text.split(word).some((part, at, parts) => at > 0 && !/\p{L}$/u.test(parts[at - 1] ?? '') && !/^\p{L}/u.test(part));

/**
 * Sentences about the person who reads them: "Ada builds the Tavern" is "You build the Tavern" to Ada. Games tell of seats in the
 * third person; here the sentence is turned, so that no game has to say everything twice. What is not known here stays as it is,
 * with the person's name: games/tests/you.test.ts finds every such sentence.
 */
import type { Seat } from '../seat.ts';
import type { Language, Part, Words } from '../words.ts';
import { secondPerson as inEnglish } from './you.en.ts';
import { secondPerson as inItalian } from './you.it.ts';

/** What stands around my seat in a sentence, and what becomes of it. */
export interface SeatInSentence {
  /** The text before it, '' where another part or nothing is there. */
  readonly before: string;
  readonly after: string;
  /** Nothing stands before it but sentences that are over. */
  readonly begins: boolean;
  /** Among others who do the same: "Ada and Bruno may". */
  readonly listed: boolean;
}

export interface Turned {
  readonly before: string;
  /** What I am called here; undefined: by my name. */
  readonly as: string | undefined;
  readonly after: string;
  /** I do what the sentence tells: verbs further on are mine too. */
  readonly subject: boolean;
}

/** A language's way to say it: at my seat, and in the rest of a sentence whose subject I am. */
export interface SecondPerson {
  at(around: SeatInSentence): Turned;
  rest(text: string): string;
  /** The text before a piece that is mine ("destroys the "), so that it says so; undefined where the language says it after the piece. */
  mine?(before: string): string | undefined;
}

const LANGUAGES: Readonly<Record<Language, SecondPerson>> = { it: inItalian, en: inEnglish };

export function asYou(words: Words, me: Seat | undefined, language: Language): Words {
  if (me === undefined || !words.some((part) => isMe(part, me))) return words;
  const spoken = LANGUAGES[language];
  const parts: Part[] = [...words];
  let subject = false;
  for (const [n, part] of parts.entries()) {
    if (typeof part === 'string') {
      if (subject) parts[n] = spoken.rest(part);
      if (/[.:;] *$/.test(part)) subject = false;
    } else if (isMe(part, me)) {
      if (makeMine(parts, n, spoken)) continue;
      const [before, after] = [textAt(parts, n - 1), textAt(parts, n + 1)];
      const turned = spoken.at({ before, after, begins: n === 0 || /[.] $/.test(before), listed: isListed(parts, n) });
      if (n > 0 && before !== '') parts[n - 1] = turned.before;
      if (after !== '') parts[n + 1] = turned.after;
      parts[n] = turned.as === undefined ? part : { seat: me, as: turned.as };
      subject ||= turned.subject;
    }
  }
  return parts.filter((part) => part !== '');
}

/** "the Castle of Ada": said before the piece, where the language can. */
function makeMine(parts: Part[], n: number, { mine }: SecondPerson): boolean {
  const piece = parts[n - 2];
  const turned = parts[n - 1] === ' di ' && typeof piece === 'object' && 'piece' in piece && mine?.(textAt(parts, n - 3));
  if (!turned) return false;
  parts.splice(n - 3, 4, turned, piece, '', '');
  return true;
}

const isMe = (part: Part, me: Seat): boolean => typeof part !== 'string' && 'seat' in part && part.seat === me;

const textAt = (parts: readonly Part[], n: number): string => {
  const part = parts[n];
  return typeof part === 'string' ? part : '';
};

/** "Ada and Bruno", "Ada, Bruno and Carla": the neighbour behind a comma or a conjunction alone is a seat. */
function isListed(parts: readonly Part[], n: number): boolean {
  const seatBeyond = (step: 1 | -1): boolean => {
    const other = parts[n + 2 * step];
    return /^(?:,| e| ed| and) $/.test(textAt(parts, n + step)) && typeof other === 'object' && 'seat' in other;
  };
  return seatBeyond(1) || seatBeyond(-1);
}

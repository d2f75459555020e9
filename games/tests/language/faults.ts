/** What is wrong with a text: its language's patterns, and what is broken in any language. */
import type { Language } from '@cantiere/engine';
import { BROKEN_EN } from './faults.en.ts';
import { BROKEN_IT } from './faults.it.ts';
import { UNTURNED, type TextKind } from './harvest.ts';

const BROKEN_ANYWHERE: Readonly<Record<string, RegExp>> = {
  'a hole': /undefined|\bnull\b|NaN|\[object|\{\}|\$\{/u,
  'two spaces': / {2}|^ | $/u,
  'a space before a stop': / [,.;](?!\p{L}|\d)/u,
  'a stop too many': /(?:[,;:.] ?[,;]|[,;:]\.|(?<!\.)\.\.(?!\.))/u,
  'empty brackets': /\(\s*\)/u,
  'a small letter after a full stop': /(?<!\b(?:pt|max|min|es|ecc|e\.g|i\.e|cf|vs|p)|\d)\. \p{Ll}/u,
  // A square of a garden stands after a word of place: "in S12".
  'an inner code':
    /\b(?:(?<!\b(?:in|da|a|at|from|to) )[SX]\d{1,2}|X[1-9]\d{2,}|b\d+|lot\d+|seat\d|contract\d|planning\d|[a-z]+_[a-z]+|[A-Z]{3,}_[A-Z]+)\b|\b(?:building|edificio) \d+\b(?! (?:su|of|di)\b)/u,
};
/** In the terminal letters with numbers are what something costs (S2 W1) or the edge of the map; its inner codes are others. */
const TERMINAL_CODE = /\bb\d+=|\bC\d{2}\b|\b[a-z]+_[a-z]+\b/u;
/** An apostrophe is a curved one. The words of the boards are left to the boards. */
const STRAIGHT = /'/u;
/** Whole sentences and labels begin with a capital, a digit or a sign. */
const BEGINS_SMALL = /^\p{Ll}/u;
const SENTENCES: ReadonlySet<TextKind> = new Set(['prompt', 'move', 'short', 'heading', 'event', 'toMe', 'refusal', 'page']);

/** Whoever reads a sentence about themselves is spoken to. */
const SPOKEN_TO: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  it: {
    'tu with a verb of another':
      /(?:^|\. )Tu (?:(?:non|ora|si|ne|vi|ci) )*(?!(?:non|ora|si|ne|vi|ci) )\p{L}*[^i\P{L}]\b|\btu \p{L}+(?:isce|ende) |\btu ha\b/u,
    'and then a verb of another': /^Tu .* e (?:ne )?(?:riceve|mette|scarta|rinuncia|prende|paga)\b/u,
    'di tu': /\b(?:a|da|di|con|per|tra|era|è) tu\b/u,
  },
  en: {
    'you with a verb of another': /(?:^|\. )You (?:(?:now|still) )?(?:\p{L}*[^s\P{L}]s|passes|is|has|does)\b/u,
    'and then a verb of another': /^You .* and (?:gets|puts|sets|gives|takes|pays)\b|^You .* their own/u,
    'you’s': /\byou[’']s\b/iu,
  },
};

const PATTERNS: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = { it: BROKEN_IT, en: BROKEN_EN };

export function faultsIn(text: string, kind: TextKind, language: Language): string[] {
  const codes = {
    ...(kind === 'terminal' && { 'an inner code': TERMINAL_CODE }),
    ...(kind === 'toMe' && { ...SPOKEN_TO[language], 'still called by name': new RegExp(UNTURNED, 'u') }),
    ...(kind !== 'board' && { 'a straight apostrophe': STRAIGHT }),
  };
  const found = Object.entries({ ...BROKEN_ANYWHERE, ...codes, ...PATTERNS[language] }).flatMap(([fault, pattern]) => {
    const hit = pattern.exec(text);
    return hit ? [`${fault} (“${hit[0]}”)`] : [];
  });
  return SENTENCES.has(kind) && BEGINS_SMALL.test(text) ? [...found, 'a small letter at the beginning'] : found;
}

/** How English speaks to the person a sentence is about. */
import type { SecondPerson } from './you.ts';

const IRREGULAR: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do', goes: 'go' };
/** The same in every person. */
const SAME = /^(?:may|can|cannot|will|must)$/;
/** May stand between a person and the verb. */
const BETWEEN = /^(now|still|already|again) /;

/** "builds" → "build", "passes" → "pass", "has" → "have". */
function base(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

const isVerb = (word: string): boolean => word in IRREGULAR || /^[a-z]{2,}[^s]s$/.test(word) || /^pass?es$/.test(word);

/** " builds the" → " build the"; undefined where no verb follows. */
function verbTurned(after: string): string | undefined {
  const [, space, rest] = /^( )(.*)$/s.exec(after) ?? [];
  if (space === undefined || rest === undefined) return undefined;
  const [, between = ''] = BETWEEN.exec(rest) ?? [];
  const from = between === '' ? 0 : between.length + 1;
  const [word = ''] = /^[a-z]+/.exec(rest.slice(from)) ?? [];
  if (SAME.test(word)) return after;
  if (!isVerb(word)) return undefined;
  return ` ${rest.slice(0, from)}${base(word)}${rest.slice(from + word.length)}`;
}

export const secondPerson: SecondPerson = {
  at({ before, after, begins, listed }) {
    if (/^[’']s\b/.test(after)) return { before, as: begins ? 'Your' : 'your', after: after.slice(2), subject: false };
    const you = begins ? 'You' : 'you';
    const turned = listed ? undefined : verbTurned(after);
    // A sentence that begins with me tells what I do: what is not known here is left to be told of me by name.
    return turned === undefined
      ? { before, as: begins && !listed ? undefined : you, after, subject: false }
      : { before, as: you, after: this.rest(turned), subject: true };
  },
  rest: (text) =>
    text
      .replace(/\btheir own\b/g, 'your own')
      .replace(/ and ([a-z]+s)(?= )/g, (all, verb: string) =>
        isVerb(verb) && !/^(?:points|cards|coins)$/.test(verb) ? ` and ${base(verb)}` : all,
      ),
};

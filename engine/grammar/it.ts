/** The little Italian grammar that sentences made of parts need: articles, prepositions with them, number, capitals. */

/** Gender, and whether the name itself is a plural: "le Terme" is `fp`. */
export type Form = 'm' | 'f' | 'mp' | 'fp';

/** What a word begins with, as articles see it: a vowel; s with a consonant, z, gn, ps, x, y; anything else. */
type Start = 'vowel' | 'impure' | 'plain';

function startOf(name: string): Start {
  const word = name.replace(/^[«“"(]+/, '').toLowerCase();
  if (/^(?:[aeiouàèéìòùh]|8|11\b)/.test(word)) return 'vowel';
  return /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)/.test(word) ? 'impure' : 'plain';
}

type Forms = Readonly<Record<Form, Readonly<Record<Start, string>>>>;

const THE: Forms = {
  m: { vowel: 'l’', impure: 'lo ', plain: 'il ' },
  f: { vowel: 'l’', impure: 'la ', plain: 'la ' },
  mp: { vowel: 'gli ', impure: 'gli ', plain: 'i ' },
  fp: { vowel: 'le ', impure: 'le ', plain: 'le ' },
};

const A: Forms = {
  m: { vowel: 'un ', impure: 'uno ', plain: 'un ' },
  f: { vowel: 'un’', impure: 'una ', plain: 'una ' },
  mp: { vowel: 'degli ', impure: 'degli ', plain: 'dei ' },
  fp: { vowel: 'delle ', impure: 'delle ', plain: 'delle ' },
};

/** "il" becomes "del", "lo" "dello", "i" "dei": the preposition doubles the l, except before "il" and "i". */
function joined(stem: string, article: string): string {
  if (article === 'il ') return `${stem}l `;
  if (article === 'i ' || article === 'gli ') return `${stem}${article}`;
  return `${stem}l${article}`;
}

/** The article with its space, where it has one: "il ", "lo ", "l’", "gli ". */
export const the = (name: string, form: Form): string => THE[form][startOf(name)];
/** "un ", "uno ", "un’". */
export const a = (name: string, form: Form): string => A[form][startOf(name)];
/** "del ", "dello ", "dell’". */
export const ofThe = (name: string, form: Form): string => joined('de', the(name, form));
/** "al ", "allo ", "all’". */
export const toThe = (name: string, form: Form): string => joined('a', the(name, form));
/** "sul ", "sullo ", "sull’". */
export const onThe = (name: string, form: Form): string => joined('su', the(name, form));
/** "nel ", "nello ", "nell’". */
export const inThe = (name: string, form: Form): string => joined('ne', the(name, form));

/** Before a title that brings its own article: "dei Costruttori", "dell’Isola", "di Capitol". */
export const ofTitle = (title: string): string => beforeTitle('de', 'di ', title);
/** "ai Costruttori", "all’Isola", "a Capitol". */
export const toTitle = (title: string): string => beforeTitle('a', to(title), title);

function beforeTitle(stem: string, plain: string, title: string): string {
  const [, article, rest = ''] = /^(il |lo |la |l['’]|i |gli |le )(.+)$/i.exec(title) ?? [];
  return article === undefined ? `${plain}${title}` : `${joined(stem, article.toLowerCase().replace("'", '’'))}${rest}`;
}

/** "a C4", "ad A4". */
export const to = (name: string): string => (/^a/i.test(name) ? 'ad ' : 'a ');

/** The last letter of what agrees with a noun: "distrutt" + "a". */
export const ending = (form: Form): string => ({ m: 'o', f: 'a', mp: 'i', fp: 'e' })[form];

/** What agrees with a number: agree(1, 'serve', 'servono'). Zero is plural. */
export const agree = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** "1 moneta", "0 monete". */
export const count = (n: number, one: string, many: string): string => `${n} ${agree(n, one, many)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names that people read: tables that can be told over the telephone, bots called after builders, people as they like. */
import { randomInt } from 'node:crypto';
import { BUILDERS } from '@cantiere/bots/temperaments';

const MASCULINE = `
  ponte arco muro tetto chiostro portico cortile balcone camino palazzo castello mercato teatro tempio borgo
  molo faro mulino granaio pozzo giardino forno duomo gradino pilastro capitello mattone cantiere argano
  martello vicolo campanile rione
`
  .trim()
  .split(/\s+/);
const FEMININE = `
  torre porta piazza via casa loggia scala cupola colonna fontana finestra soffitta terrazza bottega taverna
  chiesa abbazia rocca villa cava gru trave volta navata darsena cisterna osteria dogana stalla serra cinta
  contrada
`
  .trim()
  .split(/\s+/);

/** Ends in -o/-a after the noun's gender, or in -e for both. */
const ADJECTIVES = `
  alt antic bass bianc ross ner grigi dorat larg strett lung nuov vecchi quiet chiar fiorit asciutt fresc solid
  robust curios segret lontan vicin seren verde celeste grande gentile felice forte illustre celebre silente
  rurale regale
`
  .trim()
  .split(/\s+/);

/** `ponte-alto-42`. Tables that are only reached by their link get a longer number, so that nobody finds them by trying. */
export function newTableId(listed: boolean): string {
  const at = randomInt(MASCULINE.length + FEMININE.length);
  const noun = MASCULINE[at] ?? FEMININE[at - MASCULINE.length];
  const stem = ADJECTIVES[randomInt(ADJECTIVES.length)];
  const adjective = stem.endsWith('e') ? stem : stem + (at < MASCULINE.length ? 'o' : 'a');
  const number = listed ? randomInt(10, 1000) : randomInt(100_000_000, 1_000_000_000);
  return `${noun}-${adjective}-${number}`;
}

/** Whether nobody finds it by trying: the link of such a table may be a key. */
export const isLongId = (id: string): boolean => /-\d{5,}$/u.test(id);

/** What a table is called when nobody named it: `ponte-alto-42` is Ponte Alto. */
export function spokenId(id: string): string {
  const words = id.split('-').filter((word) => /^[a-z]+$/.test(word));
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** A name that nobody at the table has yet. */
export function botName(taken: readonly string[]): string {
  return BUILDERS.find((name) => !taken.some((other) => sameName(name, other))) ?? `Bot ${taken.length + 1}`;
}

const LONGEST_NAME = 24;

/** What holds the parts of one emoji together (a woman and her hat); anywhere else it hides. */
const JOINERS = /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu;
/** Control, formatting and unassigned characters can hide or reverse text; a pile of marks covers the lines around it. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}]|\p{M}{3}/u;

/** Scripts whose letters look alike: one name is written in one of them. All others go together as people like. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u];
/** Letters of mathematics and wide ones: drawn differently, read the same. */
const DRAWN = /[\u{1D400}-\u{1D7FF}\uFF21-\uFF3A\uFF41-\uFF5A]/u;

/** Somebody's name as it will be shown, or undefined when it is none, or could be taken for another. */
export function readName(raw: string): string | undefined {
  const name = readTitle(raw, LONGEST_NAME);
  if (name === undefined || DRAWN.test(name)) return undefined;
  return ALIKE.filter((script) => script.test(name)).length > 1 ? undefined : name;
}

/** What a thing is called: as it will be shown, or undefined when there is nothing to read or something that hides. */
export function readTitle(raw: string, longest: number): string | undefined {
  const title = raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return title.length > 0 && title.length <= longest && !UNREADABLE.test(title.replace(JOINERS, '')) ? title : undefined;
}

/** A name as it is searched for: "Bèa  Ro" is found by "bea". */
export function searchable(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Letters and figures that are read for one another, under the one they are taken for. */
const TAKEN_FOR = {
  a: 'аα4@',
  b: 'вβ',
  c: 'с',
  e: 'еε3',
  h: 'н',
  i: '1l|!іιı',
  j: 'ј',
  k: 'кκ',
  m: 'мμ',
  n: 'пη',
  o: '0оοօ',
  p: 'рρ',
  s: 'ѕ5$',
  t: 'тτ',
  u: 'υ',
  v: 'ν',
  x: 'хχ',
  y: 'уγ',
};
const READ_AS = new Map(Object.entries(TAKEN_FOR).flatMap(([as, signs]) => signs.split('').map((sign) => [sign, as] as const)));

/** Whether two names would be taken for one another at a table: case, marks, spaces and look-alikes make no difference. */
export function sameName(a: string, b: string): boolean {
  return looks(a) === looks(b);
}

function looks(name: string): string {
  const letters = searchable(name).replace(/./gu, (sign) => READ_AS.get(sign) ?? sign);
  return letters.replace(/[^\p{L}\p{N}]/gu, '') || letters; // a name of nothing but pictures is what it is
}

/**
 * Numbers that stand by hand in the words of a source file: in its strings, in the fixed parts of its templates, in the text of its
 * elements; and those a sentence reckons with, counts or falls back to (`${n * 15}`, `${coins(15)}`, `${need ?? 3}`). What is no
 * word is passed over: keys, ids, what something is compared with, and in a drawing whatever it is drawn with. So is a count that
 * was asked for: in `n === 1 ? '1 card' : …` the 1 is n.
 */
import { parseSync } from 'vite';
import { LANGUAGES, type Language } from '@cantiere/engine';
import { NUMBERS } from './numberWords.ts';

export interface FoundNumber {
  readonly line: number;
  readonly number: string;
  /** What it stands in, with `…` for what is filled in. */
  readonly words: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** What is known where something stands: the counts that were asked for, and whether it is part of a sentence. */
interface Place {
  readonly counts: readonly number[];
  readonly inSentence: boolean;
}

/** The files that have little else than words. */
const OF_WORDS = /(?:^|\/)text(?:\/|\.|$)|(?:^|\/)plans\.ts$/u;
const WORDS_FOR: Readonly<Record<string, number>> = Object.fromEntries([
  ...['two', 'twice', 'double', 'doubles', 'doubled', 'due', 'doppi', 'raddoppia'].map((word) => [word, 2]),
  ...['three', 'tre'].map((word) => [word, 3]),
]);
/** `w-app-1`, `BLD-4.4.2`, `new:2`: a name, whatever is in it. */
const ID = /^[\w:.-]*[a-z][\w:.-]*$/iu;
/** Ids of cards among words. */
const IDS = /\b[A-Z]{1,2}\d+\b/gu;
/** Among what a drawing is made of: a word beside a number, two words in a row, or what is gained: `+2`. */
const SPOKEN = /^[+−×]\s?[\d…]|[\d…]\s\p{L}{2,}|\p{L}{2,}[:,]?\s(?:[+−×]?[\d…]|\p{L}{2,}\s)/u;
const DRAWN = /^\S+\(|^[\d.]+(?:px|r?em|m?s|%) /u;
/** Methods whose numbers are places in a text. */
const PLACES = ['slice', 'at', 'charAt', 'padStart', 'padEnd', 'repeat', 'fromCharCode'];

/** Those of the file's own language; of both, where it has words in both. */
export function numbersIn(source: string, file: string): readonly FoundNumber[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const own = LANGUAGES.filter((language) => file.includes(`${language}.ts`));
  const languages = own.length > 0 ? own : LANGUAGES;
  const speaks = (text: string): boolean => OF_WORDS.test(file) || (SPOKEN.test(text) && !DRAWN.test(text));
  const found: FoundNumber[] = [];

  const tell = (node: Node, number: string, words: string): void => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ line, number, words: words.replaceAll(/\s+/gu, ' ').trim() });
  };
  const read = (node: Node, text: string, { counts }: Place): void => {
    const words = text.replaceAll(IDS, '');
    if (node.type !== 'JSXText' && !speaks(words)) return;
    for (const number of numbersOf(words, languages))
      if (!counts.includes(WORDS_FOR[number.toLowerCase()] ?? Number(number))) tell(node, number, words);
  };
  /** A number of the program itself, one more and one less aside. */
  const reckon = (whole: Node, parts: readonly Node[], { inSentence }: Place): void => {
    for (const { type, value } of parts)
      if (inSentence && type === 'Literal' && typeof value === 'number' && value > 1)
        tell(whole, String(value), source.slice(whole.start, whole.end));
  };
  const walkAll = (part: unknown, place: Place): void => nodesIn(part).forEach((inner) => walk(inner, place));

  function walk(node: Node, place: Place): void {
    switch (node.type) {
      case 'Literal':
        if (typeof node['value'] === 'string' && !ID.test(node['value'])) read(node, node['value'], place);
        return;
      case 'JSXText':
        return read(node, String(node['value']), place);
      case 'TemplateLiteral': {
        const text = nodesIn(node['quasis'])
          .map(({ value }) => (value as { readonly cooked: string }).cooked)
          .join('…');
        read(node, text, place);
        return walkAll(node['expressions'], { ...place, inSentence: speaks(text) });
      }
      case 'ConditionalExpression':
      case 'IfStatement':
        walkAll(node['test'], place);
        walkAll(node['consequent'], { ...place, counts: [...place.counts, ...countsAskedIn(node['test'])] });
        return walkAll(node['alternate'], place);
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const parts = [...nodesIn(node['left']), ...nodesIn(node['right'])];
        if (['+', '-', '*', '??'].includes(String(node['operator']))) reckon(node, parts, place);
        // What something is compared with is no word; either side of `??`, `||` and `&&` may be.
        return walkAll(
          parts.filter(({ type }) => node.type === 'LogicalExpression' || type !== 'Literal'),
          place,
        );
      }
      case 'CallExpression': {
        const [method] = nodesIn(node['callee']).flatMap(({ property }) => nodesIn(property));
        if (!PLACES.includes(String(method?.['name']))) reckon(node, nodesIn(node['arguments']), place);
        break;
      }
      case 'JSXAttribute':
        // A drawn coin or shield says its value.
        if (nodesIn(node['name'])[0]?.['name'] === 'value')
          for (const { expression } of nodesIn(node['value']))
            for (const { type, raw } of nodesIn(expression))
              if (type === 'Literal' && /^\d/u.test(String(raw))) tell(node, String(raw), source.slice(node.start, node.end));
        break;
      case 'MemberExpression':
        return walkAll(node['object'], place);
      case 'Property':
        return walkAll(node['value'], place);
      case 'SwitchCase':
        return walkAll(node['consequent'], place);
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return;
      case 'ExportNamedDeclaration':
        return walkAll(node['declaration'], place);
    }
    if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/u.test(node.type)) return;
    for (const part of Object.values(node)) walkAll(part, place);
  }
  walk(program as unknown as Node, { counts: [], inSentence: false });
  return found;
}

const numbersOf = (words: string, languages: readonly Language[]): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => words.match(NUMBERS[language]) ?? []));

/** The n of `count === n`, of all that hold together. */
function countsAskedIn(test: unknown): readonly number[] {
  return nodesIn(test).flatMap(({ type, operator, left, right }) => {
    if (type === 'LogicalExpression' && operator === '&&') return [...countsAskedIn(left), ...countsAskedIn(right)];
    if (type !== 'BinaryExpression' || operator !== '===') return [];
    return nodesIn(right).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  });
}

function nodesIn(part: unknown): readonly Node[] {
  if (Array.isArray(part)) return part.flatMap(nodesIn);
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string' ? [part as Node] : [];
}

/**
 * Sentences that are made of an event, a view or a move, and the words of the boards, follow the data too. No data changed beside
 * them can show it, for most come up in few positions; so their sources are read, and every number that stands in one by hand is
 * found (sourceNumbers.ts). A component's is taken from the rules, which have it from the data; what is a rule's own is in OWN,
 * with why. Beside it numbers.test.ts looks at what is made of the data alone: names, rules pages, options, card texts.
 *
 * It does not see a one that is written out (`una carta`), for that may as well be an article.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shelf } from '../registry.ts';
import { numbersIn, type FoundNumber } from './sourceNumbers.ts';

/** Where a rule's own numbers may stand, in which words, and why. */
const OWN: readonly (readonly [file: RegExp, words: RegExp, why: string])[] = [
  [/\/text\//u, /(?:\bda|\bfor) 2 (?:a|to) [47]\b|\b2, 3 (?:o|or) 4\b/gu, 'how many play'],
  [/\/text\//u, /\b(?:due volte|twice)\b/gu, 'the same thing again'],
  [/^builders\//u, /\b1 (?:azione|action)\b/gu, 'what an action is'],
  [/^builders\/text\//u, /\bda 1 a|\b1 to|(?:almeno|at least) 1\b/gu, 'nobody does less than once'],
  [/^builders\//u, /^\+1(?: …)?$|\+1 (?:a chi|for the)|\b1 (?:in più|more)/gu, 'what a tool adds (BLD-5.4)'],
  [/^builders\//u, /\b0[.,]1 (?:each|l’uno)/gu, 'points are counted in tenths'],
  [/^builders\/board\/Moves\.tsx$/u, /^\+2…$/gu, 'two actions or more, to be chosen'],
  [/^capitol\//u, /\+1 (?:punto|point)\b/gu, 'what a fountain is worth (CAP-7.5)'],
  [/^capitol\//u, /\+1 (?:tetto|roof)\b/gu, 'what a roof card brings'],
  [/^citadels\//u, /\b1 (?:(?:moneta|gold) )?per (?:edificio|\w+ building)/gu, 'the income of a building (CIT-5.16)'],
  [/^citadels\//u, /cinque colori|five colours/giu, 'what the bonus is for'],
  [/^gardens\/text\/worth\.ts$/u, /\b1-…/gu, 'from the first tile on'],
  [/^sprawl\//u, /\bda 1 lotto\b|\b1-lot\b/gu, 'the smallest building'],
  [/^sprawl\//u, /\b(?:due Favori|two Favors)\b/gu, 'what the Extra Favor is (SPR-5.6)'],
  [/^sprawl\//u, /\b1 (?:ogni|for|di prestigio|prestige)(?= …|…|:|$)/gu, 'one prestige for so much wealth (SPR-14.3)'],
  [
    /^sprawl\//u,
    /\bdoubled by the District Attorney|^\+[12]$/gu,
    'the bonus of a neighbour, and of the District Attorney (SPR-6.11)',
  ],
  [/^sprawl\/text\/words\.ts$/u, /^65 \+ .*|^\(?at - 3.*/gu, 'letters and numbers along the board'],
];

/** A number that still stands there when all that is a rule's own is taken out. */
const standsByHand = (file: string, { number, words }: FoundNumber): boolean =>
  new RegExp(`\\b${number}\\b`, 'u').test(
    OWN.reduce((rest, [where, own]) => (where.test(file) ? rest.replaceAll(own, '') : rest), words),
  );

const folder = new URL('../', import.meta.url);

/** All that has words in it; the rules pages are made of the data alone, and decisions tell of what is printed. */
function sourcesOf(id: string): readonly string[] {
  return readdirSync(new URL(`${id}/`, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:text|board)\/.*\.tsx?$|^(?:plans|terminal)\.ts$/u.test(file))
    .filter((file) => !/\/tests\/|icons\.gen\.ts$|^text\/(?:rules\.\w+|decisions)\.ts$/u.test(file))
    .map((file) => `${id}/${file}`);
}

describe.each(shelf.map(({ meta }) => meta.id))('sentences of %s', (id) => {
  it('have no number of a component by hand', () => {
    const byHand = sourcesOf(id).flatMap((file) =>
      numbersIn(readFileSync(new URL(file, folder), 'utf8'), file)
        .filter((found) => standsByHand(file, found))
        .map(({ line, number, words }) => `${file}:${line} has ${number} in: ${words}`),
    );
    expect(byHand).toEqual([]);
  });
});

describe('reading a source', () => {
  const numbers = (source: string, file = 'game/text/it.ts'): string[] => numbersIn(source, file).map(({ number }) => number);

  it('finds numbers in strings, templates and what they reckon with', () => {
    expect(numbers("const a = 'Paga 3 monete';")).toEqual(['3']);
    expect(numbers('const a = say`Paghi ${coins(n)} e peschi due carte`;')).toEqual(['due']);
    expect(numbers('const a = (n) => `Costa ${coins(n * 15)}`;')).toEqual(['15']);
    expect(numbers('const a = (n) => `Costa ${coins(7)}`;')).toEqual(['7']);
    expect(numbers('const a = `Serve un gruppo di ${need ?? 3}`;')).toEqual(['3']);
    expect(numbers("const a = n === 1 ? '1 carta' : '2 carte';")).toEqual(['2']);
    expect(numbers('const A = () => <b title={`+${count * 2}`}>×2</b>;', 'game/board/A.tsx')).toEqual(['2', '2']);
    expect(numbers('const A = () => <Coin size={22} value={1} />;', 'game/board/A.tsx')).toEqual(['1']);
  });

  it('passes over what is no number of a sentence', () => {
    expect(numbers("const a = n === 1 ? '1 carta' : `${n} carte`;")).toEqual([]);
    expect(numbers("const a = by === 2 ? 'raddoppia' : `moltiplica per ${by}`;")).toEqual([]);
    expect(numbers("if (n === 2 && m === 1) say('Due edifici da 1');")).toEqual([]);
    expect(numbers("import a from './a 2.ts'; const b = { 'new 2': card('w-app-1') }; type C = 'x 2';")).toEqual([]);
    expect(numbers('const a = (slot) => `Carta ${slot + 1} ${key.slice(3)} di T30`;')).toEqual([]);
    expect(numbers('const A = () => <path d="M2 4h6" transform={`translate(2 ${y * 3})`} />;', 'game/board/A.tsx')).toEqual([]);
  });
});

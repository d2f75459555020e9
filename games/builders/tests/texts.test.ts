/** What the game says: every rule on a page, every refusal with its numbers, labels, log lines and the drawing for the terminal. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, plain, type Words } from '@cantiere/engine';
import { BUILDING_IDS, CREW_IDS, LOAN_IDS, TOOL_IDS, UNIVERSITY_IDS } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { drawInText } from '../terminal.ts';
import { texts } from '../text/index.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { act, educate, end, loan, position, send, settle, take } from './build.ts';

const names = ['Ada', 'Bruno', 'Carla', 'Dino'];
const read = (words: Words | undefined): string => (words ? plain(words, (seat) => names[seat]) : '');
const spec = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
const ids = [...new Set(spec.match(/BLD-\d+(\.\d+)+/g))];

describe('rules and tests', () => {
  it('every rule of the specification is named by a test', () => {
    const folder = new URL('.', import.meta.url);
    const titles = readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/it\(\s*['"`].*/g) ?? [])
      .join('\n');
    const examples = Array.from({ length: 24 }, (_, i) => `BLD T${i + 1}:`);
    const proved = (id: string): boolean => new RegExp(`${id.replaceAll('.', '\\.')}(?![.\\d])`).test(titles);
    expect([...ids.filter((id) => !proved(id)), ...examples.filter((id) => !titles.includes(id))]).toEqual([]);
  });

  it('every rule is told on the rules pages, in both languages alike, with pieces that exist', () => {
    const pieces = [...BUILDING_IDS, ...CREW_IDS, ...TOOL_IDS, ...UNIVERSITY_IDS, ...LOAN_IDS, 'first-player'];
    for (const language of LANGUAGES) {
      const paragraphs = rulesPages[language].flatMap((page) => page.paragraphs);
      const told = new Set(paragraphs.flatMap((paragraph) => paragraph.rules));
      expect(ids.filter((id) => !told.has(id))).toEqual([]);
      expect([...told].filter((id) => !ids.includes(id))).toEqual([]);
      expect(paragraphs.flatMap(({ piece }) => (piece && !pieces.includes(piece) ? [piece] : []))).toEqual([]);
      expect(paragraphs.filter(({ example }) => example).length).toBeGreaterThan(3);
    }
    const shape = (language: 'it' | 'en'): unknown =>
      rulesPages[language].map((page) => page.paragraphs.map(({ rules, piece, example }) => ({ rules, piece, example })));
    expect(shape('it')).toEqual(shape('en'));
  });
});

describe('wording', () => {
  it('every refusal code is worded in both languages, with need and have', () => {
    for (const language of LANGUAGES) {
      const unknown = texts[language].refusal({ code: 'NO_SUCH_CODE', rule: 'x' });
      for (const code of game.refusalCodes) {
        expect(texts[language].refusal({ code, rule: 'BLD-4.4.2', need: 7, have: 3, about: 'b-house' })).not.toBe(unknown);
      }
      for (const code of ['NOT_ENOUGH_ACTIONS', 'NOT_ENOUGH_MONEY', 'BANK_SHORT']) {
        expect(texts[language].refusal({ code, rule: 'x', need: 7, have: 3 })).toMatch(/7.*3/);
      }
    }
  });

  it('every card has a name in both languages, and cards that differ read differently', () => {
    for (const language of LANGUAGES) {
      const unique = [
        ...BUILDING_IDS,
        ...CREW_IDS.filter((id) => id !== 'w-com-4' && !id.startsWith('m-')),
        ...TOOL_IDS,
        ...UNIVERSITY_IDS,
      ];
      const worded = unique.map((id) => texts[language].piece(id));
      expect(new Set(worded).size).toBe(worded.length);
      expect(worded.some((text) => /^[bwstul]-/.test(text))).toBe(false);
    }
  });

  it('a send says what it costs, what it leaves and what it finishes', () => {
    const state = position({ coins: 10, crew: ['w-app-1', 'w-com-3'], sites: ['b-house', 'b-pyramid'] });
    act(state, send('w-com-3', 'b-pyramid'));
    const seen = game.view(state, 0);
    expect(read(texts.en.moveDetail(send('w-app-1', 'b-house'), seen))).toBe(
      '1 action, wage 2 sesterces. Finishes the card: +10 sesterces, +0 points.',
    );
    expect(read(texts.it.moveDetail(send('w-app-1', 'b-pyramid'), seen))).toBe(
      '2 azioni, paga 2 sesterzi. Mancherà ancora: 3 di pietra, 2 di legno, 2 di architettura, 3 di decorazione.',
    );
    act(state, take(1));
    expect(read(texts.it.moveDetail(send('w-app-1', 'b-pyramid'), game.view(state, 0)))).toContain(
      '(1 da comprare per 5 sesterzi)',
    );
  });

  it('BLD-5.5.4: a lesson that changes nothing comes with a warning', () => {
    const seen = game.view(position({ crew: ['w-com-5'] }), 0);
    expect(read(texts.en.moveDetail(educate('u-wood', 'w-com-5'), seen))).toContain('nothing changes');
    expect(read(texts.en.moveDetail(educate('u-stone', 'w-com-5'), seen))).toContain('Will supply stone 3, wood 3, decoration 1');
  });

  it('Italian articles fit the nouns', () => {
    const line = (card: string): string => read(texts.it.event({ kind: 'siteOpened', seat: 0, card, slot: 0 }));
    expect(line('b-house')).toBe('Ada apre il cantiere della Casa.');
    expect(line('b-market')).toBe('Ada apre il cantiere del Mercato.');
    expect(line('b-armoury')).toBe('Ada apre il cantiere dell’Armeria.');
    expect(line('b-hanging-gardens')).toBe('Ada apre il cantiere dei Giardini pensili.');
    expect(line('m-scaffolding')).toBe('Ada apre il cantiere dell’Impalcatura.');
  });

  it('BLD-8.7: the final line shows tenths as decimals of the language', () => {
    const event = { kind: 'gameOver', tenths: [172, -9], winners: [0] } as const;
    expect(read(texts.en.event(event))).toBe('Score: Ada 17.2 and Bruno −0.9. Ada wins.');
    expect(read(texts.it.event(event))).toBe('Punteggio: Ada 17,2 e Bruno −0,9. Vince Ada.');
  });

  it('the prompt says whose turn it is and what is left', () => {
    const state = position({ coins: 12 });
    expect(read(texts.en.prompt(game.view(state, 0), 0))).toBe('Your turn: you have 3 actions and 12 sesterces.');
    expect(read(texts.it.prompt(game.view(state, 1), 1))).toBe('Tocca ad Ada: 3 azioni ancora da usare.');
    const last = position({ coins: 20, points: 17, crew: ['s-1'] }, { options: { manualSettlement: true } });
    act(last, end);
    expect(read(texts.en.prompt(game.view(last, 1), 1))).toMatch(/^Last turn\. /);
    act(last, end);
    expect(read(texts.en.prompt(game.view(last, 1), 'spectator'))).toBe('Final settlement: waiting for Ada.');
    expect(read(texts.en.move(settle(['s-1'], []), game.view(last, 0)))).toBe(
      'Repay no loan, free Prisoner (stone 2, decoration 2)',
    );
  });
});

describe('the drawing for the terminal', () => {
  it('fits 100 columns and shows purse, points, sites and what is missing', () => {
    const state = position(
      {
        coins: 7,
        crew: ['w-com-1 @b-temple t-wood', 's-1', 's-2 freed', 'w-app-1 u-stone', 'w-mas-1', 'w-mas-2', 'w-mas-3'],
        sites: ['b-temple'],
        finished: ['b-house', 'b-forum'],
      },
      { others: [{}, {}, {}] },
    );
    act(state, loan);
    for (const language of LANGUAGES) {
      const drawing = drawInText(game.view(state, 0), 0, language, names);
      expect(Math.max(...drawing.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
      for (const text of ['Ada', '★3/17', '17$', 'A1 D2']) expect(drawing).toContain(text);
    }
    expect(drawInText(game.view(state, 0), 0, 'en', names)).toContain('needs W1 A1 D2');
  });
});

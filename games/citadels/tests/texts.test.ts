/** Texts, rules pages and the terminal's drawing. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, below, plain, quickChance } from '@cantiere/engine';
import { CHARACTERS, DISTRICTS } from '../rules/catalog.ts';
import { game } from '../rules/index.ts';
import { drawInText } from '../terminal.ts';
import { texts } from '../text/index.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { dealQuick, whenCalled, type Seated } from './build.ts';

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa', 'Fabio', 'Gina'];
const nameOf = (seat: number): string => NAMES[seat];

describe('Texts', () => {
  it('every piece has a name of its own in every language', () => {
    for (const language of LANGUAGES) {
      const names = [...DISTRICTS, ...CHARACTERS].map((id) => texts[language].piece(id));
      expect(new Set(names).size).toBe(DISTRICTS.length + CHARACTERS.length);
    }
  });

  it('Italian puts the right article', () => {
    const label = (card: string): string => plain(texts.it.move({ type: 'BUILD', card }, game.view(dealQuick(2, 1), 0)), nameOf);
    expect(['manor', 'tavern', 'university', 'observatory'].map(label)).toEqual([
      'Costruisci il Maniero',
      'Costruisci la Taverna',
      'Costruisci l’Università',
      'Costruisci l’Osservatorio',
    ]);
  });

  it('the log names what a viewer may know', () => {
    const open = texts.en.event({ kind: 'picked', seat: 1, character: 'king', discard: 'thief' });
    const closed = texts.en.event({ kind: 'picked', seat: 1 });
    expect(open && plain(open, nameOf)).toBe('Bruno keeps the King and sets the Thief aside.');
    expect(closed && plain(closed, nameOf)).toBe('Bruno keeps a character.');
  });

  it('the detail of a build says price and points', () => {
    const view = game.view(whenCalled('king', { A: { as: 'king', hand: 'university' } }), 0);
    const detail = texts.en.moveDetail({ type: 'BUILD', card: 'university' }, view);
    expect(detail && plain(detail, nameOf)).toContain('6 gold, 8 points');
  });
});

describe('A way out', () => {
  const dear = (seated: Seated): string | undefined => {
    const state = whenCalled('king', { A: { as: 'king', hand: 'palace', ...seated } });
    state.turn.tookResources = true;
    const view = game.view(state, 0);
    const refused = game.refuse(view, 0, { type: 'BUILD', card: 'palace' });
    expect(refused?.code).toBe('NOT_ENOUGH_GOLD');
    return refused && texts.en.remedy?.(refused, view, 0);
  };

  it('is named where what the city pays would be enough, and only there', () => {
    expect(dear({ gold: 3, city: 'manor castle' })).toContain('Collect');
    expect(dear({ gold: 2, city: 'manor castle' })).toBeUndefined();
    expect(dear({ gold: 4, city: 'tavern' })).toBeUndefined();
  });
});

describe('Rules pages', () => {
  it('tell the same rules in both languages, and each rule somewhere', () => {
    const ids = LANGUAGES.map((language) =>
      rulesPages[language].flatMap(({ paragraphs }) => paragraphs.map(({ rules }) => rules)),
    );
    expect(ids[0]).toEqual(ids[1]);
    const told = new Set(ids[0].flat());
    const sections = { 1: 7, 2: 5, 3: 12, 4: 6, 5: 19, 6: 30, 7: 12, 8: 9, 9: 7, 10: 14, 11: 5 };
    const all = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, i) => `CIT-${section}.${i + 1}`),
    );
    expect(all.filter((id) => !told.has(id))).toEqual([]);
    expect([...told].filter((id) => !all.includes(id))).toEqual([]);
  });

  it('show only pieces that have a name', () => {
    for (const { paragraphs } of rulesPages.en) {
      for (const { piece } of paragraphs) if (piece !== undefined) expect(texts.en.piece(piece)).not.toBe(piece);
    }
  });
});

describe('The terminal', () => {
  it('draws every position in at most 100 columns, and nobody else’s hand', () => {
    const chance = quickChance(3);
    for (const seats of [2, 4, 7]) {
      const state = dealQuick(seats, seats);
      for (let i = 0; i < 150 && state.phase !== 'over'; i++) {
        for (const language of LANGUAGES) {
          const drawing = drawInText(game.view(state, 0), 0, language, NAMES);
          expect(Math.max(...drawing.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
          expect(drawing).not.toMatch(/undefined|NaN/);
        }
        const moves = game.moves(state, state.asked);
        game.play(state, state.asked, moves[below(chance, moves.length)]);
      }
    }
    const drawing = drawInText(
      game.view(whenCalled('king', { A: { as: 'king', hand: 'tavern' }, B: { hand: 'palace' } }), 0),
      0,
      'en',
      NAMES,
    );
    expect(drawing).toContain('Tavern G1');
    expect(drawing).not.toContain('Palace');
  });
});

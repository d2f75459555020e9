/** Words: every code, event, heading and piece in both languages, with the numbers; rules pages; the terminal. */
import { LANGUAGES, plain, quickChance, type Refusal } from '@cantiere/engine';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { BUILDING_IDS, CARD_IDS, KIND_IDS, TILE_IDS } from '../rules/data.ts';
import type { Group } from '../rules/groups.ts';
import { HEADINGS, readHeading } from '../rules/headings.ts';
import { game } from '../rules/index.ts';
import { drawInText } from '../terminal.ts';
import { texts } from '../text/index.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { go, keep, playCard, position, refusalOf, take, temple } from './build.ts';
import { readFileSync } from 'node:fs';

const RULES = new Set(
  [...readFileSync(new URL('../rules.md', import.meta.url), 'utf8').matchAll(/\*\*(GAR-\d+\.\d+)\*\*/g)].map((found) => found[1]),
);
const said = (language: 'it' | 'en', refused: Refusal | undefined): string => (refused ? texts[language].refusal(refused) : '');

describe('headings', () => {
  it('say what was written into their keys', () => {
    expect(readHeading(HEADINGS.card(1, 'C07'))).toEqual({ of: 'card', slot: 1, card: 'C07' });
    expect(readHeading(HEADINGS.rotation(270))).toEqual({ of: 'rotation', rotation: 270 });
    expect(readHeading(HEADINGS.row(-3))).toEqual({ of: 'row', y: -3 });
    const group: Group = { building: 'park', size: 4, squares: [{ x: -1, y: 2 }], temples: [], grown: true, eligible: true };
    expect(readHeading(HEADINGS.group(group))).toEqual({ of: 'group', building: 'park', size: 4, x: -1, y: 2 });
    expect(readHeading(HEADINGS.from(0, -5))).toEqual({ of: 'from', x: 0, y: -5 });
    expect(readHeading(HEADINGS.column(2))).toEqual({ of: 'column', column: 2 });
    for (const of of ['blocked', 'discard', 'keep', 'other-groups']) expect(readHeading(of)).toEqual({ of });
    expect(readHeading('nothing')).toBeUndefined();
  });
});

describe('texts', () => {
  it('words every refusal code, with its numbers', () => {
    for (const language of LANGUAGES) {
      for (const code of game.refusalCodes) {
        const bare = texts[language].refusal({ code, rule: 'GAR-1.1' });
        expect(bare).not.toBe(code);
        expect(bare).toMatch(/\.$/);
      }
    }
    const small = position({ rows: ['TT..', '....', 'PP..'], cards: ['C01', 'C02'] });
    go(small, playCard(0, 2, 0));
    expect(said('en', refusalOf(small, temple(0, 2)))).toBe('A temple needs a group of 3: this one has 2 parks.');
    expect(said('it', refusalOf(small, temple(0, 2)))).toBe('Per un tempio serve un gruppo di 3: qui ci sono 2 parchi.');
    go(small, temple(0, 0));
    expect(said('en', refusalOf(small, take(3)))).toBe('That column needs a group of 5: yours has 3.');
    expect(said('it', refusalOf(small, take(3)))).toBe('Quella colonna chiede un gruppo di 5: il tuo è di 3.');
  });

  it('names every piece in both languages', () => {
    const pieces = [
      ...CARD_IDS,
      ...TILE_IDS,
      ...KIND_IDS,
      ...BUILDING_IDS,
      'plot',
      'temple',
      'flower',
      'start',
      'tile-back',
      'display',
    ];
    for (const language of LANGUAGES) for (const id of pieces) expect(texts[language].piece(id)).not.toBe(id);
    expect(texts.it.piece('guard-1')).toBe('Guardia');
  });

  it('tells a placement with what it opens', () => {
    const state = position({ rows: ['TTTTT.', '......'], cards: ['C01', 'C02'] });
    const view = game.view(state, 0);
    const move = playCard(0, 5, 0);
    expect(plain(texts.en.move(move, view), String)).toBe('Lay “1 terrace” at R13');
    expect(plain(texts.en.moveDetail(move, view) ?? '', String)).toBe(
      '6 terraces open columns 1, 2 and 3, after a blind tile; +4 squares of ground',
    );
    expect(plain(texts.it.moveDetail(move, view) ?? '', String)).toBe(
      '6 terrazzi aprono le colonne 1, 2 e 3, dopo una tessera coperta; +4 caselle di terreno',
    );
  });

  it('groups the choice list by card, rotation and row, with one blocked place for each reason', () => {
    const state = position({ rows: ['TtT.', '....'], cards: ['C01', 'C02'] });
    const choices = game.choices(game.view(state, 0), 0);
    const first = choices[0];
    expect(first.under.map((key) => texts.en.heading(key, game.view(state, 0)))).toEqual([
      'Card 1: 1 terrace',
      'Upright',
      expect.stringMatching(/^Top edge in row \d+$/),
    ]);
    const blocked = choices.filter(({ move, refusal }) => refusal && move.type === 'PLAY_CARD' && move.slot === 0);
    expect(blocked.map(({ refusal }) => refusal?.code).sort()).toEqual(['BUILDING_ON_TABLE', 'COVERS_TEMPLE']);
    expect(choices.filter(({ refusal }) => refusal?.code === 'PLACEMENT_EXISTS')).toHaveLength(2);
    expect(choices.filter(({ refusal }) => !refusal)).toHaveLength(game.moves(state, 0).length);
  });

  it('shows which temples may not stay or move, and why', () => {
    const merge = position({ rows: ['___a.tT', '___A...', '___A...', 'aAA....'], cards: ['C03', 'C01'] });
    go(merge, playCard(0, 3, 3));
    const keeps = game.choices(game.view(merge, 0), 0);
    expect(keeps.map(({ move, refusal }) => [move, refusal?.code])).toEqual([
      [keep(3, 0), undefined],
      [keep(0, 3), undefined],
      [keep(5, 0), 'NOT_AN_OVERCROWDED_GROUP'],
    ]);
    const rows = ['TTTTt.', 'PPPp..', 'AAa...', 'Ff....', 'Aa....', '......', 'PP....'];
    const moving = position({ rows, cards: ['C02', 'C01'] });
    go(moving, playCard(0, 2, 6));
    const codes = new Set(game.choices(game.view(moving, 0), 0).map(({ refusal }) => refusal?.code ?? 'legal'));
    expect(codes).toEqual(new Set(['legal', 'GROUP_HAS_TEMPLE', 'GROUP_TOO_SMALL', 'SOURCE_NOT_SMALLEST']));
  });

  it('has the same rules pages in both languages, on rules that exist and for every refusal', () => {
    const shape = (language: 'it' | 'en') =>
      rulesPages[language].map(({ paragraphs }) => paragraphs.map(({ rules, piece, example }) => ({ rules, piece, example })));
    expect(shape('it')).toEqual(shape('en'));
    const told = new Set(rulesPages.en.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)));
    for (const rule of told) expect(RULES).toContain(rule);
    for (const rule of RULES) expect(told).toContain(rule);
    for (const language of LANGUAGES) {
      for (const { paragraphs } of rulesPages[language]) {
        for (const { piece } of paragraphs) if (piece) expect(texts[language].piece(piece)).not.toBe(piece);
      }
    }
  });

  it('draws every position of a game within 100 columns, and no secret', () => {
    const state = game.setup(4, { tileVisibility: 'secret' }, quickChance(2));
    const chance = quickChance(2);
    while (state.phase !== 'over') {
      const seat = state.asked;
      for (const language of LANGUAGES) {
        const drawn = drawInText(game.view(state, seat), seat, language, ['Ada', 'Bea', 'Carlo', 'Dino']);
        expect(drawn.split('\n').every((line) => line.length <= 100)).toBe(true);
        expect(drawn).not.toMatch(/undefined|NaN/);
      }
      go(state, bot.greedy(game.view(state, seat), seat, chance));
    }
    const hand = position({ taken: ['king-1'], blind: ['queen-1'], display: ['', '', '', '', '', ''] });
    const drawnFor = (viewer: number, tileVisibility: string): string =>
      drawInText(game.view({ ...hand, options: { tileVisibility } }, viewer), viewer, 'en', ['Ada', 'Bea']);
    expect(drawnFor(0, 'secret')).toContain('Queen 1, King 1');
    expect(drawnFor(1, 'secret')).toContain('tiles 2');
    expect(drawnFor(1, 'secret')).not.toContain('King');
    expect(drawnFor(1, 'tracked')).toContain('King 1, hidden 1');
    expect(drawnFor(1, 'tracked')).not.toContain('Queen');
  });
});

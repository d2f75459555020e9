/** Section 12: the actions, the order of refusals, and what can be chosen. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, below, canonicalJson, quickChance, type Choice } from '@cantiere/engine';
import { openDoor } from '@cantiere/engine/door';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { moveSchema } from '../rules/schema.ts';
import { texts } from '../text/index.ts';
import {
  A,
  B,
  bid,
  blank,
  draw,
  floors,
  fountain,
  monument,
  newGame,
  pass,
  permit,
  play,
  position,
  roof,
  stop,
  verdict,
} from './build.ts';

const door = openDoor(game, moveSchema);

describe('actions', () => {
  it('CAP-12.1: targets are own unfinished buildings, new:1 and, beside it, new:2; their order has no effect', () => {
    const state = position({ hands: ['floor-1a', 'roof-1a'], sites: ['1 3'] });
    for (const targets of ['new:2 b1', 'new:2 new:2', 'new:2'])
      expect(verdict(state, A, floors('floor-1a', targets))).toBe('MALFORMED');
    expect(verdict(state, A, floors('floor-1a', 'new:2 new:1'))).toBe('accepted');
    const [one, other] = ['b1 b2', 'b2 b1'].map((targets) => {
      const next = game.clone(state);
      play(next, A, floors('floor-1a', targets));
      return canonicalJson(next);
    });
    expect(one).toBe(other);
    expect(verdict(state, A, floors('floor-1a', 'new:3 new:1'))).toBe('BUILDING_UNKNOWN');
  });
  it('CAP-12.2: ill-formed is MALFORMED, well-formed ids that name nothing get their own code', () => {
    const state = position({ hands: ['floor-1a roof-1a permit-red-1', 'roof-2a'], sites: ['1 1r'] });
    const ask = (raw: unknown): string => {
      const answer = door.admit(state, A, raw);
      return 'refusal' in answer ? answer.refusal.code : 'accepted';
    };
    for (const raw of [
      null,
      'PASS',
      { type: 'PASS', extra: 1 },
      { type: 'PLAY_FLOOR', card: 'floor-1a' },
      { type: 'PLAY_FLOOR', card: 1, targets: [] },
      { type: 'PLAY_FLOOR', card: 'floor-1a', targets: ['b1', 'new:2'] },
      { type: 'PLAY_ROOF', card: 'roof-1a', building: 'b1', roof: 'flat' },
      { type: 'BID', cards: 'roof-1a' },
    ]) {
      expect(ask(raw)).toBe('MALFORMED');
    }
    expect(ask(blank('floor-9z'))).toBe('CARD_NOT_IN_HAND');
    expect(ask(roof('roof-1a', 'b99', 'round'))).toBe('BUILDING_UNKNOWN');
    expect(ask(permit('permit-red-1', 'b2', 'capitoline-s9'))).toBe('SQUARE_UNKNOWN');
    expect(ask(roof('roof-1a', 'b1', 'round'))).toBe('accepted');
  });
  it('CAP-12.3: others’ buildings and one’s own on the board are unknown, large and closed squares too', () => {
    const state = position({
      seats: 2,
      hands: ['permit-red-1 permit-red-2', 'roof-1a'],
      sites: ['1r', '1r 1r 1r'],
      options: { tightBoard: true },
    });
    expect(verdict(state, A, permit('permit-red-1', 'b3', 'capitoline-s1'))).toBe('BUILDING_UNKNOWN');
    expect(verdict(state, A, permit('permit-red-1', 'b1', 'capitoline-L'))).toBe('SQUARE_UNKNOWN');
    expect(verdict(state, A, permit('permit-red-1', 'b1', 'capitoline-s7'))).toBe('SQUARE_UNKNOWN');
    play(state, A, permit('permit-red-1', 'b1', 'capitoline-s1'));
    play(state, B, pass);
    expect(verdict(state, A, permit('permit-red-2', 'b1', 'capitoline-s2'))).toBe('BUILDING_UNKNOWN');
  });
  it('CAP-12.4: a sealed bid cannot be changed, and undo does not cross it', () => {
    const state = position({ seats: 2, phase: 'auction', auction: 1, hands: ['roof-1a roof-2a', 'roof-3a'] });
    const told: Parameters<typeof game.play>[3] = [];
    game.play(state, A, bid('roof-1a'), told);
    expect(told.every(({ reveals }) => reveals)).toBe(true);
    expect(game.refuse(state, A, bid('roof-2a'))).toMatchObject({ code: 'ALREADY_BID', rule: 'CAP-12.4' });
    expect(game.moves(state, A)).toEqual([]);
  });
  it('CAP-12.5: whoever is asked has something to do, and more than one thing', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = newGame(2 + (seed % 3), {}, seed);
      const chance = quickChance(seed);
      while (game.toAct(state).length > 0) {
        for (const seat of game.toAct(state)) expect(game.moves(state, seat).length).toBeGreaterThan(1);
        const [seat] = game.toAct(state);
        const moves = game.moves(state, seat);
        game.play(state, seat, moves[below(chance, moves.length)]);
      }
    }
  });
  it('every action belongs to its phase', () => {
    const all: [string, Move][] = [
      ['construction', pass],
      ['construction', floors('floor-1a', 'new:1 new:1')],
      ['construction', roof('roof-1a', 'b1', 'round')],
      ['construction', permit('permit-red-1', 'b1', 'capitoline-s1')],
      ['construction', blank('roof-1a')],
      ['auction', bid()],
      ['tile', fountain('caelian-s1')],
      ['tile', monument('caelian')],
      ['drawing', draw('roof')],
      ['drawing', stop],
    ];
    for (const phase of ['construction', 'auction', 'tile', 'drawing'] as const) {
      const state = position({ phase, auction: 1, hands: ['roof-1a', 'roof-2a'] });
      for (const [belongs, move] of all) expect(verdict(state, A, move) === 'WRONG_PHASE').toBe(belongs !== phase);
    }
  });
  it('refusals come in the order of the specification', () => {
    const state = position({
      seats: 2,
      hands: ['roof-1a permit-red-1', 'roof-3a'],
      sites: ['2', '1r'],
      roofs: [[0, 1]],
      supply: 0,
    });
    expect(verdict(state, B, floors('floor-1a', 'new:2'))).toBe('NOT_YOUR_TURN');
    expect(verdict(state, A, floors('floor-1a', 'new:2'))).toBe('MALFORMED');
    expect(verdict(state, A, floors('floor-1a', 'b9'))).toBe('CARD_NOT_IN_HAND');
    expect(verdict(state, A, floors('roof-1a', 'b9'))).toBe('WRONG_CARD_TYPE');
    expect(verdict(state, A, roof('permit-red-1', 'b1', 'round'))).toBe('WRONG_CARD_TYPE');
    expect(verdict(state, A, permit('roof-1a', 'b1', 'x'))).toBe('WRONG_CARD_TYPE');
    expect(verdict(state, A, roof('roof-1a', 'b9', 'round'))).toBe('BUILDING_UNKNOWN');
    expect(verdict(state, A, roof('roof-1a', 'b1', 'round'))).toBe('ROOF_EXHAUSTED');
    expect(verdict(state, A, permit('permit-red-1', 'b1', 'x'))).toBe('BUILDING_INCOMPLETE');
    const bidding = position({ seats: 2, phase: 'auction', auction: 1, hands: ['roof-1a', 'roof-3a'] });
    expect(verdict(bidding, A, bid('roof-7a roof-7a'))).toBe('DUPLICATE_CARD');
    const tile = position({ seats: 2, phase: 'tile', auction: 1, asked: A, hands: ['roof-1a', 'roof-3a'] });
    expect(verdict(tile, B, monument('x'))).toBe('NOT_AUCTION_WINNER');
    expect(verdict(tile, A, monument('x'))).toBe('WRONG_TILE');
    expect(game.refuse(tile, A, monument('caelian'))).toMatchObject({ about: 'fountain-1' });
  });
});

describe('choices', () => {
  const shown = (state: ReturnType<typeof position>, type: string): Choice<Move>[] =>
    game.choices(game.view(state, A), A).filter(({ move }) => move.type === type);
  it('offers what is refused with its reason', () => {
    const state = position({ hands: ['permit-black-1 roof-1a', 'roof-2a'], sites: ['1r 2r 2'], roofs: [[0, 2]] });
    expect(shown(state, 'PLAY_PERMIT')).toHaveLength(6);
    expect(shown(state, 'PLAY_PERMIT').filter(({ refusal }) => refusal?.code === 'FIRST_MUST_BE_ONE')).toHaveLength(3);
    expect(shown(state, 'PLAY_ROOF').map(({ refusal }) => refusal?.code)).toEqual(['ROOF_EXHAUSTED', undefined]);
  });
  it('makes a bid one pick', () => {
    const state = position({ seats: 2, phase: 'auction', auction: 1, hands: ['roof-1a roof-2a floor-8a', 'roof-3a'] });
    expect(game.choices(game.view(state, A), A)).toEqual([
      {
        kind: 'pick',
        under: ['bid'],
        at: ['senator'],
        move: { type: 'BID', cards: [] },
        field: 'cards',
        from: ['floor-8a', 'roof-2a', 'roof-1a'],
        places: ['hand:floor-8a', 'hand:roof-2a', 'hand:roof-1a'],
        min: 0,
        max: 3,
      },
    ]);
  });
  it('shows stopping only to those with extra draws', () => {
    const state = position({ seats: 2, phase: 'drawing' });
    expect(shown(state, 'STOP_DRAWING')).toEqual([]);
    state.draws = [8, 6];
    expect(shown(state, 'STOP_DRAWING')[0].refusal?.code).toBe('DRAW_MANDATORY');
  });
});

describe('texts', () => {
  it('word every refusal in both languages, each in its own words', () => {
    for (const language of LANGUAGES) {
      const worded = game.refusalCodes.map((code) =>
        texts[language].refusal({ code, rule: 'CAP-1.1', need: 3, have: 1, about: 'round' }),
      );
      expect(new Set(worded).size).toBe(game.refusalCodes.length);
    }
  });
  it('say the numbers', () => {
    const refused = { code: 'HEIGHT_TOO_LOW', rule: 'CAP-5.7', need: 3, have: 1 };
    expect(texts.en.refusal(refused)).toBe('Needs at least 3 floors, as many as the tallest building there; this one has 1.');
    expect(texts.it.refusal(refused)).toBe('Servono almeno 3 piani, come l’edificio più alto dell’area; questo ne ha 1.');
  });
});

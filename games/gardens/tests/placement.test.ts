/** Laying and discarding cards. GAR section 4. */
import { quickChance } from '@cantiere/engine';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { CARD_IDS } from '../rules/data.ts';
import { game } from '../rules/index.ts';
import { ROTATIONS, type Move, type PlayCard, type Rotation } from '../rules/moves.ts';
import { countPlacements, explainPlacement } from '../rules/placement.ts';
import { previewPlacement } from '../rules/preview.ts';
import { EMPTY, PARK, PLOT, TERRACE, type State } from '../rules/state.ts';
import { card, codeOf, discard, garden, go, kinds, picture, playCard, position, refusalOf } from './build.ts';

const at = (slot: number, x: number, y: number, rotation: Rotation = 0): PlayCard => ({
  type: 'PLAY_CARD',
  slot,
  x,
  y,
  rotation,
});

/** Every (x, y, rotation) whose card touches the garden's box, judged one by one. */
function bySquares(state: State, seat: number): Set<string> {
  const { left, top, width, height } = state.players[seat].garden;
  const legal = new Set<string>();
  for (let slot = 0; slot < state.offer.length; slot++)
    for (const rotation of ROTATIONS)
      for (let y = top - 3; y < top + height + 3; y++)
        for (let x = left - 3; x < left + width + 3; x++) {
          const move: Move = { type: 'PLAY_CARD', slot, x, y, rotation };
          if (!game.refuse(state, seat, move)) legal.add(JSON.stringify(move));
        }
  return legal;
}

describe('PLAY_CARD', () => {
  it('GAR-4.1 GAR-4.8: taking and laying is one move into one’s own garden', () => {
    const state = position({ cards: ['C21', 'C02'] });
    const events = go(state, playCard(0, 0, 0));
    expect(kinds(events)).toEqual(['played']);
    expect(state.offer[0]).toBe(EMPTY);
    expect(state.players[0].laid).toEqual([card('C21'), 0, 0, 0]);
    expect(picture(state.players[0].garden)).toEqual(['.TP', '...']);
    expect(picture(state.players[1].garden)).toEqual(['...', '...']);
  });

  it('GAR-4.2: buildings may lie on plots and on buildings of any type, not on the table', () => {
    const state = position({ rows: ['TPA', 'FT.'], cards: ['C09', 'C02'] }); // TT....
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ])
      expect(codeOf(state, playCard(0, x, y))).toBe('legal');
    expect(refusalOf(state, playCard(0, 2, 0))).toMatchObject({ code: 'BUILDING_ON_TABLE', rule: 'GAR-4.2', have: 1 });
    expect(refusalOf(state, playCard(0, 5, 5))).toMatchObject({ code: 'BUILDING_ON_TABLE', have: 2 });
  });

  it('GAR-4.3: plots may lie anywhere, and a building beneath one is gone', () => {
    const state = position({ rows: ['TPA', 'FT.'], cards: ['C01', 'C02'] });
    go(state, playCard(0, 0, 0));
    expect(picture(state.players[0].garden)).toEqual(['T..', '...']);
    const over = position({ rows: ['TPA', 'FT.'], cards: ['C01', 'C02'] });
    go(over, playCard(0, 2, 1));
    expect(picture(over.players[0].garden)).toEqual(['TPA__', 'FTT..', '__...']);
  });

  it('GAR-4.4: neither a plot nor a building may lie on a temple', () => {
    const state = position({ rows: ['tPA', 'FT.'], cards: ['C01', 'C02'] });
    expect(refusalOf(state, playCard(0, 0, 0))).toMatchObject({ code: 'COVERS_TEMPLE', rule: 'GAR-4.4', have: 1 });
    expect(codeOf(state, playCard(0, -2, -1, 180))).toBe('COVERS_TEMPLE');
    expect(codeOf(state, playCard(0, 0, -1, 180))).toBe('COVERS_TEMPLE');
    expect(codeOf(state, playCard(0, 1, 0))).toBe('legal');
  });

  it('GAR-4.5: whole squares and quarter turns only', () => {
    const state = position({ cards: ['C01', 'C02'] });
    for (const wrong of [{ x: 0.5 }, { y: -0.25 }, { rotation: 45 }, { rotation: 360 }, { rotation: -90 }, { x: 1e300 }]) {
      expect(codeOf(state, { ...at(0, 0, 0), ...wrong })).toBe('BAD_PLACEMENT');
    }
    expect(game.moves(state, 0).every((move) => move.type === 'PLAY_CARD' && touches(move))).toBe(true);
    function touches({ slot, x, y, rotation }: PlayCard): boolean {
      return explainPlacement(state, 0, { type: 'PLAY_CARD', slot, x, y, rotation }).some(
        ({ landing }) => landing !== 'NEW_GROUND',
      );
    }
  });

  it('GAR-4.6: a temple is named before the table', () => {
    const state = position({ rows: ['...', 't..'], cards: ['C09', 'C02'] });
    expect(explainPlacement(state, 0, at(0, -1, 1)).map(({ landing }) => landing)).toContain('BUILDING_ON_TABLE');
    expect(codeOf(state, playCard(0, -1, 1))).toBe('COVERS_TEMPLE');
  });

  it('GAR-4.9: an empty or unknown slot holds no card', () => {
    const state = position({ cards: ['C01', 'C02'] });
    for (const slot of [2, 3, 4, -1, 0.5]) expect(codeOf(state, playCard(slot, 0, 0))).toBe('NO_SUCH_CARD');
    expect(codeOf(state, { ...at(7, 0.5, 0), rotation: 1 })).toBe('NO_SUCH_CARD'); // before BAD_PLACEMENT
  });

  it('explains every square of a placement', () => {
    const state = position({ rows: ['.P_', 'tT_'], cards: ['C57', 'C02'] }); // T.PT.A
    const squares = explainPlacement(state, 0, at(0, 0, 0));
    expect(squares.map(({ landing }) => landing)).toEqual([
      'ON_PLOT',
      'ON_BUILDING',
      'BUILDING_ON_TABLE',
      'COVERS_TEMPLE',
      'ON_BUILDING',
      'BUILDING_ON_TABLE',
    ]);
    expect(squares[1]).toEqual({ x: 1, y: 0, printed: 1, shows: PLOT, beneath: PARK, landing: 'ON_BUILDING' });
    expect(explainPlacement(state, 0, at(0, 0, 0, 90))[0]).toMatchObject({ x: 0, y: 0, printed: 3, shows: TERRACE });
    expect(explainPlacement(state, 0, at(0, 5, 5)).map(({ landing }) => landing)).toContain('NEW_GROUND');
    expect(explainPlacement(state, 0, at(3, 0, 0))).toEqual([]);
  });

  it('previews the groups of a placement and the columns they open', () => {
    const state = position({ rows: ['TTT.', '.P..'], cards: ['C01', 'C02'] });
    const preview = previewPlacement(state, 0, at(0, 3, 0));
    expect(preview?.groups.map(({ building, size, columns, blind }) => ({ building, size, columns, blind }))).toEqual([
      { building: 'terrace', size: 4, columns: [1, 2], blind: false },
    ]);
    expect(preview?.newGround).toHaveLength(4);
    expect(previewPlacement(state, 0, at(0, 0, 0))?.buried).toHaveLength(3);
    expect(previewPlacement(state, 0, at(0, 9, 9))).toBeUndefined();
    expect(picture(state.players[0].garden)).toEqual(['TTT.', '.P..']);
  });
});

describe('all placements', () => {
  it('GAR-4.12: the fast listing finds exactly the places that fit, each once', () => {
    for (const seats of [2, 4]) {
      const state = game.setup(seats, { tileVisibility: 'secret' }, quickChance(seats + 40));
      const c = quickChance(5);
      for (let step = 0; state.phase !== 'over'; step++) {
        const seat = state.asked;
        if (state.phase === 'card' && step % 5 === 0) {
          const listed = game
            .moves(state, seat)
            .filter(({ type }) => type === 'PLAY_CARD')
            .map((move) => JSON.stringify(move));
          expect(new Set(listed).size).toBe(listed.length);
          expect(new Set(listed)).toEqual(bySquares(state, seat));
          expect(countPlacements(state.players[seat].garden, state.offer)).toBe(listed.length);
        }
        go(state, bot.playout(state, seat, c));
      }
    }
  });

  it('GAR-4.12: gardens wider than one window and off the origin are listed as well', () => {
    const row = '.'.repeat(70);
    const state = position({ rows: [row, `${'.'.repeat(40)}p${'.'.repeat(29)}`], at: [-90, 70], cards: ['C57', 'C10'] });
    const listed = game.moves(state, 0).map((move) => JSON.stringify(move));
    expect(new Set(listed)).toEqual(bySquares(state, 0));
    expect(listed.length).toBeGreaterThan(200);
  });
});

describe('DISCARD_CARD', () => {
  const stuck = (): State => position({ rows: ['TtT', '...'], cards: ['C57', 'C58'] });

  it('GAR-4.10: only when no face-up card fits anywhere', () => {
    expect(codeOf(stuck(), discard(0))).toBe('legal');
    const state = position({ rows: ['TtT', '...'], cards: ['C57', 'C05'] });
    expect(refusalOf(state, discard(0))).toMatchObject({ code: 'PLACEMENT_EXISTS', rule: 'GAR-4.10', have: 7 });
    expect(codeOf(state, discard(2))).toBe('NO_SUCH_CARD');
  });

  it('GAR-4.11: the player chooses the card, it leaves the game, the turn ends', () => {
    const state = stuck();
    expect(game.moves(state, 0)).toEqual([discard(0), discard(1)]);
    expect(kinds(go(state, discard(1)))).toEqual(['discarded']);
    expect([state.offer, state.discarded]).toEqual([[card('C57'), EMPTY, EMPTY, EMPTY], [card('C58')]]);
    expect([state.phase, state.asked, state.players[0].temples]).toEqual(['card', 1, 4]);
  });

  it('every card fits on the start card in at least two ways', () => {
    for (const [index] of CARD_IDS.entries()) expect(countPlacements(garden(['...', '...']), [index])).toBeGreaterThanOrEqual(2);
  });
});

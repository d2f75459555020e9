/** Rounds, turns, phases, and the end of the game. GAR sections 3 and 8. */
import { quickChance } from '@cantiere/engine';
import { openDoor } from '@cantiere/engine/door';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { moveSchema } from '../rules/schema.ts';
import { EMPTY, type State } from '../rules/state.ts';
import { lastRound } from '../rules/turn.ts';
import { card, codeOf, discard, go, keep, kinds, pass, playCard, position, take, temple } from './build.ts';

const options = { tileVisibility: 'secret' };

function playOut(state: State, seed = 1): { turns: number[]; rounds: number } {
  const c = quickChance(seed);
  const turns = state.players.map(() => 0);
  while (state.phase !== 'over') {
    const seat = state.asked;
    const move = bot.playout(state, seat, c);
    if (state.phase === 'card') turns[seat] += 1;
    go(state, move);
  }
  return { turns, rounds: state.round };
}

describe('round and turn order', () => {
  it('GAR-3.1: 4, 3 and 4 cards face up with 2, 3 and 4 players, in draw order', () => {
    for (const [seats, count] of [
      [2, 4],
      [3, 3],
      [4, 4],
    ]) {
      const state = game.setup(seats, options, quickChance(1));
      expect(state.offer).toHaveLength(count);
      expect(state.deck).toHaveLength(60 - count);
    }
    const state = position({ seats: 3, cards: ['C01'] });
    const next = state.deck.slice(0, 3);
    go(state, game.moves(state, 0)[0]);
    expect(state.offer).toEqual(next);
  });

  it('GAR-3.2: with 3 or 4 players everybody has one turn, from the flower on', () => {
    for (const seats of [3, 4]) {
      const state = game.setup(seats, options, quickChance(2));
      const first = state.flower;
      for (let turn = 0; turn < seats; turn++) {
        expect(state.asked).toBe((first + turn) % seats);
        go(state, game.moves(state, state.asked)[0]);
      }
      expect(state.round).toBe(2);
    }
  });

  it('GAR-3.3: with 2 players flower, other, flower, other', () => {
    const state = game.setup(2, options, quickChance(2));
    const first = state.flower;
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      order.push(state.asked);
      go(state, game.moves(state, state.asked)[0]);
      if (state.phase === 'temple') go(state, pass);
    }
    expect(order).toEqual([first, 1 - first, first, 1 - first]);
  });

  it('GAR-11.3: mirrored, flower, other, other, flower; with 3 it changes nothing', () => {
    for (const [seats, expected] of [
      [2, [0, 1, 1, 0]],
      [3, [0, 1, 2]],
    ] as const) {
      const state = game.setup(seats, { ...options, twoPlayerOrder: 'mirrored' }, quickChance(2));
      const first = state.flower;
      const order: number[] = [];
      for (let turn = 0; turn < expected.length; turn++) {
        order.push((state.asked - first + seats) % seats);
        go(state, game.moves(state, state.asked)[0]);
        if (state.phase === 'temple') go(state, pass);
      }
      expect(order).toEqual(expected);
      expect(state.round).toBe(2);
    }
  });

  it('GAR-3.4: a taken card leaves an empty slot and the others keep their numbers', () => {
    const state = position({ cards: ['C01', 'C02', 'C03', 'C04'] });
    go(state, playCard(1, 0, 0));
    expect(state.offer).toEqual([card('C01'), EMPTY, card('C03'), card('C04')]);
    expect(codeOf(state, playCard(1, 0, 0))).toBe('NO_SUCH_CARD');
  });

  it('GAR-3.5: after the last turn the flower passes to the left, then the next round is dealt', () => {
    const state = position({ seats: 4, cards: ['C01'] });
    const holder = state.flower;
    const events = go(state, playCard(0, 0, 0));
    expect(kinds(events)).toEqual(['played', 'flowerPassed', 'dealt']);
    expect(state.flower).toBe((holder + 1) % 4);
    expect([state.round, state.asked]).toEqual([2, state.flower]);
  });

  it('GAR-3.6 GAR-8.1: 15 rounds with 2 or 4 players, 20 with 3; 30, 20 and 15 turns each', () => {
    for (const [seats, rounds, turns] of [
      [2, 15, 30],
      [3, 20, 20],
      [4, 15, 15],
    ]) {
      const state = game.setup(seats, options, quickChance(seats));
      const played = playOut(state);
      expect(played.rounds).toBe(rounds);
      expect(played.turns).toEqual(state.players.map(() => turns));
      expect(state.deck).toEqual([]);
      expect(game.result(state)?.endReason).toBe('CARDS');
    }
  });

  it('GAR-3.7: CARD, MERGE, TEMPLE, TILE; empty phases are skipped without asking', () => {
    const plain = position({ cards: ['C01', 'C02'] });
    go(plain, playCard(0, 0, 0));
    expect([plain.phase, plain.asked]).toEqual(['card', 1]);
    const full = position({ rows: ['___a..', '___A.T', '___A.T', 'aAA...'], cards: ['C47', 'C01'] });
    const phases = [full.phase];
    for (const move of [playCard(0, 3, 3), keep(3, 0), temple(5, 3), take(1)]) {
      go(full, move);
      phases.push(full.phase);
    }
    expect(phases).toEqual(['card', 'merge', 'temple', 'tile', 'card']);
    const rewarded = position({ rows: ['TT..', '....'], cards: ['C01', 'C02'] });
    go(rewarded, playCard(0, 2, 0));
    expect(rewarded.phase).toBe('temple');
    go(rewarded, temple(0, 0));
    expect(rewarded.phase).toBe('tile');
    go(rewarded, take(1));
    expect([rewarded.phase, rewarded.asked]).toEqual(['card', 1]);
  });

  it('GAR-3.8: only the active player is ever asked', () => {
    const state = game.setup(4, options, quickChance(9));
    const c = quickChance(9);
    while (state.phase !== 'over') {
      expect(game.toAct(state)).toEqual([state.asked]);
      const others = [0, 1, 2, 3].filter((seat) => seat !== state.asked);
      for (const seat of others) expect(game.moves(state, seat)).toEqual([]);
      const move = bot.playout(state, state.asked, c);
      expect(codeOf(state, move, others[0])).toBe('NOT_YOUR_TURN');
      go(state, move);
    }
    expect(game.toAct(state)).toEqual([]);
  });

  it('GAR-3.9: GAME_OVER, NOT_YOUR_TURN, WRONG_PHASE come before an action’s own refusals; a refusal changes nothing', () => {
    const every: Move[] = [playCard(9, 0.5, 0), discard(9), keep(9, 9), temple(9, 9), pass, take(9)];
    const state = position({ rows: ['TT..', '....'], cards: ['C01', 'C02'] });
    const before = JSON.stringify(state);
    expect(every.map((move) => codeOf(state, move, 1))).toEqual(every.map(() => 'NOT_YOUR_TURN'));
    expect(every.map((move) => codeOf(state, move))).toEqual([
      'NO_SUCH_CARD',
      'NO_SUCH_CARD',
      'WRONG_PHASE',
      'WRONG_PHASE',
      'WRONG_PHASE',
      'WRONG_PHASE',
    ]);
    expect(JSON.stringify(state)).toBe(before);
    go(state, playCard(0, 2, 0));
    expect(every.map((move) => codeOf(state, move))).toEqual([
      'WRONG_PHASE',
      'WRONG_PHASE',
      'WRONG_PHASE',
      'NOT_A_BUILDING',
      'legal',
      'WRONG_PHASE',
    ]);
    go(state, temple(0, 0));
    expect(every.map((move) => codeOf(state, move))).toEqual([
      'WRONG_PHASE',
      'WRONG_PHASE',
      'WRONG_PHASE',
      'WRONG_PHASE',
      'WRONG_PHASE',
      'COLUMN_NOT_ALLOWED',
    ]);
    const over = position({ cards: ['C01'], deck: 0 });
    go(over, playCard(0, 0, 0));
    expect(every.map((move) => codeOf(over, move, 0))).toEqual(every.map(() => 'GAME_OVER'));
    const door = openDoor(game, moveSchema);
    for (const junk of [
      { type: 'FLY' },
      { type: 'PLAY_CARD' },
      { type: 'PLAY_CARD', slot: 0, x: '0', y: 0, rotation: 0 },
      null,
    ]) {
      expect(door.admit(state, 0, junk)).toEqual({ refusal: expect.objectContaining({ code: 'MALFORMED' }) });
    }
  });
});

describe('end of the game', () => {
  const lastTiles = { display: ['king-1', '', '', '', '', ''], supply: [] };

  it('GAR-8.2: exhausted means no tile anywhere', () => {
    const one = position({
      rows: ['TT..', '....'],
      cards: ['C01', 'C02'],
      display: ['king-1', '', '', '', 'king-2', ''],
      supply: [],
    });
    go(one, playCard(0, 2, 0), temple(0, 0), take(1));
    expect(one.tilesGoneIn).toBe(0);
    const none = position({ rows: ['TT..', '....'], cards: ['C01', 'C02'], ...lastTiles, round: 4 });
    go(none, playCard(0, 2, 0), temple(0, 0), take(1));
    expect(none.tilesGoneIn).toBe(4);
  });

  it('GAR-8.3: after the tiles have run out the round is finished and one more is played', () => {
    const state = position({ seats: 4, rows: ['TT..', '....'], cards: ['C01'], ...lastTiles, round: 7 });
    const events = go(state, playCard(0, 2, 0), temple(0, 0), take(1));
    expect(events).toContainEqual({ kind: 'tilesGone', lastRound: 8 });
    expect([state.round, lastRound(state)]).toEqual([8, 8]);
    playOut(state);
    expect([state.round, game.result(state)?.endReason]).toEqual([8, 'TILES']);
  });

  it('GAR-8.4: temples placed without tiles earn 5 points each', () => {
    const state = position({ rows: ['TT..', '....', '....', 'PP..'], cards: ['C01', 'C05', 'C02', 'C06'], ...lastTiles });
    go(state, playCard(0, 2, 0), temple(0, 0), take(1), playCard(1, 0, 0), playCard(2, 2, 3), temple(0, 3));
    expect([state.players[0].bonus, state.asked]).toEqual([5, 1]);
  });

  it('GAR-8.5: scoring follows at once, with all hands open', () => {
    const state = position({ cards: ['C01'], deck: 0, taken: ['king-1'], blind: ['queen-1'] });
    const events = go(state, playCard(0, 0, 0));
    expect(kinds(events)).toEqual(['played', 'flowerPassed', 'gameOver', 'scored', 'scored']);
    expect(events[3]).toMatchObject({ seat: 0, blind: ['queen-1'], total: 5 });
    expect(game.view(state, 1).players[0].blind).toEqual(state.players[0].blind);
    expect(game.result(state)?.totals).toEqual([5, 0]);
  });

  it('GAR-8.6: the reason is CARDS when the deck is empty, otherwise TILES', () => {
    const both = position({
      seats: 4,
      cards: ['C01'],
      deck: 0,
      tilesGoneIn: 14,
      round: 15,
      display: ['', '', '', '', '', ''],
      supply: [],
    });
    go(both, playCard(0, 0, 0));
    expect(game.result(both)?.endReason).toBe('CARDS');
    const tiles = position({
      seats: 4,
      cards: ['C01'],
      deck: 8,
      tilesGoneIn: 12,
      round: 13,
      display: ['', '', '', '', '', ''],
      supply: [],
    });
    go(tiles, playCard(0, 0, 0));
    expect(game.result(tiles)?.endReason).toBe('TILES');
  });
});

/** Components, the table as it is laid, and the geometry of cards and gardens. GAR sections 1 and 2. */
import { below, quickChance, secureChance, seedFrom, shuffle, type Told } from '@cantiere/engine';
import { describe, expect, it } from 'vitest';
import { data } from '../data/index.ts';
import { BUILDING_IDS, CARD_CELLS, CARD_IDS, COLORS, COLUMN_OPENS_AT, KIND_IDS, TILE_IDS, faceOfCard } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { lay, squareAt, squaresOf, startGarden } from '../rules/garden.ts';
import { groupsOf } from '../rules/groups.ts';
import { game } from '../rules/index.ts';
import { TABLE, type Garden, type State } from '../rules/state.ts';
import { bot } from '../bot/index.ts';
import { card, garden, go, picture, playCard, position, temple } from './build.ts';

const options = { tileVisibility: 'secret' };
const deal = (seed: number, seats: number, tell?: Told<Event>[]): State => game.setup(seats, options, quickChance(seed), tell);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('components and setup', () => {
  it('GAR-1.1: 4 start cards, 60 cards, 5 temples in each of 4 colours, 49 tiles', () => {
    expect(CARD_IDS).toHaveLength(60);
    expect(new Set(CARD_IDS).size).toBe(60);
    expect([data.temples.perPlayer, COLORS.length]).toEqual([5, 4]);
    expect(TILE_IDS).toHaveLength(49);
    const census = game.census(deal(1, 4));
    expect(CARD_IDS.map((id) => census[id])).toEqual(CARD_IDS.map(() => 1));
    expect(COLORS.map((id) => census[`temple-${id}`])).toEqual([5, 5, 5, 5]);
  });

  it('GAR-1.2: 44 set tiles and 5 single professions', () => {
    const census = game.census(deal(1, 2));
    expect(KIND_IDS.map((kind) => census[kind])).toEqual([4, 4, 6, 6, 6, 10, 8, 1, 1, 1, 1, 1]);
  });

  it('GAR-1.3: everybody has a colour and 5 temples; what is not used is out of the game', () => {
    const state = deal(1, 3);
    expect(state.players.map(({ temples }) => temples)).toEqual([5, 5, 5]);
    const census = game.census(state);
    expect(COLORS.map((id) => census[`temple-${id}`])).toEqual([5, 5, 5, undefined]);
  });

  it('GAR-1.4: a garden begins with six plots at x 0 to 2, y 0 to 1', () => {
    const plots = squaresOf(startGarden());
    expect(plots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(picture(startGarden())).toEqual(['...', '...']);
    expect(deal(1, 2).players[0].garden).toEqual(startGarden());
  });

  it('GAR-1.5 GAR-1.6: deck and tiles are shuffled; six tiles face up leave 43', () => {
    const [one, two] = [deal(1, 4), deal(2, 4)];
    expect(one.deck).toHaveLength(56);
    expect([one.display.length, one.supply.length]).toEqual([6, 43]);
    expect(new Set([...one.display, ...one.supply]).size).toBe(49);
    expect(one.deck).not.toEqual(two.deck);
    expect(one.supply).not.toEqual(two.supply);
    expect([...one.deck, ...one.offer].sort((a, b) => a - b)).toEqual(numbers(60));
  });

  it('GAR-1.7: columns 1, 2, 3 are opened by groups of 3, 4, 5', () => {
    expect(COLUMN_OPENS_AT).toEqual([3, 4, 5]);
  });

  it('GAR-1.8: the supply is one list and every draw takes its head', () => {
    const state = position({ rows: ['TTTTT.', '......'], cards: ['C01', 'C02'] });
    const [first, second] = state.supply;
    go(state, playCard(0, 5, 0), temple(0, 0));
    expect(state.players[0].blind).toEqual([first]);
    go(state, { type: 'TAKE_TILE', column: 3, row: 2 });
    expect(state.display[5]).toBe(second);
  });

  it('GAR-1.9: every seat may get the flower, drawn at random', () => {
    const firsts = new Set(numbers(60).map((seed) => deal(seed + 1, 4).flower));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    const state = deal(5, 4);
    expect(state.asked).toBe(state.flower);
  });

  it('GAR-1.10: play goes to the next seat', () => {
    const state = deal(3, 4);
    const first = state.flower;
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      order.push(state.asked);
      go(state, game.moves(state, state.asked)[0]);
    }
    expect(order).toEqual([0, 1, 2, 3].map((step) => (first + step) % 4));
  });

  it('GAR-1.11: deck, tiles, first seat come from the seed in this order, and nothing random follows', () => {
    const chance = secureChance(seedFrom('order'));
    const deck = shuffle(chance, numbers(60));
    const tiles = shuffle(chance, numbers(49));
    const first = below(chance, 3);
    const state = game.setup(3, options, secureChance(seedFrom('order')));
    expect([state.offer, state.deck]).toEqual([deck.slice(0, 3), deck.slice(3)]);
    expect([state.display, state.supply]).toEqual([tiles.slice(0, 6), tiles.slice(6)]);
    expect(state.flower).toBe(first);
    const before = JSON.stringify(state.chance);
    const c = quickChance(1);
    while (state.phase !== 'over') go(state, bot.greedy(game.view(state, state.asked), state.asked, c));
    expect(JSON.stringify(state.chance)).toBe(before);
  });
});

describe('geometry', () => {
  it('GAR-2.1 GAR-4.7: a garden has no border and every player has his own', () => {
    const state = position({ cards: ['C01', 'C05', 'C03', 'C04'] });
    let x = 2;
    const far = state.players[0].garden;
    for (let i = 0; i < 40; i++) {
      lay(far, faceOfCard(card('C01'), 0), x, 0, []);
      x += 2;
    }
    expect(squareAt(far, x, 0)).not.toBe(TABLE);
    expect(game.moves(state, 0)).toContainEqual(playCard(0, x, 0)); // far beyond one window of the fast listing
    expect(game.moves(state, 0).every((move) => game.refuse(state, 0, move) === undefined)).toBe(true);
    expect(state.players[1].garden).toEqual(startGarden());
  });

  it('GAR-2.2: a card has six squares, three on top and three below', () => {
    expect(CARD_CELLS.every((cells) => cells.length === 6)).toBe(true);
    const face = faceOfCard(card('C57'), 0); // T.PT.A
    expect([face.width, face.height]).toEqual([3, 2]);
    const laid = startGarden();
    lay(laid, face, 0, 0, []);
    expect(picture(laid)).toEqual(['T.P', 'T.A']);
  });

  it('GAR-2.3 GAR-2.4: four clockwise turns, none turned over', () => {
    const turned = [0, 1, 2, 3].map((quarter) => {
      const laid = garden(['....', '....', '....']);
      lay(laid, faceOfCard(card('C53'), quarter), 0, 0, []); // .TP..A
      return picture(laid);
    });
    expect(turned).toEqual([
      ['.TP.', '..A.', '....'],
      ['....', '.T..', 'AP..'],
      ['A...', 'PT..', '....'],
      ['PA..', 'T...', '....'],
    ]);
    const rotations = new Set(
      game.moves(position({ cards: ['C53'] }), 0).map((move) => move.type === 'PLAY_CARD' && move.rotation),
    );
    expect(rotations).toEqual(new Set([0, 90, 180, 270]));
  });

  it('GAR-2.5: what lies beneath is gone', () => {
    const laid = garden(['TTT', '...']);
    lay(laid, faceOfCard(card('C02'), 0), 0, 0, []);
    expect(picture(laid)).toEqual(['P..', '...']);
    expect(groupsOf(laid, []).map(({ building }) => building)).toEqual(['park']);
  });

  it('GAR-2.6: corners do not touch', () => {
    expect(groupsOf(garden(['T.', '.T']), []).map(({ size }) => size)).toEqual([1, 1]);
    expect(groupsOf(garden(['TT', '.T']), []).map(({ size }) => size)).toEqual([3]);
  });

  it('GAR-2.7: gardens only grow, stay connected, and a temple keeps its building', () => {
    for (const seats of [2, 3, 4]) {
      const state = deal(seats, seats);
      const c = quickChance(seats);
      while (state.phase !== 'over') {
        const seat = state.asked;
        const before = squaresOf(state.players[seat].garden);
        go(state, bot.playout(state, seat, c));
        const after = state.players[seat].garden;
        for (const { x, y, code } of before) {
          const now = squareAt(after, x, y);
          expect(now).not.toBe(TABLE);
          if (code & 8) expect(now & 7).toBe(code & 7);
        }
        expect(isConnected(after)).toBe(true);
      }
    }
  });

  it('shows building types in the order of the data', () => {
    expect(data.buildingTypes.map(({ id }) => id)).toEqual([...BUILDING_IDS]);
  });
});

function isConnected(of: Garden): boolean {
  const all = squaresOf(of);
  const met = new Set([`${all[0].x},${all[0].y}`]);
  const queue = [all[0]];
  for (const { x, y } of queue) {
    for (const next of all) {
      const key = `${next.x},${next.y}`;
      if (Math.abs(next.x - x) + Math.abs(next.y - y) !== 1 || met.has(key)) continue;
      met.add(key);
      queue.push(next);
    }
  }
  return met.size === all.length;
}

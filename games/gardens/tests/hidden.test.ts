/** Who may know what, and the one option. GAR sections 10 and 11. */
import { canonicalJson, heard, quickChance, readOptions, type Told } from '@cantiere/engine';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { CARD_IDS, TILE_IDS } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import { cardsLeft, pointsOf, shownScore } from '../rules/scoring.ts';
import { UNKNOWN, type State } from '../rules/state.ts';
import { go, kinds, playCard, position, take, temple, tile, told } from './build.ts';

const SIX = { rows: ['TTTTT.', '......'], cards: ['C01', 'C02'] };

/** A position in which seat 0 has taken a tile and drawn one blind. */
function afterSix(tileVisibility: 'secret' | 'tracked' = 'secret'): { state: State; all: Told<Event>[] } {
  const state = position({ ...SIX, tileVisibility });
  const all = told(state, playCard(0, 5, 0), temple(0, 0), take(1));
  return { state, all };
}

describe('hidden information', () => {
  it('GAR-10.1: nobody sees the order of deck and supply or the seed; what is left in the deck is public', () => {
    const state = game.setup(3, { tileVisibility: 'secret' }, quickChance(4));
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = game.view(state, viewer);
      expect(view.deck).toEqual(state.deck.map(() => UNKNOWN));
      expect(view.supply).toEqual(state.supply.map(() => UNKNOWN));
      expect(view.chance).toEqual({ seed: '', at: 0 });
      expect(cardsLeft(view)).toEqual(state.deck.toSorted((a, b) => a - b).map((card) => CARD_IDS[card]));
    }
  });

  it('GAR-10.1: any unseen card or tile may be the next in an imagined world', () => {
    const state = game.setup(2, { tileVisibility: 'secret' }, quickChance(4));
    const view = game.view(state, 0);
    const [cards, tiles, last] = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (let seed = 1; seed < 600; seed++) {
      const world = game.imagine(view, 0, quickChance(seed));
      cards.add(world.deck[0]);
      tiles.add(world.supply[0]);
      last.add(world.supply[42]);
    }
    expect([cards.size, tiles.size, last.size]).toEqual([56, 43, 43]);
  });

  it('GAR-10.2: gardens, temples, cards, tiles on display, bonus points and the number of tiles are public', () => {
    const { state } = afterSix();
    state.players[0].bonus = 5;
    const view = game.view(state, 'spectator');
    expect([view.offer, view.display, view.discarded, view.flower]).toEqual([
      state.offer,
      state.display,
      state.discarded,
      state.flower,
    ]);
    const [shown, real] = [view.players[0], state.players[0]];
    expect([shown.garden, shown.temples, shown.bonus, shown.laid]).toEqual([real.garden, real.temples, 5, real.laid]);
    expect(shown.taken.length + shown.blind.length).toBe(2);
  });

  it('GAR-10.3: a player sees his own tiles; taking a face-up tile is public', () => {
    const { state, all } = afterSix();
    expect(game.view(state, 0).players[0].blind).toEqual(state.players[0].blind);
    const took = all.find(({ event }) => event.kind === 'took');
    expect(took && heard(took, 1)).toEqual(took?.event);
  });

  it('GAR-10.4: a blind tile is its owner’s alone until the end', () => {
    const { state, all } = afterSix();
    for (const viewer of [1, 'spectator'] as const) {
      expect(game.view(state, viewer).players[0].blind).toEqual([UNKNOWN]);
      expect(all.map((item) => heard(item, viewer)?.kind)).toContain('blindDrawnUnseen');
      const id = TILE_IDS[state.players[0].blind[0]];
      expect(JSON.stringify(all.map((item) => heard(item, viewer) ?? null))).not.toContain(`"${id}"`);
    }
    expect(all.map((item) => heard(item, 0)?.kind)).toContain('blindDrawn');
  });

  it('GAR-10.5: the tile that refills a space is public at once', () => {
    const { state, all } = afterSix();
    const refill = all.find(({ event }) => event.kind === 'refilled');
    expect(refill && heard(refill, 1)).toEqual({ kind: 'refilled', tile: TILE_IDS[state.display[0]], column: 1, row: 1 });
    expect(game.view(state, 1).display).toEqual(state.display);
  });

  it('GAR-10.6: only the top layer is kept in a garden', () => {
    const state = position({ rows: ['TTT', '...'], cards: ['C02', 'C01'] });
    go(state, playCard(0, 0, 0));
    expect(state.players[0].garden.squares).toHaveLength(state.players[0].garden.width * state.players[0].garden.height);
    expect(JSON.stringify(state.players[0].garden)).toBe(JSON.stringify(position({ rows: ['P..', '...'] }).players[0].garden));
  });

  it('GAR-10.7: at the end everything is open to everybody', () => {
    const state = position({ cards: ['C01'], deck: 0, blind: ['queen-1'] });
    go(state, playCard(0, 0, 0));
    for (const viewer of [1, 'spectator'] as const) {
      const view = game.view(state, viewer);
      expect(view.players[0].blind).toEqual([tile('queen-1')]);
      expect(view.supply).toEqual(state.supply);
      expect(game.scores(view)).toEqual(game.scores(state));
      expect(game.result(view)).toEqual(game.result(state));
    }
  });

  it('GAR-10.8: running scores tell no more than the table shows', () => {
    const secret = afterSix('secret').state;
    const total = pointsOf(secret.players[0]);
    expect(shownScore(game.view(secret, 0), 0)).toBe(total);
    expect(shownScore(game.view(secret, 1), 0)).toBeUndefined();
    expect(game.scores(game.view(secret, 1))[0]).toBe(secret.players[0].bonus);
    const tracked = afterSix('tracked').state;
    tracked.players[0].bonus = 5;
    const blindWorthless = pointsOf({ ...tracked.players[0], blind: [] });
    expect(shownScore(game.view(tracked, 1), 0)).toBe(blindWorthless);
    expect(shownScore(game.view(tracked, 0), 0)).toBe(pointsOf(tracked.players[0]));
  });

  it('GAR-10.9: a spectator sees what an opponent of everybody sees', () => {
    const { state } = afterSix();
    const watching = game.view(state, 'spectator');
    expect(watching.players[0]).toEqual(game.view(state, 1).players[0]);
    expect(watching.players[1]).toEqual(game.view(state, 0).players[1]);
  });

  it('GAR-10.10: with either option every view carries the tiles taken from the display and the number of blind ones', () => {
    for (const option of ['secret', 'tracked'] as const) {
      const { state } = afterSix(option);
      const view = game.view(state, 1);
      expect(view.players[0].taken).toEqual(state.players[0].taken);
      expect(view.players[0].blind).toEqual([UNKNOWN]);
      const seen = new Set<number>();
      for (let seed = 1; seed < 300; seed++) {
        const world = game.imagine(view, 1, quickChance(seed));
        expect(world.players[0].taken).toEqual(state.players[0].taken);
        expect(canonicalJson(game.view(world, 1))).toBe(canonicalJson(view));
        seen.add(world.players[0].blind[0]);
      }
      expect(seen.has(state.players[0].blind[0])).toBe(true);
      expect(seen.size).toBe(49 - 6 - 1); // any tile neither on display nor taken
    }
  });

  it('GAR-10.11: exactly blind draws, refills and deals reveal something', () => {
    const revealing = new Set<string>();
    const silent = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const state = game.setup(2 + (seed % 3), { tileVisibility: 'secret' }, quickChance(seed));
      const c = quickChance(seed);
      while (state.phase !== 'over') {
        const seat = state.asked;
        for (const { event, reveals } of told(state, bot.greedy(game.view(state, seat), seat, c))) {
          (reveals ? revealing : silent).add(event.kind);
        }
      }
    }
    expect([...revealing].sort()).toEqual(['blindDrawn', 'dealt', 'refilled', 'scored']);
    for (const kind of revealing) expect(silent).not.toContain(kind);
    const empty = position({ ...SIX, display: ['king-1', '', '', '', '', ''], supply: [] });
    const told6 = told(empty, playCard(0, 5, 0), temple(0, 0), take(1));
    expect(told6.some(({ reveals }) => reveals)).toBe(false);
    expect(kinds(told6.map(({ event }) => event))).toContain('blindLost');
  });
});

describe('options', () => {
  it('GAR-11.1: tileVisibility is secret by default, or tracked', () => {
    expect(readOptions(game.options, {})).toMatchObject({ options: { tileVisibility: 'secret' } });
    expect(readOptions(game.options, { tileVisibility: 'tracked' })).toMatchObject({ options: { tileVisibility: 'tracked' } });
    expect(readOptions(game.options, { tileVisibility: 'open' })).toMatchObject({ refusal: { code: 'BAD_OPTION' } });
  });

  it('GAR-11.2: there is no other option but the order with two', () => {
    expect(game.options.map(({ id }) => id)).toEqual(['tileVisibility', 'twoPlayerOrder']);
    expect(readOptions(game.options, { draft: true })).toMatchObject({ refusal: { code: 'BAD_OPTION', about: 'draft' } });
  });
});

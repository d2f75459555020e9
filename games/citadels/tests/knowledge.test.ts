/** Who sees what (CIT-10), and which worlds a seat can imagine. */
import { describe, expect, it } from 'vitest';
import { HIDDEN_CHANCE, below, canonicalJson, heardBy, quickChance, type Seat } from '@cantiere/engine';
import { CHARACTERS, NONE, UNKNOWN, characterOf, preparationFor } from '../rules/catalog.ts';
import { includes, membersOf, without } from '../rules/characterSet.ts';
import { drafterOf } from '../rules/draft.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { deal, dealQuick, gold, hand, play, playHeardBy, whenCalled } from './build.ts';

const backs = (count: number): number[] => Array<number>(count).fill(UNKNOWN);

describe('Who sees what', () => {
  const state = whenCalled('king', {
    A: { as: 'king', gold: 3, hand: 'tavern keep', city: 'manor' },
    B: { as: 'bishop', gold: 1, hand: 'palace', city: 'temple' },
  });
  const [A, B, watcher] = [game.view(state, 0), game.view(state, 1), game.view(state, 'spectator')];

  it('CIT-10.1: gold, cities, sizes of hands and deck, crown, round and options are public', () => {
    for (const view of [A, B, watcher]) {
      expect(view.players.map((player) => player.gold)).toEqual([3, 1, 0, 0]);
      expect(view.players.map((player) => player.city)).toEqual(state.players.map((player) => player.city));
      expect(view.players.map((player) => player.hand.length)).toEqual([2, 1, 0, 0]);
      expect([view.deck.length, view.crown, view.round]).toEqual([state.deck.length, 0, 1]);
      expect(game.scores(view)).toEqual(game.scores(state));
    }
  });

  it('CIT-10.2: a hand, a draw and what goes under the deck are known to their owner alone', () => {
    expect(A.players[0].hand).toEqual(state.players[0].hand);
    expect(B.players[0].hand).toEqual(backs(2));
    const drawing = game.clone(state);
    expect(playHeardBy(game.clone(drawing), { type: 'DRAW_CARDS' }, 1)).toEqual([{ kind: 'looked', seat: 0, count: 2 }]);
    play(drawing, { type: 'DRAW_CARDS' });
    expect(game.view(drawing, 0).turn.drawn).toEqual(drawing.turn.drawn);
    expect(game.view(drawing, 1).turn.drawn).toEqual(backs(2));
    const laboratory = whenCalled('king', { A: { as: 'king', hand: 'tavern', city: 'laboratory' } });
    const use = { type: 'USE_LABORATORY', card: 'tavern' } as const;
    expect(playHeardBy(game.clone(laboratory), use, 0)).toEqual([{ kind: 'laboratory', seat: 0, gold: 1, card: 'tavern' }]);
    expect(playHeardBy(game.clone(laboratory), use, 1)).toEqual([{ kind: 'laboratory', seat: 0, gold: 1 }]);
  });

  it('CIT-10.3: deck and face-down character are secret, except from the seventh drafter', () => {
    expect([A.deck, A.faceDown]).toEqual([backs(state.deck.length), UNKNOWN]);
    const seven = deal(7, { firstCrown: 'seat' });
    while (seven.kept.length < 6) play(seven, game.moves(seven, seven.asked)[0]);
    expect(game.view(seven, 6).faceDown).toBe(seven.faceDown);
    expect(game.view(seven, 5).faceDown).toBe(UNKNOWN);
    expect(A.chance).toEqual(HIDDEN_CHANCE);
  });

  it('CIT-10.4: during the draft everybody sees the characters face up, whose pick it is and how many are passed', () => {
    const drafting = deal(5);
    const view = game.view(drafting, 'spectator');
    expect([view.faceUp, view.asked, view.offered]).toEqual([drafting.faceUp, drafting.crown, [0]]);
    const heard = playHeardBy(drafting, game.moves(drafting, drafting.asked)[0], 'spectator');
    expect(heard).toEqual([
      { kind: 'picked', seat: drafting.firstDrafter },
      { kind: 'offered', seat: drafting.asked, count: 5 },
    ]);
  });

  it('CIT-10.5: a drafter keeps knowing what was offered, kept and set aside, and what was left over', () => {
    const drafting = deal(4, { firstCrown: 'seat' });
    while (drafting.phase === 'draft') play(drafting, game.moves(drafting, drafting.asked)[0]);
    for (const seat of [0, 1, 2, 3]) {
      const view = game.view(drafting, seat);
      expect(view.offered.map((set) => set !== 0)).toEqual([0, 1, 2, 3].map((step) => step === seat));
      expect([view.offered[seat], view.kept[seat]]).toEqual([drafting.offered[seat], drafting.kept[seat]]);
    }
    const leftOver = membersOf(drafting.offered[3]).find((c) => c !== drafting.kept[3]) ?? NONE;
    expect(game.view(drafting, 3).holder[leftOver]).toBe(NONE);
    if (leftOver > drafting.called) expect(game.view(drafting, 0).holder[leftOver]).toBe(UNKNOWN);
  });

  it('CIT-10.6: a reveal is public for the round; an unanswered call looks the same whoever was murdered', () => {
    expect(watcher.holder[characterOf('king')]).toBe(0);
    expect(watcher.holder[characterOf('bishop')]).toBe(UNKNOWN);
    const murdered = whenCalled(
      'king',
      { A: { as: 'assassin' }, B: { as: 'king' }, C: { as: 'merchant' }, D: { as: 'bishop' } },
      { murdered: 'bishop' },
    );
    play(murdered, { type: 'TAKE_GOLD' });
    const events = playHeardBy(murdered, { type: 'END_TURN' }, 'spectator');
    expect(events).toContainEqual({ kind: 'unanswered', character: 'bishop' });
    expect(game.view(murdered, 'spectator').holder[characterOf('bishop')]).toBe(UNKNOWN);
  });

  it('CIT-10.7: the names given by Assassin and Thief are public', () => {
    const assassin = whenCalled('assassin', { A: { as: 'assassin' } });
    expect(playHeardBy(assassin, { type: 'ASSASSINATE', character: 'king' }, 'spectator')).toEqual([
      { kind: 'assassinated', seat: 0, character: 'king' },
    ]);
    const thief = whenCalled('thief', { A: { as: 'thief' } });
    expect(playHeardBy(thief, { type: 'ROB', character: 'king' }, 'spectator')).toEqual([
      { kind: 'robbed', seat: 0, character: 'king' },
    ]);
  });

  it('CIT-10.8: the owner of the murdered character is shown at the end of the round, the other secrets are not', () => {
    const last = whenCalled('warlord', { A: { as: 'warlord' }, C: { as: 'king' } }, { murdered: 'king' });
    play(last, { type: 'TAKE_GOLD' });
    const events = playHeardBy(last, { type: 'END_TURN' }, 'spectator');
    expect(events).toContainEqual({ kind: 'victimShown', character: 'king', seat: 2 });
    const view = game.view(last, 'spectator');
    expect([view.faceDown, view.offered]).toEqual([UNKNOWN, [0]]);
  });

  it('CIT-10.9: after a swap each of the two is sent the own new hand', () => {
    const magician = whenCalled('magician', { A: { as: 'magician', hand: 'keep' }, B: { hand: 'tavern' } });
    const swap = { type: 'SWAP_HANDS', player: 1 } as const;
    const heard = (seat: Seat): Event[] => playHeardBy(game.clone(magician), swap, seat).filter(({ kind }) => kind === 'newHand');
    expect([heard(0), heard(1), heard(2)]).toEqual([
      [{ kind: 'newHand', seat: 0, cards: ['tavern'] }],
      [{ kind: 'newHand', seat: 1, cards: ['keep'] }],
      [],
    ]);
    play(magician, swap);
    expect(game.view(magician, 0).players[1].hand).toEqual([UNKNOWN]);
  });

  it('CIT-10.10: a destroyed building is public, and so is its recovery', () => {
    const raid = whenCalled('warlord', { A: { as: 'warlord' }, B: { city: 'tavern' }, C: { gold: 1, city: 'graveyard' } });
    play(raid, { type: 'TAKE_GOLD' });
    play(raid, { type: 'DESTROY', player: 1, card: 'tavern' });
    expect(game.view(raid, 'spectator').destroyed).toBe(raid.destroyed);
    expect(playHeardBy(raid, { type: 'GRAVEYARD_RECOVER' }, 'spectator')).toContainEqual({
      kind: 'recovered',
      seat: 2,
      card: 'tavern',
      paid: 1,
    });
  });

  it('CIT-10.11: spectators see what is public; after the game everybody sees everything', () => {
    expect(watcher.players.map((player) => player.hand)).toEqual([backs(2), backs(1), [], []]);
    const over = game.clone(state);
    over.phase = 'over';
    const seen = game.view(over, 'spectator');
    expect([seen.deck, seen.faceDown, seen.holder, seen.offered]).toEqual([over.deck, over.faceDown, over.holder, over.offered]);
    expect(seen.chance).toEqual(HIDDEN_CHANCE);
  });

  it('CIT-10.12: hands and purses have no limit', () => {
    const rich = whenCalled('architect', {
      A: { as: 'architect', gold: 99, hand: 'manor '.repeat(5) + 'tavern '.repeat(5) + 'castle '.repeat(4) },
    });
    play(rich, { type: 'TAKE_GOLD' });
    play(rich, { type: 'ARCHITECT_DRAW' });
    expect([gold(rich, 'A'), hand(rich, 'A').length]).toEqual([101, 16]);
  });

  it('CIT-10.13: of the deck a view shows the size; who put a card under it was told which', () => {
    const drawing = whenCalled('thief', { A: { as: 'thief' } }, { deck: 'manor keep' });
    expect(playHeardBy(drawing, { type: 'DRAW_CARDS' }, 0)).toEqual([
      { kind: 'looked', seat: 0, count: 2, cards: ['manor', 'keep'] },
    ]);
    play(drawing, { type: 'KEEP_CARDS', cards: ['keep'] });
    expect(game.view(drawing, 0).deck).toEqual(backs(drawing.deck.length));
  });

  it('CIT-10.14: copies are interchangeable: listed once, and named twice only where there are two', () => {
    const twins = whenCalled('magician', { A: { as: 'magician', gold: 3, hand: 'tavern tavern' } });
    play(twins, { type: 'TAKE_GOLD' });
    expect(game.moves(twins, 0).filter(({ type }) => type === 'BUILD')).toEqual([{ type: 'BUILD', card: 'tavern' }]);
    expect(game.refuse(twins, 0, { type: 'REDRAW', cards: ['tavern', 'tavern'] })).toBeUndefined();
    expect(game.refuse(twins, 0, { type: 'REDRAW', cards: ['tavern', 'tavern', 'tavern'] })?.code).toBe('CARD_NOT_IN_HAND');
  });
});

/** All ways in which the draft so far can have gone, found by brute force, as far as this seat can tell. */
function possibleDrafts(state: State, seat: Seat): Set<string> {
  const { draft } = preparationFor(state.seats);
  const seen = canonicalJson(game.view(state, seat));
  const found = new Set<string>();
  const world = game.clone(state);
  const tryOut = (): void => {
    world.holder = CHARACTERS.map((_, c) => (world.kept.includes(c) ? drafterOf(world, world.kept.indexOf(c)) : NONE));
    const contradicts = world.holder.some((holder, c) => holder !== state.holder[c] && c <= state.called && c !== state.murdered);
    if (!contradicts && canonicalJson(game.view(world, seat)) === seen) found.add(fingerprint(world));
  };
  const pickFrom = (step: number, passed: number): void => {
    const offered = draft[step]?.picksUpFaceDown ? passed | (1 << world.faceDown) : passed;
    if (step < state.offered.length) {
      if (drafterOf(state, step) === seat && offered !== state.offered[step]) return;
      world.offered[step] = offered;
    }
    if (step === state.kept.length) return tryOut();
    for (const kept of membersOf(offered)) {
      if (drafterOf(state, step) === seat && kept !== state.kept[step]) continue;
      for (const aside of draft[step].setsAside ? membersOf(without(offered, kept)) : [NONE]) {
        world.kept[step] = kept;
        world.setAside[step] = aside;
        pickFrom(step + 1, aside === NONE ? without(offered, kept) : without(without(offered, kept), aside));
      }
    }
  };
  for (let faceDown = 0; faceDown < CHARACTERS.length; faceDown++) {
    if (includes(state.faceUp, faceDown)) continue;
    world.faceDown = faceDown;
    pickFrom(0, 0b1111_1111 & ~state.faceUp & ~(1 << faceDown));
  }
  return found;
}

const fingerprint = ({ faceDown, kept, setAside, offered }: State): string => JSON.stringify([faceDown, kept, setAside, offered]);

describe('Imagined worlds', () => {
  it.each([
    [2, 24],
    [3, 24],
    [4, 24],
    [5, 16],
    [6, 8],
    [7, 8],
  ])('with %i players they are exactly the possible ones', (seats, positions) => {
    const chance = quickChance(seats);
    for (let position = 0; position < positions; position++) {
      const state = dealQuick(seats, position + 1);
      for (let moves = below(chance, 12 * seats); moves > 0 && state.phase !== 'over'; moves--) {
        const legal = game.moves(state, state.asked);
        game.play(state, state.asked, legal[below(chance, legal.length)]);
      }
      const seat = below(chance, seats);
      const possible = possibleDrafts(state, seat);
      const imagined = new Map<string, number>();
      const samples = 40 * Math.min(possible.size, 60);
      const view = game.view(state, seat);
      for (let i = 0; i < samples; i++) {
        const print = fingerprint(game.imagine(view, seat, chance));
        imagined.set(print, (imagined.get(print) ?? 0) + 1);
      }
      for (const print of imagined.keys()) expect(possible).toContain(print);
      if (possible.size <= 60) {
        expect(imagined.size).toBe(possible.size);
        const expected = samples / possible.size;
        for (const count of imagined.values()) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected) + 2);
      }
    }
  });

  it('hands and deck are dealt anew from the cards that the seat has not seen', () => {
    const state = deal(4);
    const view = game.view(state, 0);
    const world = game.imagine(view, 0, quickChance(1));
    expect(game.census(world)).toEqual(game.census(state));
    expect(world.players[0].hand).toEqual(state.players[0].hand);
    expect(world.players[1].hand).not.toContain(UNKNOWN);
    expect(game.imagine(view, 0, quickChance(2)).deck).not.toEqual(world.deck);
  });

  it('what a seat hears never depends on what it cannot see', () => {
    const told: Parameters<typeof game.play>[3] = [];
    const state = dealQuick(4, 9);
    while (state.kept.length < 3) game.play(state, state.asked, game.moves(state, state.asked)[0], told);
    for (const event of heardBy(told, 'spectator')) expect(event).not.toHaveProperty('character');
  });
});

/** The end-of-turn steps: slide, fill, reveal, decks that become active on the way, and the stall guards (SPR-8). */
import { describe, expect, it } from 'vitest';
import { nextWord } from '@cantiere/engine';
import { CARDS, CARD_IDS, cardNamed } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { shuffleDiscards } from '../rules/effects/interpreter.ts';
import { game } from '../rules/index.ts';
import { NONE, type State } from '../rules/state.ts';
import { CITY, METROPOLIS, PLANNING, TOWN } from '../rules/words.ts';
import { A, B, C, answers, coverTop, does, favor, lay, layPlanning, next, position, prestige, wealth } from './build.ts';

const END = { type: 'END_TURN' } as const;
const named = (cards: readonly number[]): string[] => cards.map((card) => (card === NONE ? '' : CARD_IDS[card]));
const kinds = (told: readonly Event[]): string[] => told.map(({ kind }) => kind);
const revealed = (told: readonly Event[]): string[] =>
  told.flatMap((event) => (event.kind === 'revealed' ? [`${event.card} ${event.space}`] : []));

/** A quiet table: permits without ballots on the boxes and on top, contracts without payout next. */
function quiet(sketch: Parameters<typeof position>[0] = {}): State {
  const state = position(sketch);
  layPlanning(state, 'P33', 'P35', 'P36', 'P31');
  coverTop(state, PLANNING);
  next(state, 'P29', 'P27', 'P26', 'P24');
  state.tops[PLANNING] = state.decks[PLANNING].pop() ?? NONE; // P29
  return state;
}

/** Empties a deck into what has left the game. */
function exhaust(state: State, deck: number): void {
  state.gone.push(...state.decks[deck].splice(0));
  if (state.tops[deck] !== NONE) state.gone.push(state.tops[deck]);
  state.tops[deck] = NONE;
}

describe('SPR-8: turning cards over', () => {
  it('SPR-8.1: an event is resolved and discarded and the next card turned; then ballot, then payout', () => {
    const state = quiet({ owns: { S01: B, S02: B, S03: B, S04: B } });
    layPlanning(state, '');
    state.tops[PLANNING] = NONE;
    next(state, 'PE12', 'P19', 'P24'); // Rent Day, then a ballot permit with wealth 6
    const told = does(state, END);
    const from = kinds(told).indexOf('eventRevealed');
    expect(kinds(told).slice(from, from + 6)).toEqual([
      'eventRevealed',
      'gained',
      'eventDone',
      'revealed',
      'pawnMoved',
      'payout',
    ]);
    expect(wealth(state)[B]).toBe(24);
    expect(state.planningDiscard).toContain(cardNamed('PE12'));
  });

  it('SPR-8.1: a contract pays its prestige row when it is turned up', () => {
    const state = quiet({ owns: { S05: A, S09: B, S02: B } });
    ['T09', 'T12', 'T14', 'T16', 'T01'].forEach((id, i) => lay(state, id, i + 1));
    does(state, { type: 'TAKE_FAVOR', space: 'contract1' });
    coverTop(state, TOWN);
    next(state, 'T05', 'T08'); // prestige 3, nothing
    does(state, END);
    expect(prestige(state)).toEqual([21, 23, 20]);
  });

  it('SPR-EX-17 SPR-8.2: a face-up top that moves into a box does not trigger again', () => {
    const state = quiet({ owns: { S05: A, S12: A } });
    state.decks[PLANNING].push(state.tops[PLANNING]);
    next(state, 'P25', 'P19'); // a ballot and wealth 4; then a ballot and wealth 6
    state.tops[PLANNING] = state.decks[PLANNING].pop() ?? NONE;
    does(state, { type: 'ACQUIRE_PLANNING', space: 'planning2' });
    const told = does(state, END);
    expect(named(state.planning)).toEqual(['P33', 'P36', 'P31', 'P25']);
    expect(CARD_IDS[state.tops[PLANNING]]).toBe('P19');
    expect(wealth(state)[A]).toBe(20); // row 4 did not pay
    expect(kinds(told).filter((kind) => kind === 'pawnMoved')).toHaveLength(1);
    expect(told.find((event) => event.kind === 'payout')).toMatchObject({ row: 6 });
  });

  it('SPR-8.3: a box is filled by the face-up top, else by the next card; an empty deck leaves it empty', () => {
    const state = quiet();
    does(state, { type: 'ACQUIRE_PLANNING', space: 'planning1' });
    does(state, { type: 'ACQUIRE_PLANNING', space: 'planning2' });
    does(state, END);
    expect(named(state.planning)).toEqual(['P36', 'P31', 'P29', 'P27']);
    const bare = quiet();
    exhaust(bare, TOWN);
    bare.gone.push(bare.contracts[4]);
    bare.contracts[4] = NONE;
    does(bare, END);
    expect(bare.contracts[4]).toBe(NONE);
  });

  it('SPR-8.4: an empty planning deck is made anew from the discards, Urban Renewal cards included', () => {
    const state = quiet();
    layPlanning(state, '');
    state.decks[PLANNING].length = 0;
    state.tops[PLANNING] = NONE;
    state.planningDiscard = ['UR1', 'UR2'].map(cardNamed);
    const told = does(state, END);
    expect(told.find((event) => event.kind === 'reshuffled')).toMatchObject({ why: 'empty', count: 2 });
    expect([state.planning[3], state.tops[PLANNING]].map((card) => CARDS[card].kind)).toEqual(['urbanRenewal', 'urbanRenewal']);
    expect(state.reshuffles).toBe(1);
  });

  it('SPR-8.4: how it is shuffled follows from the deal and the count, whatever chance was used for before', () => {
    const madeAnew = (...gone: number[]): number[][] => {
      const state = quiet();
      gone.forEach(() => nextWord(state.chance));
      state.decks[PLANNING] = state.decks[PLANNING].filter((_, at) => !gone.includes(at));
      return [1, 2].map(() => {
        shuffleDiscards(state, 'review', undefined);
        return state.decks[PLANNING].slice();
      });
    };
    const whole = madeAnew();
    const lacking = madeAnew(3, 8);
    expect(lacking).toEqual(whole.map((deck) => deck.filter((card) => lacking[0].includes(card))));
    expect(whole[0]).not.toEqual(whole[1]);
  });

  it('SPR-EX-22 SPR-8.4: with only events left nothing is turned up and the turn goes on', () => {
    const state = quiet();
    layPlanning(state, '');
    state.decks[PLANNING].length = 0;
    state.tops[PLANNING] = NONE;
    state.planningDiscard = ['PE01', 'PE12'].map(cardNamed);
    const told = does(state, END);
    expect(named(state.planning)).toEqual(['P35', 'P36', 'P31', '']);
    expect(kinds(told)).not.toContain('eventRevealed');
    expect(state.active).toBe(B);
  });
});

describe('SPR-8: the steps', () => {
  it('SPR-8.5: cards slide toward 1 AP in order, and boxes are filled until none is empty', () => {
    const state = quiet();
    does(state, { type: 'ACQUIRE_PLANNING', space: 'planning1' });
    does(state, { type: 'ACQUIRE_PLANNING', space: 'planning3' });
    does(state, END);
    expect(named(state.planning)).toEqual(['P35', 'P31', 'P29', 'P27']);
  });

  it('SPR-8.5: a box emptied by an event while filling is filled again in the same step', () => {
    const state = quiet({ prestige: [20, 20, 5] });
    layPlanning(state, '');
    state.tops[PLANNING] = NONE;
    next(state, 'PE14', 'P29', 'P27', 'P26');
    does(state, END);
    expect(game.toAct(state)).toEqual([C]);
    answers(state, { space: 'planning1' });
    expect(named(state.planning)).toEqual(['P36', 'P31', 'P29', 'P27']);
  });

  it('SPR-8.6: the top is turned up and stays; a box emptied by an event then stays empty until the next turn', () => {
    const state = quiet({ prestige: [20, 20, 5] });
    state.tops[PLANNING] = NONE;
    next(state, 'PE14', 'P29', 'P27');
    does(state, END);
    answers(state, { space: 'planning2' });
    expect(named(state.planning)).toEqual(['P33', '', 'P36', 'P31']);
    expect(CARD_IDS[state.tops[PLANNING]]).toBe('P29');
    does(state, END);
    expect(named(state.planning)).toEqual(['P33', 'P36', 'P31', 'P29']);
  });

  it('SPR-8.7: contracts slide within segments: 5-1, then 4-1, then 3-1', () => {
    const slid = (activeDecks: number): string[] => {
      const state = quiet({ activeDecks });
      ['T08', 'T09', 'T12', 'T14', 'T16'].forEach((id, i) => lay(state, id, i + 1));
      for (const deck of [TOWN, CITY, METROPOLIS]) exhaust(state, deck);
      state.decks[CITY].push(cardNamed('C18')); // so that the way from box 5 to box 4 stays shut
      state.contracts[0] = NONE;
      state.contracts[2] = NONE;
      const told = does(state, END);
      const slide = told.find((event) => event.kind === 'slid' && event.track === 'contract');
      return slide?.kind === 'slid' ? [...slide.cards] : [];
    };
    expect(slid(1)).toEqual(['T09', 'T14', 'T16', '', '']);
    expect(slid(2)).toEqual(['T09', 'T14', '', '', 'T16']);
    expect(slid(3)).toEqual(['T09', '', '', 'T14', 'T16']);
  });

  it('SPR-8.8: with the City deck empty the card of box 5 slides into an empty box 4', () => {
    const state = quiet({ activeDecks: 3 });
    ['T08', 'T09', 'T12', 'T14', 'T16'].forEach((id, i) => lay(state, id, i + 1));
    exhaust(state, CITY);
    state.contracts[3] = NONE;
    next(state, 'T03', 'T11');
    coverTop(state, TOWN);
    next(state, 'T03', 'T11');
    does(state, END);
    expect(named(state.contracts)).toEqual(['T08', 'T09', 'T12', 'T16', 'T03']);
  });

  it('SPR-8.9: box 5 from Town, box 4 from City, the rest from Metropolis', () => {
    const state = quiet({ activeDecks: 3 });
    state.contracts.fill(NONE);
    state.contractLeft = true;
    coverTop(state, TOWN);
    next(state, 'T03', 'T08');
    next(state, 'C18', 'C16');
    next(state, 'M20', 'M11', 'M29', 'M09');
    does(state, END);
    expect(named(state.contracts)).toEqual(['M20', 'M11', 'M29', 'C18', 'T03']);
    expect(named(state.tops).slice(1)).toEqual(['T08', 'C16', 'M09']);
  });

  it('SPR-8.9: box 4 from Town when City is empty or runs out of contracts; nothing from empty decks', () => {
    const fill = (prepare: (state: State) => void): string[] => {
      const state = quiet({ activeDecks: 3 });
      ['T08', 'T09', 'T12', '', ''].forEach((id, i) => (id === '' ? (state.contracts[i] = NONE) : lay(state, id, i + 1)));
      state.contractLeft = true;
      coverTop(state, TOWN);
      prepare(state);
      does(state, END);
      return named(state.contracts);
    };
    expect(
      fill((state) => {
        exhaust(state, CITY);
        next(state, 'T03', 'T16');
      }),
    ).toEqual(['T08', 'T09', 'T12', 'T03', 'T16']);
    expect(
      fill((state) => {
        exhaust(state, CITY);
        next(state, 'T03', 'T16');
        next(state, 'CE2'); // the last City card is an event: nobody holds the Treasurer's office
      }),
    ).toEqual(['T08', 'T09', 'T12', 'T03', 'T16']);
    expect(
      fill((state) => {
        exhaust(state, TOWN);
        next(state, 'C18', 'C16');
      }),
    ).toEqual(['T08', 'T09', 'T12', 'C18', '']);
    expect(
      fill((state) => {
        exhaust(state, TOWN);
        exhaust(state, CITY);
      }),
    ).toEqual(['T08', 'T09', 'T12', '', '']);
  });

  it('SPR-EX-16 SPR-8.10: the Airport comes up while box 4 is filled', () => {
    const state = quiet({ owns: { S07: A, S09: A, S02: A, S05: A } });
    ['T08', 'T09', 'T12', 'T14', 'T16'].forEach((id, i) => lay(state, id, i + 1));
    state.contracts[3] = NONE;
    state.contracts[4] = NONE;
    state.contractLeft = true;
    coverTop(state, TOWN);
    next(state, 'TE1', 'T03', 'T16', 'T08');
    lay(state, 'T08', 1);
    next(state, 'C05', 'C01', 'C02');
    state.decks[CITY].pop();
    next(state, 'C01'); // payout 3
    const told = does(state, END);
    expect(kinds(told).filter((kind) => kind === 'elected')).toHaveLength(4);
    expect(revealed(told).slice(-4)).toEqual(['C01 contract4', 'T03 contract5', 'T16 townDeck', 'C02 cityDeck']);
    const reveal = told.findIndex((event) => event.kind === 'revealed' && event.card === 'C01');
    expect(told[reveal + 1]).toMatchObject({ kind: 'payout', res: 'prestige', row: 3 });
    expect(state.activeDecks).toBe(2);
  });

  it('SPR-8.11: a deck activated in step 6 is turned up in step 7, and so on in step 8', () => {
    const state = quiet();
    ['T09', 'T12', 'T14', 'T16', 'T01'].forEach((id, i) => lay(state, id, i + 1));
    coverTop(state, TOWN);
    next(state, 'TE1', 'T08');
    next(state, 'CE1', 'C18');
    next(state, 'M11');
    does(state, END);
    while (state.question) answers(state, state.question.options[0]);
    expect(named(state.tops).slice(1)).toEqual(['T08', 'C18', 'M11']);
    expect(state.activeDecks).toBe(3);
  });

  it('SPR-8.12: then the next player clockwise is active', () => {
    const state = quiet();
    for (const seat of [B, C, A]) {
      does(state, END);
      expect([state.active, state.phase]).toEqual([seat, 'invest']);
    }
  });
});

describe('SPR-8: stall guards', () => {
  it('SPR-EX-28 SPR-8.13: after a round without a contract leaving its space the cheapest one leaves the game', () => {
    const state = quiet({ options: { staleMarket: true } });
    ['T08', 'T09', 'T12', 'T14', 'T16'].forEach((id, i) => lay(state, id, i + 1));
    does(state, END);
    favor(state, B, 'T01');
    does(state, END);
    expect(state.idleTurns).toBe(2);
    const told = does(state, END);
    const order = kinds(told);
    expect(told.find((event) => event.kind === 'contractRemoved')).toMatchObject({ card: 'T08', space: 'contract1', turns: 3 });
    expect(order.indexOf('contractRemoved')).toBeLessThan(order.lastIndexOf('slid'));
    expect(named(state.contracts).slice(0, 4)).toEqual(['T09', 'T12', 'T14', 'T16']);
    expect(state.contracts[4]).not.toBe(NONE);
    expect(state.gone).toContain(cardNamed('T08'));
    expect(state.idleTurns).toBe(0);
  });

  it('SPR-8.13: a contract taken as a Favor starts the count again, a Favor that is built does not', () => {
    const state = quiet({ cards: { [A]: ['P34'] } });
    state.idleTurns = 1;
    favor(state, A, 'T08');
    does(state, { type: 'BUILD', source: 'T08' });
    does(state, game.moves(state, A)[0]);
    does(state, END);
    expect(state.idleTurns).toBe(2);
    does(state, { type: 'TAKE_FAVOR', space: 'contract1' });
    does(state, END);
    expect(state.idleTurns).toBe(0);
  });

  it('SPR-8.14: with staleMarket off, ten rounds without one end the game after the last turn', () => {
    const state = quiet({ options: { staleMarket: false } });
    state.idleTurns = 28;
    does(state, END);
    expect(state.phase).toBe('invest');
    does(state, END);
    expect([state.phase, game.result(state)?.endReason]).toEqual(['over', 'STANDSTILL']);
  });
});

/** Events, general rules, what is hidden, and games that are stopped and taken up again (SPR-13, SPR-15, SPR-17). */
import { describe, expect, it } from 'vitest';
import { below, canonicalJson, quickChance, type Told } from '@cantiere/engine';
import { cardNamed } from '../rules/cards.ts';
import { holdElection } from '../rules/elections.ts';
import type { Event } from '../rules/events.ts';
import { unseenCards } from '../rules/imagine.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { proceed } from '../rules/play.ts';
import { NONE, type State } from '../rules/state.ts';
import { startTurn } from '../rules/turn.ts';
import { CITY, DA, METROPOLIS, PLANNING, TOWN } from '../rules/words.ts';
import {
  A,
  B,
  C,
  answers,
  builds,
  coverTop,
  dealt,
  does,
  happens,
  lay,
  layPlanning,
  next,
  ownerOf,
  position,
  prestige,
  stand,
  wealth,
} from './build.ts';

const END = { type: 'END_TURN' } as const;

function relocation(offices: Readonly<Record<string, number>>): { state: State; told: Event[] } {
  const state = position({ activeDecks: 2, offices, vocations: { [C]: ['MEDIA'] }, owns: { S09: A, S10: B } });
  layPlanning(state, 'P33', 'P35', 'P36', 'P31');
  coverTop(state, PLANNING);
  next(state, 'P29');
  ['T09', 'T12', 'T14', 'T16', 'T01'].forEach((id, i) => lay(state, id, i + 1));
  state.contractLeft = true;
  coverTop(state, CITY);
  next(state, 'CE2', 'C18');
  return { state, told: does(state, END) };
}

describe('SPR-13', () => {
  it('SPR-EX-13 SPR-13.1: Business Relocation in step 7', () => {
    const { state } = relocation({ treasurer: B });
    expect([wealth(state)[C], prestige(state)[C]]).toEqual([21, 21]);
    expect(state).toMatchObject({
      asked: B,
      question: { kind: 'target', options: [{ building: 'S09' }, { building: 'S10' }, 'decline'] },
    });
    answers(state, { building: 'S09' });
    expect([ownerOf(state, 'S09'), state.tops[CITY]]).toEqual([NONE, cardNamed('C18')]);
    expect(state.gone).toContain(cardNamed('CE2'));
    const vacant = relocation({ mayor: B });
    expect(vacant.state.question).toBeNull();
    expect(vacant.state.tops[CITY]).toBe(cardNamed('C18'));
  });

  it('SPR-13.2: planning events go to the discards, those of contract decks leave the game', () => {
    const { state } = relocation({ mayor: B });
    expect(state.gone).toContain(cardNamed('CE2'));
    coverTop(state, PLANNING);
    next(state, 'PE12', 'P27');
    does(state, END);
    expect(state.planningDiscard).toContain(cardNamed('PE12'));
  });

  it('SPR-13.3: the Airport, with and without its elections', () => {
    const state = position({ owns: { S07: A, S09: B, S02: C, S05: A } });
    happens(state, 'TE1');
    expect([state.activeDecks, state.offices]).toEqual([2, [NONE, A, B, C, A]]);
    const quiet = position({ owns: { S07: A }, options: { airportElections: false } });
    happens(quiet, 'TE1');
    expect([quiet.activeDecks, quiet.politicians, quiet.offices]).toEqual([2, true, [NONE, NONE, NONE, NONE, NONE]]);
  });

  it('SPR-13.4: Sports Team opens the Metropolis deck and assigns the Contractor at once', () => {
    const state = position({ prestige: [9, 3, 7] });
    happens(state, 'CE1');
    expect([state.activeDecks, state.contractor]).toEqual([3, B]);
  });

  it('SPR-16.7: without that nobody is Contractor before an election is over', () => {
    const state = position({ prestige: [9, 3, 7], owns: { S07: A }, options: { contractorAtOnce: false } });
    happens(state, 'CE1');
    expect([state.activeDecks, state.contractorInPlay, state.contractor]).toEqual([3, true, NONE]);
    state.politicians = true;
    holdElection(state, DA, 'P01');
    proceed(state, undefined, []);
    expect(state.contractor).toBe(B);
  });

  it('SPR-13.5: Olympic Games end the game', () => {
    const state = position();
    happens(state, 'ME1');
    expect(game.toAct(state)).toEqual([]);
  });

  it('SPR-13.6: no event, election or payout during setup', () => {
    for (const seed of ['a', 'b', 'c']) {
      const told: Told<Event>[] = [];
      game.setup(4, dealt(2).options, quickChance(seed.charCodeAt(0)), told);
      expect(new Set(told.map(({ event }) => event.kind))).toEqual(new Set(['started', 'dealt']));
    }
  });

  it('SPR-EX-14 SPR-15.1 SPR-15.2: what is mandatory takes all there is, what is optional needs it all', () => {
    const state = position({ wealth: [2, 20, 20], owns: { S05: A }, vocations: { [B]: ['MEDIA'] } });
    happens(state, 'PE03');
    expect(wealth(state)[A]).toBe(0);
    const treasurer = position({ offices: { treasurer: B }, wealth: [1, 0, 1] });
    startTurn(treasurer, B, undefined);
    expect(wealth(treasurer)).toEqual([0, 2, 0]);
    const auction = position({ wealth: [8, 8, 8] });
    happens(auction, 'PE04');
    expect(auction.question).toBeNull();
    const decay = position({ prestige: [2, 2, 2], owns: { S03: B } });
    happens(decay, 'PE02');
    expect(ownerOf(decay, 'S03')).toBe(NONE);
  });
});

describe('SPR-15', () => {
  it('SPR-15.3: cards overrule the rules: two Favors, an election won outright, zoning ignored', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    lay(state, 'T27');
    builds(state, 'contract1', 'A11', 'P36');
    expect(ownerOf(state, 'T27')).toBe(A);
  });

  it('SPR-15.4: where nobody is named the active player chooses', () => {
    const state = position({ prestige: [5, 5, 5] });
    state.active = C;
    happens(state, 'PE14');
    expect(state).toMatchObject({ asked: C, question: { kind: 'playerTie', options: [{ seat: 2 }, { seat: 0 }, { seat: 1 }] } });
  });

  it('SPR-15.6: everything owned is in everybody’s view', () => {
    const state = position({ cards: { [A]: ['P36'], [B]: ['UR1'] } });
    for (const viewer of [A, B, C, 'spectator'] as const)
      expect(canonicalJson(game.view(state, viewer).players)).toBe(canonicalJson(state.players));
  });

  it('SPR-15.7: a forced decision with one choice is taken by itself, and endTurn is always legal', () => {
    const state = position({ owns: { S03: B } });
    happens(state, 'PE01'); // one controlled building: nobody is asked
    expect([state.question, prestige(state)[B]]).toEqual([null, 22]);
    const ruined = position({ wealth: [0, 0, 0] });
    ruined.ap = 0;
    expect(game.moves(ruined, A)).toEqual([END]);
  });

  it('SPR-15.8: wealth comes from and goes to the bank, without limit', () => {
    const state = position({ wealth: [500, 0, 0], owns: { S01: A } });
    happens(state, 'PE12');
    expect(wealth(state)).toEqual([501, 0, 0]);
  });
});

describe('SPR-16.2', () => {
  it('SPR-16.2: halve turns 4 into 2', () => {
    const state = position({ cards: { [A]: ['P36'] }, owns: { S01: B }, options: { tameMetropolis: 'halve' } });
    lay(state, 'M02');
    builds(state, 'contract1', 'H7-H8');
    expect(state.question).toMatchObject({ kind: 'either', price: 2 });
    answers(state, 'wealth');
    expect(wealth(state)[B]).toBe(18);
  });
});

describe('SPR-17', () => {
  it('SPR-17.1 SPR-17.3: decks show how many cards they have and no card; the rest is open', () => {
    const state = dealt(3);
    const view = game.view(state, A);
    expect(view.decks.map((deck) => deck.length)).toEqual(state.decks.map((deck) => deck.length));
    expect(view.decks.flat().every((card) => card === -1)).toBe(true);
    expect(view.planningDiscard).toEqual(state.planningDiscard);
    for (const deck of [PLANNING, TOWN, CITY, METROPOLIS])
      expect(unseenCards(view)[deck].toSorted()).toEqual(state.decks[deck].toSorted());
  });

  it('SPR-17.2: nothing is hidden between players and one decision is open at a time', () => {
    const state = position({ seats: 4, owns: { S01: A, S02: B, S03: C } });
    const views = ([A, B, C, 'spectator'] as const).map((viewer) => canonicalJson({ ...game.view(state, viewer), viewer: '' }));
    expect(new Set(views).size).toBe(1);
    happens(state, 'TE7');
    expect(game.toAct(state)).toHaveLength(1);
  });
});

describe('a game that is stopped and taken up again', () => {
  it('plays on from its JSON after every move, in the middle of any chain', () => {
    const chance = quickChance(11);
    let saved: State = dealt(4, {}, 'restart');
    const straight: State = dealt(4, {}, 'restart');
    let decisionsOfOthers = 0;
    while (game.toAct(straight).length > 0) {
      const [seat] = game.toAct(straight);
      if (straight.question && seat !== straight.active && straight.phase === 'ending') decisionsOfOthers++;
      const legal: Move[] = game.moves(straight, seat);
      const move = legal[below(chance, legal.length)];
      game.play(straight, seat, move);
      game.play(saved, seat, move);
      saved = JSON.parse(JSON.stringify(saved));
    }
    expect(canonicalJson(saved)).toBe(canonicalJson(straight));
    expect(decisionsOfOthers).toBeGreaterThan(0);
  });

  it('a player who is not active decides inside an event inside a refill, after a restart', () => {
    const state = position({ wealth: [20, 20, 20], owns: { S01: B } });
    layPlanning(state, '', 'P35', 'P36', 'P31');
    coverTop(state, PLANNING);
    next(state, 'PE02', 'P29', 'P27');
    stand(state, 'Y1', 'RES', 'A12', B);
    does(state, END);
    expect(state).toMatchObject({ asked: B, question: { kind: 'offer' } });
    expect(state.flow.map(({ step }) => step)).toEqual(['endOfTurn', 'reveal', 'effects', 'players', 'effects', 'players']);
    const resumed: State = JSON.parse(JSON.stringify(state));
    answers(resumed, 'decline');
    expect(ownerOf(resumed, 'Y1')).toBe(NONE);
    expect([resumed.active, resumed.phase]).toEqual([B, 'invest']);
  });
});

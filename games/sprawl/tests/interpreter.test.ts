/** The language of the cards: who, which buildings, how many, every operation, and the validator (SPR-12). */
import { describe, expect, it } from 'vitest';
import { LISTS, CARDS } from '../rules/cards.ts';
import { setOwner } from '../rules/city.ts';
import { compileList, compileRestriction, compileSel } from '../rules/effects/compile.ts';
import { buildingsMeant, playersMeant, timesFor } from '../rules/effects/select.ts';
import { game } from '../rules/index.ts';
import { NONE, type Context, type State } from '../rules/state.ts';
import { beginEffects } from '../rules/flow.ts';
import { proceed } from '../rules/play.ts';
import {
  A,
  B,
  C,
  answers,
  builds,
  does,
  give,
  handOf,
  happens,
  lay,
  layPlanning,
  lots,
  ownerOf,
  position,
  prestige,
  stand,
  wealth,
  whereIs,
} from './build.ts';

const context: Context = { self: A, it: '', built: '', card: '' };
const sel = (raw: unknown, built = true): ReturnType<typeof compileSel> => compileSel(raw, 'sel', built);
const ids = (state: State, raw: unknown, self = A, built = ''): string[] =>
  buildingsMeant(state, sel(raw), self, built).map(({ id }) => id);

describe('SPR-12: words', () => {
  it('who: active, all in decision order, others, offices, Media, most and least', () => {
    const state = position({
      offices: { mayor: B, boss: C },
      vocations: { [C]: ['MEDIA'] },
      wealth: [1, 5, 5],
      prestige: [3, 2, 2],
    });
    state.active = B;
    expect(playersMeant(state, 'active', context)).toEqual([B]);
    expect(playersMeant(state, 'all', context)).toEqual([B, C, A]);
    expect(playersMeant(state, 'others', context)).toEqual([C, A]);
    expect(playersMeant(state, 'self', context)).toEqual([A]);
    expect(playersMeant(state, 'media', context)).toEqual([C]);
    expect(playersMeant(state, 'mayor', context)).toEqual([B]);
    expect(playersMeant(state, 'treasurer', context)).toEqual([]);
    expect(playersMeant(state, 'mostWealth', context)).toEqual([B, C]);
    expect(playersMeant(state, 'mostPrestige', context)).toEqual([A]);
    expect(playersMeant(state, 'leastPrestige', context)).toEqual([B, C]);
    expect(playersMeant(state, 'owner', { ...context, it: 'S01' })).toEqual([]);
  });

  it('sel: zone, size, owner, place, value and superlatives', () => {
    const state = position({ owns: { S01: A, S05: B, S07: A, S10: C } });
    stand(state, 'Y1', 'RES', 'A12', A);
    stand(state, 'X1', 'PARK', 'L1', B);
    expect(ids(state, { zone: 'IND' })).toEqual(['S05', 'S06']);
    expect(ids(state, { zone: ['IND', 'PARK'], owner: 'controlled' })).toEqual(['S05', 'X1']);
    expect(ids(state, { zone: 'ZONED', owner: 'others' })).toEqual(['S05', 'S10']);
    expect(ids(state, { owner: 'self' })).toEqual(['S01', 'S07', 'Y1']);
    expect(ids(state, { owner: 'none', zone: 'RES' })).toEqual(['S02', 'S03', 'S04']);
    expect(ids(state, { at: 'wilderness' })).toEqual(['Y1']);
    expect(ids(state, { at: 'water' })).toEqual(['X1']);
    expect(ids(state, { value: { min: 7 } })).toEqual(['S05', 'S07', 'S10']);
    expect(ids(state, { value: { max: 3 } })).toEqual(['S03', 'Y1']);
    // An extreme is taken over everybody's buildings, then the owner is asked for.
    expect(ids(state, { owner: 'self', value: 'highest' })).toEqual(['S07']);
    expect(ids(state, { owner: 'controlled', value: 'lowest' })).toEqual(['Y1']);
    expect(ids(state, { owner: 'self', value: 'lowest' }, B)).toEqual([]);
    expect(ids(state, { owner: 'self', value: 'ownLowest' }, B)).toEqual(['X1']);
    expect(ids(state, { lots: { min: 2 } })).toEqual([]);
    stand(state, 'Y2', 'COM', 'C1-D1', A);
    expect(ids(state, { lots: 2 })).toEqual(['Y2']);
    // Relative to the new building, never itself when adjacent.
    expect(ids(state, { at: 'adjacent' }, A, 'Y2')).toEqual(['S01']);
    expect(ids(state, { at: 'wealthRow' }, A, 'Y2')).toEqual(['S05', 'S12', 'Y2']);
  });

  it('per: buildings, lots, vocations, offices, value, and division rounded down', () => {
    const state = position({
      owns: { S01: A, S07: A },
      offices: { mayor: A, da: A },
      vocations: { [A]: ['MEDIA'], [B]: ['MEDIA', 'ENERGY'] },
    });
    stand(state, 'Y2', 'COM', 'C1-D1', A);
    const times = (per: Parameters<typeof timesFor>[1], self = A): number =>
      timesFor(state, per, self, { ...context, built: 'Y2' });
    expect(times({ of: 'once' })).toBe(1);
    expect(times({ of: 'buildings', sel: sel({ owner: 'self' }), div: 1 })).toBe(3);
    expect(times({ of: 'lots', sel: sel({ owner: 'self' }), div: 1 })).toBe(4);
    expect(times({ of: 'lots', sel: sel({ owner: 'self' }), div: 3 })).toBe(1);
    expect(times({ of: 'vocations', vocation: NONE, owner: 'self', div: 1 }, B)).toBe(2);
    expect(times({ of: 'vocations', vocation: 0, owner: 'any', div: 1 }, B)).toBe(2);
    expect(times({ of: 'offices', div: 1 })).toBe(2);
    expect(times({ of: 'value', div: 2 })).toBe(3); // 3 + 4, halved
  });
});

describe('SPR-12: operations', () => {
  it('SPR-12.1 SPR-12.2: gain and lose for each player by own count, never below 0', () => {
    const state = position({ owns: { S05: A, S06: B }, wealth: [0, 5, 5], offices: { boss: C } });
    happens(state, 'PE13');
    expect([wealth(state), prestige(state)]).toEqual([
      [0, 4, 5],
      [20, 20, 22],
    ]);
  });

  it('SPR-EX-18 SPR-12.3: the Temple: unit by unit, only with what is there, and all of it when neither is enough', () => {
    const state = position({
      cards: { [A]: ['P36'] },
      wealth: [20, 9, 3],
      prestige: [0, 5, 2],
      owns: { S01: B, S02: B, S03: B, S04: C },
    });
    lay(state, 'M02');
    builds(state, 'contract1', 'H7-H8');
    expect(state).toMatchObject({ asked: B, question: { kind: 'either', options: ['wealth', 'prestige'], price: 4, units: 3 } });
    answers(state, 'wealth');
    expect(wealth(state)[B]).toBe(5);
    expect(state).toMatchObject({ asked: B, question: { units: 2 } });
    answers(state, 'wealth');
    // 1 wealth and 5 prestige are left: only prestige can pay the third.
    expect([state.question, wealth(state)[B], prestige(state)[B]]).toEqual([null, 1, 1]);
    // Then C, who has 4 of neither: all the wealth and 1 prestige.
    expect([wealth(state)[C], prestige(state)[C]]).toEqual([0, 1]);
    expect([wealth(state)[A], prestige(state)[A]]).toEqual([20 - 7 + 3 + 8, 2 + 1 + 4]);
  });

  it('SPR-12.3: a resource that is short is refused', () => {
    const state = position({ cards: { [A]: ['P36'] }, owns: { S01: B } });
    lay(state, 'M02');
    builds(state, 'contract1', 'H7-H8');
    state.players[B].wealth = 3;
    const move = { type: 'DECIDE', decision: 1, answer: 'wealth' } as const;
    expect(game.refuse(state, B, move)).toMatchObject({ code: 'RESOURCE_UNAFFORDABLE', need: 4, have: 3 });
  });

  it('SPR-12.4: an offer is made to those who can pay in full and for whom it would do something', () => {
    const state = position({ wealth: [4, 5, 20], options: { askOrder: false } });
    happens(state, 'TE7');
    expect(state).toMatchObject({ asked: B, question: { kind: 'offer', price: 5 } });
    answers(state, 'pay', 'decline');
    expect([wealth(state), prestige(state)]).toEqual([
      [4, 0, 20],
      [20, 22, 20],
    ]);
    const nothing = position();
    nothing.buildings.forEach((building) => setOwner(nothing, building, A));
    happens(nothing, 'PE04');
    expect(nothing.question).toBeNull();
    state.players[B].wealth = 5;
    happens(state, 'TE7');
    state.players[B].wealth = 4;
    const move = { type: 'DECIDE', decision: state.question?.id ?? 0, answer: 'pay' } as const;
    expect(game.refuse(state, B, move)).toMatchObject({ code: 'OFFER_UNAFFORDABLE', need: 5, have: 4 });
  });

  it('SPR-12.4: with nobody to pay, else happens', () => {
    // The inner list of Fire, for a building of nobody: its owner cannot be asked.
    const fire = LISTS[CARDS.find(({ id }) => id === 'TE2')?.effects ?? 0].find(({ op }) => op === 'target');
    const state = position();
    beginEffects(state, fire?.op === 'target' ? fire.do : 0, { ...context, it: 'S12', card: 'TE2' });
    proceed(state, undefined, undefined);
    expect(whereIs(state, 'S12')).toEqual([]);
  });

  it('SPR-12.5: a target is chosen by its player, one with a superlative by the active player', () => {
    const state = position({ owns: { S07: B, S10: C, S05: C } });
    state.active = C;
    happens(state, 'PE01');
    expect(state).toMatchObject({
      asked: C,
      question: { kind: 'superlative', options: [{ building: 'S05' }, { building: 'S07' }, { building: 'S10' }] },
    });
    answers(state, { building: 'S07' });
    expect(prestige(state)[B]).toBe(22);
    const none = position();
    happens(none, 'PE01');
    expect(none.question).toBeNull();
  });

  it('SPR-12.6: demolish, uncontrol, control, relocate', () => {
    const state = position({ owns: { S01: B, S03: B }, offices: { mayor: C, chief: C }, prestige: [20, 2, 20] });
    happens(state, 'PE02'); // B cannot pay 3 prestige for S03
    expect(ownerOf(state, 'S03')).toBe(NONE);
    happens(state, 'CE7');
    expect(state).toMatchObject({ asked: C, question: { kind: 'target' } });
    answers(state, { building: 'S01' }, { lot: lots('L12')[0] });
    expect([whereIs(state, 'S01'), ownerOf(state, 'S01'), state.lots[lots('B2')[0]]]).toEqual([lots('L12'), B, NONE]);
    const full = position({ offices: { mayor: C } });
    full.lots.fill(0);
    happens(full, 'CE7');
    answers(full, { building: 'S05' });
    expect([full.question, whereIs(full, 'S05')]).toEqual([null, lots('D4')]);
  });

  it('SPR-EX-26 SPR-12.7: Law Offices exchange buildings of the same zone and size only', () => {
    const offices = (own: readonly [string, string]): State => {
      const state = position({ cards: { [A]: ['P36'] }, owns: { S11: NONE } });
      stand(state, 'Y1', 'COM', 'A5-B5', B);
      stand(state, 'Y2', own[0], own[1], A);
      lay(state, 'C16');
      builds(state, 'contract1', 'H6');
      return state;
    };
    const fit = offices(['COM', 'A7-B7']);
    expect(fit).toMatchObject({ asked: A, question: { kind: 'swap', options: [{ give: 'Y2', take: 'Y1' }, 'decline'] } });
    answers(fit, { give: 'Y2', take: 'Y1' });
    expect([ownerOf(fit, 'Y1'), ownerOf(fit, 'Y2')]).toEqual([A, B]);
    expect(offices(['COM', 'A7']).question).toBeNull();
    expect(offices(['CIV', 'A7-B7']).question).toBeNull();
  });

  it('SPR-12.8: marker place and move; with orActive the active player stands in for a vacant office', () => {
    const state = position({ offices: { da: B } });
    state.active = C;
    happens(state, 'PE06');
    expect(state).toMatchObject({ asked: C, question: { kind: 'markerPlace' } });
    answers(state, { grey: 'G1' });
    happens(state, 'ME4'); // Media is nobody's: that marker is skipped
    expect(state.question).toBeNull();
  });

  it('SPR-12.9: a placed building goes on an empty lot beside the new one; no tile or no lot, nothing', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    lay(state, 'T30');
    builds(state, 'contract1', 'A1-B1', 'P36');
    expect(state.question?.options).toEqual(['C1', 'A2', 'C2'].map((name) => ({ lot: lots(name)[0] })));
    const noTile = position({ cards: { [A]: ['P36'] } });
    noTile.tiles[16] = 0;
    lay(noTile, 'T30');
    builds(noTile, 'contract1', 'A1-B1', 'P36');
    expect(noTile.question).toBeNull();
  });

  it('SPR-12.10: elect and appoint', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    state.politicians = true;
    lay(state, 'M04');
    builds(state, 'contract1', 'G8-H7-H8');
    expect([state.offices[1], prestige(state)[A]]).toEqual([A, 20 + 2 + 2]);
  });

  it('SPR-12.11: a payout of these rows, the prestige row first', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    lay(state, 'M23');
    const told = builds(state, 'contract1', 'E5-F5-E6');
    told.push(...answers(state, { tiles: 0 }));
    expect(told.flatMap((event) => (event.kind === 'payout' ? [`${event.res} ${event.row}`] : []))).toEqual([
      'prestige 1',
      'wealth 5',
    ]);
  });

  it('SPR-12.12: take from the display may be declined, from the discards it is done', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    layPlanning(state, 'P01', 'UR3', '', 'P04');
    lay(state, 'C07');
    builds(state, 'contract1', 'H8');
    expect(state.question?.options).toEqual([{ space: 'planning1' }, { space: 'planning2' }, { space: 'planning4' }, 'decline']);
    answers(state, 'decline');
    expect(handOf(state, A)).toEqual([]);
    state.planningDiscard = [];
    give(state, A, 'P35');
    lay(state, 'C22');
    state.players[A].cards = [];
    give(state, A, 'P36');
    state.ap = 6;
    builds(state, 'contract1', 'E5-F5');
    expect(handOf(state, A)).toEqual([]); // no Urban Renewal among the discards
  });

  it('SPR-12.13 SPR-12.14: more action points, and the Extra Favor for the rest of the game', () => {
    const state = position({ cards: { [A]: ['P36', 'P32'] } });
    lay(state, 'T19');
    builds(state, 'contract1', 'E5-F5', 'P32');
    expect(state.extraFavor).toBe(A);
    lay(state, 'C21');
    builds(state, 'contract1', 'E3-F3-E4');
    answers(state, { tiles: 0 });
    expect(state.ap).toBe(6 - 1 - 1 + 2);
    expect(does(state, { type: 'TAKE_FAVOR', space: 'contract2' })).toHaveLength(1);
  });

  it('SPR-12.15: the system acts', () => {
    const state = position({ prestige: [5, 6, 7] });
    happens(state, 'TE1');
    expect([state.activeDecks, state.politicians]).toEqual([2, true]);
    happens(state, 'CE1');
    expect([state.activeDecks, state.contractorInPlay, state.contractor]).toEqual([3, true, A]);
    happens(state, 'ME1');
    expect(state.phase).toBe('over');
  });
});

describe('SPR-12: order of decisions', () => {
  const burning = (sketch: Parameters<typeof position>[0] = {}): State => {
    const state = position({ seats: 4, wealth: [20, 3, 20, 20], ...sketch });
    [A, A, B, B, C, C].forEach((owner, i) => stand(state, `Y${i}`, 'RES', `A${i + 3}`, owner));
    happens(state, 'TE2');
    return state;
  };

  it('SPR-EX-25 SPR-15.5: Fire with three players who have to choose', () => {
    const state = burning();
    expect(state).toMatchObject({ asked: A, question: { kind: 'order' } });
    expect(state.question?.options).toHaveLength(6);
    answers(state, { order: [2, 0, 1] });
    expect(state).toMatchObject({ asked: C, question: { kind: 'target', options: [{ building: 'Y4' }, { building: 'Y5' }] } });
    answers(state, { building: 'Y4' });
    expect(state).toMatchObject({ asked: C, question: { kind: 'offer', price: 4 } });
    answers(state, 'pay');
    expect(game.toAct(state)).toEqual([A]);
    answers(state, { building: 'Y0' }, 'decline');
    expect(whereIs(state, 'Y0')).toEqual([]);
    expect(state).toMatchObject({ asked: B, question: { kind: 'target' } });
    answers(state, { building: 'Y3' }); // 3 wealth: no offer
    expect([state.question, whereIs(state, 'Y3')]).toEqual([null, []]);
  });

  it('SPR-EX-25: a player without a decision comes before the others', () => {
    const state = position({ seats: 4, wealth: [20, 3, 20, 20] });
    [A, A, B, C, C].forEach((owner, i) => stand(state, `Y${i}`, 'RES', `A${i + 3}`, owner));
    happens(state, 'TE2');
    expect(state.question?.options).toEqual([{ order: [0, 2] }, { order: [2, 0] }]);
    answers(state, { order: [2, 0] });
    expect(whereIs(state, 'Y2')).toEqual([]);
    expect(game.toAct(state)).toEqual([C]);
  });

  it('SPR-16.4: with askOrder off the active player decides first, then clockwise', () => {
    const state = burning({ options: { askOrder: false } });
    expect(state).toMatchObject({ asked: A, question: { kind: 'target' } });
  });
});

describe('the validator', () => {
  const compile = (raw: unknown, built = false): number => compileList({ lists: [] }, raw, 'card', built);

  it('every card compiles, and all inner lists are in the library', () => {
    expect(CARDS).toHaveLength(165);
    expect(LISTS.every((list) => Array.isArray(list))).toBe(true);
  });

  it.each([
    ['an unknown operation', [{ op: 'explode' }], 'operation'],
    ['a missing field', [{ op: 'gain', who: 'active', res: 'wealth' }], 'field n'],
    ['a field too many', [{ op: 'ap', n: 1, who: 'active' }], 'no such field'],
    ['an unknown player', [{ op: 'extraFavor', who: 'nobody' }], 'active'],
    ['a bad number', [{ op: 'ap', n: 0 }], 'whole number'],
    ['two of most and least', [{ op: 'extraFavor', who: { most: 'wealth', least: 'wealth' } }], 'either'],
    ['demolition without a target', [{ op: 'demolish' }], 'inside a target'],
    ['a new building in an event', [{ op: 'payout', row: 'theseRows' }], 'new building'],
    [
      'an adjacent filter in an event',
      [{ op: 'gain', who: 'active', res: 'wealth', n: 1, per: { of: 'buildings', sel: { at: 'adjacent' } } }],
      'new building',
    ],
    [
      'an optional superlative',
      [{ op: 'target', who: 'active', sel: { value: 'highest' }, count: 1, optional: true, do: [] }],
      'superlative',
    ],
    ['a payment to several', [{ op: 'pay', from: 'others', to: 'all', res: 'wealth', n: 1 }], 'one player'],
    ['something that is no list', { op: 'ap', n: 1 }, 'a list'],
  ])('refuses %s', (_, raw, why) => {
    expect(() => compile(raw)).toThrow(why);
  });

  it('refuses restrictions outside the language', () => {
    expect(() => compileRestriction({ rule: 'at', place: 'moon' }, 'card')).toThrow('water');
    expect(() => compileRestriction({ rule: 'adjacent', sel: { owner: 'self' } }, 'card')).toThrow('plain kind');
  });
});

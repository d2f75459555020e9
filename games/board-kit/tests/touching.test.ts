/** What a touch does, on a worker, a tool and two sites; and on cards to pick from. */
import { describe, expect, it } from 'vitest';
import type { Choice, GameMove } from '@cantiere/engine';
import { can, redrawOf } from '@cantiere/engine/conformance';
import { afterDrop, carriable, goalsOf } from '../touch/carrying.ts';
import { afterTouch, lookOfCopy, looks, touchedFor } from '../touch/touching.ts';

const poor = { code: 'POOR', rule: 'X-1' };
const no = (type: string, ...at: string[]): Choice => ({ ...can(type, ...at), refusal: poor });
const crew = [
  can('HAMMER', 'crew:ada', 'tool:hammer', 'site:forum'),
  can('FORUM', 'crew:ada', 'site:forum'),
  can('TEMPLE', 'crew:ada', 'site:temple'),
  can('BEA', 'crew:bea', 'site:forum'),
  no('BEA_TEMPLE', 'crew:bea', 'site:temple'),
  no('END', 'do:end'),
];
const redraw = redrawOf(['inn', 'inn', 'port'], 2);
const build: Choice = can('BUILD', 'hand:inn');

describe('a touch', () => {
  it('begins, goes on and makes the move', () => {
    expect(afterTouch(crew, [], 'crew:ada')).toEqual({ touched: ['crew:ada'], move: undefined });
    expect(afterTouch(crew, ['crew:ada'], 'site:temple')).toEqual({
      touched: ['crew:ada', 'site:temple'],
      move: { type: 'TEMPLE' },
    });
  });

  it('goes to the end where only one way is left', () => {
    expect(afterTouch(crew, [], 'crew:bea')).toEqual({ touched: ['crew:bea', 'site:forum'], move: { type: 'BEA' } });
    expect(afterTouch(crew, ['crew:ada'], 'tool:hammer')).toMatchObject({ move: { type: 'HAMMER' } });
  });

  it('may begin with what others begin later', () => {
    expect(afterTouch(crew, [], 'site:forum')).toEqual({ touched: ['site:forum'], move: undefined });
    expect(afterTouch(crew, ['site:forum'], 'crew:bea')).toMatchObject({ move: { type: 'BEA' } });
  });

  it('begins anew where it does not go on', () => {
    expect(afterTouch(crew, ['crew:ada', 'site:temple'], 'crew:bea')).toMatchObject({ move: { type: 'BEA' } });
  });

  it('answers an earlier step otherwise and keeps the rest as far as it fits', () => {
    const cards = [
      can('A', 'card:1', 'turn:0', 'square:a'),
      can('B', 'card:1', 'turn:0', 'square:b'),
      can('C', 'card:1', 'turn:90', 'square:b'),
      can('D', 'card:1', 'turn:90', 'square:c'),
      can('E', 'card:2', 'turn:0', 'square:b'),
      can('F', 'card:2', 'turn:0', 'square:c'),
    ];
    const hand = ['card:1', 'turn:0', 'square:b'];
    expect(afterTouch(cards, hand, 'turn:90')).toEqual({ touched: ['card:1', 'turn:90', 'square:b'], move: { type: 'C' } });
    expect(afterTouch(cards, hand, 'square:a')).toMatchObject({ move: { type: 'A' } });
    expect(afterTouch(cards, ['card:1', 'turn:0', 'square:a'], 'turn:90')).toEqual({
      touched: ['card:1', 'turn:90'],
      move: undefined,
    });
    expect(afterTouch(cards, hand, 'card:2')).toMatchObject({ move: { type: 'E' } });
    expect(Object.fromEntries(looks(cards, hand))).toEqual({
      'card:1': 'chosen',
      'card:2': 'lit',
      'turn:0': 'chosen',
      'turn:90': 'lit',
      'square:a': 'lit',
      'square:b': 'chosen',
    });
  });

  it('puts back what is touched again, with what came after it', () => {
    expect(afterTouch(crew, ['crew:ada', 'site:temple'], 'site:temple')).toEqual({ touched: ['crew:ada'], move: undefined });
    expect(afterTouch(crew, ['crew:ada', 'site:temple'], 'crew:ada')).toEqual({ touched: [], move: undefined });
  });

  it('is refused with the reason, and does nothing where there is nothing', () => {
    expect(afterTouch(crew, [], 'do:end')).toEqual({ refusal: poor });
    expect(afterTouch(crew, ['crew:bea'], 'site:temple')).toEqual({ refusal: poor });
    expect(afterTouch(crew, [], 'moon')).toBeUndefined();
  });

  it('is refused where it looks blocked, even if another way leads over it', () => {
    const dear = [redraw, no('BUILD', 'hand:inn')];
    expect(looks(dear, []).get('hand:inn')).toBe('blocked');
    expect(afterTouch(dear, [], 'hand:inn')).toEqual({ refusal: poor });
    expect(afterTouch(dear, ['do:redraw'], 'hand:inn')).toMatchObject({ move: { cards: ['inn'] } });
  });

  it('lights another of alike pieces only where it can be taken too', () => {
    const roofs = [can('ROUND', 'hand:roof', 'roof:round'), can('POINTED', 'hand:roof', 'roof:pointed')];
    const second = (choices: readonly Choice[], touched: readonly string[]): string =>
      lookOfCopy(choices, touched, 'hand:roof', 1, looks(choices, touched));
    expect(second(roofs, [])).toBe('lit');
    expect(second(roofs, ['hand:roof'])).toBe('plain');
    expect(second([...roofs, can('BOTH', 'hand:roof', 'hand:roof')], ['hand:roof'])).toBe('lit');
    expect(lookOfCopy([redraw], ['do:redraw', 'hand:inn'], 'hand:inn', 1, looks([redraw], ['do:redraw', 'hand:inn']))).toBe(
      'lit',
    );
  });

  it('picks, counts alike pieces apart, and puts one back alone', () => {
    const both = [redraw, build];
    expect(afterTouch(both, [], 'do:redraw')).toEqual({ touched: ['do:redraw'], move: { type: 'REDRAW', cards: [] } });
    const one = ['do:redraw', 'hand:inn'];
    expect(afterTouch(both, ['do:redraw'], 'hand:inn')).toEqual({ touched: one, move: { type: 'REDRAW', cards: ['inn'] } });
    expect(afterTouch(both, one, 'hand:inn', 1)).toMatchObject({ move: { cards: ['inn', 'inn'] } });
    expect(afterTouch(both, one, 'hand:inn', 0)).toEqual({ touched: ['do:redraw'], move: { type: 'REDRAW', cards: [] } });
    expect(afterTouch(both, [...one, 'hand:port'], 'hand:inn')).toMatchObject({ move: { cards: ['port'] } });
    expect(afterTouch(both, [...one, 'hand:port'], 'do:redraw')).toEqual({ touched: [], move: undefined });
  });
});

describe('a worker with his site', () => {
  const inHand = ['crew:ada', 'site:forum'];
  const tooled = ['crew:ada', 'tool:hammer', 'site:forum'];

  it('may still be given a tool, and give it back', () => {
    expect(looks(crew, inHand).get('tool:hammer')).toBe('lit');
    expect(afterTouch(crew, inHand, 'tool:hammer')).toEqual({ touched: tooled, move: { type: 'HAMMER' } });
    expect(afterTouch(crew, tooled, 'tool:hammer')).toEqual({ touched: inHand, move: { type: 'FORUM' } });
  });
});

describe('a pick that is all there is', () => {
  it('can be begun with any of its pieces', () => {
    expect(looks([redraw], []).get('hand:inn')).toBe('lit');
    expect(looks([redraw, build], []).get('hand:port')).toBeUndefined();
    expect(afterTouch([redraw], [], 'hand:port')).toEqual({
      touched: ['do:redraw', 'hand:port'],
      move: { type: 'REDRAW', cards: ['port'] },
    });
  });
});

describe('floors on houses', () => {
  const floors = [
    can('BOTH', 'hand:floor', 'house:1', 'house:1'),
    can('EACH', 'hand:floor', 'house:1', 'house:2'),
    can('OTHER', 'hand:floor', 'house:2', 'house:2'),
    can('DOME', 'hand:roof', 'house:1', 'roof:dome'),
    can('GABLE', 'hand:roof', 'house:1', 'roof:gable'),
  ];

  it('go both on the house that is touched again, and then back into the hand', () => {
    const one = afterTouch(floors, ['hand:floor'], 'house:1');
    expect(one).toEqual({ touched: ['hand:floor', 'house:1'], move: undefined });
    const both = ['hand:floor', 'house:1', 'house:1'];
    expect(afterTouch(floors, ['hand:floor', 'house:1'], 'house:1')).toEqual({ touched: both, move: { type: 'BOTH' } });
    expect(afterTouch(floors, both, 'house:1')).toEqual({ touched: ['hand:floor'], move: undefined });
  });

  it('go on two houses, whichever is touched first', () => {
    expect(afterTouch(floors, ['hand:floor', 'house:1'], 'house:2')).toMatchObject({ move: { type: 'EACH' } });
    expect(looks(floors, ['hand:floor', 'house:2']).get('house:1')).toBe('lit');
    expect(afterTouch(floors, ['hand:floor', 'house:2'], 'house:1')).toMatchObject({ move: { type: 'EACH' } });
  });

  it('need no touch where there is one answer', () => {
    expect(afterTouch(floors, [], 'hand:roof')).toEqual({ touched: ['hand:roof', 'house:1'], move: undefined });
  });
});

describe('what was touched', () => {
  it('is known of a move from the list or a hint, and of a pick that lacks something', () => {
    expect(touchedFor(crew, { type: 'HAMMER' }, [])).toEqual(['crew:ada', 'tool:hammer', 'site:forum']);
    expect(touchedFor([redraw], { type: 'REDRAW', cards: [] } as GameMove, [])).toEqual(['do:redraw']);
    expect(touchedFor(crew, undefined, ['crew:ada'])).toEqual(['crew:ada']);
  });
});

describe('looks', () => {
  it('light what can begin or go on, block what cannot, and mark what is in hand', () => {
    expect(Object.fromEntries(looks(crew, []))).toEqual({ 'crew:ada': 'lit', 'crew:bea': 'lit', 'do:end': 'blocked' });
    expect(Object.fromEntries(looks(crew, ['crew:ada']))).toEqual({
      'crew:ada': 'chosen',
      'crew:bea': 'lit',
      'do:end': 'blocked',
      'tool:hammer': 'lit',
      'site:forum': 'lit',
      'site:temple': 'lit',
    });
  });

  it('light all that may follow where the order is free, and block what may not', () => {
    const bea = [can('PLAIN', 'crew:bea', 'tool:none', 'site:forum'), no('DEAR', 'crew:bea', 'tool:none', 'site:temple')];
    const both = [...bea, can('HAMMER', 'crew:bea', 'tool:hammer', 'site:forum')];
    const seen = looks(both, ['crew:bea'], true);
    expect([seen.get('site:forum'), seen.get('site:temple')]).toEqual(['lit', 'blocked']);
    expect(looks(both, [], true).get('site:forum')).toBeUndefined();
    expect(afterTouch(both, ['crew:bea'], 'site:temple', 0, seen)).toEqual({ refusal: poor });
  });

  it('let an answer out of order be changed without losing what came before it', () => {
    const ways = ['ada', 'bea'].flatMap((who) =>
      ['hammer', 'saw'].flatMap((tool) =>
        ['forum', 'temple'].map((site) => can(`${who} ${tool} ${site}`, `crew:${who}`, `tool:${tool}`, `site:${site}`)),
      ),
    );
    expect(afterTouch(ways, ['crew:ada', 'site:forum'], 'site:temple')).toMatchObject({ touched: ['crew:ada', 'site:temple'] });
  });

  it('say that a place is blocked for what is in hand', () => {
    const two = [...crew, can('BEA_HAMMER', 'crew:bea', 'tool:hammer', 'site:forum')];
    expect(looks(two, ['crew:bea']).get('site:temple')).toBe('blocked');
  });
});

describe('a piece', () => {
  const tooled = ['hammer', 'saw'].map((tool) => can(tool, 'crew:bea', `tool:${tool}`, 'site:forum'));
  const pay: Choice = { ...redraw, at: ['card:market'], places: ['coin', 'coin', 'coin'] };

  it('can be carried where something is touched after it, or where it is picked for; buttons and last touches cannot', () => {
    expect(carriable(crew, [])).toEqual(new Set(['crew:ada', 'crew:bea']));
    expect(carriable(crew, ['crew:ada'])).toEqual(new Set(['crew:ada', 'crew:bea', 'tool:hammer']));
    expect(carriable(crew, ['crew:ada', 'site:temple'])).toEqual(new Set(['crew:ada', 'crew:bea']));
    expect(carriable([redraw, build], ['do:redraw'])).toEqual(new Set());
    expect(carriable([pay], [])).toEqual(new Set(['card:market', 'coin']));
    expect(carriable([no('BEA', 'crew:bea', 'site:forum')], [])).toEqual(new Set());
  });

  it('goes to no button, and what is touched in any order stays where it is', () => {
    expect(carriable([can('BUILD', 'box:1', 'do:build'), can('FAVOR', 'box:1', 'do:favor')], [])).toEqual(new Set());
    expect(carriable([{ ...can('HOUSE', 'lot:0', 'lot:1'), kind: 'move', inAnyOrder: true }], [])).toEqual(new Set());
  });

  it('makes the move when it is dropped on its next touch, taken up before or not', () => {
    const temple = { touched: ['crew:ada', 'site:temple'], move: { type: 'TEMPLE' } };
    expect(afterDrop(crew, [], 'crew:ada', 'site:temple')).toEqual(temple);
    expect(afterDrop(tooled, [], 'crew:bea', 'site:forum')).toMatchObject({ touched: ['crew:bea', 'site:forum'] });
    expect(afterDrop(crew, ['crew:ada'], 'crew:ada', 'site:temple')).toEqual(temple);
    expect(afterDrop(crew, ['crew:bea', 'site:forum'], 'crew:ada', 'site:temple')).toEqual(temple);
    expect(afterDrop(crew, ['crew:ada', 'tool:hammer', 'site:forum'], 'crew:ada', 'site:temple')).toEqual(temple);
  });

  it('stays where it has been put already, by hand or because only one way was left', () => {
    const forum = { touched: ['crew:bea', 'site:forum'], move: { type: 'BEA' } };
    expect(afterDrop(crew, forum.touched, 'crew:bea', 'site:forum')).toEqual(forum);
  });

  it('goes on in the middle of a move', () => {
    expect(afterDrop(crew, ['crew:ada'], 'tool:hammer', 'site:forum')).toMatchObject({ move: { type: 'HAMMER' } });
    expect(afterDrop([pay], [], 'card:market', 'coin')).toEqual({
      touched: ['card:market', 'coin'],
      move: { type: 'REDRAW', cards: ['inn'] },
    });
  });

  it('is laid beside others on what it is picked for', () => {
    const bid: Choice = { ...redraw, at: ['senator'], min: 0 };
    expect(afterDrop([bid], [], 'hand:inn', 'senator')).toMatchObject({ touched: ['senator', 'hand:inn'] });
    expect(afterDrop([bid], ['senator', 'hand:inn'], 'hand:port', 'senator')).toEqual({
      touched: ['senator', 'hand:inn', 'hand:port'],
      move: { type: 'REDRAW', cards: ['inn', 'port'] },
    });
    expect(afterDrop([bid], [], 'hand:inn', 'hand:port')).toBeUndefined();
    expect(goalsOf([bid], ['senator', 'hand:inn'], 'hand:port')).toEqual(new Set(['senator']));
  });

  it('knows where it can be let go, and that this is not where it was lit from', () => {
    expect(goalsOf(crew, [], 'crew:ada')).toEqual(new Set(['tool:hammer', 'site:forum', 'site:temple']));
    expect(goalsOf(crew, [], 'crew:bea')).toEqual(new Set(['site:forum']));
    expect(goalsOf(crew, ['crew:ada'], 'tool:hammer')).toEqual(new Set(['site:forum']));
    expect(goalsOf([can('TEACH', 'university', 'crew:ada'), ...crew], [], 'crew:bea')).toEqual(new Set(['site:forum']));
    expect(goalsOf([can('TEACH', 'university', 'crew:ada'), ...crew], [], 'crew:ada')).toContain('university');
  });

  it('is refused with the reason, and does nothing where it does not belong', () => {
    expect(afterDrop(crew, ['crew:bea', 'site:forum'], 'crew:bea', 'site:temple')).toEqual({ refusal: poor });
    expect(afterDrop(crew, [], 'crew:ada', 'crew:bea')).toBeUndefined();
    expect(afterDrop(crew, [], 'crew:ada', 'crew:ada')).toBeUndefined();
    expect(afterDrop([redraw, build], [], 'hand:inn', 'hand:port')).toBeUndefined();
  });
});

/** Section 6: what happens when nothing is missing any more. */
import { describe, expect, it } from 'vitest';
import { buildingCard, crewCard } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { act, answer, educate, end, kinds, missing, position, send, who } from './build.ts';

describe('finishing a site', () => {
  it('BLD-6.1: at once after the send, for no action; excess is fine and wasted', () => {
    const state = position({ coins: 5, crew: ['w-mas-3'], sites: ['b-house'] }); // wood 3, architecture 2 for 1 and 1
    const told = act(state, send('w-mas-3', 'b-house'));
    expect(kinds(told)).toEqual(['sent', 'finished']);
    expect(state.actions).toBe(2);
    expect(missing(state, 'b-house')).toBeUndefined();
  });

  it('BLD-6.1: not before the last unit', () => {
    const state = position({ coins: 9, crew: ['w-app-1'], sites: ['b-armoury'] });
    expect(kinds(act(state, send('w-app-1', 'b-armoury')))).toEqual(['sent']);
    expect(missing(state, 'b-armoury')).toEqual([1, 0, 1, 0]);
  });

  it('BLD-6.2: everybody and every tool comes home, the reward is paid, the points count', () => {
    const state = position({
      coins: 3,
      crew: ['w-com-1 @b-harbour t-wood', 's-5'],
      sites: ['b-harbour', 'b-pyramid'],
    });
    act(state, send('s-5', 'b-harbour'));
    expect(state.players[0]).toMatchObject({ coins: 3 + 8, points: 2, finished: [buildingCard('b-harbour')] });
    expect([who(state, 'w-com-1').site, who(state, 'w-com-1').tool, who(state, 's-5').site]).toEqual([-1, -1, -1]);
    act(state, send('w-com-1', 'b-pyramid', 't-wood')); // again, in the same turn, paid again
    expect([state.actions, state.players[0].coins]).toEqual([1, 7]);
  });

  it('BLD-6.3: schools stay, the freed stay free', () => {
    const state = position({ coins: 20, crew: ['w-app-2', 's-1 freed'], sites: ['b-workshop', 'b-market'] });
    act(state, [educate('u-wood', 'w-app-2'), send('w-app-2', 'b-workshop'), send('s-1', 'b-market')]);
    expect(state.players[0].finished).toHaveLength(2);
    expect(who(state, 'w-app-2').university).toBe(1);
    expect(who(state, 's-1').freed).toBe(true);
  });

  it('BLD-6.4: a machine gives 2 points, no coins, and joins the crew at once, unpaid', () => {
    const state = position({ coins: 5, crew: ['w-mas-3'], sites: ['m-hoist', 'b-pyramid'] });
    act(state, send('w-mas-3', 'm-hoist'));
    expect(state.players[0]).toMatchObject({ coins: 0, points: 2, finished: [] });
    act(state, send('m-hoist', 'b-pyramid'));
    expect(missing(state, 'b-pyramid')).toEqual([1, 4, 4, 4]);
    expect(state.players[0].coins).toBe(0);
    expect(answer(state, send('w-mas-3', 'm-hoist'))).toBe('SITE_NOT_YOURS');
  });

  it('BLD-6.5: a machine on a site still counts its points', () => {
    const state = position({ coins: 0, crew: ['m-hoist @b-pyramid'], sites: ['b-pyramid'], points: 15 });
    expect(game.scores(state)[0]).toBe(17);
    act(state, end);
    expect(state.triggeredBy).toBe(0);
  });

  it('BLD-6.6: unfinished sites are worth nothing and cost nothing', () => {
    const state = position({ coins: 0, crew: ['w-app-1 @b-pyramid'], sites: ['b-pyramid', 'b-sphinx'], points: 17 });
    act(state, [end, end]);
    expect(game.result(state)?.totals[0]).toBe(17);
  });

  it('BLD-6.7: one send finishes one site, even where two wait for the same thing', () => {
    const state = position({ coins: 20, crew: ['w-app-1'], sites: ['b-house', 'b-trading-post'] });
    const told = act(state, send('w-app-1', 'b-house'));
    expect(kinds(told).filter((kind) => kind === 'finished')).toHaveLength(1);
    expect(missing(state, 'b-trading-post')).toEqual([0, 1, 1, 0]);
    expect(crewCard('w-app-1')).toBe(state.players[0].crew[0].card);
  });
});

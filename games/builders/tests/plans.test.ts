/** The planning aid: exact prices, nobody too many, and every plan can be played as it stands. */
import { describe, expect, it } from 'vitest';
import { defaultOptions, quickChance } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { buildingCard } from '../rules/cards.ts';
import { game, plansFor, type Plan } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { act, buy, position, send } from './build.ts';

const plans = (state: State, site: string): Plan[] => plansFor(state, 0, buildingCard(site));
const crews = (state: State, site: string): string[] =>
  plans(state, site).map((plan) => plan.sends.map((one) => [one.workerId, one.toolId].filter(Boolean).join('+')).join(' '));

describe('plans', () => {
  it('one worker who finishes it: price and gain', () => {
    const state = position({ coins: 10, crew: ['w-app-1'], sites: ['b-trading-post'] });
    expect(plans(state, 'b-trading-post')).toEqual([
      {
        sends: [{ workerId: 'w-app-1', toolId: '', actions: 1, wage: 2 }],
        actions: 1,
        actionsToBuy: 0,
        wages: 2,
        coins: 2,
        coinsShort: 0,
        brings: { coins: 6, points: 1 },
        moves: [send('w-app-1', 'b-trading-post')],
      },
    ]);
  });

  it('BLD-4.3.1: several members pay the growing price, from those already sent this turn', () => {
    const state = position({ coins: 30, crew: ['w-mas-2', 'w-mas-4', 'w-app-2'], sites: ['b-fortress'] });
    const [plan] = plans(state, 'b-fortress'); // stone 3, wood 2, architecture 2, decoration 1
    expect(plan).toMatchObject({ actions: 3, actionsToBuy: 0, wages: 10, coins: 10 });
    act(state, send('w-app-2', 'b-fortress'));
    expect(plans(state, 'b-fortress')[0]).toMatchObject({ actions: 2 + 3, actionsToBuy: 3, wages: 10, coins: 25, coinsShort: 0 });
    expect(plans(state, 'b-fortress')[0].moves[0]).toEqual(buy(3));
  });

  it('nobody superfluous, the cheapest first, and what cannot be paid last', () => {
    const state = position({ coins: 9, crew: ['w-mas-3', 'w-app-1', 'w-lab-3'], sites: ['b-house'] });
    expect(crews(state, 'b-house')).toEqual(['w-app-1', 'w-lab-3', 'w-mas-3']);
    state.players[0].coins = 2;
    expect(plans(state, 'b-house').map((plan) => plan.coinsShort)).toEqual([0, 1, 3]);
  });

  it('a tool only where it is needed, and only in hands that may carry it', () => {
    const state = position({ coins: 20, crew: ['w-app-2', 's-6'], sites: ['b-house'], tools: ['t-architecture'] });
    expect(crews(state, 'b-house')).toEqual(['s-6', 'w-app-2+t-architecture']);
    const slave = position({ coins: 20, crew: ['s-5'], sites: ['b-house'], tools: ['t-architecture'] });
    expect(crews(slave, 'b-house')).toEqual([]);
    const freed = position({ coins: 20, crew: ['s-5 freed'], sites: ['b-house'], tools: ['t-architecture'] });
    expect(crews(freed, 'b-house')).toEqual(['s-5+t-architecture']);
  });

  it('two members for two tools, where one could not carry both', () => {
    const state = position({
      coins: 20,
      crew: ['w-app-1', 'm-hoist'],
      sites: ['b-rural-house'],
      tools: ['t-stone', 't-decoration'],
    });
    expect(crews(state, 'b-rural-house')).toEqual(['w-app-1+t-decoration m-hoist']);
    const two = position({
      coins: 20,
      crew: ['w-app-1', 'w-lab-3'],
      sites: ['b-rural-house'],
      tools: ['t-stone', 't-decoration'],
    });
    expect(crews(two, 'b-rural-house')).toHaveLength(1);
    for (const move of plans(two, 'b-rural-house')[0].moves) act(two, move);
    expect(two.players[0].finished).toHaveLength(1);
  });

  it('both of the equal companions when both are needed, one of them otherwise', () => {
    const state = position({ coins: 20, crew: ['w-com-3', 'w-com-4'], sites: ['b-town-hall', 'b-house'] });
    expect(crews(state, 'b-town-hall')).toEqual(['w-com-3 w-com-4']);
    expect(crews(state, 'b-house')).toEqual(['w-com-3']);
  });

  it('nothing for a site of somebody else, or one that cannot be finished', () => {
    const state = position(
      { crew: ['w-app-1'], sites: ['b-pyramid'] },
      { others: [{ crew: ['w-app-2'], sites: ['b-workshop'] }] },
    );
    expect(plans(state, 'b-pyramid')).toEqual([]);
    expect(plans(state, 'b-workshop')).toEqual([]);
  });

  it('outside the own turn it plans a fresh turn of three actions', () => {
    const state = position({ crew: ['w-app-1'], sites: ['b-house'] }, { active: 1, actions: 0 });
    expect(plans(state, 'b-house')[0].actionsToBuy).toBe(0);
  });

  it('in whole games every affordable plan can be played as it stands and finishes the site', () => {
    let seen = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const state = game.setup(2 + (seed % 3), defaultOptions(game.options), quickChance(seed));
      const chance = quickChance(seed);
      while (game.toAct(state).length > 0) {
        const seat = state.active;
        const view = game.view(state, seat);
        for (const site of state.players[seat].sites) {
          for (const plan of plansFor(view, seat, site.card)) {
            if (plan.coinsShort > 0) continue;
            const trial = game.clone(state);
            for (const move of plan.moves) {
              expect(game.refuse(trial, seat, move)).toBeUndefined();
              game.play(trial, seat, move);
            }
            expect(trial.players[seat].sites.some((one) => one.card === site.card)).toBe(false);
            expect(trial.players[seat].coins).toBe(state.players[seat].coins - plan.coins + plan.brings.coins);
            expect(trial.players[seat].points).toBe(state.players[seat].points + plan.brings.points);
            seen++;
          }
        }
        game.play(state, seat, bot.greedy(view, seat, chance));
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
});

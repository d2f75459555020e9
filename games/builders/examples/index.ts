/** The worked examples of The Builders' rules pages, to be played. */
import { defineExamples } from '../../example.ts';
import { LOAN_IDS, crewCard } from '../rules/cards.ts';
import { memberOf, supplyOf } from '../rules/crew.ts';
import type { Move } from '../rules/moves.ts';
import { amountsOf } from '../rules/resources.ts';
import { tenthsOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { printed } from '../text/printed.ts';
import { buy, educate, end, position, send, settle, start } from './position.ts';

/** Buildings of so many points together. */
const SEVENTEEN = ['b-hanging-gardens', 'b-colossus-of-rhodes', 'b-town-hall'];
const EIGHTEEN = ['b-hanging-gardens', 'b-colossus-of-rhodes', 'b-barracks'];

export const examples = defineExamples<State, Move>([
  {
    of: 'BLD-4.3.1 BLD-4.3.2',
    set: () => position({ coins: 30, crew: ['w-app-1', 'w-lab-4', 'w-com-3'], sites: ['b-pyramid', 'b-theatre'] }),
    told: [send('w-app-1', 'b-pyramid'), send('w-lab-4', 'b-pyramid'), buy(3), send('w-com-3', 'b-pyramid')],
    wrong: { after: 2, move: send('w-com-3', 'b-pyramid') },
    shows: (state) => ({ actions: state.actions }),
  },
  {
    of: 'BLD-5.5.2 BLD-1.11',
    set: () => position({ coins: 15, crew: ['w-app-2', 's-1'], sites: ['b-pyramid'], tools: ['t-wood'] }),
    told: [educate('u-wood', 'w-app-2'), send('w-app-2', 'b-pyramid', 't-wood')],
    wrong: { after: 0, move: educate('u-wood', 's-1') },
    shows: (state) => {
      const student = memberOf(state.players[0], crewCard('w-app-2'));
      return student ? { wood: amountsOf(supplyOf(student, student.tool))[1] ?? 0 } : {};
    },
  },
  {
    of: 'BLD-6.2 BLD-3.3',
    set: () => position({ coins: 10, crew: ['w-app-1'] }, { row: ['b-house', 'b-trading-post'] }),
    told: [start('b-house'), send('w-app-1', 'b-house'), start('b-trading-post'), buy(), send('w-app-1', 'b-trading-post')],
    wrong: { after: 3, move: send('w-app-1', 'b-trading-post') },
    shows: (state) => ({ coins: state.players[0].coins, points: state.players[0].points }),
  },
  {
    of: 'BLD-8.1 BLD-8.2',
    set: () => position({ finished: SEVENTEEN }, { others: [{}, {}] }),
    told: [end, end, end],
    wrong: { after: 3, move: end },
    shows: (state) => ({ over: Number(state.phase !== 'turn') }),
  },
  {
    of: 'BLD-8.6 BLD-8.7',
    set: () =>
      position(
        {
          coins: printed.settled.coins,
          crew: ['s-1', 's-2', 's-3 @b-pyramid'],
          sites: ['b-pyramid'],
          finished: EIGHTEEN,
          loans: 1,
        },
        { options: { manualSettlement: true } },
      ),
    told: [end, end, settle(['s-1', 's-2'], [LOAN_IDS[0]])],
    wrong: { after: 2, move: settle(['s-1', 's-3'], []) },
    shows: (state) => ({ tenths: tenthsOf(state.players[0]) }),
  },
]);

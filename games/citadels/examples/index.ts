/** The worked examples of Citadels' rules pages, to be played. */
import { defineExamples } from '../../example.ts';
import type { Move } from '../rules/moves.ts';
import { resultOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { deal, whenCalled } from './position.ts';

const pick = (character: string, discard?: string): Move => ({
  type: 'DRAFT_PICK',
  character,
  ...(discard !== undefined && { discard }),
});
const build = (card: string): Move => ({ type: 'BUILD', card });
const SEVEN = 'castle temple church tavern market watchtower university';

export const examples = defineExamples<State, Move>([
  {
    of: 'CIT-3.9',
    // A deal in which the first has the crown and the Thief lies face down.
    set: () => deal(2, { firstCrown: 'seat', firstCrownSeat: 0 }, 'example 0'),
    told: [pick('king'), pick('assassin', 'warlord'), pick('architect', 'magician'), pick('merchant')],
    wrong: { after: 1, move: pick('king', 'warlord') },
    shows: (state) => ({ drafted: state.kept.filter((kept) => kept >= 0).length }),
  },
  {
    of: 'CIT-5.15 CIT-6.20',
    set: () => whenCalled('merchant', { A: { as: 'merchant', hand: 'docks', city: 'tavern market' } }),
    told: [{ type: 'TAKE_GOLD' }, build('docks'), { type: 'COLLECT_INCOME' }],
    wrong: { after: 0, move: build('docks') },
    shows: (state) => ({ gold: state.players[0].gold }),
  },
  {
    of: 'CIT-6.8',
    set: () =>
      whenCalled(
        'thief',
        { A: { as: 'thief' }, B: { as: 'merchant', gold: 5 }, C: { as: 'architect' }, D: { as: 'warlord' } },
        { unowned: 'assassin magician king bishop' },
      ),
    told: [{ type: 'TAKE_GOLD' }, { type: 'ROB', character: 'merchant' }, { type: 'END_TURN' }],
    wrong: { after: 1, move: { type: 'ROB', character: 'assassin' } },
    shows: (state) => ({ thief: state.players[0].gold, merchant: state.players[1].gold }),
  },
  {
    of: 'CIT-6.28',
    set: () =>
      whenCalled(
        'warlord',
        { A: { as: 'warlord', city: 'watchtower prison' }, B: { city: 'church castle' }, C: { as: 'bishop' } },
        { deck: 'manor tavern' },
      ),
    told: [
      { type: 'DRAW_CARDS' },
      { type: 'KEEP_CARDS', cards: ['manor'] },
      { type: 'COLLECT_INCOME' },
      { type: 'DESTROY', player: 1, card: 'church' },
    ],
    wrong: { after: 3, move: { type: 'DESTROY', player: 1, card: 'castle' } },
    shows: (state) => ({ gold: state.players[0].gold }),
  },
  {
    of: 'CIT-8.4',
    set: () => whenCalled('king', { A: { as: 'king', gold: 3, hand: 'manor', city: SEVEN } }),
    told: [{ type: 'TAKE_GOLD' }, build('manor')],
    wrong: { after: 0, move: build('manor') },
    shows: (state) => ({ points: resultOf(state).totals[0] }),
  },
]);

/** The two ways to judge a site, with reasons and in a hurry, agree (SPR-6.5 to SPR-6.7, SPR-7); so do the two ways to count the city. */
import { pick, quickChance } from '@cantiere/engine';
import { describe, expect, it } from 'vitest';
import { bonusOf, sharesNow, survey, wouldWin } from '../bot/survey.ts';
import { CARDS } from '../rules/cards.ts';
import { frontRunners } from '../rules/elections.ts';
import { PLACEMENTS_OF_SIZE } from '../rules/geometry.ts';
import { game } from '../rules/index.ts';
import { countInRow, rowPlace, sharesOf } from '../rules/rows.ts';
import { officeBonus } from '../rules/scoring.ts';
import { anySite, sites } from '../rules/sites.ts';
import { mayDemolish, siteProblem } from '../rules/siting.ts';
import type { State } from '../rules/state.ts';
import { OFFICES } from '../rules/words.ts';
import { dealt } from './build.ts';

const CONTRACTS = CARDS.flatMap(({ kind }, card) => (kind === 'contract' ? [card] : []));

/** Positions of a random game, one in so many. */
function* positions(seats: number, oneIn: number): Generator<State> {
  const chance = quickChance(seats);
  const state = dealt(seats);
  for (let step = 0; game.toAct(state).length > 0; step++) {
    if (step % oneIn === 0) yield state;
    const [seat] = game.toAct(state);
    game.play(state, seat, pick(chance, game.moves(state, seat)));
  }
}

describe.each([2, 3, 4])('in a random game of %i', (seats) => {
  it('a contract has the sites against which nothing speaks', () => {
    for (const state of positions(seats, 20)) {
      for (let seat = 0; seat < seats; seat++) {
        const demolish = mayDemolish(state, seat);
        for (const card of CONTRACTS) {
          const placements = PLACEMENTS_OF_SIZE[CARDS[card].lots];
          const free = placements.filter((placement) => siteProblem(state, seat, card, placement, demolish) === '');
          expect(sites(state, seat, card)).toEqual(free);
          expect(anySite(state, seat, card)).toBe(free.length > 0);
        }
      }
    }
  });

  it('one look at the city says what the rules say', () => {
    for (const state of positions(seats, 5)) {
      survey(state);
      for (const resource of ['prestige', 'wealth'] as const) {
        for (let row = 1; row <= (resource === 'prestige' ? 6 : 12); row++) {
          const place = rowPlace(state.grey, resource, row);
          const shares = place === 'nowhere' ? undefined : sharesOf(countInRow(state, resource, row, place), row);
          expect(sharesNow(state, resource, row)?.subarray(0, seats)).toEqual(shares && Int32Array.from(shares));
        }
      }
      OFFICES.forEach((_, office) => {
        expect(wouldWin(state, office)).toEqual(frontRunners(state, office));
        for (let seat = 0; seat < seats; seat++) expect(bonusOf(office, seat)).toBe(officeBonus(state, office, seat));
      });
    }
  });
});

/** The table as rows of numbers, one for each seat, for the evaluation to weigh: purse, hand, offices, rows. */
import { CARDS } from '../rules/cards.ts';
import { officeInPlay } from '../rules/elections.ts';
import { NONE, type Player, type State } from '../rules/state.ts';
import { OFFICES, RES, VOCATIONS, ZONES } from '../rules/words.ts';
import { bonusOf, housesOf, sharesNow, survey, wouldWin } from './survey.ts';

const PURSE = 0;
const HAND = PURSE + 3;
const TALENTS = HAND + 5;
const ROWS = TALENTS + VOCATIONS.length;
const HOUSES = ROWS + 4;
const HELD = HOUSES + 2;
const AHEAD = HELD + 2 * OFFICES.length;
const OTHERS = AHEAD + 2 * OFFICES.length;
export const FEATURES = OTHERS + 5;

const PRESTIGE_ROWS = 6;
const WEALTH_ROWS = 12;
const ENOUGH_PAGES = 9;

/** Writes one row after the other to `out`, which holds FEATURES numbers for every seat. */
export function features(state: State, out: Float64Array): void {
  out.fill(0);
  survey(state);
  for (let seat = 0; seat < state.seats; seat++) {
    const at = seat * FEATURES;
    addPurseAndHand(state.players[seat], out, at);
    out[at + OTHERS] = (seat - state.active + state.seats) % state.seats; // turns until one's own
    if (state.active === seat) out[at + OTHERS + 3] = state.ap;
    if (state.active === seat) out[at + OTHERS + 4] = state.phase === 'invest' ? 1 : 0;
    if (state.contractor === seat) out[at + OTHERS + 1] = 1;
    if (state.extraFavor === seat) out[at + OTHERS + 2] = 1;
  }
  addRows(state, out);
  addHouses(state, out);
  addOffices(state, out);
}

function addPurseAndHand({ wealth, cards, favors, vocations }: Player, out: Float64Array, at: number): void {
  out[at + PURSE] = Math.min(wealth, 12);
  out[at + PURSE + 1] = Math.min(Math.max(0, wealth - 12), 18);
  out[at + PURSE + 2] = Math.max(0, wealth - 30);
  let pages = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = CARDS[cards[i]];
    out[at + HAND + 2] += card.wealth;
    if (card.kind !== 'permit') out[at + HAND + 3] += 1;
    else pages += card.pages;
  }
  out[at + HAND] = Math.min(pages, ENOUGH_PAGES);
  out[at + HAND + 1] = Math.max(0, pages - ENOUGH_PAGES);
  out[at + HAND + 4] = favors.length;
  for (let vocation = 0; vocation < VOCATIONS.length; vocation++) out[at + TALENTS + vocation] = vocations[vocation];
}

/** What the rows would pay now: low and high ones apart, because they pay at different times. */
function addRows(state: State, out: Float64Array): void {
  for (let row = 1; row <= PRESTIGE_ROWS; row++) addRow(state, 'prestige', row, out, row <= 3 ? ROWS : ROWS + 1);
  for (let row = 1; row <= WEALTH_ROWS; row++) addRow(state, 'wealth', row, out, row <= 6 ? ROWS + 2 : ROWS + 3);
}

function addRow(state: State, resource: 'prestige' | 'wealth', row: number, out: Float64Array, feature: number): void {
  const shares = sharesNow(state, resource, row);
  if (!shares) return;
  for (let seat = 0; seat < state.seats; seat++) out[seat * FEATURES + feature] += shares[seat];
}

function addHouses(state: State, out: Float64Array): void {
  for (let seat = 0; seat < state.seats; seat++) {
    for (let zone = 0; zone < ZONES.length; zone++) out[seat * FEATURES + HOUSES] += housesOf(seat, zone);
    out[seat * FEATURES + HOUSES + 1] = housesOf(seat, RES);
  }
}

function addOffices(state: State, out: Float64Array): void {
  for (let office = 0; office < OFFICES.length; office++) {
    if (!officeInPlay(state, office)) continue;
    const holder = state.offices[office];
    if (holder !== NONE) {
      out[holder * FEATURES + HELD + 2 * office] = 1;
      out[holder * FEATURES + HELD + 2 * office + 1] = bonusOf(office, holder);
    }
    const leaders = wouldWin(state, office);
    for (const seat of leaders) {
      out[seat * FEATURES + AHEAD + 2 * office] = 1 / leaders.length;
      out[seat * FEATURES + AHEAD + 2 * office + 1] = bonusOf(office, seat) / leaders.length;
    }
  }
}

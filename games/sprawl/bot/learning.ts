/** What a learned judgement sees of a seat in Urban Sprawl: what the regression on points sees and says, and what the hand could build. */
import type { Learning } from '@cantiere/engine';
import { CARDS } from '../rules/cards.ts';
import { contractAp, contractCard } from '../rules/market.ts';
import { pagesFor } from '../rules/payment.ts';
import { NONE, type State } from '../rules/state.ts';
import { CONTRACT_SPACES, OFFICES, RES, VOCATIONS, ZONES } from '../rules/words.ts';
import { oddsOf } from './evaluate.ts';
import { FEATURES, features as featuresOf } from './features.ts';
import { housesOf } from './survey.ts';
import { timeLeft } from './worth.ts';

const names = [
  'outlook',
  'first 12 coins',
  'next 18 coins',
  'later coins',
  'pages',
  'more pages',
  'investments',
  'renewals',
  'favors',
  ...VOCATIONS.map((vocation) => vocation.toLowerCase()),
  'low prestige rows',
  'high prestige rows',
  'low wealth rows',
  'high wealth rows',
  'buildings',
  'homes',
  ...OFFICES.flatMap((office) => [office, `${office}, bonus`]),
  ...OFFICES.flatMap((office) => [`ahead for ${office}`, `ahead for ${office}, bonus`]),
  'turns until the own',
  'contractor',
  'extra favor',
  'action points',
  'invests',
  'prestige',
  ...ZONES.slice(0, RES).map((zone) => `buildings ${zone}`),
  'contracts to build',
  'contracts a page short',
  'cheap contracts to build',
  'lots of contracts to build',
  'favors to build',
];

const MORE = 1 + FEATURES;
const CHEAP = 3;
const MOST_SEATS = 4;
/** Of every seat, in the position looked at last. */
const rows = new Float64Array(MOST_SEATS * FEATURES);
const odds = new Float64Array(MOST_SEATS);
const rowOf = Array.from({ length: MOST_SEATS }, (_, seat) => rows.subarray(seat * FEATURES, (seat + 1) * FEATURES));

/** The outlook counts against the others': where one stands, not how much prestige is made in this game. */
function look(state: State): void {
  featuresOf(state, rows);
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) sum += odds[seat] = oddsOf(state, rowOf[seat], state.players[seat].prestige);
  for (let seat = 0; seat < state.seats; seat++) odds[seat] -= sum / state.seats;
}

export const learning: Learning<State> = {
  names,
  timeLeft,
  look,
  features(state, seat, out) {
    const { prestige, cards, favors } = state.players[seat];
    const own = rowOf[seat];
    out[0] = odds[seat];
    for (let i = 0; i < FEATURES; i++) out[1 + i] = own[i];
    let i = MORE;
    out[i++] = prestige;
    for (let zone = 0; zone < RES; zone++) out[i++] = housesOf(seat, zone);
    let ready = 0;
    let near = 0;
    let cheap = 0;
    let lots = 0;
    for (let space = 0; space < CONTRACT_SPACES.length; space++) {
      const card = contractCard(state, space);
      if (card === NONE) continue;
      const need = CARDS[card].lots;
      const short = need - pagesFor(cards, CARDS[card].zone);
      if (short === 1) near++;
      if (short > 0) continue;
      ready++;
      lots = Math.max(lots, need);
      if (contractAp(space) <= CHEAP) cheap++;
    }
    let owed = 0;
    for (const card of favors) if (pagesFor(cards, CARDS[card].zone) >= CARDS[card].lots) owed++;
    out[i++] = ready;
    out[i++] = near;
    out[i++] = cheap;
    out[i++] = lots;
    out[i++] = owed;
  },
  /** Under half of a game: with more seats it has fewer rounds. */
  habit: (seats) => 20 / seats,
  judged: ({ question, project, phase }) => question === null && project === null && phase !== 'setup',
};

/** Numbers that rules pages tell of the components, worked out from the data. */
import { data } from '../data/index.ts';
import { ALL_CARDS, ARCHITECT, COST, MAX_BUILDS, POINTS, districtOf } from '../rules/catalog.ts';

const { constants, scoring } = data;
const printedOn = (id: string) => ({ cost: COST[districtOf(id)], points: POINTS[districtOf(id)] });
/** What the Warlord pays for it. */
const priceOf = (id: string): number => Math.max(0, COST[districtOf(id)] - constants.destroyDiscount);
/** What the Warlord of the example collects first. */
const INCOME = 2;

/** The city of the example, one building of every colour among them. */
const CITY = ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'watchtower', 'university'];
const points = CITY.reduce((sum, id) => sum + POINTS[districtOf(id)], 0);

/** As many as everybody gets; where it depends on the players, all of it. */
const each = (numbers: readonly number[]): number | string => {
  const different = [...new Set(numbers)];
  return different.length === 1 ? different[0] : different.join(' / ');
};
/** How many characters lie face up, wherever any do: "2 with four players, 1 with five players". */
const faceUp = (tell: (count: number, players: number) => string): string =>
  data.setupByPlayers.flatMap(({ players, faceUp: count }) => (count > 0 ? [tell(count, players)] : [])).join(', ');
const WITH_EN = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'];
const IN_IT = ['', '', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette'];

export const printed = {
  ...data,
  cards: ALL_CARDS.length,
  start: {
    cards: each(data.setupByPlayers.map(({ startCards }) => startCards)),
    gold: each(data.setupByPlayers.map(({ startGold }) => startGold)),
  },
  faceUp: {
    en: faceUp((count, players) => `${count} with ${WITH_EN[players]} players`),
    it: faceUp((count, players) => `${count} in ${IN_IT[players]}`),
  },
  architect: MAX_BUILDS[ARCHITECT],
  /** Everybody but the Architect. */
  builds: each(MAX_BUILDS.filter((_, character) => character !== ARCHITECT)),
  university: printedOn('university'),
  dragonGate: printedOn('dragon_gate'),
  docks: printedOn('docks'),
  merchantTakes: constants.merchantBonus + constants.takeGold,
  church: { price: priceOf('church'), left: INCOME - priceOf('church') },
  castle: { price: priceOf('castle') },
  observatory: constants.drawCards + 1,
  library: constants.keepCards + 1,
  city: {
    points,
    colours: points + scoring.fiveColours,
    first: points + scoring.fiveColours + scoring.firstToComplete,
  },
};

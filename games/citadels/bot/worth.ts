/** What things are worth, in points: the numbers behind every choice of the bot. */
import type { Seat } from '@cantiere/engine';
import {
  ARCHITECT,
  ASSASSIN,
  BISHOP,
  COLOUR,
  COST,
  HAUNTED_CITY,
  INCOME_COLOUR,
  KING,
  MAGICIAN,
  MERCHANT,
  NONE,
  POINTS,
  SCHOOL_OF_MAGIC,
  THIEF,
  WARLORD,
  type Character,
  type District,
} from '../rules/catalog.ts';
import type { Player, State } from '../rules/state.ts';

/** The colours of a city as bits; the Haunted City is left out because it can be any. */
export function coloursOf(city: readonly District[]): number {
  let colours = 0;
  for (const district of city) if (district !== HAUNTED_CITY) colours |= 1 << COLOUR[district];
  return colours;
}

/** How much a player wants this building in the city. */
export function worthBuilding(state: State, player: Player, district: District): number {
  if (state.options.duplicates === 'forbidden' && player.city.includes(district)) return 0;
  const isNewColour = (coloursOf(player.city) & (1 << COLOUR[district])) === 0;
  return POINTS[district] + (isNewColour ? 0.8 : 0) + 0.5;
}

/** How much a player wants this card in hand: dear ones take long to pay for. */
export function worthHolding(state: State, player: Player, district: District): number {
  const missing = COST[district] - player.gold - 2;
  return worthBuilding(state, player, district) - (missing > 0 ? 0.7 * missing : 0);
}

/** Gold that this character would collect with this city. */
export function incomeAs(character: Character, city: readonly District[]): number {
  const colour = INCOME_COLOUR[character];
  if (colour === NONE) return 0;
  let income = 0;
  for (const district of city) if (COLOUR[district] === colour || district === SCHOOL_OF_MAGIC) income++;
  return income;
}

/** How much playing this character this round is worth to a seat, judged by what everybody can see. */
export function worthPlaying(state: State, seat: Seat, character: Character): number {
  const { gold, hand, city } = state.players[seat];
  const income = incomeAs(character, city);
  switch (character) {
    case ASSASSIN:
      return 1.6 + 0.25 * mostOf(state, seat, buildings);
    case THIEF:
      return 0.8 + 0.45 * mostOf(state, seat, purse);
    case MAGICIAN:
      return 0.6 + 0.7 * Math.max(0, Math.min(4, mostOf(state, seat, handSize) - hand.length));
    case KING:
      return 1.4 + income;
    case BISHOP:
      return 1 + income + (city.length > 4 ? 0.8 : 0);
    case MERCHANT:
      return 2 + income;
    case ARCHITECT:
      return 2.2 + (hand.length > 1 && gold > 3 ? 0.4 * Math.min(gold, 8) : 0);
    case WARLORD:
      return 1.2 + income + (mostOf(state, seat, buildings) >= state.options.citySize - 2 ? 1.2 : 0);
    default:
      return 0;
  }
}

const buildings = ({ city }: Player): number => city.length;
const purse = ({ gold }: Player): number => gold;
const handSize = ({ hand }: Player): number => hand.length;

/** The most that any other seat has of something. */
function mostOf(state: State, seat: Seat, count: (player: Player) => number): number {
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, count(state.players[other]));
  }
  return most;
}

/** Sensible answers to every kind of question at a glance: what greedy assumes of others, and what playouts do. */
import type { Seat } from '@cantiere/engine';
import { CARDS } from '../rules/cards.ts';
import { buildingNamed, valueOf } from '../rules/city.ts';
import { planningCard } from '../rules/market.ts';
import { DECLINE, PAY, PRESTIGE, SEAT_CHOICES, WEALTH, numberIn, pairIn } from '../rules/moves.ts';
import { NONE, type Question, type State } from '../rules/state.ts';
import { GREY_SPACES, PLANNING_SPACES } from '../rules/words.ts';
import { markOfLot, rowsOfBlock } from './places.ts';
import { timeLeft } from './worth.ts';

export function answerTo(state: State, question: Question): string {
  const { kind, seat, options } = question;
  const { wealth, prestige } = state.players[seat];
  const mine = SEAT_CHOICES[seat];
  switch (kind) {
    case 'vocationGain':
      return wealth < 9 && timeLeft(state) > 0.12 ? options[0] : options[options.length - 1];
    case 'vocationSource':
      return best(options, (option) => (option === DECLINE ? -1 : state.players[numberIn(option, 'seat')].prestige));
    case 'electionTie':
    case 'contractorTie':
    case 'playerTie':
      if (options.includes(mine)) return mine;
      return best(options, (option) => -state.players[numberIn(option, 'seat')].prestige);
    case 'park':
    case 'place':
    case 'relocate': {
      const left = timeLeft(state);
      return best(options, (option) => markOfLot(state, seat, numberIn(option, 'lot'), left));
    }
    case 'markerPlace':
      return best(options, (option) => ownIn(state, seat, option));
    case 'markerMove':
      return best(options, (option) => {
        if (option === DECLINE) return 0;
        const [from, to] = pairIn(option);
        return ownIn(state, seat, to) - ownIn(state, seat, from);
      });
    case 'offer':
      return worthPaying(state, question) ? PAY : DECLINE;
    case 'either':
      return wealth > prestige || wealth > 16 ? WEALTH : PRESTIGE;
    case 'target':
    case 'superlative':
      return best(options, (option) => markOfTarget(state, seat, option, question.card));
    case 'swap':
      return best(options, (option) => {
        if (option === DECLINE) return 0;
        const [own, other] = pairIn(option);
        return blockMark(state, other) - blockMark(state, own) - 0.5;
      });
    case 'take':
      return best(options, (option) => {
        const space = PLANNING_SPACES.findIndex((name) => name === option);
        const card = space < 0 ? NONE : planningCard(state, space);
        return card === NONE ? -1 : CARDS[card].pages + CARDS[card].wealth * 0.1;
      });
    case 'appoint':
      return best(options, (option) => ['mayor', 'da', 'treasurer', 'chief', 'boss'].indexOf(option));
    case 'order':
      return options[0];
  }
}

/** The option with the highest mark; the first of equals. */
export function best(options: readonly string[], mark: (option: string) => number): string {
  let found = options[0];
  let highest = -Infinity;
  for (const option of options) {
    const value = mark(option);
    if (value > highest) {
      highest = value;
      found = option;
    }
  }
  return found;
}

/** Own buildings in the row of a grey space, against the others'. */
function ownIn(state: State, seat: Seat, space: string): number {
  const index = GREY_SPACES.findIndex((name) => name === space);
  let sum = 0;
  for (const { owner, placement } of state.buildings) {
    if (owner === NONE) continue;
    const block = Math.floor(placement / 13);
    const inRow = index < 3 ? (block % 6) >> 1 === index : Math.floor(block / 6) === index - 3;
    if (inRow) sum += owner === seat ? 1 : -0.7;
  }
  return sum;
}

function blockMark(state: State, id: string): number {
  const building = buildingNamed(state, id);
  return building ? rowsOfBlock(state, Math.floor(building.placement / 13), timeLeft(state)) : 0;
}

/** Cards after which a building is better off: it is good to choose an own one. */
const KIND_CARDS = ['PE01', 'ME4'];

function markOfTarget(state: State, seat: Seat, option: string, card: string): number {
  if (option === DECLINE) return 0;
  const building = buildingNamed(state, option);
  if (!building) return -1;
  const value = valueOf(state, building);
  if (KIND_CARDS.includes(card)) return building.owner === seat ? value : -state.players[building.owner]?.prestige;
  if (card === 'CE7') return -1; // House Movers: leave things where they are
  const worth = blockMark(state, option) + 1;
  if (building.owner === seat) return -worth;
  // A building that is nobody's or somebody else's: to be taken, or to be taken away.
  return worth + (building.owner === NONE ? 0 : state.players[building.owner].prestige * 0.01);
}

/** Whether an offer is worth its price. */
function worthPaying(state: State, { seat, card, amount, about }: Question): boolean {
  const left = timeLeft(state);
  const { wealth } = state.players[seat];
  if (about === PRESTIGE) return left > 0.25; // Urban Decay: a building for 3 prestige
  if (['TE7', 'C13', 'M12'].includes(card)) return wealth - amount > 25 * left; // wealth into prestige
  if (card === 'PE04' || card === 'ME7') return wealth - amount > 6 && left > 0.1;
  return left > 0.06 && wealth - amount >= 0; // a building of one's own is at stake
}

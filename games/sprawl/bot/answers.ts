/** Sensible answers to every kind of question at a glance: what greedy assumes of others, and what playouts do. */
import type { Seat } from '@cantiere/engine';
import { CARDS } from '../rules/cards.ts';
import { buildingNamed, valueOf } from '../rules/city.ts';
import { planningCard } from '../rules/market.ts';
import {
  DECLINE,
  PAY,
  PRESTIGE,
  WEALTH,
  type Answer,
  type BuildingAnswer,
  type Decline,
  type SeatAnswer,
} from '../rules/moves.ts';
import { NONE, type Question, type State } from '../rules/state.ts';
import { GREY_SPACES, OFFICES, PLANNING_SPACES } from '../rules/words.ts';
import { markOfLot, rowsOfBlock } from './places.ts';
import { timeLeft } from './worth.ts';

export function answerTo(state: State, question: Question): Answer {
  const seat = state.asked;
  const { wealth, prestige } = state.players[seat];
  switch (question.kind) {
    case 'vocationGain': {
      const { options } = question;
      return wealth < 9 && timeLeft(state) > 0.12 ? options[0] : options[options.length - 1];
    }
    case 'vocationSource':
      return best(question.options, (option) => (option === DECLINE ? -1 : state.players[option.seat].prestige));
    case 'electionTie':
    case 'contractorTie':
    case 'playerTie':
      return bestSeat(state, seat, question.options);
    case 'park':
    case 'place':
    case 'relocate': {
      const left = timeLeft(state);
      return best(question.options, ({ lot }) => markOfLot(state, seat, lot, left));
    }
    case 'markerPlace':
      return best(question.options, ({ grey }) => ownIn(state, seat, grey));
    case 'markerMove':
      return best(question.options, (option) =>
        option === DECLINE ? 0 : ownIn(state, seat, option.to) - ownIn(state, seat, option.from),
      );
    case 'offer':
      return worthPaying(state, question) ? PAY : DECLINE;
    case 'either':
      return wealth > prestige || wealth > 16 ? WEALTH : PRESTIGE;
    case 'target':
    case 'superlative':
      return best(question.options, (option) => markOfTarget(state, seat, option, question.card));
    case 'swap':
      return best(question.options, (option) =>
        option === DECLINE ? 0 : blockMark(state, option.take) - blockMark(state, option.give) - 0.5,
      );
    case 'take':
      return best(question.options, (option) => {
        if (option === DECLINE) return -1;
        const card = planningCard(
          state,
          PLANNING_SPACES.findIndex((name) => name === option.space),
        );
        return card === NONE ? -1 : CARDS[card].pages + CARDS[card].wealth * 0.1;
      });
    case 'appoint':
      return best(question.options, ({ office }) => OFFICES.findIndex((name) => name === office));
    case 'order':
      return question.options[0];
  }
}

/** Oneself where that can be said, else whoever has least prestige. */
function bestSeat(state: State, seat: Seat, options: readonly SeatAnswer[]): SeatAnswer {
  return options.find((option) => option.seat === seat) ?? best(options, (option) => -state.players[option.seat].prestige);
}

/** The option with the highest mark; the first of equals. */
function best<A extends Answer>(options: readonly A[], mark: (option: A) => number): A {
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

function markOfTarget(state: State, seat: Seat, option: BuildingAnswer | Decline, card: string): number {
  if (option === DECLINE) return 0;
  const building = buildingNamed(state, option.building);
  if (!building) return -1;
  const value = valueOf(state, building);
  if (KIND_CARDS.includes(card)) return building.owner === seat ? value : -state.players[building.owner]?.prestige;
  if (card === 'CE7') return -1; // House Movers: leave things where they are
  const worth = blockMark(state, option.building) + 1;
  if (building.owner === seat) return -worth;
  // A building that is nobody's or somebody else's: to be taken, or to be taken away.
  return worth + (building.owner === NONE ? 0 : state.players[building.owner].prestige * 0.01);
}

/** Whether an offer is worth its price. */
function worthPaying(state: State, { card, price, res }: Extract<Question, { kind: 'offer' }>): boolean {
  const left = timeLeft(state);
  const { wealth } = state.players[state.asked];
  if (res === PRESTIGE) return left > 0.25; // Urban Decay: a building for 3 prestige
  if (['TE7', 'C13', 'M12'].includes(card)) return wealth - price > 25 * left; // wealth into prestige
  if (card === 'PE04' || card === 'ME7') return wealth - price > 6 && left > 0.1;
  return left > 0.06 && wealth - price >= 0; // a building of one's own is at stake
}

/** What Urban Sprawl says in English. */
import { enumerate, say, type GameTexts, type Part, type Seat, type Words } from '@cantiere/engine';
import { agree, capital, count } from '@cantiere/engine/grammar/en';
import { CARDS, CARD_IDS } from '../rules/cards.ts';
import { STANDSTILL_ROUNDS } from '../rules/endOfTurn.ts';
import type { Event } from '../rules/events.ts';
import { blockOfLot } from '../rules/geometry.ts';
import type { Answer, Move } from '../rules/moves.ts';
import { WEALTH_PER_PRESTIGE } from '../rules/scoring.ts';
import { stakeOf } from '../rules/preview.ts';
import { NONE, type Question, type SprawlView, type State } from '../rules/state.ts';
import { MARKERS, OFFICES, VOCATIONS, ZONES } from '../rules/words.ts';
import { eventText } from './events.en.ts';
import {
  blockUnder,
  gainOf,
  markerOn,
  mayBuildFavor,
  mayInvest,
  ownerOf,
  placeFacts,
  priceAsked,
  rowOn,
  startCost,
  topicOf,
  valueNamed,
} from './facts.ts';
import { faceDown } from './faceDown.ts';
import { refusalText } from './refusals.en.ts';
import { theme } from './themes.ts';
import {
  apOf,
  blockName,
  buildingOf,
  cardOn,
  cardText,
  contractFacts,
  lotName,
  siteName,
  nameOf,
  permitZones,
  piece as namedPiece,
  standing,
} from './words.ts';

const piece = (id: string): Part => namedPiece(id, 'en');
const card = (id: string): Words => say`the ${piece(id)}`;
const actionPoints = (n: number): string => count(n, 'action point');
const at = (seat: Seat): Part => ({ seat });
const list = (parts: readonly (Part | Words)[]): Words => enumerate(parts, 'and');
/** "Fire: " before what it asks. */
const because = (card: string): Words => (card === '' ? [] : say`${piece(card)}: `);

function prompt(view: SprawlView, seat: Seat | 'spectator'): Words {
  const { asked } = view;
  if (asked === NONE) return say`The game is over.`;
  if (asked !== seat) return waiting(view, asked);
  if (view.question) return question(view, view.question);
  if (view.project)
    return view.project.placement === NONE
      ? say`Where do you build ${card(CARD_IDS[view.project.card])}?`
      : say`With which permits do you pay for ${card(CARD_IDS[view.project.card])}?`;
  if (view.phase === 'setup') return say`Buy a starting building: you have ${view.players[asked].wealth} wealth.`;
  if (view.ap === 0)
    return mayBuildFavor(view, asked)
      ? say`No action points left: build your Favor, or end your turn.`
      : say`No action points left: end your turn.`;
  return view.phase === 'invest' && mayInvest(view, asked)
    ? say`Invest permits if you like, then spend ${actionPoints(view.ap)}.`
    : view.ap === 1
      ? say`Spend your last action point on a card or contract, or end your turn.`
      : say`Spend your ${view.ap} action points on cards and contracts, or end your turn.`;
}

function waiting(view: SprawlView, asked: Seat): Words {
  if (view.question) {
    const topic = topicOf(view.question);
    return topic === '' ? say`${at(asked)} has to decide.` : say`${at(asked)} has to decide: ${piece(topic)}.`;
  }
  if (view.phase === 'setup') return say`${at(asked)} is buying a starting building.`;
  return view.project
    ? say`${at(asked)} is building ${card(CARD_IDS[view.project.card])}.`
    : say`It is ${at(asked)}’s turn: ${actionPoints(view.ap)}.`;
}

function question(view: SprawlView, asked: Question): Words {
  const { card } = asked;
  switch (asked.kind) {
    case 'vocationSource':
      return say`${because(card)}no ${piece(VOCATIONS[asked.vocation])} tile is left. Take one from an opponent?`;
    case 'vocationGain':
      return say`${because(card)}each of your ${piece(VOCATIONS[asked.vocation])} tiles pays ${asked.value}. How many shall pay prestige? The others pay wealth.`;
    case 'electionTie':
      return say`It is a tie for ${piece(OFFICES[asked.office])}: you decide who is elected.`;
    case 'contractorTie':
      return say`Several players have the least prestige: who becomes ${piece('contractor')}?`;
    case 'park':
      return say`You are ${piece('mayor')}: place a park on an empty lot.`;
    case 'place':
      return say`${because(card)}place a 1-lot ${{ piece: ZONES[asked.zone], text: buildingOf(ZONES[asked.zone], 'en') }} on an empty lot.`;
    case 'relocate':
      return say`${because(card)}where do you move the ${standing(view, asked.building, 'en')}?`;
    case 'markerPlace':
      return say`${because(card)}on which grey space do you put the ${piece(MARKERS[asked.marker])}?`;
    case 'markerMove':
      return say`${because(card)}you may move a marker to a free grey space.`;
    case 'offer': {
      const price = `${asked.price} ${nameOf(asked.res, 'en')}`;
      const stake = stakeOf(view);
      if (stake?.unpaid === 'demolished')
        return say`${because(card)}do you pay ${price}, or lose the ${standing(view, stake.building, 'en')}?`;
      if (stake?.unpaid === 'uncontrolled')
        return say`${because(card)}do you pay ${price}, or lose control of the ${standing(view, stake.building, 'en')}?`;
      if (stake?.control) return say`${because(card)}do you pay ${price} to control a building of your choice?`;
      return stake && stake.prestige > 0
        ? say`${because(card)}do you pay ${price} for ${stake.prestige} prestige?`
        : say`${because(card)}do you pay ${price}?`;
    }
    case 'target':
      return say`${because(card)}choose a building.`;
    case 'superlative':
      return say`${because(card)}which of the equal buildings is meant?`;
    case 'either':
      return say`${because(card)}pay ${at(view.active)} ${asked.price} wealth or ${asked.price} prestige (${asked.units} still to pay).`;
    case 'swap':
      return say`${because(card)}you may exchange a building for one of the same zone and size.`;
    case 'take':
      return say`${because(card)}you may take a planning card for nothing.`;
    case 'playerTie':
      return say`${because(card)}which of the equal players is meant?`;
    case 'appoint':
      return say`${because(card)}which office do you take?`;
    case 'order':
      return say`${because(card)}in which order shall the players decide?`;
  }
}

function move(move: Move, view: SprawlView): Words {
  switch (move.type) {
    case 'BUY_START':
      return say`Buy ${piece(move.building)} for ${startCost(move.building, view).cost}`;
    case 'INVEST':
      return say`Invest ${card(move.card)}`;
    case 'ACQUIRE_PLANNING':
      return say`Take ${card(cardOn(view, move.space) || move.space)}`;
    case 'TAKE_FAVOR':
      return say`Take ${card(cardOn(view, move.space) || move.space)} as a Favor`;
    case 'BUILD':
      return say`Build ${card(cardOn(view, move.source) || move.source)}`;
    case 'PLACE':
      return say`Build on ${siteName(move.lots)}`;
    case 'PAY':
      return move.permits.length === 0 ? say`Pay with permits` : say`Pay with ${list(move.permits.map(card))}`;
    case 'END_TURN':
      return say`End the turn`;
    case 'DECIDE':
      return answer(move.answer, view);
  }
}

function answer(given: Answer, view: SprawlView): Words {
  const { question } = view;
  const price = priceAsked(view);
  if (given === 'decline') return question?.kind === 'offer' ? say`Do not pay` : say`Decline`;
  if (given === 'pay') return say`Pay ${price} ${question?.kind === 'offer' ? nameOf(question.res, 'en') : ''}`;
  if (typeof given === 'string') return say`Pay ${price} ${given}`;
  if ('seat' in given) return say`${at(given.seat)}`;
  if ('order' in given) return list(given.order.map(at));
  if ('lot' in given) return say`${lotName(given.lot)}`;
  if ('building' in given) return say`${standing(view, given.building, 'en')}`;
  if ('give' in given) return say`${standing(view, given.give, 'en')} for ${standing(view, given.take, 'en')}`;
  if ('grey' in given) return say`${named(given.grey)}`;
  if ('from' in given) return say`${named(markerOn(view, given.from))} to the ${piece(given.to)}`;
  if ('space' in given) return say`${piece(cardOn(view, given.space))}`;
  if ('office' in given) return say`${named(given.office)}`;
  return tiles(given.tiles, view);
}

/** With a capital, as the words on a button. */
const named = (id: string): Part => ({ piece: id, text: capital(nameOf(id, 'en')) });

/** "4 prestige and 2 wealth". */
function tiles(forPrestige: number, view: SprawlView): Words {
  const { prestige, wealth } = gainOf(view, forPrestige);
  if (wealth === 0) return say`${prestige} prestige`;
  return prestige === 0 ? say`${wealth} wealth` : say`${prestige} prestige and ${wealth} wealth`;
}

/** What is confirmed, with its verb and its price: a lot or a name alone will do in a list. */
function moveOutcome(move: Move, view: SprawlView): Words | undefined {
  if (move.type === 'PLACE') return say`Build on ${siteName(move.lots)} for ${placeFacts(move, view).cost}`;
  if (move.type !== 'DECIDE' || typeof move.answer === 'string') return undefined;
  const given = move.answer;
  const kind = view.question?.kind;
  if ('lot' in given) {
    const lot = lotName(given.lot);
    return kind === 'park'
      ? say`Place the park on ${lot}`
      : kind === 'relocate'
        ? say`Move it to ${lot}`
        : say`Place it on ${lot}`;
  }
  if ('building' in given) return say`Choose the ${standing(view, given.building, 'en')}`;
  if ('seat' in given) return say`Choose ${at(given.seat)}`;
  if ('office' in given) return say`Take the office of ${piece(given.office)}`;
  if ('grey' in given) return say`Put the marker here`;
  if ('space' in given) return say`Take ${card(cardOn(view, given.space))}`;
  return 'tiles' in given ? say`Take ${tiles(given.tiles, view)}` : undefined;
}

/** On a narrow button what tells the move apart is enough. */
function moveShort(move: Move, view: SprawlView): Words | undefined {
  switch (move.type) {
    case 'INVEST':
      return permit('Invest', move.card);
    case 'ACQUIRE_PLANNING':
      return permit('Take', cardOn(view, move.space));
    case 'TAKE_FAVOR':
      return say`Take as a Favor`;
    case 'PAY':
      if (move.permits.length === 0) return undefined;
      return move.permits.length === 1 ? permit('Pay with', move.permits[0]) : say`Pay with ${move.permits.length} permits`;
    case 'DECIDE':
      return answerShort(move.answer);
    default:
      return undefined;
  }
}

function permit(verb: string, card: string): Words | undefined {
  const zones = permitZones(card);
  return zones === undefined ? undefined : say`${verb} ${{ piece: card, text: zones }}`;
}

function answerShort(given: Answer): Words | undefined {
  if (typeof given === 'string') return undefined;
  if ('order' in given) return say`In this order`;
  if ('from' in given) return say`Move`;
  return 'give' in given ? say`Exchange` : undefined;
}

function moveDetail(move: Move, view: SprawlView): Words | undefined {
  switch (move.type) {
    case 'BUY_START': {
      const { cost, lot } = startCost(move.building, view);
      return say`${cost} wealth, on ${lotName(lot)}`;
    }
    case 'INVEST': {
      const card = CARDS.find(({ id }) => id === move.card);
      return card && card.wealth > 0 ? say`+${card.wealth} wealth` : undefined;
    }
    case 'ACQUIRE_PLANNING':
      return say`${apOf(move.space)} AP`;
    case 'TAKE_FAVOR':
      return say`${apOf(move.space)} AP · ${nameOf(move.space, 'en')}`;
    case 'BUILD': {
      const card = cardOn(view, move.source) || move.source;
      const text = cardText(card, view.options, 'en');
      const ap = apOf(move.source);
      return say`${ap === 0 ? 'Favor, 0 AP' : `${ap} AP`} · ${contractFacts(card, 'en')}${text === '' ? '' : ` · ${text}`}`;
    }
    case 'PLACE': {
      const { cost, bonus } = placeFacts(move, view);
      const gain = bonus > 0 ? ` · +${bonus} prestige` : '';
      if (move.demolish.length === 0) return say`${cost} wealth${gain}`;
      const fallen = list(move.demolish.map((id) => say`the ${standing(view, id, 'en')} (${ownedBy(id, view)})`));
      return say`${cost} wealth${gain} · demolishes ${fallen}${move.renewal ? ' with an Urban Renewal card' : ''}`;
    }
    case 'PAY':
      return undefined;
    case 'END_TURN':
      if (view.ap > 0) return say`${view.ap} AP ${agree(view.ap, 'is', 'are')} lost`;
      return mayBuildFavor(view, view.asked) ? say`You can still build your Favor` : undefined;
    case 'DECIDE':
      return answerDetail(move.answer, view);
  }
}

/** What comes of it, paying or not. */
function offerDetail(paid: boolean, view: SprawlView): Words | undefined {
  const stake = stakeOf(view);
  if (!stake) return undefined;
  const building = standing(view, stake.building, 'en');
  if (stake.unpaid !== 'nothing') {
    if (paid) return say`You keep the ${building}`;
    return stake.unpaid === 'demolished' ? say`You lose the ${building} for good` : say`You lose control of the ${building}`;
  }
  if (!paid) return say`Nothing changes`;
  return stake.control ? say`Then you choose the building` : stake.prestige > 0 ? say`+${stake.prestige} prestige` : undefined;
}

function answerDetail(given: Answer, view: SprawlView): Words | undefined {
  if (view.question?.kind === 'offer' && (given === 'pay' || given === 'decline')) return offerDetail(given === 'pay', view);
  if (typeof given === 'string') return undefined;
  if ('lot' in given) return say`value ${view.values[blockOfLot(given.lot)]}`;
  if ('building' in given) return whose(given.building, view);
  if ('give' in given) return whose(given.take, view);
  if ('grey' in given) return rowWords(view, view.question?.kind === 'markerPlace' ? view.question.marker : NONE, given.grey);
  if ('from' in given)
    return rowWords(
      view,
      MARKERS.findIndex((known) => known === markerOn(view, given.from)),
      given.to,
    );
  return 'space' in given ? say`${piece(given.space)}` : undefined;
}

/** Who would have how many buildings in the row that it makes. */
function rowWords(view: SprawlView, marker: number, space: string): Words {
  const there = rowOn(view, marker, space);
  if (there.length === 0) return say`No buildings in that row`;
  return say`Buildings in that row: ${list(there.map(({ seat, count }) => say`${at(seat)} (${count})`))}`;
}

/** Whose it is, said to whoever decides. */
function ownedBy(id: string, view: State): Words {
  const owner = ownerOf(view, id);
  return owner === NONE ? say`nobody’s` : owner === view.asked ? say`yours` : say`${at(owner)}`;
}

function whose(id: string, view: State): Words {
  const owner = ownerOf(view, id);
  return owner === NONE ? say`value ${valueNamed(view, id)}, uncontrolled` : say`value ${valueNamed(view, id)}, ${at(owner)}`;
}

const HEADINGS: Readonly<Record<string, string>> = {
  start: 'Starting buildings',
  build: 'Build',
  planning: 'Take a planning card',
  favor: 'Take a contract as a Favor',
  invest: 'Invest a permit',
  end: 'Or',
  place: 'Where to build',
  pay: 'Payment',
  vocationSource: 'Take the tile from',
  vocationGain: 'Your tiles pay',
  electionTie: 'Who is elected',
  contractorTie: 'Who becomes Contractor',
  park: 'A park on',
  relocate: 'Move it to',
  markerPlace: 'Grey space',
  markerMove: 'Move a marker',
  offer: 'Your answer',
  target: 'Building',
  superlative: 'Building',
  either: 'Pay with',
  swap: 'Exchange',
  take: 'Planning box',
  playerTie: 'Player',
  appoint: 'Office',
  order: 'Order',
};

function heading(key: string, view: SprawlView): string {
  const block = blockUnder(key);
  return block === NONE ? (HEADINGS[key] ?? key) : `Block ${blockName(block)}, value ${view.values[block]}`;
}

const CATEGORIES: Readonly<Record<string, string>> = {
  play: 'Prestige from play',
  rows: 'Prestige rows',
  wealth: `Wealth (1 for ${WEALTH_PER_PRESTIGE})`,
  offices: 'Offices',
  money: 'Wealth',
};

export const en: GameTexts<State, Move, Event> = {
  piece: (id) => nameOf(id, 'en'),
  prompt,
  move,
  moveOutcome,
  moveShort,
  moveDetail,
  holdings(view, seat) {
    const { prestige, wealth } = view.players[seat];
    return [`${prestige} prestige`, `${wealth} wealth`, ...(view.asked === seat ? [`${view.ap} AP`] : [])];
  },
  heading,
  theme: theme('en'),
  event: eventText,
  refusal: refusalText,
  category: (category) => CATEGORIES[category] ?? category,
  faceDown: faceDown('en'),
  endReason: (reason) =>
    reason === 'OLYMPICS' ? 'The Olympic Games came to town.' : `Nothing had moved for ${count(STANDSTILL_ROUNDS, 'round')}.`,
};

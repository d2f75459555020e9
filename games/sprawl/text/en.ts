/** What Urban Sprawl says in English. */
import { enumerate, say, type GameTexts, type Part, type Seat, type Words } from '@cantiere/engine';
import { agree, capital, count } from '@cantiere/engine/grammar/en';
import { CARDS, CARD_IDS } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { blockOfLot } from '../rules/geometry.ts';
import { seatAsked } from '../rules/legal.ts';
import { numberIn, orderIn, pairIn, type Move } from '../rules/moves.ts';
import { NONE, type Question, type SprawlView, type State } from '../rules/state.ts';
import { VOCATIONS } from '../rules/words.ts';
import { eventText } from './events.en.ts';
import { markerOn, mayBuildFavor, mayInvest, ownerOf, placeFacts, startCost, tilesInQuestion, valueNamed } from './facts.ts';
import { faceDown } from './faceDown.ts';
import { refusalText } from './refusals.en.ts';
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
  const asked = seatAsked(view);
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
    const { kind, card, about } = view.question;
    const topic = kind === 'electionTie' || kind === 'contractorTie' || kind === 'park' ? about : card;
    return topic === '' ? say`${at(asked)} has to decide.` : say`${at(asked)} has to decide: ${piece(topic)}.`;
  }
  if (view.phase === 'setup') return say`${at(asked)} is buying a starting building.`;
  return view.project
    ? say`${at(asked)} is building ${card(CARD_IDS[view.project.card])}.`
    : say`It is ${at(asked)}’s turn: ${actionPoints(view.ap)}.`;
}

function question(view: SprawlView, { kind, card, about, amount }: Question): Words {
  switch (kind) {
    case 'vocationSource':
      return say`${because(card)}no ${piece(about)} tile is left. Take one from an opponent?`;
    case 'vocationGain':
      return say`${because(card)}each of your ${piece(about)} tiles pays ${amount}. How many shall pay prestige? The others pay wealth.`;
    case 'electionTie':
      return say`It is a tie for ${piece(about)}: you decide who is elected.`;
    case 'contractorTie':
      return say`Several players have the least prestige: who becomes ${piece('contractor')}?`;
    case 'park':
      return say`You are ${piece('mayor')}: place a park on an empty lot.`;
    case 'place':
      return say`${because(card)}place a 1-lot ${{ piece: about, text: buildingOf(about, 'en') }} on an empty lot.`;
    case 'relocate':
      return say`${because(card)}where do you move the ${standing(view, about, 'en')}?`;
    case 'markerPlace':
      return say`${because(card)}on which grey space do you put the ${piece(about)}?`;
    case 'markerMove':
      return say`${because(card)}you may move a marker to a free grey space.`;
    case 'offer':
      return say`${because(card)}do you pay ${amount} ${nameOf(about, 'en')}?`;
    case 'target':
      return say`${because(card)}choose a building.`;
    case 'superlative':
      return say`${because(card)}which of the equal buildings is meant?`;
    case 'either':
      return say`${because(card)}pay ${at(view.active)} ${amount} wealth or ${amount} prestige (${about} still to pay).`;
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
      return say`${piece(move.building)}`;
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
      return answer(move.choice, view);
  }
}

function answer(choice: string, view: SprawlView): Words {
  const kind = view.question?.kind;
  if (choice === 'decline') return kind === 'offer' ? say`Do not pay` : say`Decline`;
  if (choice === 'pay') return say`Pay ${view.question?.amount ?? 0} ${nameOf(view.question?.about ?? '', 'en')}`;
  if (choice === 'wealth' || choice === 'prestige') return say`Pay ${view.question?.amount ?? 0} ${choice}`;
  if (choice.startsWith('seat')) return say`${at(numberIn(choice, 'seat'))}`;
  if (choice.startsWith('lot')) return say`${lotName(numberIn(choice, 'lot'))}`;
  if (choice.startsWith('order')) return list(orderIn(choice).map(at));
  if (choice.startsWith('tiles')) return tiles(numberIn(choice, 'tiles'), view);
  if (choice.includes('>')) {
    const [from, to] = pairIn(choice);
    return kind === 'markerMove'
      ? say`${{ piece: markerOn(view, from), text: capital(nameOf(markerOn(view, from), 'en')) }} to the ${piece(to)}`
      : say`${standing(view, from, 'en')} for ${standing(view, to, 'en')}`;
  }
  if (kind === 'take') return say`${piece(cardOn(view, choice))}`;
  return kind === 'target' || kind === 'superlative'
    ? say`${standing(view, choice, 'en')}`
    : say`${{ piece: choice, text: capital(nameOf(choice, 'en')) }}`;
}

/** "4 prestige and 2 wealth". */
function tiles(forPrestige: number, view: SprawlView): Words {
  const { about = '', amount = 0 } = view.question ?? {};
  const held = tilesInQuestion(
    view,
    VOCATIONS.findIndex((name) => name === about),
  );
  const prestige = forPrestige * amount;
  const wealth = (held - forPrestige) * amount;
  if (wealth === 0) return say`${prestige} prestige`;
  return prestige === 0 ? say`${wealth} wealth` : say`${prestige} prestige and ${wealth} wealth`;
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
      return answerShort(move.choice, view);
    default:
      return undefined;
  }
}

function permit(verb: string, card: string): Words | undefined {
  const zones = permitZones(card);
  return zones === undefined ? undefined : say`${verb} ${{ piece: card, text: zones }}`;
}

function answerShort(choice: string, view: SprawlView): Words | undefined {
  if (choice.startsWith('order')) return say`In this order`;
  if (!choice.includes('>')) return undefined;
  return say`${view.question?.kind === 'markerMove' ? 'Move' : 'Exchange'}`;
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
      return say`${ap === 0 ? 'Favor, 0 AP' : `${ap} AP`} · ${contractFacts(card, view.options, 'en')}${text === '' ? '' : ` · ${text}`}`;
    }
    case 'PLACE': {
      const { cost, bonus } = placeFacts(move, view);
      const gain = bonus > 0 ? ` · +${bonus} prestige` : '';
      if (move.demolish.length === 0) return say`${cost} wealth${gain}`;
      const fallen = list(move.demolish.map((id) => say`the ${standing(view, id, 'en')}`));
      return say`${cost} wealth${gain} · demolishes ${fallen}${move.renewal ? ' with an Urban Renewal card' : ''}`;
    }
    case 'PAY':
      return undefined;
    case 'END_TURN':
      return view.ap > 0 ? say`${view.ap} AP ${agree(view.ap, 'is', 'are')} lost` : undefined;
    case 'DECIDE':
      return answerDetail(move.choice, view);
  }
}

function answerDetail(choice: string, view: SprawlView): Words | undefined {
  if (!view.question) return undefined;
  const { kind, card } = view.question;
  if (kind === 'offer' && choice === 'pay') return say`${cardText(card, view.options, 'en')}`;
  if (choice.startsWith('lot')) return say`value ${view.values[blockOfLot(numberIn(choice, 'lot'))]}`;
  if (kind === 'target' || kind === 'superlative') return choice === 'decline' ? undefined : whose(choice, view);
  if (kind === 'swap' && choice.includes('>')) return whose(pairIn(choice)[1], view);
  if (kind === 'take' && choice !== 'decline') return say`${piece(choice)}`;
  return undefined;
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
  if (!key.startsWith('block:')) return HEADINGS[key] ?? key;
  const block = Number(key.slice('block:'.length));
  return `Block ${blockName(block)}, value ${view.values[block]}`;
}

const CATEGORIES: Readonly<Record<string, string>> = {
  play: 'Prestige from play',
  rows: 'Prestige rows',
  wealth: 'Wealth (1 for 10)',
  offices: 'Offices',
  money: 'Wealth',
};

export const en: GameTexts<State, Move, Event> = {
  piece: (id) => nameOf(id, 'en'),
  prompt,
  move,
  moveShort,
  moveDetail,
  heading,
  event: eventText,
  refusal: refusalText,
  category: (category) => CATEGORIES[category] ?? category,
  faceDown: faceDown('en'),
  endReason: (reason) => (reason === 'OLYMPICS' ? 'The Olympic Games came to town.' : 'Nothing had moved for ten rounds.'),
};

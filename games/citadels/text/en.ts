/** What Citadels says in English. */
import {
  enumerate,
  optionName,
  say,
  type GameTexts,
  type Part,
  type Refusal,
  type Seat,
  type View,
  type Words,
} from '@cantiere/engine';
import { agree, count } from '@cantiere/engine/grammar/en';
import {
  CHARACTERS,
  COLOURS,
  COST,
  DISTRICTS,
  GOLD_AND_CARDS,
  INCOME_COLOUR,
  NONE,
  POINTS,
  characterOf,
  districtOf,
} from '../rules/catalog.ts';
import { destructionPrice } from '../rules/characters.ts';
import { currentStep } from '../rules/draft.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { buildingPoints } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { architectCardsLeft, cardsToDraw, cardsToKeep, fewestToKeep, incomeLeft } from '../rules/turn.ts';
import { cardText, copies, nameOf } from './cards.ts';
import { faceDown } from './faceDown.ts';
import { givenUp, leftToDo } from './left.ts';
import { collectingHelps } from './ways.ts';

const name = (id: string): string => nameOf(id, 'en');
const piece = (id: string): Part => ({ piece: id, text: name(id) });
const the = (id: string): Words => say`the ${piece(id)}`;
const who = (seat: Seat): Part => ({ seat });
const cards = (n: number): string => count(n, 'card');
/** "the Docks, the Tavern (twice) and the Prison". */
const list = (ids: readonly string[]): Words =>
  enumerate(
    copies(ids).map(([id, n]) => (n === 1 ? the(id) : say`${the(id)} (${n === 2 ? 'twice' : `${n} times`})`)),
    'and',
  );
/** Those who may know read which cards, the others how many. */
const cardsOr = (ids: readonly string[] | undefined, n: number): Words => (ids?.length ? list(ids) : say`${cards(n)}`);

export const en: GameTexts<State, Move, Event> = {
  piece: name,
  prompt,
  move,
  moveShort,
  moveDetail,
  promptWith,
  holdings: ({ players }, seat) => [
    count(players[seat].city.length, 'building'),
    count(buildingPoints(players[seat].city), 'point'),
    `${players[seat].gold} gold`,
    cards(players[seat].hand.length),
  ],
  heading,
  event,
  refusal,
  remedy: (refused, view, seat) =>
    collectingHelps(refused, view, seat) ? 'Collect from your buildings first, and you have enough.' : undefined,
  category: (category) => CATEGORIES[category] ?? category,
  faceDown: faceDown('en'),
  endReason: (reason) => END_REASONS[reason] ?? reason,
};

function prompt(view: View<State>, seat: Seat | 'spectator'): Words {
  if (view.phase === 'over') return say`The game is over.`;
  if (seat !== view.asked) return waitingFor(view);
  const { turn, called } = view;
  switch (view.phase) {
    case 'draft':
      return currentStep(view).setsAside
        ? say`Choose your character and set another aside; the others go to the next player.`
        : say`Choose your character; the others go to the next player.`;
    case 'turn':
      if (!turn.tookResources) return say`You are ${the(CHARACTERS[called])}: take gold or draw cards.`;
      return say`You are ${the(CHARACTERS[called])}: ${nowDo(view, seat)}.`;
    case 'keep':
      return say`You drew ${cards(turn.drawn.length)}: choose ${howManyToKeep(view, seat)} to keep.`;
    case 'graveyard':
      return say`Destroyed: ${the(DISTRICTS[view.destroyed])}. Take the card into your hand for ${GOLD_AND_CARDS.graveyardCost} gold?`;
  }
}

function howManyToKeep(view: View<State>, seat: Seat): string {
  const most = cardsToKeep(view.players[seat]);
  const fewest = fewestToKeep(view, seat);
  return fewest < most ? `${fewest} or ${most}` : String(most);
}

function nowDo(view: View<State>, seat: Seat): string {
  const { build, power } = leftToDo(view, seat);
  if (build) return power ? 'build, use your power or end your turn' : 'build or end your turn';
  return power ? 'use your power or end your turn' : 'end your turn';
}

function waitingFor({ phase, asked, called, destroyed }: View<State>): Words {
  switch (phase) {
    case 'draft':
      return say`${who(asked)} is choosing a character.`;
    case 'graveyard':
      return say`${who(asked)} decides whether to recover ${the(DISTRICTS[destroyed])}.`;
    case 'turn':
    case 'keep':
    case 'over':
      return say`${who(asked)} is playing ${the(CHARACTERS[called])}.`;
  }
}

function move(move: Move): Words {
  switch (move.type) {
    case 'DRAFT_PICK':
      return move.discard === undefined
        ? say`Keep ${the(move.character)}`
        : say`Keep ${the(move.character)}, set ${the(move.discard)} aside`;
    case 'TAKE_GOLD':
      return say`Take gold`;
    case 'DRAW_CARDS':
      return move.fewer ? say`Draw fewer cards` : say`Draw cards`;
    case 'KEEP_CARDS':
      return move.cards.length === 0
        ? say`Keep ${GOLD_AND_CARDS.keepCards} or ${cards(GOLD_AND_CARDS.keepCards + 1)}`
        : say`Keep ${list(move.cards)}`;
    case 'COLLECT_INCOME':
      return say`Collect income`;
    case 'BUILD':
      return say`Build ${the(move.card)}`;
    case 'ASSASSINATE':
      return say`Murder ${the(move.character)}`;
    case 'ROB':
      return say`Rob ${the(move.character)}`;
    case 'SWAP_HANDS':
      return say`Swap hands with ${who(move.player)}`;
    case 'REDRAW':
      return move.cards.length === 0 ? say`Redraw cards of your hand` : say`Redraw ${list(move.cards)}`;
    case 'ARCHITECT_DRAW':
      return say`Draw the Architect’s cards`;
    case 'USE_LABORATORY':
      return say`Turn ${the(move.card)} into gold`;
    case 'USE_SMITHY':
      return say`Use ${the('smithy')}`;
    case 'DESTROY':
      return say`Destroy ${who(move.player)}’s ${piece(move.card)}`;
    case 'GRAVEYARD_RECOVER':
      return say`Recover it`;
    case 'GRAVEYARD_DECLINE':
      return say`Let it go`;
    case 'END_TURN':
      return move.forgo ? say`End the turn and give up the rest` : say`End the turn`;
  }
}

function promptWith([first]: readonly string[], view: View<State>): Words | undefined {
  switch (first) {
    case 'do:redraw':
      return say`Which cards do you change? They go under the deck and you draw as many.`;
    case 'do:laboratory':
      return say`Which card goes under the deck? You get ${GOLD_AND_CARDS.laboratoryGold} gold.`;
    case 'do:destroy':
      return say`Which building of your own city do you destroy?`;
    default:
      return view.phase === 'draft' && first.startsWith('draft:')
        ? say`You keep ${the(first.slice('draft:'.length))}: which character do you set aside?`
        : undefined;
  }
}

function moveShort(move: Move): Words | undefined {
  if (move.type === 'REDRAW' && move.cards.length > 0) return say`Redraw ${cards(move.cards.length)}`;
  return move.type === 'KEEP_CARDS' && move.cards.length > 1 ? say`Keep ${cards(move.cards.length)}` : undefined;
}

function moveDetail(move: Move, view: View<State>): Words | undefined {
  const player = view.players[view.asked];
  switch (move.type) {
    case 'DRAFT_PICK':
      return say`${cardText(move.character, 'en')}`;
    case 'TAKE_GOLD':
      return say`${GOLD_AND_CARDS.takeGold} gold from the bank`;
    case 'DRAW_CARDS':
      if (move.fewer) {
        const { drawCards, keepCards } = GOLD_AND_CARDS;
        const most = cardsToKeep(player);
        return most > keepCards
          ? say`Look at ${drawCards}, then keep ${keepCards} or ${most}`
          : say`Look at ${drawCards}, keep ${keepCards}`;
      }
      return say`Look at ${cardsToDraw(player)}, keep ${cardsToKeep(player)}`;
    case 'COLLECT_INCOME':
      return say`${incomeLeft(view, player)} gold from what counts as ${COLOURS[INCOME_COLOUR[view.called]]} in your city`;
    case 'BUILD':
      return priceAndEffect(move.card);
    case 'KEEP_CARDS':
      return move.cards.length === 1 ? priceAndEffect(move.cards[0]) : undefined;
    case 'SWAP_HANDS':
      return say`Give ${cards(player.hand.length)}, get ${cards(view.players[move.player].hand.length)}`;
    case 'REDRAW':
      return say`They go under the deck and you draw as many`;
    case 'ARCHITECT_DRAW':
      return say`${cards(GOLD_AND_CARDS.architectExtraCards)}, ${agree(GOLD_AND_CARDS.architectExtraCards, 'kept', 'all kept')}`;
    case 'USE_LABORATORY':
      return say`The card goes under the deck, you get ${GOLD_AND_CARDS.laboratoryGold} gold`;
    case 'USE_SMITHY':
      return say`Pay ${GOLD_AND_CARDS.smithyCost} gold, draw ${cards(GOLD_AND_CARDS.smithyCards)}`;
    case 'DESTROY':
      return say`Costs ${destructionPrice(districtOf(move.card))} gold and ends your turn`;
    case 'GRAVEYARD_RECOVER':
      return say`Costs ${GOLD_AND_CARDS.graveyardCost} gold`;
    case 'END_TURN': {
      const gold = incomeLeft(view, player);
      const extra = architectCardsLeft(view);
      const { build, power } = givenUp(view, view.asked);
      const still = build && power ? 'build and use a power' : build ? 'build' : power ? 'use a power' : '';
      const what = gold > 0 ? `${gold} gold of income` : `the Architect’s ${cards(extra)}`;
      const due = gold + extra === 0 ? '' : move.forgo ? `Without ${what}` : `You get ${what}`;
      if (still === '') return due === '' ? undefined : say`${due}`;
      return due === '' ? say`You can still ${still}` : say`You can still ${still}. ${due}`;
    }
    case 'ASSASSINATE':
    case 'ROB':
      return view.holder[characterOf(move.character)] === NONE ? say`Nobody has it this round: nothing will happen` : undefined;
    case 'GRAVEYARD_DECLINE':
      return undefined;
  }
}

function priceAndEffect(card: string): Words {
  const district = districtOf(card);
  const does = cardText(card, 'en');
  return say`${COST[district]} gold, ${count(POINTS[district], 'point')}${does && `. ${does}`}`;
}

function heading(key: string, view: View<State>): string {
  const [kind, id] = key.split(':');
  if (kind === 'keep' && id !== undefined) return `Keep the ${name(id)}`;
  if (kind === 'city') return Number(id) === view.asked ? 'Your own city' : `City ${Number(id) + 1}`;
  return HEADINGS[key] ?? name(key);
}

const HEADINGS: Readonly<Record<string, string>> = {
  draft: 'Your character',
  resources: 'Resources',
  power: 'Your power',
  swap: 'Swap hands',
  redraw: 'Redraw',
  build: 'Build',
  buildings: 'Your buildings',
  destroy: 'Destroy',
  keep: 'Keep',
  graveyard: 'Graveyard',
  end: 'End of the turn',
};

const CATEGORIES: Readonly<Record<string, string>> = {
  buildings: 'Buildings',
  fiveColours: 'Five colours',
  firstCompleter: 'First complete city',
  complete: 'Complete city',
  gold: 'Gold',
};

const END_REASONS: Readonly<Record<string, string>> = {
  cityCompleted: 'A city was completed, and the round was played to its end.',
  roundLimit: 'The last round allowed at this table was played.',
};

function event(event: Event): Words | undefined {
  switch (event.kind) {
    case 'dealt':
      return say`${who(event.seat)} starts with ${event.gold} gold and ${cardsOr(event.cards, event.count)}.`;
    case 'roundStarted':
      return event.faceUp.length === 0
        ? say`Round ${event.round}: ${who(event.crown)} has the crown.`
        : say`Round ${event.round}: ${who(event.crown)} has the crown; out of play ${agree(event.faceUp.length, 'is', 'are')} ${list(event.faceUp)}.`;
    case 'offered':
      return (
        event.characters &&
        say`${who(event.seat)} chooses ${event.characters.length === 2 ? 'between' : 'among'} ${list(event.characters)}.`
      );
    case 'picked':
      if (event.character === undefined) return say`${who(event.seat)} keeps a character.`;
      return event.discard === undefined
        ? say`${who(event.seat)} keeps ${the(event.character)}.`
        : say`${who(event.seat)} keeps ${the(event.character)} and sets ${the(event.discard)} aside.`;
    case 'unanswered':
      return say`${piece(event.character)}: nobody answers.`;
    case 'revealed':
      return say`${piece(event.character)}: it is ${who(event.seat)}.`;
    case 'stole':
      return event.gold === 0
        ? say`${who(event.from)} has no gold for the Thief.`
        : say`${who(event.seat)} steals ${event.gold} gold from ${who(event.from)}.`;
    case 'crownMoved':
      return say`${who(event.seat)} takes the crown from ${who(event.from)}.`;
    case 'merchantCoin':
      return say`${who(event.seat)} receives ${event.gold} gold as Merchant.`;
    case 'tookGold':
      return say`${who(event.seat)} takes ${event.gold} gold.`;
    case 'looked':
      return say`${who(event.seat)} looks at ${cardsOr(event.cards, event.count)}.`;
    case 'kept':
      return say`${who(event.seat)} keeps ${cardsOr(event.cards, event.count)} and puts ${cards(event.returned)} under the deck.`;
    case 'drew':
      return say`${who(event.seat)} draws ${cardsOr(event.cards, event.count)}.`;
    case 'income':
      return say`${who(event.seat)} collects ${event.gold} gold from what counts as ${event.colour}.`;
    case 'built':
      return say`${who(event.seat)} builds ${the(event.card)} for ${event.cost} gold.`;
    case 'completed':
      return event.first
        ? say`${who(event.seat)} is the first to complete a city: this is the last round.`
        : say`${who(event.seat)} completes a city too.`;
    case 'forwent':
      return event.gold > 0
        ? say`${who(event.seat)} gives up ${event.gold} gold of income.`
        : say`${who(event.seat)} gives up ${cards(event.cards)}.`;
    case 'assassinated':
      return say`${who(event.seat)} murders ${the(event.character)}.`;
    case 'robbed':
      return say`${who(event.seat)} will rob ${the(event.character)}.`;
    case 'swapped':
      return say`${who(event.seat)} gives ${cards(event.gave)} to ${who(event.other)} and gets ${cards(event.got)}.`;
    case 'newHand':
      return event.cards.length === 0
        ? say`${who(event.seat)} now has no cards.`
        : say`${who(event.seat)} now has ${list(event.cards)}.`;
    case 'redrew':
      return say`${who(event.seat)} puts ${cardsOr(event.cards, event.count)} under the deck.`;
    case 'laboratory':
      return say`${who(event.seat)} turns ${event.card === undefined ? 'a card' : the(event.card)} into ${event.gold} gold in the Laboratory.`;
    case 'smithy':
      return say`${who(event.seat)} pays ${event.paid} gold to the Smithy.`;
    case 'destroyed':
      return event.seat === event.of
        ? say`${who(event.seat)} destroys their own ${piece(event.card)} for ${event.paid} gold.`
        : say`${who(event.seat)} destroys ${who(event.of)}’s ${piece(event.card)} for ${event.paid} gold.`;
    case 'recovered':
      return say`${who(event.seat)} recovers ${the(event.card)} for ${event.paid} gold.`;
    case 'declined':
      return say`${who(event.seat)} does not recover ${the(event.card)}.`;
    case 'victimShown':
      return event.seat === undefined
        ? say`The murdered ${piece(event.character)} belonged to nobody.`
        : say`The murdered ${piece(event.character)} was ${who(event.seat)}.`;
    case 'roundEnded':
      return say`Round ${event.round} is over.`;
    case 'gameOver':
      return event.winners.length === 1
        ? say`${who(event.winners[0])} wins with ${count(event.points, 'point')}.`
        : say`${enumerate(event.winners.map(who), 'and')} share the victory with ${count(event.points, 'point')}.`;
    case 'graveyardOffered':
    case 'putUnder':
    case 'turnEnded':
      return undefined;
  }
}

function refusal(refused: Refusal): string {
  const wordings: Readonly<Record<string, string>> = wordingsOf(refused);
  return wordings[refused.code] ?? refused.code;
}

function wordingsOf({ need = 0, have = 0, about = '' }: Refusal): Record<RefusalCode, string> {
  return {
    BAD_OPTION:
      about === ''
        ? 'The options are not well formed.'
        : `This option, or its value, is not possible: ${optionName(options, about, 'en')}.`,
    BAD_TABLE:
      about === 'firstCrownSeat'
        ? `There is no seat ${Number(have) + 1} at this table: the last one is ${Number(need) + 1}.`
        : `Citadels is for 2 to 7 players, not ${have}.`,
    GAME_OVER: 'The game is over.',
    MALFORMED: 'The move is not well formed.',
    NOT_YOUR_TURN: 'It is not your turn to act.',
    WRONG_PHASE: 'That cannot be done now.',
    PENDING_CHOICE: 'Finish the choice in progress first.',
    CHARACTER_NOT_OFFERED: 'That character is not among those you were passed.',
    DISCARD_REQUIRED: 'You must also set one character aside.',
    DISCARD_NOT_ALLOWED: 'No character is set aside at this step.',
    SAME_CARD_TWICE: 'You cannot keep a character and set it aside.',
    ALREADY_TOOK_RESOURCES: 'You have already taken gold or cards this turn.',
    MUST_TAKE_RESOURCES_FIRST: 'Take gold or draw cards first.',
    DECK_EMPTY: 'The deck is empty.',
    BANK_EMPTY: 'The bank has no gold left.',
    NO_FEWER_CARDS: 'Fewer cards can be taken only with the Observatory or the Library, and while the deck has them.',
    WRONG_KEEP_COUNT: `Keep ${Number(have) > Number(need) ? 'no more than' : 'at least'} ${cards(need)} of those you drew.`,
    CARD_NOT_OFFERED: 'That card is not among those you drew.',
    CARD_NOT_IN_HAND: 'That card is not in your hand.',
    NOT_ENOUGH_GOLD: `It takes ${need} gold, and you have ${have}.`,
    BUILD_LIMIT_REACHED:
      need === 1 ? 'You have already built this turn.' : `You have already built ${count(have, 'time')} this turn.`,
    DUPLICATE_BUILDING: `Your city already has the ${name(about)}.`,
    NOT_YOUR_POWER: 'Your character does not have that power.',
    POWER_ALREADY_USED: 'You have already used that this turn.',
    UNKNOWN_CHARACTER: 'There is no such character.',
    TARGET_SELF: 'You cannot name the character you are playing.',
    TARGET_ASSASSIN: 'The Assassin cannot be robbed.',
    TARGET_MURDERED: 'The murdered character cannot be robbed.',
    TARGET_PLAYER_INVALID: 'Choose another player of this table.',
    EMPTY_SELECTION: `Choose at least ${cards(need)}.`,
    BUILDING_NOT_OWNED: `The ${name(about)} is not in your city.`,
    BUILDING_NOT_FOUND: 'That building is not in that city.',
    TARGET_KEEP: 'The Keep cannot be destroyed.',
    TARGET_BISHOP: 'The Bishop protects that city.',
    TARGET_CITY_COMPLETE: 'A complete city cannot be attacked.',
    NOTHING_TO_COLLECT: 'None of your buildings pays you now.',
    NO_REACTION_PENDING: 'There is nothing to respond to.',
    NOTHING_TO_FORGO: 'There is nothing to give up.',
  };
}

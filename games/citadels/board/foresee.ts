/** What a drafted move would change, before and after, and the one hint worth giving. Reads the rules, decides nothing. */
import type { Refusal, Seat } from '@cantiere/engine';
import { payable } from '../rules/bank.ts';
import {
  ARCHITECT,
  COST,
  GOLD_AND_CARDS,
  INCOME_COLOUR,
  NONE,
  SCORING,
  characterOf,
  districtOf,
  type District,
} from '../rules/catalog.ts';
import { destructionPrice } from '../rules/characters.ts';
import { build, type Move } from '../rules/moves.ts';
import { hasFiveColours, scoreOf } from '../rules/scoring.ts';
import type { Player } from '../rules/state.ts';
import { architectCardsLeft, cardsToKeep, incomeLeft, incomeOf } from '../rules/turn.ts';
import { isOut } from './knowledge.ts';
import { colourId } from './pieces.ts';
import type { CitadelsView } from './props.ts';
import type { BoardWords } from './text.ts';

export interface Change {
  readonly icon: 'gold' | 'points' | 'city' | 'income' | 'hand';
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** "6 of 8". */
  readonly of?: number;
  /** Whether more is better, for me. */
  readonly good: boolean;
}

export interface Foresight {
  readonly changes: readonly Change[];
  readonly hint: string | undefined;
}

interface Question {
  readonly view: CitadelsView;
  readonly me: Seat;
  readonly words: BoardWords;
  readonly nameOf: (seat: Seat) => string;
  readonly piece: (id: string) => string;
  readonly refuse: (move: Move) => Refusal | undefined;
}

/** The same view with other hands, purses and cities. */
function withPlayer(view: CitadelsView, seat: Seat, change: Partial<Player>): CitadelsView {
  return { ...view, players: view.players.map((player, other) => (other === seat ? { ...player, ...change } : player)) };
}

const better = (before: number, after: number): boolean => after >= before;

function change(icon: Change['icon'], label: string, before: number, after: number, of?: number): Change {
  return { icon, label, before, after, good: better(before, after), ...(of !== undefined && { of }) };
}

export function foresee(move: Move, question: Question): Foresight | undefined {
  switch (move.type) {
    case 'BUILD':
      return foreseeBuild(districtOf(move.card), question);
    case 'DESTROY':
      return foreseeDestroy(move.player, districtOf(move.card), question);
    case 'REDRAW': {
      const { hand } = question.view.players[question.me];
      return {
        changes: [change('hand', question.words.change.hand, hand.length, hand.length)],
        hint: question.words.hint.bottomOfDeck,
      };
    }
    case 'SWAP_HANDS': {
      const { view, me, words, nameOf } = question;
      const mine = view.players[me].hand.length;
      const theirs = view.players[move.player].hand.length;
      return {
        changes: [
          change('hand', words.change.hand, mine, theirs),
          change('hand', words.change.theirHand(nameOf(move.player)), theirs, mine),
        ],
        hint: words.hint.swapSecret,
      };
    }
    case 'USE_LABORATORY':
      return gains(question, payable(question.view, GOLD_AND_CARDS.laboratoryGold), -1);
    case 'TAKE_GOLD':
      return gains(question, payable(question.view, GOLD_AND_CARDS.takeGold), 0);
    case 'COLLECT_INCOME':
      return {
        ...gains(question, incomeLeft(question.view, question.view.players[question.me]), 0),
        hint: hintForIncome(question),
      };
    case 'DRAW_CARDS':
      if (move.fewer && cardsToKeep(question.view.players[question.me]) > 1) return undefined;
      return gains(question, 0, Math.min(cardsToKeep(question.view.players[question.me]), question.view.deck.length));
    case 'ARCHITECT_DRAW':
      return gains(question, 0, architectCardsLeft(question.view));
    case 'USE_SMITHY':
      return gains(question, -GOLD_AND_CARDS.smithyCost, Math.min(GOLD_AND_CARDS.smithyCards, question.view.deck.length));
    case 'ASSASSINATE':
    case 'ROB': {
      const { view, words, piece } = question;
      const name = piece(move.character);
      if (isOut(view, characterOf(move.character))) return { changes: [], hint: words.hint.nobodyHas(name) };
      return { changes: [], hint: move.type === 'ROB' ? words.hint.robLater(name) : words.hint.secretVictim };
    }
    default:
      return undefined;
  }
}

/** Coins and cards that come or go. */
function gains({ view, me, words }: Question, coins: number, cards: number): Foresight {
  const { gold, hand } = view.players[me];
  return {
    changes: [
      ...(coins === 0 ? [] : [change('gold', words.change.gold, gold, gold + coins)]),
      ...(cards === 0 ? [] : [change('hand', words.change.hand, hand.length, hand.length + cards)]),
    ],
    hint: undefined,
  };
}

/** Something in the hand that could be built first and would add to the income. */
function hintForIncome({ view, me, words, refuse }: Question): string | undefined {
  const { hand, city, gold } = view.players[me];
  const now = incomeLeft(view, view.players[me]);
  const adds = hand.some((card) => {
    if (refuse(build(card))) return false;
    const after = withPlayer(view, me, { gold: gold - COST[card], city: [...city, card] });
    return incomeLeft(after, after.players[me]) > now;
  });
  return adds ? words.hint.buildThenCollect : undefined;
}

function foreseeBuild(district: District, question: Question): Foresight {
  const { view, me, words } = question;
  const { change: label } = words;
  const player = view.players[me];
  const size = view.options.citySize;
  const city = [...player.city, district];
  const completes = city.length === size;
  const built = withPlayer(view, me, { gold: player.gold - COST[district], city });
  const after: CitadelsView = completes && view.firstCompleter === NONE ? { ...built, firstCompleter: me } : built;
  const changes = [
    change('gold', label.gold, player.gold, player.gold - COST[district]),
    change('points', label.points, scoreOf(view, me), scoreOf(after, me)),
    change('city', label.city, player.city.length, city.length, size),
  ];
  const colour = INCOME_COLOUR[view.called];
  if (colour !== NONE && !view.turn.tookIncome)
    changes.push(change('income', label.income(colourId(colour)), incomeOf(view, player), incomeOf(after, after.players[me])));
  return { changes, hint: hintForBuild(district, question, after) };
}

function hintForBuild(district: District, { view, me, words, refuse }: Question, after: CitadelsView): string | undefined {
  const { hint } = words;
  const player = view.players[me];
  const waiting = incomeLeft(view, player);
  if (refuse(build(district))?.code === 'NOT_ENOUGH_GOLD') {
    const lacking = COST[district] - player.gold;
    return waiting >= lacking ? hint.incomeFirst(waiting) : hint.lacking(lacking);
  }
  if (after.firstCompleter !== view.firstCompleter) return hint.firstComplete(SCORING.firstToComplete);
  if (after.players[me].city.length === view.options.citySize) return hint.complete(SCORING.otherComplete);
  if (incomeLeft(after, after.players[me]) > waiting) return hint.buildThenCollect;
  if (!hasFiveColours(view, player.city) && hasFiveColours(after, after.players[me].city))
    return hint.fifthColour(SCORING.fiveColours);
  if (view.called === ARCHITECT && architectCardsLeft(view) > 0) return hint.drawThenBuild;
  return undefined;
}

function foreseeDestroy(target: Seat, district: District, { view, me, words, nameOf, refuse }: Question): Foresight {
  const { change: label, hint } = words;
  const player = view.players[me];
  const price = destructionPrice(district);
  const theirs = view.players[target];
  const at = theirs.city.indexOf(district);
  const city = theirs.city.filter((_, i) => i !== at);
  const after = withPlayer(view, target, { city });
  const canStillBuild = player.hand.some((card) => refuse(build(card)) === undefined);
  return {
    changes: [
      change('gold', label.gold, player.gold, player.gold + incomeLeft(view, player) - price),
      {
        ...change('points', label.theirPoints(nameOf(target)), scoreOf(view, target), scoreOf(after, target)),
        good: target !== me,
      },
      {
        ...change('city', label.theirCity(nameOf(target)), theirs.city.length, city.length, view.options.citySize),
        good: target !== me,
      },
    ],
    hint: canStillBuild ? hint.buildThenDestroy : hint.destroyEnds,
  };
}

/** What a character would collect in this city at once. */
export function incomeAs(view: CitadelsView, seat: Seat, character: number): number {
  return incomeOf({ ...view, called: character }, view.players[seat]);
}

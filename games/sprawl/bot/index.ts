/** What Urban Sprawl knows about playing itself: one look ahead for greedy, quick habits for playouts, a guess for search. */
import { below, fraction, learnedEvaluation, quickChance, type BotKnowledge, type Chance, type Seat } from '@cantiere/engine';
import { CARDS, cardNamed } from '../rules/cards.ts';
import { placeMove, waysToPay } from '../rules/building.ts';
import { clone } from '../rules/clone.ts';
import { LOTS } from '../rules/geometry.ts';
import { canBuild, moves, payMove } from '../rules/legal.ts';
import { contractAp, contractCard, contractSpaceNamed } from '../rules/market.ts';
import { decide, type Answer, type Move } from '../rules/moves.ts';
import { cheapestOf, cheapestPayment, pagesFor } from '../rules/payment.ts';
import { play } from '../rules/play.ts';
import { sites } from '../rules/sites.ts';
import { NONE, type Card, type Question, type SprawlView, type State } from '../rules/state.ts';
import { FAVOR, PLANNING_AP, PLANNING_SPACES } from '../rules/words.ts';
import { answerTo } from './answers.ts';
import { evaluate, expect } from './evaluate.ts';
import learned from './learned.json' with { type: 'json' };
import { learning } from './learning.ts';
import { bestOfSites, bestPlaces, insert, markOfLot } from './places.ts';
import { temperaments } from './temperaments.ts';
import { lead, timeLeft, worthOfCards, worthOfWealth } from './worth.ts';

/** Places that greedy looks at closely for each contract. */
const CLOSE_LOOKS = 6;
/** What an action point is worth when something else could be done with it. */
const AP_PRICE = 0.5;

/** A copy that can be played on from a view: what lies beyond the next face-down card is cut off. */
function rehearsal(view: State): State {
  const copy = clone(view);
  copy.chance = quickChance(1);
  let from = 0;
  copy.flow.forEach((frame, i) => {
    if (frame.step === 'reveal' || frame.step === 'endOfTurn') from = i + 1;
  });
  copy.flow.splice(0, from);
  return copy;
}

/** Plays a move in a rehearsal, with everybody's usual answers, and says how far ahead the seat is then. */
function after(view: State, seat: Seat, ...played: readonly Move[]): number {
  const copy = rehearsal(view);
  for (const move of played) play(copy, seat, move);
  for (let i = 0; copy.question !== null && i < 40; i++) {
    const answer: Answer = answerTo(copy, copy.question);
    play(copy, copy.asked, { type: 'DECIDE', decision: copy.question.id, answer });
  }
  return lead(copy, seat);
}

// Greedy.

function greedy(view: SprawlView, seat: Seat, _chance: Chance): Move {
  const { question, project } = view;
  if (question !== null) return greedyAnswer(view, seat, question);
  if (view.phase === 'setup') return greedyStart(view, seat);
  if (project !== null) {
    if (project.placement !== NONE) return cheapest(view, seat, project.card);
    return bestBuild(view, seat, project.card, []).place;
  }
  return greedyAction(view, seat);
}

function greedyAnswer(view: State, seat: Seat, question: Question): Move {
  const quick = answerTo(view, question);
  // Orders and lots by eye; everything else by trying it out.
  if (question.kind === 'order' || question.options.length > 24) return decide(question.id, quick);
  let found = quick;
  let highest = -Infinity;
  for (const answer of question.options) {
    const value = after(view, seat, decide(question.id, answer)) + (answer === quick ? 0.05 : 0);
    if (value > highest) {
      highest = value;
      found = answer;
    }
  }
  return decide(question.id, found);
}

/** Good rows for little money. */
function greedyStart(view: State, seat: Seat): Move {
  return bestOf(moves(view, seat), (move) => after(view, seat, move));
}

function greedyAction(view: State, seat: Seat): Move {
  const now = lead(view, seat);
  const left = timeLeft(view);
  let found: Move = { type: 'END_TURN' };
  let highest = 0;
  let contract: Marked | undefined;
  let permit: Marked | undefined;
  for (const move of moves(view, seat)) {
    const value = valueOfAction(view, seat, move, now, left);
    if (value > highest) {
      highest = value;
      found = move;
    }
    if (move.type === 'BUILD' || move.type === 'TAKE_FAVOR') contract = better(contract, { move, value });
    if (move.type === 'ACQUIRE_PLANNING') permit = better(permit, { move, value });
  }
  // A market in which nobody moves brings nothing to anybody: after a round of that even a small loss is the better choice.
  if (view.idleTurns < view.seats || view.contractLeft || found.type === 'BUILD' || found.type === 'INVEST') return found;
  return contract?.move ?? (found.type === 'END_TURN' ? permit?.move : undefined) ?? found;
}

interface Marked {
  readonly move: Move;
  readonly value: number;
}

const better = (best: Marked | undefined, other: Marked): Marked =>
  best === undefined || other.value > best.value ? other : best;

function valueOfAction(view: State, seat: Seat, move: Move, now: number, left: number): number {
  switch (move.type) {
    case 'BUILD': {
      const favor = cardNamed(move.source);
      const space = favor >= 0 ? FAVOR : contractSpaceNamed(move.source);
      const card = favor >= 0 ? favor : contractCard(view, space);
      return bestBuild(view, seat, card, [move]).value - now - AP_PRICE * contractAp(space) + 0.4;
    }
    case 'INVEST': {
      // Only what is needed: when the purse is too thin for what could be built.
      const { wealth, cards } = view.players[seat];
      const card = cardNamed(move.card);
      const gain = worthOfWealth(wealth + CARDS[card].wealth, left) - worthOfWealth(wealth, left);
      const rest = worthOfCards(cards, left) - worthOfCards(without(cards, card), left);
      return gain - rest + (wealth < 6 ? 1 : 0) - (cards.length < 3 ? 1.5 : 0);
    }
    case 'ACQUIRE_PLANNING': {
      const space = PLANNING_SPACES.findIndex((name) => name === move.space);
      const value = after(view, seat, move) - now + wish(view, seat, move, left);
      return value - AP_PRICE * 0.9 * PLANNING_AP[space];
    }
    case 'TAKE_FAVOR': {
      const space = contractSpaceNamed(move.space);
      const { zone, lots } = CARDS[contractCard(view, space)];
      const ready = pagesFor(view.players[seat].cards, zone) >= lots ? 1.2 : 0;
      const leftover = view.ap - contractAp(space) <= 1 ? 0.6 : 0;
      return left < 0.1 ? -1 : 0.2 + ready + leftover - AP_PRICE * 0.8 * contractAp(space);
    }
    default:
      return 0;
  }
}

function without(cards: readonly Card[], card: Card): Card[] {
  return cards.filter((other) => other !== card);
}

/** How much a permit would help with what lies open: contracts that lack just these pages. */
function wish(view: State, seat: Seat, move: Move, left: number): number {
  const copy = rehearsal(view);
  play(copy, seat, move);
  let most = 0;
  for (let space = 0; space < 8; space++) {
    const card = contractCard(copy, space);
    if (card === NONE || contractAp(space) > 6) continue;
    const { zone, lots } = CARDS[card];
    const had = pagesFor(view.players[seat].cards, zone) >= lots;
    const has = pagesFor(copy.players[seat].cards, zone) >= lots;
    if (had || !has) continue;
    const now = contractAp(space) <= copy.ap && canBuild(copy, seat, card, space);
    most = Math.max(most, (now ? 2.5 : 1) * Math.min(1, left * 4));
  }
  return most;
}

/** The best of the promising places for a contract, tried out. */
function bestBuild(view: State, seat: Seat, card: Card, before: readonly Move[]): { place: Move; value: number } {
  const places = bestPlaces(view, seat, card, timeLeft(view), CLOSE_LOOKS);
  const payment = cheapestPayment(view.players[seat].cards, CARDS[card].zone, CARDS[card].lots) ?? [];
  let place: Move = placeMove(view, seat, places[0]);
  let value = -Infinity;
  for (const placement of places) {
    const move = placeMove(view, seat, placement);
    const copy = rehearsal(view);
    for (const earlier of before) play(copy, seat, earlier);
    if (copy.project?.placement === NONE) play(copy, seat, move);
    if (copy.project) play(copy, seat, payMove(payment));
    const found = after(copy, seat);
    if (found > value) {
      value = found;
      place = move;
    }
  }
  return { place, value };
}

function cheapest(view: State, seat: Seat, card: Card): Move {
  return payMove(cheapestPayment(view.players[seat].cards, CARDS[card].zone, CARDS[card].lots) ?? []);
}

function bestOf(list: readonly Move[], mark: (move: Move) => number): Move {
  let found = list[0];
  let highest = -Infinity;
  for (const move of list) {
    const value = mark(move);
    if (value > highest) {
      highest = value;
      found = move;
    }
  }
  return found;
}

// Playouts: habits, no rehearsals.

function playout(state: State, seat: Seat, chance: Chance): Move {
  const { question, project } = state;
  if (question !== null) {
    const random = fraction(chance) < 0.15;
    const answer = random ? question.options[below(chance, question.options.length)] : answerTo(state, question);
    return { type: 'DECIDE', decision: question.id, answer };
  }
  if (project !== null) {
    const { card, placement } = project;
    if (placement !== NONE) return cheapest(state, seat, card);
    const places = sites(state, seat, card);
    const random = fraction(chance) < 0.2;
    const chosen = random ? places[below(chance, places.length)] : bestOfSites(state, seat, card, places, timeLeft(state), 1)[0];
    return placeMove(state, seat, chosen);
  }
  const legal = moves(state, seat);
  if (state.phase === 'setup') return legal[below(chance, legal.length)];
  // Build if possible; else take permits; invest only when poor; end the turn when nothing cheap is left.
  const { wealth } = state.players[seat];
  let found = legal[legal.length - 1];
  let highest = -Infinity;
  for (const move of legal) {
    const value = fraction(chance) * 2 + habit(move, wealth);
    if (value > highest) {
      highest = value;
      found = move;
    }
  }
  return found;
}

function habit(move: Move, wealth: number): number {
  switch (move.type) {
    case 'BUILD': {
      const favor = cardNamed(move.source);
      return favor >= 0 ? 4 : 3.5 - 0.3 * contractAp(contractSpaceNamed(move.source));
    }
    case 'ACQUIRE_PLANNING':
      return 1.6 - 0.35 * PLANNING_AP[PLANNING_SPACES.findIndex((name) => name === move.space)];
    case 'INVEST':
      return wealth < 6 ? 2.5 : -1;
    case 'TAKE_FAVOR':
      return 0.4 - 0.4 * contractAp(contractSpaceNamed(move.space));
    case 'END_TURN':
      return 0;
    default:
      return 0;
  }
}

// Search.

/** Of many places or lots only the promising ones; everything else as it is. */
function candidates(state: State, seat: Seat): Move[] {
  const { question, project } = state;
  if (question !== null && isAboutLots(question) && question.options.length > 12) {
    const left = timeLeft(state);
    const best: number[] = [];
    question.options.forEach(({ lot }, option) => {
      marks[option] = markOfLot(state, seat, lot, left);
      insert(best, option, marks, 8);
    });
    return best.map((option) => decide(question.id, question.options[option]));
  }
  if (question !== null) return answersTo(question);
  if (project !== null && project.placement === NONE)
    return bestPlaces(state, seat, project.card, timeLeft(state), 12).map((placement) => placeMove(state, seat, placement));
  if (project !== null) {
    const ways = waysToPay(state, project);
    const first = cheapestOf(ways) ?? [];
    return [first, ...ways.filter((way) => way !== first).slice(0, 3)].map(payMove);
  }
  const { wealth } = state.players[seat];
  const legal = moves(state, seat);
  const order: number[] = [];
  for (let i = 0; i < legal.length; i++) {
    marks[i] = habit(legal[i], wealth);
    insert(order, i, marks, Infinity);
  }
  return order.map((i) => legal[i]);
}

/** What each of the moves or answers in question looks like: no more than there are lots. */
const marks = new Float64Array(LOTS);

function answersTo({ id, options }: Question): Move[] {
  const found: Move[] = [];
  for (const answer of options) found.push(decide(id, answer));
  return found;
}

function isAboutLots(question: Question): question is Extract<Question, { kind: 'park' | 'place' | 'relocate' }> {
  return question.kind === 'park' || question.kind === 'place' || question.kind === 'relocate';
}

export const bot: BotKnowledge<State, Move> = {
  greedy,
  playout,
  evaluate,
  expect,
  settled: ({ question, project }) => question === null && project === null,
  candidates,
  learning,
  temperaments,
  search: { exploration: 0.2, bias: 1, playoutMoves: 1, patience: 4 },
  /**
   * Heads-up a position is judged as soon as the tree ends. With more at the table a turn is short beside what the others do until
   * the next, and what a few moves by habit lead to says more; as they are noisy, other moves deserve more of a look.
   */
  master: {
    evaluate: learnedEvaluation(learning, learned),
    search: (seats) =>
      seats === 2
        ? { exploration: 0.2, bias: 1, playoutMoves: 1, patience: 4 }
        : { exploration: 0.4, bias: 1, playoutMoves: 8, patience: 4 },
  },
  /** One look ahead is strong here: it takes more thoughts to see more than that. */
  levels: {
    easy: { iterations: 90, carelessness: 0.01, sees: 8, shortsighted: false },
    normal: { iterations: 180, carelessness: 0 },
    hard: { iterations: 120, learned: true },
    expert: { iterations: 350, learned: true },
  },
};

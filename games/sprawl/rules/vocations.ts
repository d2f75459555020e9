/** Vocations of a contract that was just built: the builder takes a tile, then every holder is paid (SPR-6.14 to SPR-6.17). */
import type { Seat } from '@cantiere/engine';
import { CARDS, CARD_IDS } from './cards.ts';
import { clockwiseFrom } from './city.ts';
import type { Tell } from './events.ts';
import { ask, finish } from './flow.ts';
import { DECLINE, ordersOf, seatAnswers, tilesUpTo, type Answer, type Decline, type SeatAnswer } from './moves.ts';
import { readSprawlOptions } from './options.ts';
import type { Frame, State } from './state.ts';
import { CHIEF, VOCATIONS } from './words.ts';

type Training = Extract<Frame, { step: 'vocations' }>;

export function continueVocations(state: State, frame: Training, given: Answer | undefined, tell: Tell): void {
  const { vocations } = CARDS[frame.card];
  if (frame.which >= vocations.length) {
    finish(state);
    return;
  }
  const { vocation, value } = vocations[frame.which];
  if (frame.stage === 'take') {
    if (!takeTile(state, vocation, CARD_IDS[frame.card], given, tell)) return;
    frame.queue = clockwiseFrom(state, state.active).filter((seat) => state.players[seat].vocations[vocation] > 0);
    frame.stage = readSprawlOptions(state.options).askGains ? 'order' : 'gain';
    return;
  }
  if (frame.stage === 'order') {
    if (setOrder(state, frame, given, tell)) frame.stage = 'gain';
    return;
  }
  if (frame.queue.length === 0) {
    frame.which++; // SPR-6.17
    frame.stage = 'take';
    return;
  }
  if (payHolder(state, frame.queue[0], vocation, value, CARD_IDS[frame.card], given, tell)) frame.queue.shift();
}

/** The active player may say in which order those decide who choose between wealth and prestige. */ // SPR-16.6 SPR-15.5
function setOrder(state: State, frame: Training, given: Answer | undefined, tell: Tell): boolean {
  const deciders = frame.queue.filter((seat) => state.offices[CHIEF] !== seat);
  if (deciders.length < 2 || !readSprawlOptions(state.options).askOrder) return true;
  const answer = ask(state, given, state.active, CARD_IDS[frame.card], { kind: 'order', options: ordersOf(deciders) });
  if (answer === undefined) return false;
  const { order } = answer;
  frame.queue = [...frame.queue.filter((seat) => !deciders.includes(seat)), ...order];
  tell?.push({ event: { kind: 'orderSet', by: state.active, order } });
  return true;
}

/** From the reserve; only when none is left there, from an opponent if the builder likes. */ // SPR-6.14
function takeTile(state: State, vocation: number, card: string, given: Answer | undefined, tell: Tell): boolean {
  const seat = state.active;
  if (state.reserve[vocation] > 0) {
    state.reserve[vocation]--;
    state.players[seat].vocations[vocation]++;
    tell?.push({ event: { kind: 'vocationTaken', seat, vocation: VOCATIONS[vocation], from: 'reserve' } });
    return true;
  }
  const holders = clockwiseFrom(state, seat)
    .slice(1)
    .filter((other) => state.players[other].vocations[vocation] > 0);
  const options: (SeatAnswer | Decline)[] = seatAnswers(holders);
  options.push(DECLINE);
  const answer = ask(state, given, seat, card, { kind: 'vocationSource', options, vocation });
  if (answer === undefined) return false;
  if (answer === DECLINE) {
    tell?.push({ event: { kind: 'vocationLeft', seat, vocation: VOCATIONS[vocation], declined: holders.length > 0 } });
    return true;
  }
  const from = answer.seat;
  state.players[from].vocations[vocation]--;
  state.players[seat].vocations[vocation]++;
  tell?.push({ event: { kind: 'vocationTaken', seat, vocation: VOCATIONS[vocation], from } });
  return true;
}

/** So many tiles pay prestige, the rest wealth; the Police Chief gets both for each. */ // SPR-6.15 SPR-6.16
function payHolder(
  state: State,
  seat: Seat,
  vocation: number,
  value: number,
  card: string,
  given: Answer | undefined,
  tell: Tell,
): boolean {
  const player = state.players[seat];
  const tiles = player.vocations[vocation];
  let prestige = tiles * value;
  let wealth = tiles * value;
  if (state.offices[CHIEF] !== seat) {
    const answer = ask(state, given, seat, card, { kind: 'vocationGain', options: tilesUpTo(tiles), vocation, value });
    if (answer === undefined) return false;
    prestige = answer.tiles * value;
    wealth = (tiles - answer.tiles) * value;
  }
  player.prestige += prestige;
  player.wealth += wealth;
  tell?.push({ event: { kind: 'vocationPaid', seat, vocation: VOCATIONS[vocation], wealth, prestige } });
  return true;
}

/** Laying out the game. The generator is used in one fixed order (BLD-2.7), so that a seed always deals the same game. */
import { below, shuffle, type Chance, type Options } from '@cantiere/engine';
import {
  APPRENTICES,
  BUILDING_IDS,
  COINS_IN_THE_BOX,
  CREW_IDS,
  LOAN_IDS,
  NONE,
  ROW_SIZE,
  SLAVES,
  START_COINS,
  TOOL_IDS,
  UNIVERSITY_IDS,
  WORKERS,
  type CrewCard,
} from './cards.ts';
import { newMember } from './crew.ts';
import type { Tell } from './events.ts';
import type { Player, State } from './state.ts';
import { beginTurn } from './turn.ts';

export function setup(seats: number, options: Options, chance: Chance, tell?: Tell): State {
  const buildings = shuffle(chance, numbersTo(BUILDING_IDS.length)); // BLD-2.7 (1)
  const apprentices = shuffle(chance, numbersTo(APPRENTICES)); // (2)
  const undealt = apprentices.slice(seats);
  const workers = shuffle(chance, [...numbersTo(WORKERS, APPRENTICES), ...undealt]); // (3) BLD-2.3
  const first = below(chance, seats); // (4) BLD-2.6
  const state: State = {
    seats,
    options,
    chance,
    phase: 'turn',
    round: 1,
    first,
    asked: first,
    actions: 0,
    invested: false,
    triggeredBy: NONE,
    idleRounds: 0,
    finishedThisRound: false,
    endReason: 'none',
    buildingRow: buildings.slice(0, ROW_SIZE), // BLD-2.1
    buildingDeck: buildings.slice(ROW_SIZE).reverse(), // top last
    workerRow: workers.slice(0, ROW_SIZE),
    workerDeck: workers.slice(ROW_SIZE).reverse(),
    slaves: numbersTo(WORKERS + SLAVES, WORKERS), // BLD-2.4
    tools: numbersTo(TOOL_IDS.length),
    universities: numbersTo(UNIVERSITY_IDS.length),
    loans: numbersTo(LOAN_IDS.length),
    bank: COINS_IN_THE_BOX - seats * START_COINS,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(apprentices[seat])), // BLD-2.2
  };
  const dealt = apprentices.slice(0, seats).map((card) => CREW_IDS[card]);
  tell?.push({ event: { kind: 'dealt', apprentices: dealt, first, coins: START_COINS }, reveals: true });
  tell?.push({ event: { kind: 'roundBegins', round: 1 } });
  beginTurn(state, first, tell);
  return state;
}

/** One apprentice and ten coins, whatever the seat. */ // BLD-2.2 BLD-2.5 BLD-2.8
function newPlayer(apprentice: CrewCard): Player {
  return {
    coins: START_COINS,
    points: 0,
    crew: [newMember(apprentice)],
    sites: [],
    finished: [],
    tools: [],
    loans: [],
    repaid: [],
    settled: false,
  };
}

function numbersTo(end: number, start = 0): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}

/** Elections, the Mayor's park and the Contractor (SPR-10). */
import type { Seat } from '@cantiere/engine';
import { emptyLots, putBuilding, valueOf, zeroes } from './city.ts';
import { extreme, mediaHolder } from './effects/select.ts';
import type { Tell } from './events.ts';
import { ask, begin, finish } from './flow.ts';
import { ON_LOT } from './geometry.ts';
import { seatAnswers, type Answer } from './moves.ts';
import { NONE, type Frame, type Office, type State } from './state.ts';
import { BOSS, MAYOR, OFFICES, OFFICE_ZONE, PARK, ZONES, tileOf } from './words.ts';

type Election = Extract<Frame, { step: 'election' }>;

export function officeInPlay(state: State, office: Office): boolean {
  return office === MAYOR || state.politicians; // SPR-10.2
}

/** An election by the rules; nothing when the office is not in play. */ // SPR-10.11
export function holdElection(state: State, office: Office, card: string): void {
  if (officeInPlay(state, office)) begin(state, { step: 'election', office, winner: NONE, card, stage: 'vote' });
}

/** An election that this player simply wins. */ // SPR-10.12
export function appoint(state: State, office: Office, winner: Seat, card: string, tell: Tell): void {
  if (!officeInPlay(state, office)) return;
  seatWinner(state, office, winner, NONE, true, tell);
  begin(state, { step: 'election', office, winner, card, stage: 'seat' });
}

/** A ballot icon: the pawn goes on one space and that election is held. */ // SPR-10.1
export function advancePawn(state: State, card: string, tell: Tell): void {
  state.pawn = (state.pawn + 1) % OFFICES.length;
  tell?.push({ event: { kind: 'pawnMoved', office: OFFICES[state.pawn], blank: !officeInPlay(state, state.pawn) } });
  holdElection(state, state.pawn, card);
}

/** What decides an election, for each seat. */
export interface Votes {
  /** Vocation tiles for the Mayor, the value of the dearest building of the zone for the others; 0 does not qualify. */
  readonly values: readonly number[];
  /** Buildings of the zone, which break a tie; all 0 for the Mayor. */
  readonly counts: readonly number[];
}

// SPR-10.3 SPR-10.4
export function votesFor(state: State, office: Office): Votes {
  const values = zeroes(state);
  const counts = zeroes(state);
  if (office === MAYOR) {
    for (let seat = 0; seat < state.seats; seat++) for (const tiles of state.players[seat].vocations) values[seat] += tiles;
  } else {
    const zone = OFFICE_ZONE[office];
    for (const building of state.buildings) {
      if (building.zone !== zone || building.owner === NONE) continue;
      values[building.owner] = Math.max(values[building.owner], valueOf(state, building));
      counts[building.owner]++;
    }
  }
  return { values, counts };
}

/** Who would win now, ties included; empty when nobody qualifies. */ // SPR-10.6
export function frontRunners(state: State, office: Office): Seat[] {
  const { values, counts } = votesFor(state, office);
  return frontRunnersBy(values, counts, 0, state.seats);
}

/** The same by votes that stand in longer lists, from `at` on. */
export function frontRunnersBy(values: ArrayLike<number>, counts: ArrayLike<number>, at: number, seats: number): Seat[] {
  const leaders: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (values[at + seat] === 0) continue;
    const best = leaders.length > 0 ? leaders[0] : seat;
    const ahead = values[at + seat] - values[at + best] || counts[at + seat] - counts[at + best];
    if (ahead > 0) leaders.length = 0;
    if (ahead >= 0) leaders.push(seat);
  }
  return leaders;
}

/** Who breaks a tie for this office: a named office or the Media holder, else the active player. */ // SPR-10.5
export function tieBreaker(state: State, office: Office): Seat {
  const named = office === MAYOR ? mediaHolder(state) : state.offices[office - 1];
  return named === NONE ? state.active : named;
}

export function continueElection(state: State, frame: Election, given: Answer | undefined, tell: Tell): void {
  switch (frame.stage) {
    case 'vote': {
      const tied = frontRunners(state, frame.office);
      if (tied.length === 0) {
        tell?.push({ event: { kind: 'nobodyElected', office: OFFICES[frame.office] } }); // SPR-10.6
        frame.stage = 'contractor';
        return;
      }
      const by = tieBreaker(state, frame.office);
      const answer = ask(state, given, by, frame.card, {
        kind: 'electionTie',
        options: seatAnswers(tied),
        office: frame.office,
      });
      if (answer === undefined) return;
      frame.winner = answer.seat;
      seatWinner(state, frame.office, frame.winner, tied.length > 1 ? by : NONE, false, tell);
      frame.stage = 'seat';
      return;
    }
    case 'seat': {
      // SPR-10.8
      if (frame.office === MAYOR && state.tiles[tileOf(PARK, 1)] > 0) {
        const options = emptyLots(state, given);
        if (options.length > 0) {
          const answer = ask(state, given, frame.winner, frame.card, { kind: 'park', options });
          if (answer === undefined) return;
          placeOne(state, PARK, answer.lot, frame.winner, frame.winner, '', tell);
        }
      }
      frame.stage = 'contractor';
      return;
    }
    case 'contractor': {
      // SPR-10.9
      if (state.contractorInPlay) {
        const tied = extreme(state, 'prestige', -1);
        const by = state.offices[BOSS] === NONE ? state.active : state.offices[BOSS];
        const answer = ask(state, given, by, frame.card, { kind: 'contractorTie', options: seatAnswers(tied) });
        if (answer === undefined) return;
        const from = state.contractor;
        state.contractor = answer.seat;
        tell?.push({
          event: { kind: 'contractorAssigned', seat: state.contractor, from, by: tied.length > 1 ? by : NONE },
        });
      }
      finish(state);
    }
  }
}

function seatWinner(state: State, office: Office, winner: Seat, by: Seat, appointed: boolean, tell: Tell): void {
  const from = state.offices[office];
  state.offices[office] = winner; // SPR-10.7
  tell?.push({
    event: {
      kind: 'elected',
      office: OFFICES[office],
      seat: winner,
      from,
      by,
      appointed,
      votes: votesFor(state, office),
    },
  });
}

/** Puts a 1-lot tile on an empty lot: no zoning, no restriction, no bonus. */ // SPR-6.13
export function placeOne(state: State, zone: number, lot: number, seat: Seat, owner: Seat, card: string, tell: Tell): void {
  const id = `X${++state.placed}`;
  putBuilding(state, id, zone, ON_LOT[lot], owner);
  tell?.push({ event: { kind: 'placed', seat, lot, controlled: owner !== NONE, building: id, zone: ZONES[zone], card } });
}

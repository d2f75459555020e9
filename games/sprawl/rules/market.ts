/** What lies face up where, and what it costs to take it: planning spaces, contract spaces, Favors (SPR-1.15). */
import type { Seat } from '@cantiere/engine';
import type { Card, Deck, State } from './state.ts';
import { CONTRACT_AP, CONTRACT_BOXES, CONTRACT_SPACES, FAVOR, PLANNING, PLANNING_BOXES, TOWN } from './words.ts';

/** The face-up card of a planning space, NONE when there is none. */
export function planningCard(state: State, space: number): Card {
  return space < PLANNING_BOXES ? state.planning[space] : state.tops[PLANNING];
}

/** The face-up contract of a contract space, NONE when there is none. */
export function contractCard(state: State, space: number): Card {
  return space < CONTRACT_BOXES ? state.contracts[space] : state.tops[deckOfSpace(space)];
}

/** The deck whose top a contract space is. */
export function deckOfSpace(space: number): Deck {
  return space - CONTRACT_BOXES + TOWN;
}

export function deckActive(state: State, deck: Deck): boolean {
  return deck < TOWN + state.activeDecks;
}

/** Whether a contract space belongs to a deck that is not active yet. */
export function spaceInactive(state: State, space: number): boolean {
  return space >= CONTRACT_BOXES && !deckActive(state, deckOfSpace(space));
}

/** AP of a contract space, or of an own Favor. */ // SPR-6.1
export function contractAp(space: number): number {
  return space === FAVOR ? 0 : CONTRACT_AP[space];
}

export function contractSpaceNamed(name: string): number {
  return CONTRACT_SPACES.findIndex((space) => space === name);
}

/** Favors a player may hold. */ // SPR-5.4
export function favorRoom(state: State, seat: Seat): number {
  return state.extraFavor === seat ? 2 : 1;
}

/** The two rows: opening a site and recruiting a worker, each for one action, and the slot filled again at once. */
import { refusal, type Refusal } from '@cantiere/engine';
import { BUILDING_IDS, CREW_IDS, NEEDS, NONE, OTHER_TWIN, TWIN, type BuildingCard, type CrewCard } from './cards.ts';
import { newMember } from './crew.ts';
import type { Event, Tell } from './events.ts';
import { RECRUIT, START_BUILDING, type Move } from './moves.ts';
import { shortOfActions } from './refusals.ts';
import type { State } from './state.ts';

// Opening a site.

export function refuseStartBuilding(state: State, card: BuildingCard): Refusal | undefined {
  if (!state.buildingRow.includes(card)) return refusal('NOT_IN_ROW', 'BLD-4.1.2', { about: BUILDING_IDS[card] });
  return shortOfActions(state, 1, 'BLD-4.1.1');
}

export function listStartBuilding(state: State, into: Move[]): void {
  if (state.actions < 1) return;
  const row = state.buildingRow;
  for (let slot = 0; slot < row.length; slot++) if (row[slot] !== NONE) into.push(START_BUILDING[row[slot]]);
}

export function startBuilding(state: State, card: BuildingCard, tell?: Tell): void {
  const slot = state.buildingRow.indexOf(card);
  state.actions -= 1;
  state.players[state.asked].sites.push({ card, sent: 0, missing: NEEDS[card] });
  tell?.push({ event: { kind: 'siteOpened', seat: state.asked, card: BUILDING_IDS[card], slot } });
  refillBuildings(state, slot, tell);
}

/** The card laid was already open on top of the deck; what is new is the card under it. */ // BLD-4.1.2 BLD-7.2 BLD-7.7
function refillBuildings(state: State, slot: number, tell?: Tell): void {
  const deck = state.buildingDeck;
  const laid = deck.pop() ?? NONE;
  state.buildingRow[slot] = laid; // BLD-9.2
  if (tell === undefined) return;
  if (laid === NONE) {
    tell.push({ event: { kind: 'slotStaysEmpty', row: 'buildings', slot } });
    return;
  }
  tell.push({ event: { kind: 'buildingLaid', card: BUILDING_IDS[laid], slot, left: deck.length } });
  const next = deck.at(-1);
  if (next !== undefined) tell.push({ event: { kind: 'nextBuilding', card: BUILDING_IDS[next] }, reveals: true });
}

// Recruiting a worker.

export function refuseRecruit(state: State, card: CrewCard): Refusal | undefined {
  if (!state.workerRow.includes(card)) return refusal('NOT_IN_ROW', 'BLD-4.2.2', { about: CREW_IDS[card] });
  return shortOfActions(state, 1, 'BLD-4.2.1');
}

export function listRecruit(state: State, into: Move[]): void {
  if (state.actions < 1) return;
  const row = state.workerRow;
  for (let slot = 0; slot < row.length; slot++) {
    const card = row[slot];
    if (card === NONE || (card === OTHER_TWIN && row.includes(TWIN))) continue;
    into.push(RECRUIT[card]);
  }
}

export function recruit(state: State, card: CrewCard, tell?: Tell): void {
  const slot = state.workerRow.indexOf(card);
  state.actions -= 1;
  state.players[state.asked].crew.push(newMember(card));
  tell?.push({ event: { kind: 'recruited', seat: state.asked, card: CREW_IDS[card], slot } });
  refillWorkers(state, slot, tell);
}

/** The card laid was face down, unless the table shows the next worker: then the one under it is new. */ // BLD-4.2.2 BLD-7.3 BLD-7.7
function refillWorkers(state: State, slot: number, tell?: Tell): void {
  const deck = state.workerDeck;
  const laid = deck.pop() ?? NONE;
  state.workerRow[slot] = laid; // BLD-9.3
  if (tell === undefined) return;
  if (laid === NONE) {
    tell.push({ event: { kind: 'slotStaysEmpty', row: 'workers', slot } });
    return;
  }
  const event: Event = { kind: 'workerLaid', card: CREW_IDS[laid], slot, left: deck.length };
  if (state.options.showNextWorker !== true) {
    tell.push({ event, reveals: true });
    return;
  }
  tell.push({ event });
  const next = deck.at(-1);
  if (next !== undefined) tell.push({ event: { kind: 'nextWorker', card: CREW_IDS[next] }, reveals: true });
}

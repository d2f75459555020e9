/** A world that fits what is seen: the cards that lie nowhere in sight, shuffled into the unknown places of their deck. */
import { shuffle, split, type Chance } from '@cantiere/engine';
import { BUILDING_IDS, NONE, WORKERS, isMachine, isWorker, machineBuilt, type BuildingCard, type CrewCard } from './cards.ts';
import { clone } from './clone.ts';
import type { BuildersView, State } from './state.ts';

export function imagine(seen: BuildersView, chance: Chance): State {
  const world = clone(seen);
  fillUnknown(world.buildingDeck, shuffle(chance, unseenBuildings(seen)));
  fillUnknown(world.workerDeck, shuffle(chance, unseenWorkers(seen)));
  world.chance = split(chance, 'imagined world');
  return world;
}

/** The cards of which only this is known: they are somewhere in the building deck. In card order, never in deck order. */ // BLD-7.4
export function unseenBuildings(state: State): BuildingCard[] {
  const seen = seenBuildings.fill(0);
  mark(seen, state.buildingRow);
  mark(seen, state.buildingDeck);
  for (let seat = 0; seat < state.seats; seat++) {
    const { finished, sites, crew } = state.players[seat];
    mark(seen, finished);
    for (let s = 0; s < sites.length; s++) seen[sites[s].card] = 1;
    for (let m = 0; m < crew.length; m++) if (isMachine(crew[m].card)) seen[machineBuilt(crew[m].card)] = 1;
  }
  return unmarked(seen);
}

export function unseenWorkers(state: State): CrewCard[] {
  const seen = seenWorkers.fill(0);
  mark(seen, state.workerRow);
  mark(seen, state.workerDeck);
  for (let seat = 0; seat < state.seats; seat++) {
    const { crew } = state.players[seat];
    for (let m = 0; m < crew.length; m++) if (isWorker(crew[m].card)) seen[crew[m].card] = 1;
  }
  return unmarked(seen);
}

/** 1 for every card in sight. Search imagines a world in every iteration: these two are used again. */
const seenBuildings = new Uint8Array(BUILDING_IDS.length);
const seenWorkers = new Uint8Array(WORKERS);

function mark(seen: Uint8Array, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] !== NONE) seen[cards[i]] = 1;
}

function unmarked(seen: Uint8Array): number[] {
  const cards: number[] = [];
  for (let card = 0; card < seen.length; card++) if (seen[card] === 0) cards.push(card);
  return cards;
}

function fillUnknown(deck: number[], cards: readonly number[]): void {
  let next = 0;
  for (let i = 0; i < deck.length; i++) if (deck[i] === NONE) deck[i] = cards[next++];
}

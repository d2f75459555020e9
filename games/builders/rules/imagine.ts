/** A world that fits what is seen: the cards that lie nowhere in sight, shuffled into the unknown places of their deck. */
import { shuffle, split, type Chance } from '@cantiere/engine';
import { BUILDING_IDS, NONE, WORKERS, buildsMachine, machineMember, type BuildingCard, type CrewCard } from './cards.ts';
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
  const seen = new Set<BuildingCard>([...state.buildingRow, ...state.buildingDeck]);
  for (const player of state.players) {
    for (const card of player.finished) seen.add(card);
    for (const site of player.sites) seen.add(site.card);
  }
  const members = new Set(state.players.flatMap((player) => player.crew.map((member) => member.card)));
  return BUILDING_IDS.map((_, card) => card).filter(
    (card) => !seen.has(card) && !(buildsMachine(card) && members.has(machineMember(card))),
  );
}

export function unseenWorkers(state: State): CrewCard[] {
  const seen = new Set<CrewCard>([...state.workerRow, ...state.workerDeck]);
  for (const player of state.players) for (const member of player.crew) seen.add(member.card);
  return Array.from({ length: WORKERS }, (_, card) => card).filter((card) => !seen.has(card));
}

function fillUnknown(deck: number[], cards: readonly number[]): void {
  let next = 0;
  for (let i = 0; i < deck.length; i++) if (deck[i] === NONE) deck[i] = cards[next++];
}

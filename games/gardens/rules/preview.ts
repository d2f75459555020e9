/** What a placement would bring, before it is made: for the board's ghost, the choice list and the greedy player. Nothing here decides legality. */
import type { Seat } from '@cantiere/engine';
import { cloneGarden } from './clone.ts';
import { faceOfCard } from './data.ts';
import { lay } from './garden.ts';
import { groupsOf, type Group } from './groups.ts';
import type { PlayCard, Square } from './moves.ts';
import { explainPlacement, refusePlay } from './placement.ts';
import type { State } from './state.ts';
import { givesBlindTile, openColumns } from './tiles.ts';

export interface PromisedGroup extends Group {
  /** Columns it would open, from 1, and whether a blind tile comes with it. Empty and false unless it is eligible. */
  readonly columns: readonly number[];
  readonly blind: boolean;
}

export interface Preview {
  /** Groups that the card makes or enlarges, with or without temple, largest first. */
  readonly groups: readonly PromisedGroup[];
  /** Squares by which the garden grows. */
  readonly newGround: readonly Square[];
  /** Buildings of the garden that disappear under something else. */
  readonly buried: readonly Square[];
}

/** Undefined when the card cannot lie there. */
export function previewPlacement(state: State, seat: Seat, move: PlayCard): Preview | undefined {
  if (refusePlay(state, seat, move) !== undefined) return undefined;
  const garden = cloneGarden(state.players[seat].garden);
  const added: number[] = [];
  lay(garden, faceOfCard(state.offer[move.slot], move.rotation / 90), move.x, move.y, added);
  const placed = explainPlacement(state, seat, move);
  const groups = groupsOf(garden, added).filter(({ grown }) => grown);
  return {
    groups: groups
      .map((group) => ({
        ...group,
        columns: group.eligible ? openColumns(group.size) : [],
        blind: group.eligible && givesBlindTile(group.size),
      }))
      .sort((a, b) => b.size - a.size),
    newGround: placed.filter(({ landing }) => landing === 'NEW_GROUND').map(({ x, y }) => ({ x, y })),
    buried: placed
      .filter(({ landing, shows, beneath }) => landing === 'ON_BUILDING' && shows !== beneath)
      .map(({ x, y }) => ({ x, y })),
  };
}

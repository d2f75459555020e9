/** What the texts of both languages need to know about a move in a view: no words here. */
import type { Seat } from '@cantiere/engine';
import { CARD_IDS, KINDS, KIND_IDS, KIND_OF_TILE, TILE_IDS } from '../rules/data.ts';
import type { BuildingId } from '../rules/events.ts';
import { groupsOf } from '../rules/groups.ts';
import type { PlaceTemple, TakeTile } from '../rules/moves.ts';
import { countTiles, tileAdds } from '../rules/scoring.ts';
import { EMPTY, type GardensView } from '../rules/state.ts';

export function cardIdIn(view: GardensView, slot: number): string | undefined {
  const card = view.offer[slot];
  return card === undefined || card === EMPTY ? undefined : CARD_IDS[card];
}

export function tileIdIn(view: GardensView, { column, row }: TakeTile): string | undefined {
  const tile = view.display[(column - 1) * 2 + row - 1];
  return tile === undefined || tile === EMPTY ? undefined : TILE_IDS[tile];
}

/** What a face-up tile is and what it would add to the active player's points, as far as this view knows his tiles. */
export function tileFacts(
  view: GardensView,
  move: TakeTile,
): { readonly kind: string; readonly adds: number | undefined } | undefined {
  const tile = view.display[(move.column - 1) * 2 + move.row - 1];
  if (tile === undefined || tile === EMPTY) return undefined;
  const kind = KIND_OF_TILE[tile];
  const seat = view.asked;
  const known = view.viewer === seat || view.viewer === 'all';
  const adds = known
    ? tileAdds(
        countTiles(
          view.players[seat],
          true,
          Array.from({ length: KINDS }, () => 0),
        ),
        kind,
      )
    : undefined;
  return { kind: KIND_IDS[kind], adds };
}

/** The group that a temple would stand on. */
export function groupAt(
  view: GardensView,
  seat: Seat,
  { x, y }: Pick<PlaceTemple, 'x' | 'y'>,
): { readonly building: BuildingId; readonly size: number } | undefined {
  return groupsOf(view.players[seat].garden, view.added).find(({ squares }) =>
    squares.some((square) => square.x === x && square.y === y),
  );
}

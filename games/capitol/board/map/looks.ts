/** How each area looks now: what the chosen card or the won tile makes of it. Everything lit comes from choices and refusals. */
import type { Refusal } from '@cantiere/engine';
import { AREA_IDS, FOUNTAIN, SQUARE_IDS, findSquare } from '../../rules/board.ts';
import { tileOnOffer } from '../../rules/auctions.ts';
import { onSite } from '../../rules/construction.ts';
import { buildingId, type Move } from '../../rules/moves.ts';
import { OPEN, type Building } from '../../rules/state.ts';
import { areasOfCard } from '../assemble.ts';
import { gainOf, withHouse, withTile, type Gain } from '../standing.ts';
import type { Table } from '../table.ts';
import type { AreaLook, Ghost } from './AreaSlab.tsx';

export interface AreaState {
  readonly look: AreaLook;
  readonly refusal?: Refusal | undefined;
  readonly ghost?: Ghost | undefined;
  /** What I would get here, where I may act. */
  readonly gain?: Gain | undefined;
}

export function lookOf(table: Table, area: number): AreaState {
  const { view, me, assembly, foreseen, tileOffers, draft } = table;
  if (me === 'spectator') return { look: 'plain' };
  const before = view.areas[area];
  const chosen = foreseen?.area === area;
  const offer = tileOffers.get(area);
  if (offer) {
    const gain = gainOf(before, withTile(before, tileOnOffer(view)), me, view.options);
    if (chosen) return { look: 'chosen', ghost: ghostOf(table, draft), gain };
    return offer.refusal ? { look: 'blocked', refusal: offer.refusal } : { look: 'lit', gain };
  }
  const colour = areasOfCard(assembly.card);
  if (colour.length === 0 || draft?.type === 'PLAY_BLANK') return { look: 'plain' };
  if (!colour.includes(area)) return { look: 'quiet' };
  const refusal = assembly.refuseArea(area);
  if (refusal === 'idle') return { look: 'plain' };
  if (refusal) return { look: 'blocked', refusal };
  const building = buildingFor(table, area);
  const gain = building && gainOf(before, withHouse(before, me, building.floors, building.roof), me, view.options);
  return chosen ? { look: 'chosen', ghost: ghostOf(table, draft), gain } : { look: 'lit', gain };
}

/** The building that a tap on this area would take: the chosen one, else the tallest that fits. */
function buildingFor({ view, me, assembly, refuse }: Table, area: number): Building | undefined {
  if (me === 'spectator') return undefined;
  const player = view.players[me];
  if (assembly.building !== undefined) return onSite(player, assembly.building);
  return player.site
    .toSorted((a, b) => b.floors - a.floors)
    .find(({ number }) => {
      const move = assembly.permitMove(buildingId(number), area);
      return move !== undefined && !refuse(move);
    });
}

function ghostOf({ view, me }: Table, draft: Move | undefined): Ghost | undefined {
  switch (draft?.type) {
    case 'PLAY_PERMIT': {
      const building = me === 'spectator' ? undefined : onSite(view.players[me], draft.building);
      const place = findSquare(draft.square);
      if (!building || !place || me === 'spectator') return undefined;
      return { kind: 'house', square: place.square, seat: me, floors: building.floors, shape: building.roof };
    }
    case 'PLACE_FOUNTAIN': {
      const place = findSquare(draft.square);
      return place && { kind: 'fountain', square: place.square };
    }
    case 'PLACE_MONUMENT':
      return { kind: 'monument', tile: tileOnOffer(view) };
    default:
      return undefined;
  }
}

/** A tap on an area, or on one of its squares. */
export function pickPlace(table: Table, area: number, square: string | undefined): void {
  const { view, tileOffers, draft, foreseen, assembly } = table;
  const offer = tileOffers.get(area);
  if (offer) {
    if (offer.refusal) return table.explain(offer.refusal);
    const place = square === undefined ? undefined : findSquare(square);
    const tapped = place && view.areas[area].squares[place.square] === OPEN ? SQUARE_IDS[area][place.square] : undefined;
    const move: Move =
      tileOnOffer(view) === FOUNTAIN && tapped !== undefined ? { type: 'PLACE_FOUNTAIN', square: tapped } : offer.move;
    const same =
      foreseen?.area === area && (tapped === undefined || (draft?.type === 'PLACE_FOUNTAIN' && draft.square === tapped));
    return table.propose(same ? undefined : move);
  }
  const colour = areasOfCard(assembly.card);
  if (colour.length > 0 && assembly.refuseArea(area) !== 'idle') return assembly.pickArea(area, square);
  table.open({ area });
}

export const areaName = (table: Table, area: number): string => table.piece(AREA_IDS[area]);

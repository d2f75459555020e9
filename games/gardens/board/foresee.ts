/** What the draft, or the moment, would bring: groups that grow, columns that open, what lies where. Reads the rules' own previews. */
import type { Refusal, Seat } from '@cantiere/engine';
import { groupsOf, type Group } from '../rules/groups.ts';
import type { Move } from '../rules/moves.ts';
import { explainPlacement, type PlacedSquare } from '../rules/placement.ts';
import { previewPlacement, type Preview } from '../rules/preview.ts';
import { givesBlindTile, openColumns } from '../rules/tiles.ts';
import { sameSquare } from './garden/layers.ts';
import type { GardensView } from './props.ts';

export interface Foresight {
  /** Size of the group that would open, or has opened, columns; 0 when nothing does. */
  readonly size: number;
  /** Columns open to it, from 1. */
  readonly columns: readonly number[];
  readonly blind: boolean;
  /** Of a card in hand: each square, what it would bring, why it cannot lie there. */
  readonly squares: readonly PlacedSquare[];
  readonly preview: Preview | undefined;
  readonly refusal: Refusal | undefined;
  /** Groups to reward now (phase TEMPLE). */
  readonly eligible: readonly Group[];
}

const NOTHING: Foresight = {
  size: 0,
  columns: [],
  blind: false,
  squares: [],
  preview: undefined,
  refusal: undefined,
  eligible: [],
};

const opening = (size: number): Pick<Foresight, 'size' | 'columns' | 'blind'> => ({
  size,
  columns: openColumns(size),
  blind: givesBlindTile(size),
});

export function foresee(
  view: GardensView,
  seat: Seat,
  asked: boolean,
  draft: Move | undefined,
  refuse: (move: Move) => Refusal | undefined,
): Foresight {
  if (view.phase === 'tile') return { ...NOTHING, ...opening(view.templed) };
  if (!asked) return NOTHING;
  if (view.phase === 'temple') {
    const eligible = groupsOf(view.players[seat].garden, view.added).filter((group) => group.eligible);
    const chosen =
      draft?.type === 'PLACE_TEMPLE'
        ? eligible.find(({ squares }) => squares.some((square) => sameSquare(square, draft)))
        : undefined;
    const size = chosen?.size ?? (draft?.type === 'PASS_TEMPLE' ? 0 : Math.max(0, ...eligible.map((group) => group.size)));
    return { ...NOTHING, ...opening(size), eligible };
  }
  if (view.phase !== 'card' || draft?.type !== 'PLAY_CARD') return NOTHING;
  const preview = previewPlacement(view, seat, draft);
  const size = Math.max(0, ...(preview?.groups ?? []).map((group) => (group.eligible ? group.size : 0)));
  return { ...NOTHING, ...opening(size), preview, refusal: refuse(draft), squares: explainPlacement(view, seat, draft) };
}

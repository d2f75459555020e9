/**
 * A move of the construction phase put together on the board: a card, then what it needs. Nothing here knows what is legal:
 * every question is put to `refuse` with a whole move.
 */
import { useState } from 'react';
import type { Refusal } from '@cantiere/engine';
import { AREAS, AREAS_OF, FLOORS_PER_CARD, ROOF_NAMES, SQUARE_IDS, type RoofName, findSquare } from '../rules/board.ts';
import { CARD_IDS, COLOUR_OF, FLOOR, ROOF, TYPE_OF, cardOf } from '../rules/cards.ts';
import { NEW_1, NEW_2, buildingId, type Move } from '../rules/moves.ts';
import { firstOpen } from '../rules/squares.ts';
import { NO_ROOF, type Building } from '../rules/state.ts';
import type { CapitolProps, CapitolView } from './props.ts';

/** What is chosen so far. A whole move is the draft instead. */
export interface Hold {
  readonly card?: number;
  readonly building?: string;
  readonly roof?: RoofName;
  readonly targets?: readonly string[];
}
const NOTHING: Hold = {};

export interface Assembly extends Hold {
  readonly targets: readonly string[];
  /** How many floors the chosen card gives. */
  readonly need: number;
  pickCard(card: number): void;
  pickBuilding(building: string): void;
  pickRoof(roof: RoofName): void;
  pickArea(area: number, square?: string): void;
  blank(): void;
  clear(): void;
  /** Whether this building (or new plot) can be the next thing to pick; undefined: it can, else why not. */
  refuseBuilding(building: string): Refusal | 'idle' | undefined;
  refuseRoof(roof: RoofName): Refusal | 'idle' | undefined;
  refuseArea(area: number): Refusal | 'idle' | undefined;
  /** The move that brings this building into this area with the chosen permit. */
  permitMove(building: string, area: number): Move | undefined;
  /** Why the card has no effect now; undefined: it has one. */
  refuseCard(card: number): Refusal | undefined;
}

export function useAssembly(props: CapitolProps): Assembly {
  const { view, seat, draft, choices } = props;
  const [held, setHeld] = useState<{ readonly view: CapitolView; readonly hold: Hold }>();
  const mine = typeof seat === 'number' ? seat : undefined;
  const building = view.step === 'construction' && mine !== undefined && choices.length > 0;
  const hold = draft ? holdOf(draft) : building && held?.view === view ? held.hold : NOTHING;
  const player = mine === undefined ? undefined : view.players[mine];
  const refuse = (move: Move): Refusal | undefined => props.refuse(move);
  const need = Math.min(FLOORS_PER_CARD, view.supply);
  const { card } = hold;
  const type = card === undefined ? undefined : TYPE_OF[card];
  const targets = hold.targets ?? [];
  const finished = (player?.site ?? []).filter((each) => each.roof !== NO_ROOF);

  const keep = (next: Hold): void => {
    setHeld({ view, hold: next });
    if (draft) props.propose(undefined);
  };
  /** A whole move goes to the confirm button; taking it back from there takes all of it back. */
  const offer = (move: Move): void => {
    setHeld(undefined);
    props.propose(move);
  };
  const settle = (move: Move, next: Hold): void => {
    const refusal = refuse(move);
    if (!refusal) offer(move);
    else {
      keep(next);
      props.explain(refusal);
    }
  };

  const permit = (from: Hold, area: number, square = squareToTry(view, area)): Move | undefined =>
    from.card === undefined || from.building === undefined
      ? undefined
      : { type: 'PLAY_PERMIT', card: CARD_IDS[from.card], building: from.building, square: SQUARE_IDS[area][square] };
  /** The first area of the permit's colour where the building may go, or why it may not go to the first. */
  const refuseSomewhere = (of: number, which: string): Refusal | undefined => {
    const refusals = AREAS_OF[COLOUR_OF[of]].map((area) => {
      const move = permit({ card: of, building: which }, area);
      return move && refuse(move);
    });
    return refusals.includes(undefined) ? undefined : refusals[0];
  };
  const floorsOn = (which: string, first?: string): Move | undefined =>
    card === undefined
      ? undefined
      : { type: 'PLAY_FLOOR', card: CARD_IDS[card], targets: need < 2 ? [which] : [first ?? which, which] };

  const refuseCard = (of: number): Refusal | undefined => {
    const id = CARD_IDS[of];
    // Asked of an empty site too: the rules then say what is missing.
    const site = player && player.site.length > 0 ? player.site : [{ number: 1 }];
    const all = (moves: readonly Move[]): Refusal | undefined => {
      const refusals = moves.map(refuse);
      return refusals.includes(undefined) ? undefined : refusals[0];
    };
    switch (TYPE_OF[of]) {
      case FLOOR:
        return refuse({ type: 'PLAY_FLOOR', card: id, targets: need < 2 ? [NEW_1] : [NEW_1, NEW_1] });
      case ROOF:
        return all(
          site.flatMap(({ number }) =>
            ROOF_NAMES.map((roof) => ({ type: 'PLAY_ROOF' as const, card: id, building: buildingId(number), roof })),
          ),
        );
      default: {
        const refusals = site.map(({ number }) => refuseSomewhere(of, buildingId(number)));
        return refusals.includes(undefined) ? undefined : refusals[0];
      }
    }
  };

  const pickBuilding = (which: string): void => {
    if (card === undefined) return;
    if (type === FLOOR) {
      const before = draft ? [] : targets;
      const move = floorsOn(which, before[0]);
      const refusal = move && refuse(move);
      if (refusal) return props.explain(refusal);
      const next = [...before, which];
      if (next.length >= need) offer({ type: 'PLAY_FLOOR', card: CARD_IDS[card], targets: inOrder(next) });
      else keep({ card, targets: next });
      return;
    }
    if (type === ROOF) {
      const roof = hold.roof ?? onlyRoof(player?.roofs ?? []);
      if (roof) return settle({ type: 'PLAY_ROOF', card: CARD_IDS[card], building: which, roof }, { card, roof });
      const refusal = refuse({ type: 'PLAY_ROOF', card: CARD_IDS[card], building: which, roof: ROOF_NAMES[0] });
      if (refusal && refusal.code !== 'ROOF_EXHAUSTED') return props.explain(refusal);
      return keep({ card, building: which });
    }
    if (hold.building === which && !draft) return keep({ card });
    const next = { card, building: which };
    const refusal = refuseSomewhere(card, which);
    if (refusal?.code === 'BUILDING_INCOMPLETE') return props.explain(refusal);
    const place = draft?.type === 'PLAY_PERMIT' ? findSquare(draft.square) : undefined;
    const again = place && permit(next, place.area, place.square);
    if (again && !refuse(again)) return offer(again);
    keep(next);
  };

  return {
    ...hold,
    targets,
    need,
    pickCard(of) {
      if (of === card && (!draft || draft.type === 'PLAY_BLANK')) return keep(NOTHING);
      if (TYPE_OF[of] === FLOOR || TYPE_OF[of] === ROOF) return keep({ card: of });
      // A building that is chosen stays chosen with another permit; a single candidate is chosen at once.
      const able = firstOfKind(finished).filter(({ number }) => !refuseSomewhere(of, buildingId(number)));
      const stays = able.find(({ number }) => buildingId(number) === hold.building) ?? (able.length === 1 ? able[0] : undefined);
      keep(stays ? { card: of, building: buildingId(stays.number) } : { card: of });
    },
    pickBuilding,
    pickRoof(roof) {
      if (card === undefined) return;
      const which = hold.building ?? onlyOpen(player?.site ?? []);
      if (which === undefined) return keep({ card, roof });
      settle({ type: 'PLAY_ROOF', card: CARD_IDS[card], building: which, roof }, { card, building: which });
    },
    pickArea(area, square) {
      if (card === undefined || type === FLOOR || type === ROOF) return;
      const place = square === undefined ? undefined : findSquare(square);
      const tapped = place && view.areas[area].squares[place.square] === -1 ? place.square : undefined;
      const tries = hold.building === undefined ? byHeight(finished).map(({ number }) => buildingId(number)) : [hold.building];
      const moves = tries.flatMap((which) => permit({ card, building: which }, area, tapped) ?? []);
      const move = moves.find((each) => !refuse(each)) ?? moves[0];
      if (!move) return;
      const refusal = refuse(move);
      if (refusal) props.explain(refusal);
      else if (draft?.type === 'PLAY_PERMIT' && move.type === 'PLAY_PERMIT' && draft.square === move.square)
        keep({ card, building: move.building });
      else offer(move);
    },
    blank() {
      if (card !== undefined) offer({ type: 'PLAY_BLANK', card: CARD_IDS[card] });
    },
    clear: () => keep(NOTHING),
    refuseBuilding(which) {
      if (!building || card === undefined || draft?.type === 'PLAY_BLANK') return 'idle';
      if (type === FLOOR) {
        const move = floorsOn(which, draft ? undefined : targets[0]);
        return move && refuse(move);
      }
      if (type === ROOF) {
        const refusals = ROOF_NAMES.map((roof) => refuse({ type: 'PLAY_ROOF', card: CARD_IDS[card], building: which, roof }));
        return refusals.includes(undefined) ? undefined : refusals[0];
      }
      return refuseSomewhere(card, which);
    },
    refuseRoof(roof) {
      if (!building || card === undefined || type !== ROOF) return 'idle';
      const which = hold.building ?? onlyOpen(player?.site ?? []) ?? firstOpenBuilding(player?.site ?? []);
      return which === undefined ? 'idle' : refuse({ type: 'PLAY_ROOF', card: CARD_IDS[card], building: which, roof });
    },
    refuseArea(area) {
      if (!building || card === undefined || type === FLOOR || type === ROOF || draft?.type === 'PLAY_BLANK') return 'idle';
      const tries = hold.building === undefined ? finished.map(({ number }) => buildingId(number)) : [hold.building];
      const refusals = tries.map((which) => {
        const move = permit({ card, building: which }, area);
        return move && refuse(move);
      });
      return refusals.length === 0 ? 'idle' : refusals.includes(undefined) ? undefined : refusals[0];
    },
    permitMove: (which, area) => permit({ ...(card !== undefined && { card }), building: which }, area),
    refuseCard,
  };
}

function holdOf(draft: Move): Hold {
  switch (draft.type) {
    case 'PLAY_FLOOR':
      return { card: cardOf(draft.card), targets: draft.targets };
    case 'PLAY_ROOF':
      return { card: cardOf(draft.card), building: draft.building, roof: draft.roof };
    case 'PLAY_PERMIT':
      return { card: cardOf(draft.card), building: draft.building };
    case 'PLAY_BLANK':
      return { card: cardOf(draft.card) };
    default:
      return NOTHING;
  }
}

/** The first open square of an area, or, in a full one, any: its refusal says by what it is taken. */
function squareToTry(view: CapitolView, area: number): number {
  return Math.max(0, firstOpen(view.areas[area]));
}

/** New buildings are called in order, whichever plot was tapped first. */
function inOrder(targets: readonly string[]): string[] {
  return targets.includes(NEW_2) && !targets.includes(NEW_1)
    ? targets.map((each) => (each === NEW_2 ? NEW_1 : each))
    : [...targets];
}

function onlyRoof(left: readonly number[]): RoofName | undefined {
  const shapes = left.flatMap((count, shape) => (count > 0 ? [ROOF_NAMES[shape]] : []));
  return shapes.length === 1 ? shapes[0] : undefined;
}

function onlyOpen(site: readonly Building[]): string | undefined {
  const open = site.filter(({ roof }) => roof === NO_ROOF);
  return open.length === 1 ? buildingId(open[0].number) : undefined;
}

function firstOpenBuilding(site: readonly Building[]): string | undefined {
  const open = site.find(({ roof }) => roof === NO_ROOF);
  return open && buildingId(open.number);
}

const byHeight = (site: readonly Building[]): Building[] => site.toSorted((a, b) => b.floors - a.floors);
const firstOfKind = (site: readonly Building[]): Building[] =>
  site.filter((each, at) => site.findIndex(({ floors, roof }) => floors === each.floors && roof === each.roof) === at);

/** Which areas a card could concern: those of its colour, or none. */
export function areasOfCard(card: number | undefined): readonly number[] {
  return card === undefined || COLOUR_OF[card] < 0 ? [] : AREAS_OF[COLOUR_OF[card]];
}

export const ALL_AREAS: readonly number[] = Array.from({ length: AREAS }, (_, area) => area);

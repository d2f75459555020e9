/** What is being built or answered, as far as the board shows it: the contract in hand, its places, the one that is aimed at. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { canonicalJson, type Refusal, type Seat } from '@cantiere/engine';
import { bestPayment, placementsFor, projectSource, type PlacementPreview } from '../../rules/index.ts';
import { CARD_IDS } from '../../rules/cards.ts';
import { LOTS_OF } from '../../rules/geometry.ts';
import type { Move } from '../../rules/moves.ts';
import { NONE } from '../../rules/state.ts';
import { box, ownFavor } from '../../rules/touch.ts';
import { CONTRACT_SPACES } from '../../rules/words.ts';
import type { Offer, SprawlProps } from '../props.ts';
import { effectsOf } from './effects.ts';

export type FlowMode = 'watch' | 'start' | 'act' | 'place' | 'pay' | 'answer';

export interface Flow {
  readonly mode: FlowMode;
  /** The contract in hand: touched, or being built. */
  readonly source: string;
  /** Whether and why not it can be built now. */
  readonly build: Offer | undefined;
  /** Its places: all of them, and those open to me, best first. */
  readonly places: readonly PlacementPreview[];
  readonly open: readonly PlacementPreview[];
  /** The place that is shown as a preview. */
  readonly aimed: PlacementPreview | undefined;
  /** A lot that is not to be touched: it says why, or, while the contract is only in hand, the contract is begun there. */
  tryLot(lot: number): Refusal | 'done' | undefined;
  /** The contract hangs over this lot, or over none: its best place there is shown. `off`: it hangs no more. */
  hangOver(lot: number | undefined | 'off'): void;
  /** It has hung over a lot: the city lies still under it. */
  readonly hung: boolean;
}

const NO_PLACES: readonly PlacementPreview[] = [];

/** What is worth telling first when several reasons speak against a lot. */
const GRAVITY = [
  'WEALTH_SHORT',
  'ZONING',
  'RESTRICTION',
  'DEMOLITION_PROTECTED',
  'DEMOLITION_PARTIAL',
  'NO_DEMOLITION_RIGHT',
  'LOT_OCCUPIED',
];

export function usePlan(props: SprawlProps, touched: readonly string[]): Flow {
  const { view, seat, choices, draft, play, explain } = props;
  const [wanted, setWanted] = useState<{ readonly source: string; readonly lots: string }>();
  const [hung, setHung] = useState(false);
  const mode = modeOf(props);
  const source = sourceOf(props, mode, touched);
  const build = useMemo(() => choices.find(({ move }) => move.type === 'BUILD' && move.source === source), [choices, source]);
  const places = useMemo(
    () => (source === '' || seat === 'spectator' ? NO_PLACES : placementsFor(view, seat, source)),
    [view, seat, source],
  );
  const open = useMemo(
    () => bestFirst(places, (place) => (seat === 'spectator' ? 0 : prestigeOf(view, seat, source, place))),
    [places, view, seat, source],
  );
  const aimed = ((): PlacementPreview | undefined => {
    switch (mode) {
      case 'place':
        return draft && open.find(({ move }) => canonicalJson(move) === canonicalJson(draft));
      case 'pay':
        return places.find(({ lots }) => lots === chosenLots(view));
      case 'act': // with one place only there is nothing to choose
        if (!build || build.refusal) return undefined;
        return open.length === 1 ? open[0] : open.find(({ lots }) => wanted?.source === source && lots.join() === wanted.lots);
      default:
        return undefined;
    }
  })();

  useOpening(props, (): Move | undefined => {
    // A place pointed at while the contract was only in hand.
    if (mode === 'place' && wanted?.source === source) return open.find(({ lots }) => lots.join() === wanted.lots)?.move;
    if (mode !== 'pay' || seat === 'spectator') return undefined;
    const permits = bestPayment(view, seat, source, chosenLots(view));
    return permits && { type: 'PAY', permits: [...permits] };
  });
  useEffect(() => {
    if (mode !== 'place') setWanted(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per position
  }, [view]);

  return {
    mode,
    source,
    build,
    places,
    open,
    aimed,
    tryLot(lot) {
      const here = open.find(({ lots }) => lots.includes(lot));
      const refusal = here ? build?.refusal : gravest(places, lot);
      if (refusal) {
        explain(refusal);
        return refusal;
      }
      if (!here || mode !== 'act' || !build) return undefined;
      if (open.length > 1) {
        setWanted({ source, lots: here.lots.join() });
        play(build.move);
      }
      return 'done';
    },
    hung,
    hangOver(lot) {
      setHung(lot !== 'off' && (hung || lot !== undefined));
      if (lot === 'off') return;
      const here = lot === undefined ? undefined : open.find(({ lots }) => lots.includes(lot));
      setWanted(here && { source, lots: here.lots.join() });
    },
  };
}

/** So much prestige is an own building that falls reckoned at: more than a neighbour pays. */
const OWN_LOSS = 2;

/** What it brings me at once: neighbours and the card's own effect, less my own buildings that would fall for it. */
function prestigeOf(view: SprawlProps['view'], me: Seat, source: string, place: PlacementPreview): number {
  const effect = effectsOf(view, me, source, place.move)[me].prestige;
  const lost = place.demolish.filter((id) => view.buildings.some((building) => building.id === id && building.owner === me));
  return place.bonus + effect - OWN_LOSS * lost.length;
}

export function bestFirst(
  places: readonly PlacementPreview[],
  worth: (place: PlacementPreview) => number = ({ bonus }) => bonus,
): PlacementPreview[] {
  return places
    .filter(({ refusal }) => refusal === undefined)
    .map((place) => ({ place, brings: worth(place) }))
    .toSorted((a, b) => b.brings - a.brings || a.place.demolish.length - b.place.demolish.length || a.place.cost - b.place.cost)
    .map(({ place }) => place);
}

function gravest(places: readonly PlacementPreview[], lot: number): PlacementPreview['refusal'] {
  const reasons = places.flatMap(({ lots, refusal }) => (refusal && lots.includes(lot) ? [refusal] : []));
  return GRAVITY.flatMap((code) => reasons.filter((reason) => reason.code === code))[0] ?? reasons[0];
}

function modeOf({ view, choices }: SprawlProps): FlowMode {
  if (choices.length === 0) return 'watch';
  if (view.question !== null) return 'answer';
  if (view.project !== null) return view.project.placement === NONE ? 'place' : 'pay';
  return view.phase === 'setup' ? 'start' : 'act';
}

function sourceOf({ view, seat }: SprawlProps, mode: FlowMode, [first]: readonly string[]): string {
  if (mode === 'place' || mode === 'pay') return projectSource(view);
  if (mode !== 'act' || seat === 'spectator' || first === undefined) return '';
  const favors = view.players[seat].favors.map((card) => CARD_IDS[card]);
  return CONTRACT_SPACES.find((space) => box(space) === first) ?? favors.find((card) => ownFavor(card) === first) ?? '';
}

/** Where the contract being built is to stand. */
const NOWHERE: readonly number[] = [];
function chosenLots({ project }: SprawlProps['view']): readonly number[] {
  return project === null || project.placement === NONE ? NOWHERE : LOTS_OF[project.placement];
}

/** Puts a move on the confirm button by itself, once per position; asked again until the frame, still busy with my last move, takes it. */
function useOpening({ view, draft, propose }: SprawlProps, opening: () => Move | undefined): void {
  const taken = useRef<SprawlProps['view']>(undefined);
  useEffect(() => {
    if (draft) taken.current = view;
    else if (taken.current !== view) {
      const move = opening();
      if (move) propose(move);
    }
  });
}

/** The guided flow of my turn: contract, place, permits; and the answers that need two taps. Draws on choices, decides nothing. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { bestPayment, placementsFor, projectSource, type PlacementPreview } from '../../rules/index.ts';
import { LOTS_OF } from '../../rules/geometry.ts';
import type { Move } from '../../rules/moves.ts';
import { NONE } from '../../rules/state.ts';
import type { SprawlProps } from '../props.ts';
import { same, sortOffers, type Offers } from './offers.ts';

export type Mode = 'watch' | 'start' | 'act' | 'place' | 'pay' | 'answer';

export interface Flow {
  readonly mode: Mode;
  readonly offers: Offers;
  /** The contract in hand: chosen to look at, or being built. */
  readonly source: string;
  /** Its places: all of them, and those open to me, best first. */
  readonly places: readonly PlacementPreview[];
  readonly open: readonly PlacementPreview[];
  /** The place that is shown as a preview. */
  readonly aimed: PlacementPreview | undefined;
  /** First half of an answer that needs two taps. */
  readonly from: string;
  /** Whether something on the map is to be chosen: it must lie open then. */
  readonly onMap: boolean;
  look(source: string): void;
  tapLot(lot: number): void;
  tapBuilding(id: string): void;
  tapGrey(space: string): void;
  step(by: number): void;
  /** Whether a permit can be part of the payment. */
  pays(card: string): boolean;
  togglePermit(card: string): void;
  cancel(): void;
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

export function useFlow(props: SprawlProps): Flow {
  const { view, seat, choices, draft, propose, play, explain } = props;
  const offers = useMemo(() => sortOffers(view, choices), [view, choices]);
  const [looked, setLooked] = useState('');
  const [from, setFrom] = useState('');
  const [wanted, setWanted] = useState<{ readonly source: string; readonly lots: readonly number[] }>();
  const mode = modeOf(props);
  const ownProject = (mode === 'place' || mode === 'pay') && view.project !== null;
  const source = ownProject
    ? projectSource(view)
    : mode === 'act' && (offers.build.has(looked) || offers.favor.has(looked))
      ? looked
      : '';

  const places = useMemo(
    () => (source === '' || seat === 'spectator' ? NO_PLACES : placementsFor(view, seat, source)),
    [view, seat, source],
  );
  const open = useMemo(
    () =>
      places
        .filter(({ refusal }) => refusal === undefined)
        .toSorted((a, b) => b.bonus - a.bonus || a.demolish.length - b.demolish.length || a.cost - b.cost),
    [places],
  );
  const drafted = draft?.type === 'place' ? open.find(({ move }) => same(move, draft)) : undefined;
  const aimed = ((): PlacementPreview | undefined => {
    switch (mode) {
      case 'place':
        return drafted;
      case 'pay':
        return places.find(({ lots }) => lots === chosenLots(view));
      case 'act': // with one place only there is nothing to choose
        return open.length === 1 && offers.build.get(source)?.refusal === undefined ? open[0] : undefined;
      default:
        return undefined;
    }
  })();

  useOpening(props, (): Move | undefined => {
    // A place tapped while the contract was only looked at.
    if (mode === 'place' && wanted?.source === source) return open.find(({ lots }) => lots.join() === wanted.lots.join())?.move;
    if (mode !== 'pay' || seat === 'spectator' || view.project === null) return undefined;
    const permits = bestPayment(view, seat, source, chosenLots(view));
    return permits && { type: 'pay', permits: [...permits] };
  });
  // A new position: what was looked at or half answered belongs to the old one.
  useEffect(() => {
    setFrom('');
    setLooked('');
    if (mode !== 'place') setWanted(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per position
  }, [view]);

  const tapLot = (lot: number): void => {
    const answer = offers.lots.get(lot);
    if (answer) return propose(answer.move);
    if (source === '') return;
    const here = open.filter(({ lots }) => lots.includes(lot));
    if (here.length === 0) {
      const reasons = places.flatMap((place) => (place.lots.includes(lot) && place.refusal ? [place.refusal] : []));
      const worst = GRAVITY.flatMap((code) => reasons.filter((reason) => reason.code === code))[0] ?? reasons[0];
      if (worst) explain(worst);
      return;
    }
    const now = aimed ? here.indexOf(aimed) : -1;
    const next = here[(now + 1) % here.length];
    if (mode === 'place') return propose(next.move);
    const build: Move = { type: 'build', source };
    const refusal = offers.build.get(source)?.refusal;
    if (refusal) return explain(refusal);
    if (open.length === 1) return propose(build);
    setWanted({ source, lots: next.lots });
    play(build);
  };

  const tapBuilding = (id: string): void => {
    const offer = offers.start.get(id) ?? offers.buildings.get(id);
    if (offer) return offer.refusal ? explain(offer.refusal) : propose(offer.move);
    const pair = offers.buildingPairs.find((known) => known.from === from && known.to === id);
    if (pair) return propose(pair.offer.move);
    if (offers.buildingPairs.some((known) => known.from === id)) {
      setFrom(id);
      propose(undefined);
    }
  };

  const tapGrey = (space: string): void => {
    const offer = offers.greys.get(space);
    if (offer) return propose(offer.move);
    const pair = offers.greyPairs.find((known) => known.from === from && known.to === space);
    if (pair) return propose(pair.offer.move);
    if (offers.greyPairs.some((known) => known.from === space)) {
      setFrom(space);
      propose(undefined);
    }
  };

  return {
    mode,
    offers,
    source,
    places,
    open,
    aimed,
    from,
    onMap: source !== '' || answersLieOnTheMap(offers),
    look(next) {
      setLooked(next);
      if (mode !== 'act') return;
      const offer = offers.build.get(next);
      propose(offer && !offer.refusal ? offer.move : undefined);
    },
    tapLot,
    tapBuilding,
    tapGrey,
    step(by) {
      if (open.length === 0) return;
      const now = aimed ? open.indexOf(aimed) : by > 0 ? -1 : 0;
      const next = open[(now + by + open.length) % open.length];
      if (mode === 'place') propose(next.move);
      else tapLot(next.lots[0]);
    },
    pays: (card) =>
      offers.pay.some((offer) =>
        offer.kind === 'pick' ? offer.from.includes(card) : offer.move.type === 'pay' && offer.move.permits.includes(card),
      ),
    togglePermit(card) {
      const chosen = draft?.type === 'pay' ? draft.permits : [];
      const permits = chosen.includes(card) ? chosen.filter((known) => known !== card) : [...chosen, card];
      propose({ type: 'pay', permits });
    },
    cancel() {
      setLooked('');
      setFrom('');
      propose(undefined);
    },
  };
}

/** Where the contract being built is to stand. */
const NOWHERE: readonly number[] = [];
function chosenLots({ project }: SprawlProps['view']): readonly number[] {
  return project === null || project.placement === NONE ? NOWHERE : LOTS_OF[project.placement];
}

function answersLieOnTheMap({ lots, buildings, buildingPairs, greys, greyPairs }: Offers): boolean {
  return lots.size + buildings.size + buildingPairs.length + greys.size + greyPairs.length > 0;
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

function modeOf({ view, choices }: SprawlProps): Mode {
  if (choices.length === 0) return 'watch';
  if (view.question !== null) return 'answer';
  if (view.project !== null) return view.project.placement === NONE ? 'place' : 'pay';
  return view.phase === 'setup' ? 'start' : 'act';
}

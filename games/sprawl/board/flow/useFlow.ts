/** The guided flow of my turn: contract, place, permits; and the answers that need two taps. Draws on choices, decides nothing. */
import { useEffect, useMemo, useState } from 'react';
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
  look(source: string): void;
  tapLot(lot: number): void;
  tapBuilding(id: string): void;
  tapGrey(space: string): void;
  step(by: number): void;
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
  const [wanted, setWanted] = useState<readonly number[]>();
  const mode = modeOf(props);
  const ownProject = (mode === 'place' || mode === 'pay') && view.project !== null;
  const source = ownProject
    ? projectSource(view)
    : mode === 'act' && (offers.build.has(looked) || offers.favor.has(looked))
      ? looked
      : '';

  const places = useMemo(
    () => (source === '' || seat === 'spectator' || mode === 'pay' ? NO_PLACES : placementsFor(view, seat, source)),
    [view, seat, source, mode],
  );
  const open = useMemo(
    () =>
      places
        .filter(({ refusal }) => refusal === undefined)
        .toSorted((a, b) => b.bonus - a.bonus || a.demolish.length - b.demolish.length || a.cost - b.cost),
    [places],
  );
  const drafted = draft?.type === 'place' ? open.find(({ move }) => same(move, draft)) : undefined;
  const aimed =
    mode === 'place'
      ? drafted
      : mode === 'act' && open.length === 1 && offers.build.get(source)?.refusal === undefined
        ? open[0]
        : undefined;

  // A place tapped while the contract was only looked at: now it can be proposed.
  useEffect(() => {
    if (mode === 'place' && wanted) {
      const found = open.find(({ lots }) => lots.join() === wanted.join());
      if (found) propose(found.move);
    }
    if (mode !== 'act' && wanted) setWanted(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per position
  }, [view]);
  // The cheapest payment is proposed by itself.
  useEffect(() => {
    if (mode !== 'pay' || seat === 'spectator' || view.project === null || draft) return;
    const permits = bestPayment(view, seat, projectSource(view), LOTS_OF[view.project.placement]);
    if (permits) propose({ type: 'pay', permits: [...permits] });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per position
  }, [view, mode]);
  // A new position: what was looked at or half answered belongs to the old one.
  useEffect(() => {
    setFrom('');
    setLooked('');
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
    setWanted(next.lots);
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

function modeOf({ view, choices }: SprawlProps): Mode {
  if (choices.length === 0) return 'watch';
  if (view.question !== null) return 'answer';
  if (view.project !== null) return view.project.placement === NONE ? 'place' : 'pay';
  return view.phase === 'setup' ? 'start' : 'act';
}

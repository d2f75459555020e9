/** What the board and the bots want to know before anything is decided: places with their price, payments, offices and rows as they stand. */
import type { Refusal, Seat, Told } from '@cantiere/engine';
import { CARDS, CARD_IDS, LISTS, PIVOTAL, cardNamed } from './cards.ts';
import { adjacentOfZone } from './city.ts';
import { clone } from './clone.ts';
import { frontRunners, officeInPlay, tieBreaker } from './elections.ts';
import type { Event, Resource } from './events.ts';
import { BLOCK_OF, LOTS_OF, PLACEMENTS_OF_SIZE, placementOn } from './geometry.ts';
import { contractAp, contractCard, contractSpaceNamed } from './market.ts';
import type { Move } from './moves.ts';
import { doublesAdjacency, placeMove } from './building.ts';
import { readSprawlOptions } from './options.ts';
import { play } from './play.ts';
import { pivotalRange } from './setup.ts';
import { cheapestPayment } from './payment.ts';
import { refuse } from './refuse.ts';
import { refuseSite } from './refuseBuild.ts';
import { blockInRow, countInRow, rowPlace, sharesOf } from './rows.ts';
import { buildingsUnder, mayDemolish } from './siting.ts';
import { NONE, type Card, type State } from './state.ts';
import { CITY, CONTRACT_SPACES, DECKS, FAVOR, GREY_SPACES, METROPOLIS, OFFICES, TOWN } from './words.ts';

export interface PlacementPreview {
  readonly lots: readonly number[];
  readonly block: number;
  /** Wealth to be paid. */
  readonly cost: number;
  /** Prestige from neighbours of the same zone, doubling included. */
  readonly bonus: number;
  /** Buildings that would be demolished. */
  readonly demolish: readonly string[];
  /** Whether an Urban Renewal card would be spent. */
  readonly renewal: boolean;
  /** The move that chooses this place once the contract is chosen. */
  readonly move: Move;
  /** Why not here; absent when it is possible. */
  readonly refusal?: Refusal;
}

/** The card that a source stands for, NONE when there is none. */
export function contractAt(view: State, source: string): Card {
  const favor = cardNamed(source);
  if (favor >= 0) return favor;
  const space = contractSpaceNamed(source);
  return space < 0 ? NONE : contractCard(view, space);
}

/** The action points that a source costs; a Favor costs none. */
export function apOfSource(source: string): number {
  const space = contractSpaceNamed(source);
  return contractAp(space < 0 ? FAVOR : space);
}

/** Every placement of the contract of a source (a contract space or an own Favor), possible or with its reason. */
export function placementsFor(view: State, seat: Seat, source: string): PlacementPreview[] {
  const card = contractAt(view, source);
  if (card === NONE || CARDS[card].kind !== 'contract') return [];
  const { zone, lots } = CARDS[card];
  const demolish = mayDemolish(view, seat);
  const twice = view.active === seat && doublesAdjacency(view, seat);
  return PLACEMENTS_OF_SIZE[lots].map((placement) => {
    const refused = refuseSite(view, seat, card, placement, demolish);
    const under = buildingsUnder(view, placement);
    return {
      lots: LOTS_OF[placement],
      block: BLOCK_OF[placement],
      cost: view.values[BLOCK_OF[placement]],
      bonus: adjacentOfZone(view, zone, placement) * (twice ? 2 : 1),
      demolish: under.map((building) => view.buildings[building].id),
      renewal: under.length > 0 && view.contractor !== seat,
      move: placeMove(view, seat, placement),
      ...(refused && { refusal: refused }),
    };
  });
}

/** The permits that it costs least to give away for the contract of a source; undefined when there are not enough, or when the lots are no place for it. */
export function bestPayment(view: State, seat: Seat, source: string, lots: readonly number[]): readonly string[] | undefined {
  const card = contractAt(view, source);
  if (card === NONE || placementOn(lots) < 0 || lots.length !== CARDS[card].lots) return undefined;
  return cheapestPayment(view.players[seat].cards, CARDS[card].zone, CARDS[card].lots)?.map((permit) => CARD_IDS[permit]);
}

/**
 * What building the contract of a source there would bring about at once, up to the first decision of anybody; nothing when it
 * cannot be built. Decisions about its vocations are passed over, for the card's own effect comes after them and is the same
 * whichever way they pay.
 */
export function whatFollows(view: State, seat: Seat, source: string, place: Move): Event[] {
  const told: Told<Event>[] = [];
  const copy = clone(view);
  const doing = (move: Move): boolean => {
    if (refuse(copy, seat, move)) return false;
    play(copy, seat, move, told);
    return true;
  };
  if (copy.project === null && !doing({ type: 'BUILD', source })) return [];
  if (copy.project?.placement === NONE && !doing(place)) return [];
  if (copy.project !== null) {
    const permits = bestPayment(copy, seat, source, LOTS_OF[copy.project.placement]);
    if (permits === undefined || !doing({ type: 'PAY', permits: [...permits] })) return [];
  }
  for (let next = vocationAnswer(copy); next; next = vocationAnswer(copy)) play(copy, copy.asked, next, told);
  return told.map(({ event }) => event);
}

/** An answer to an open question about vocations, one that takes nothing from anybody; undefined where none is open. */
export function vocationAnswer({ question }: State): Move | undefined {
  if (question?.kind !== 'vocationGain' && question?.kind !== 'vocationSource') return undefined;
  const { id, options } = question;
  return { type: 'DECIDE', decision: id, answer: options[options.length - 1] };
}

/** What hangs on an offer that somebody has to answer. */
export interface Stake {
  /** The building that it is about, '' when it is about none. */
  readonly building: string;
  /** What becomes of it without the payment. */
  readonly unpaid: 'demolished' | 'uncontrolled' | 'nothing';
  /** Prestige that the payment brings. */
  readonly prestige: number;
  /** Whether it brings the control of a building, to be chosen. */
  readonly control: boolean;
}

/** Undefined while no offer is open. */
export function stakeOf({ question, flow }: State): Stake | undefined {
  const frame = flow.at(-1);
  if (question?.kind !== 'offer' || frame?.step !== 'players') return undefined;
  const offer = LISTS[frame.list][frame.at];
  if (offer.op !== 'offer') return undefined;
  const [loss] = LISTS[offer.declined];
  const [gain] = LISTS[offer.paid];
  return {
    building: frame.context.it,
    unpaid: loss?.op === 'demolish' ? 'demolished' : loss?.op === 'uncontrol' ? 'uncontrolled' : 'nothing',
    prestige: gain?.op === 'gain' && gain.res === 'prestige' ? gain.n : 0,
    control: gain?.op === 'target',
  };
}

/** Why the contract of a source cannot be built now at all; undefined when it can. */
export function whyNotBuild(view: State, seat: Seat, source: string): Refusal | undefined {
  return refuse(view, seat, { type: 'BUILD', source });
}

/** Value of each of the 36 blocks, 6 x row + column. */
export function valuesOfBlocks(view: State): readonly number[] {
  return view.values;
}

export interface PivotalForecast {
  readonly deck: string;
  readonly card: string;
  /** The event is one of the next so many face-down cards of its deck: not before `min`, not after `max`. */
  readonly min: number;
  readonly max: number;
}

/** How far off Airport, Sports Team and Olympic Games are, for those still unseen. */
export function pivotalsAhead(view: State): PivotalForecast[] {
  const options = readSprawlOptions(view.options);
  return [TOWN, CITY, METROPOLIS].flatMap((deck) => {
    if (view.gone.includes(PIVOTAL[deck]) || view.event === PIVOTAL[deck]) return [];
    const [from, to] = pivotalRange(options, deck);
    const { length } = view.decks[deck];
    return [{ deck: DECKS[deck], card: CARD_IDS[PIVOTAL[deck]], min: Math.max(1, length - to), max: length - from }];
  });
}

/** Where the contract being built comes from, as `build` names it; '' when none is being built. */
export function projectSource(view: State): string {
  if (view.project === null) return '';
  return view.project.space === FAVOR ? CARD_IDS[view.project.card] : CONTRACT_SPACES[view.project.space];
}

export interface OfficeForecast {
  readonly office: string;
  readonly inPlay: boolean;
  readonly holder: Seat;
  /** Who would win now; several when tied, nobody when nobody qualifies. */
  readonly leaders: readonly Seat[];
  /** Who would break the tie. */
  readonly tieBreaker: Seat;
  /** Whether the pawn comes here with the next ballot. */
  readonly next: boolean;
}

/** Who would win each office if its election were held now. */
export function officesNow(view: State): OfficeForecast[] {
  return OFFICES.map((office, index) => ({
    office,
    inPlay: officeInPlay(view, index),
    holder: view.offices[index],
    leaders: frontRunners(view, index),
    tieBreaker: tieBreaker(view, index),
    next: index === (view.pawn + 1) % OFFICES.length,
  }));
}

export interface RowForecast {
  readonly res: Resource;
  readonly row: number;
  /** The grey space of its marker, '' for a printed row. */
  readonly space: string;
  readonly blocks: readonly number[];
  readonly counts: readonly number[];
  readonly amounts: readonly number[];
}

const LAST_ROW: Readonly<Record<Resource, number>> = { prestige: 6, wealth: 12 };

/** What every row in play would pay now. */
export function rowsNow(view: State): RowForecast[] {
  const rows: RowForecast[] = [];
  for (const res of ['prestige', 'wealth'] as const) {
    for (let row = 1; row <= LAST_ROW[res]; row++) {
      const place = rowPlace(view.grey, res, row);
      if (place === 'nowhere') continue;
      const counts = countInRow(view, res, row, place);
      rows.push({
        res,
        row,
        space: place === 'printed' ? '' : GREY_SPACES[place],
        blocks: view.values.flatMap((_, block) => (blockInRow(block, res, row, place) ? [block] : [])),
        counts,
        amounts: sharesOf(counts, row),
      });
    }
  }
  return rows;
}

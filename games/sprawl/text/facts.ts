/** What a label needs to know about the position, the same in both languages. */
import { CARDS, FIRST_RENEWAL, STARTING } from '../rules/cards.ts';
import { adjacentOfZone, valueOf } from '../rules/city.ts';
import { BLOCK_HEADINGS } from '../rules/choices.ts';
import { BLOCK_OF, placementOn } from '../rules/geometry.ts';
import { canBuild } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import { countInRow } from '../rules/rows.ts';
import { NONE, type Question, type State } from '../rules/state.ts';
import { DA, FAVOR, FIRST_PRESTIGE_MARKER, GREY_SPACES, MARKER_NUMBER, MARKERS, MAYOR, OFFICES } from '../rules/words.ts';

/** Price and prestige of a place for the contract being built. */
export function placeFacts(move: Extract<Move, { type: 'PLACE' }>, view: State): { cost: number; bonus: number } {
  const placement = placementOn(move.lots);
  if (placement < 0 || view.project === null) return { cost: 0, bonus: 0 };
  const twice = view.offices[DA] === view.active && view.built === 0;
  return {
    cost: view.values[BLOCK_OF[placement]],
    bonus: adjacentOfZone(view, CARDS[view.project.card].zone, placement) * (twice ? 2 : 1),
  };
}

export function startCost(building: string, view: State): { cost: number; lot: number } {
  const index = STARTING.findIndex(({ id }) => id === building);
  return index < 0 ? { cost: 0, lot: 0 } : { cost: valueOf(view, view.buildings[index]), lot: STARTING[index].lot };
}

/** Who controls a building, NONE when nobody does or it does not stand. */
export function ownerOf(view: State, id: string): number {
  return view.buildings.find((building) => building.id === id)?.owner ?? NONE;
}

export function valueNamed(view: State, id: string): number {
  const building = view.buildings.find((known) => known.id === id);
  return building ? valueOf(view, building) : 0;
}

/** The marker on a grey space, '' when there is none. */
export function markerOn(view: State, space: string): string {
  const index = GREY_SPACES.findIndex((known) => known === space);
  const marker = index < 0 ? NONE : view.grey[index];
  return marker === NONE ? '' : MARKERS[marker];
}

/** Who would have how many buildings in the row that a marker makes on a grey space, the most first; nobody who has none. */
export function rowOn(view: State, marker: number, space: string): readonly { readonly seat: number; readonly count: number }[] {
  const place = GREY_SPACES.findIndex((known) => known === space);
  if (marker === NONE || place < 0) return [];
  const res = marker < FIRST_PRESTIGE_MARKER ? 'wealth' : 'prestige';
  return countInRow(view, res, MARKER_NUMBER[marker], place)
    .map((count, seat) => ({ seat, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
}

/** Whether the seat holds permits that it could turn into wealth. */
export function mayInvest(view: State, seat: number): boolean {
  return view.players[seat].cards.some((card) => card < FIRST_RENEWAL);
}

/** Whether a Favor of the seat can be built now. */
export function mayBuildFavor(view: State, seat: number): boolean {
  const { favors } = view.players[seat];
  return favors.some((card) => !view.freshFavors.includes(card) && canBuild(view, seat, card, FAVOR));
}

/** What the open question wants to be paid; 0 when it wants nothing. */
export function priceAsked({ question }: State): number {
  return question !== null && 'price' in question ? question.price : 0;
}

/** What it brings to let so many of the tiles in question pay prestige. */
export function gainOf({ question, players, asked }: State, tiles: number): { prestige: number; wealth: number } {
  if (question?.kind !== 'vocationGain') return { prestige: 0, wealth: 0 };
  const held = players[asked].vocations[question.vocation];
  return { prestige: tiles * question.value, wealth: (held - tiles) * question.value };
}

/** The id of what a question is about, for those who wait for the answer: an office, or the card that asks. */
export function topicOf(question: Question): string {
  switch (question.kind) {
    case 'electionTie':
      return OFFICES[question.office];
    case 'contractorTie':
      return 'contractor';
    case 'park':
      return OFFICES[MAYOR];
    default:
      return question.card;
  }
}

/** The block that a heading stands for, NONE for any other heading. */
export function blockUnder(heading: string): number {
  return BLOCK_HEADINGS.indexOf(heading);
}

/** What a drafted move would change, by the rules' own play on a copy of the view, and the one hint worth giving. */
import type { Seat } from '@cantiere/engine';
import { changed, type Change } from '../../board-kit/preview/BeforeAfter.tsx';
import { ARCHITECT, COST, INCOME_COLOUR, NONE, SCORING, characterOf, districtOf } from '../rules/catalog.ts';
import { clone } from '../rules/clone.ts';
import type { Event } from '../rules/events.ts';
import { refuse } from '../rules/refuse.ts';
import { build, type Move } from '../rules/moves.ts';
import { act } from '../rules/play.ts';
import { hasFiveColours, scoreOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { architectCardsLeft, cardsToKeep, incomeLeft, incomeOf } from '../rules/turn.ts';
import { isOut } from './knowledge.ts';
import { colourId } from './pieces.ts';
import type { CitadelsView } from './props.ts';
import type { BoardWords } from './text.ts';

/** A move without the calls that may follow it: who answers them is hidden. */
export const OWN_TURN = { clone, refuse, play: (...all: Parameters<typeof act>): void => void act(...all) };

/** Which cards come is hidden, how many is not. */
export const COUNTED: readonly Event['kind'][] = ['drew', 'looked', 'newHand', 'redrew', 'kept'];

export interface Setting {
  readonly view: CitadelsView;
  readonly me: Seat;
  readonly words: BoardWords;
  nameOf(seat: Seat): string;
  piece(id: string): string;
}

export type Kind = 'gold' | 'points' | 'city' | 'income' | 'hand';

/** The numbers that change: mine, then those of the others. `kind` goes with its picture. */
export function changesTo(after: State, { view, me, words, nameOf }: Setting): (Change & { readonly kind: Kind })[] {
  const { change } = words;
  const size = view.options.citySize;
  const colour = view.turn.tookIncome ? NONE : (INCOME_COLOUR[view.called] ?? NONE);
  const row = (kind: Kind, label: string, of: (state: State) => number): Change & { readonly kind: Kind } => ({
    kind,
    label,
    before: of(view),
    after: of(after),
  });
  const mine = [
    row('gold', change.gold, ({ players }) => players[me].gold),
    row('points', change.points, (state) => scoreOf(state, me)),
    { ...row('city', change.city, ({ players }) => players[me].city.length), of: size },
    ...(colour === NONE || after.turn.tookIncome
      ? []
      : [row('income', change.income(colourId(colour)), (state) => incomeOf(state, state.players[me]))]),
    // That a built card leaves the hand goes without saying.
    ...(after.turn.built > view.turn.built ? [] : [row('hand', change.hand, (state) => handOf(state, me))]),
  ];
  const theirs = view.players.flatMap((_, seat) =>
    seat === me
      ? []
      : [
          { ...row('points', change.theirPoints(nameOf(seat)), (state) => scoreOf(state, seat)), fewer: true },
          { ...row('city', change.theirCity(nameOf(seat)), ({ players }) => players[seat].city.length), of: size, fewer: true },
          { ...row('hand', change.theirHand(nameOf(seat)), (state) => handOf(state, seat)), fewer: true },
        ],
  );
  return [...mine, ...theirs].filter((each) => changed([each]).length > 0);
}

/** With what will be kept of the cards just drawn. */
function handOf(state: State, seat: Seat): number {
  const player = state.players[seat];
  return player.hand.length + (state.phase === 'keep' && state.asked === seat ? cardsToKeep(player) : 0);
}

/** `after` is undefined where the move cannot be made, or hidden things decide. */
export function hintFor(move: Move, after: State | undefined, setting: Setting): string | undefined {
  const { view, me, words, piece } = setting;
  const { hint } = words;
  switch (move.type) {
    case 'BUILD':
      return hintForBuild(move, after, setting);
    case 'DESTROY':
      return mayBuild(setting).length > 0 ? hint.buildThenDestroy : hint.destroyEnds;
    case 'REDRAW':
      return hint.bottomOfDeck;
    case 'SWAP_HANDS':
      return hint.swapSecret;
    case 'COLLECT_INCOME': {
      const now = incomeLeft(view, view.players[me]);
      return mayBuild(setting).some((built) => incomeLeft(built, built.players[me]) > now) ? hint.buildThenCollect : undefined;
    }
    case 'ASSASSINATE':
    case 'ROB': {
      const name = piece(move.character);
      if (isOut(view, characterOf(move.character))) return hint.nobodyHas(name);
      return move.type === 'ROB' ? hint.robLater(name) : hint.secretVictim;
    }
    default:
      return undefined;
  }
}

function hintForBuild(
  move: Extract<Move, { readonly type: 'BUILD' }>,
  after: State | undefined,
  { view, me, words: { hint } }: Setting,
): string | undefined {
  const player = view.players[me];
  const waiting = incomeLeft(view, player);
  const lacking = COST[districtOf(move.card)] - player.gold;
  if (lacking > 0) return waiting >= lacking ? hint.incomeFirst(waiting) : hint.lacking(lacking);
  if (!after) return undefined;
  const { city } = after.players[me];
  if (after.firstCompleter !== view.firstCompleter) return hint.firstComplete(SCORING.firstToComplete);
  if (city.length === view.options.citySize) return hint.complete(SCORING.otherComplete);
  if (incomeLeft(after, after.players[me]) > waiting) return hint.buildThenCollect;
  if (!hasFiveColours(view, player.city) && hasFiveColours(after, city)) return hint.fifthColour(SCORING.fiveColours);
  if (view.called === ARCHITECT && architectCardsLeft(view) > 0) return hint.drawThenBuild;
  return undefined;
}

/** The table after each building that could be built now instead. */
function mayBuild({ view, me }: Setting): State[] {
  return view.players[me].hand.flatMap((card) => {
    if (refuse(view, me, build(card))) return [];
    const built = clone(view);
    act(built, me, build(card), undefined);
    return [built];
  });
}

/** What a character would collect in this city at once. */
export function incomeAs(view: CitadelsView, seat: Seat, character: number): number {
  return incomeOf({ ...view, called: character }, view.players[seat]);
}

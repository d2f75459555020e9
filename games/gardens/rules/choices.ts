/** The choice list: every legal move and, once for each reason, what cannot be done now. Long lists open level by level. */
import type { Choice, Refusal, Seat } from '@cantiere/engine';
import { CARD_IDS, DISPLAY_SPACES } from './data.ts';
import { squaresOf } from './garden.ts';
import { groupsOf, type Group } from './groups.ts';
import { HEADINGS } from './headings.ts';
import { PASS_TEMPLE, discardCard, playCard, takeTile, type Move, type PlaceTemple, type PlayCard } from './moves.ts';
import { cardMoves, refuseDiscard, refusePlay } from './placement.ts';
import { EMPTY, type GardensView } from './state.ts';
import { movableTemples, refuseKeep, refuseTemple } from './temples.ts';
import { refuseTake } from './tiles.ts';
import { touches } from './touch.ts';

export function choices(view: GardensView, seat: Seat): Choice<Move>[] {
  if (view.phase === 'over' || seat !== view.asked) return [];
  switch (view.phase) {
    case 'card':
      return [...cardChoices(view, seat), ...discardChoices(view, seat)];
    case 'merge':
      return keepChoices(view, seat);
    case 'temple':
      return templeChoices(view, seat);
    case 'tile':
      return tileChoices(view);
  }
}

function choice(move: Move, under: readonly string[], refusal: Refusal | undefined): Choice<Move> {
  return { kind: 'move', under, at: touches(move), move, ...(refusal !== undefined && { refusal }) };
}

/** Card, then rotation, then row; at the end of each card one blocked place for each reason. */
function cardChoices(view: GardensView, seat: Seat): Choice<Move>[] {
  const legal = cardMoves(view, seat);
  return view.offer.flatMap((card, slot) => {
    if (card === EMPTY) return [];
    const heading = HEADINGS.card(slot, CARD_IDS[card]);
    const fitting = legal.flatMap((move) =>
      move.type === 'PLAY_CARD' && move.slot === slot
        ? [choice(move, [heading, HEADINGS.rotation(move.rotation), HEADINGS.row(move.y)], undefined)]
        : [],
    );
    const blocked = blockedPlaces(view, seat, slot).map(({ move, refusal }) =>
      choice(move, [heading, HEADINGS.blocked], refusal),
    );
    return [...fitting, ...blocked];
  });
}

/** The first place, looking around the garden, that is blocked by a temple, and the first blocked by the table. */
function blockedPlaces(view: GardensView, seat: Seat, slot: number): { move: PlayCard; refusal: Refusal }[] {
  const { left, top, width, height } = view.players[seat].garden;
  const found: { move: PlayCard; refusal: Refusal }[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) {
        const move = playCard(slot, quarter, x, y);
        const refusal = refusePlay(view, seat, move);
        if (refusal === undefined || found.some((known) => known.refusal.code === refusal.code)) continue;
        found.push({ move, refusal });
        if (found.length === 2) return found;
      }
    }
  }
  return found;
}

function discardChoices(view: GardensView, seat: Seat): Choice<Move>[] {
  return view.offer.flatMap((card, slot) => {
    const move = discardCard(slot);
    return card === EMPTY ? [] : [choice(move, [HEADINGS.discard], refuseDiscard(view, seat, move))];
  });
}

/** All temples of the garden: those of the group to settle can stay, the others have no part in it. */
function keepChoices(view: GardensView, seat: Seat): Choice<Move>[] {
  return groupsOf(view.players[seat].garden, view.added).flatMap(({ temples }) =>
    temples.map(({ x, y }) => {
      const move: Move = { type: 'KEEP_TEMPLE', x, y };
      return choice(move, [HEADINGS.keep], refuseKeep(view, seat, move));
    }),
  );
}

/** The squares of each eligible group (and, with an empty supply, each temple that may move); one square of every other group. */
function templeChoices(view: GardensView, seat: Seat): Choice<Move>[] {
  const { garden, temples } = view.players[seat];
  const groups = groupsOf(garden, view.added);
  const sources = temples > 0 ? [undefined] : movableTemples(garden);
  const list: Choice<Move>[] = [];
  for (const group of groups.filter(({ eligible }) => eligible)) {
    for (const from of sources) {
      const under = [HEADINGS.group(group), ...(from === undefined ? [] : [HEADINGS.from(from.x, from.y)])];
      for (const { x, y } of group.squares) {
        const move: PlaceTemple = { type: 'PLACE_TEMPLE', x, y, ...(from !== undefined && { from }) };
        list.push(choice(move, under, refuseTemple(view, seat, move)));
      }
    }
  }
  for (const { squares } of groups.filter(({ eligible }) => !eligible)) {
    const move: PlaceTemple = { type: 'PLACE_TEMPLE', ...squares[0] };
    list.push(choice(move, [HEADINGS.otherGroups], refuseTemple(view, seat, move)));
  }
  list.push(...blockedSources(view, seat, groups));
  list.push({ ...choice(PASS_TEMPLE, [], undefined), ends: 'early' });
  return list;
}

/** With an empty supply: the temples that may not be moved, each with the reason. */
function blockedSources(view: GardensView, seat: Seat, groups: readonly Group[]): Choice<Move>[] {
  const { garden, temples } = view.players[seat];
  const target = groups.find(({ eligible }) => eligible);
  if (temples > 0 || target === undefined) return [];
  const movable = movableTemples(garden);
  return squaresOf(garden)
    .filter(({ x, y }) => groups.some((group) => group.temples.some((temple) => temple.x === x && temple.y === y)))
    .filter(({ x, y }) => !movable.some((temple) => temple.x === x && temple.y === y))
    .map(({ x, y }) => {
      const move: PlaceTemple = { type: 'PLACE_TEMPLE', ...target.squares[0], from: { x, y } };
      return choice(move, [HEADINGS.group(target), HEADINGS.from(x, y)], refuseTemple(view, seat, move));
    });
}

function tileChoices(view: GardensView): Choice<Move>[] {
  return Array.from({ length: DISPLAY_SPACES }, (_, space) => {
    const move = takeTile(space);
    return choice(move, [HEADINGS.column(move.column)], refuseTake(view, move));
  });
}

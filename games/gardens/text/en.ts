/** The Hanging Gardens in English. */
import {
  enumerate,
  optionName,
  plain,
  say,
  type GameTexts,
  type Part,
  type Refusal,
  type Seat,
  type Words,
} from '@cantiere/engine';
import { agree, count } from '@cantiere/engine/grammar/en';
import { BLIND_FROM, COLUMN_OPENS_AT, SMALLEST_GROUP } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { readHeading } from '../rules/headings.ts';
import type { Move, Square } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import { previewPlacement } from '../rules/preview.ts';
import { scores, type ScoreStep } from '../rules/scoring.ts';
import type { GardensView, State } from '../rules/state.ts';
import { openColumns } from '../rules/tiles.ts';
import { cardIdIn, groupAt, tileFacts, tileIdIn } from './facts.ts';
import { faceDown } from './faceDown.ts';
import { theme } from './themes.ts';
import { buildings, ladderOf, nameOf, perTile, piece, plus, rowName, squareName, tilesOf } from './words.ts';

const at = ({ x, y }: Square): string => squareName(x, y);
const turned = (rotation: number): string => (rotation === 0 ? 'upright' : `turned ${rotation}°`);
/** After the place, in moves: an upright card goes without saying. */
const turnedTo = (rotation: number): string => (rotation === 0 ? '' : `, turned ${rotation}°`);
const points = (n: number): string => count(n, 'point');
const list = (items: readonly (Part | Words)[]): Words => enumerate(items, 'and');
const pieces = (ids: readonly string[]): Words => list(ids.map((id) => piece(id, 'en')));
/** Names of cards are lists ("1 park + 2 fountains"): one after the other they have a semicolon between, alone they are quoted. */
const cards = (ids: readonly string[]): Words => ids.flatMap((id, i) => [i > 0 ? '; ' : '', piece(id, 'en')]);
const quoted = (part: Part): Words => say`“${part}”`;
const cardIn = (view: GardensView, slot: number): Words => {
  const card = cardIdIn(view, slot);
  return card === undefined ? [`card ${slot + 1}`] : quoted(piece(card, 'en'));
};

/** "column 1", "columns 1, 2 and 3". */
function columnsFor(size: number): string {
  const columns = openColumns(size);
  return `${agree(columns.length, 'column', 'columns')} ${plain(list(columns.map(String)), String)}`;
}
/** "3 parks open column 1", "6 parks open columns 1, 2 and 3, after a blind tile". */
const opens = (size: number, building: string): string =>
  `${buildings(size, building, 'en')} open ${columnsFor(size)}${size >= BLIND_FROM ? ', after a blind tile' : ''}`;

function prompt(view: GardensView, seat: Seat | 'spectator'): Words {
  if (view.phase === 'over') return ['The game is over.'];
  const { asked } = view;
  if (seat !== asked) {
    switch (view.phase) {
      case 'card':
        return say`${{ seat: asked }} is choosing a card and its place.`;
      case 'merge':
        return say`${{ seat: asked }} is choosing which temple stays.`;
      case 'temple':
        return say`${{ seat: asked }} may place a temple.`;
      case 'tile':
        return say`${{ seat: asked }} is choosing a tile.`;
    }
  }
  switch (view.phase) {
    case 'card':
      return ['Take a card and lay it in your garden.'];
    case 'merge':
      return ['Your card joined groups with temples: choose the one that stays.'];
    case 'temple':
      return [
        view.players[asked].temples > 0
          ? 'A group has grown: you may place a temple on it and take a tile.'
          : 'A group has grown: you may move a temple to it, from your smallest group with one, and take a tile.',
      ];
    case 'tile':
      return [`Take a tile: your group of ${view.templed} opens ${columnsFor(view.templed)}.`];
  }
}

function move(made: Move, view: GardensView): Words {
  switch (made.type) {
    case 'PLAY_CARD':
      return say`Lay ${cardIn(view, made.slot)} at ${at(made)}${turnedTo(made.rotation)}`;
    case 'DISCARD_CARD':
      return say`Discard ${cardIn(view, made.slot)} (space ${made.slot + 1})`;
    case 'KEEP_TEMPLE':
      return [`Keep the temple at ${at(made)}`];
    case 'PLACE_TEMPLE':
      return [made.from === undefined ? `Place a temple at ${at(made)}` : `Move the temple from ${at(made.from)} to ${at(made)}`];
    case 'PASS_TEMPLE':
      return ['Place no temple'];
    case 'TAKE_TILE': {
      const tile = tileIdIn(view, made);
      return tile === undefined
        ? [`Take from column ${made.column}, space ${made.row}: empty`]
        : say`Take the ${piece(tile, 'en')} (column ${made.column}, space ${made.row})`;
    }
  }
}

/** The place is seen on the garden itself. */
function moveShort(made: Move, view: GardensView): Words | undefined {
  switch (made.type) {
    case 'PLAY_CARD':
      return ['Lay the card here'];
    case 'DISCARD_CARD':
      return [`Discard card ${made.slot + 1}`];
    case 'KEEP_TEMPLE':
      return ['Keep this temple'];
    case 'PLACE_TEMPLE':
      return [made.from === undefined ? 'Place the temple here' : 'Move the temple here'];
    case 'TAKE_TILE': {
      const tile = tileIdIn(view, made);
      return tile === undefined ? undefined : say`Take the ${piece(tile, 'en')}`;
    }
    default:
      return undefined;
  }
}

/** What the card makes grow is worth more than its place, which is seen on the garden. */
function moveOutcome(made: Move, view: GardensView): Words | undefined {
  if (made.type !== 'PLAY_CARD') return undefined;
  const grown = previewPlacement(view, view.asked, made)?.groups.filter(({ eligible }) => eligible) ?? [];
  if (grown.length === 0) return moveShort(made, view);
  return say`Confirm: ${list(grown.map(({ size, building }) => [buildings(size, building, 'en')]))}`;
}

/** With a temple in hand. */
function promptWith([first]: readonly string[], view: GardensView): Words | undefined {
  return view.phase === 'temple' && first.startsWith('temple:')
    ? ['Where does this temple go? Touch a square of the group that has grown.']
    : undefined;
}

function moveDetail(made: Move, view: GardensView): Words | undefined {
  switch (made.type) {
    case 'PLAY_CARD': {
      const preview = previewPlacement(view, view.asked, made);
      if (preview === undefined) return undefined;
      const facts = preview.groups
        .filter(({ eligible, temples }) => eligible || temples.length > 1)
        .map(({ building, size, eligible }) =>
          eligible ? opens(size, building) : `${buildings(size, building, 'en')} join several temples`,
        );
      const ground = preview.newGround.length;
      if (ground > 0) facts.push(`${plus(ground)} ${agree(ground, 'square', 'squares')} of ground`);
      if (preview.buried.length > 0) facts.push(`covers ${count(preview.buried.length, 'building')}`);
      return [facts.length === 0 ? 'no group to reward' : facts.join('; ')];
    }
    case 'DISCARD_CARD':
      return ['The card leaves the game and your turn ends.'];
    case 'KEEP_TEMPLE':
      return ['The other temples of the group go back to your supply.'];
    case 'PLACE_TEMPLE': {
      const group = groupAt(view, view.asked, made);
      return (
        group && [
          group.size < COLUMN_OPENS_AT[0] ? buildings(group.size, group.building, 'en') : opens(group.size, group.building),
        ]
      );
    }
    case 'PASS_TEMPLE':
      return ['The group can be rewarded later, when another card enlarges it.'];
    case 'TAKE_TILE': {
      const facts = tileFacts(view, made);
      if (facts === undefined) return undefined;
      const ladder = ladderOf(facts.kind, (each) => `${each} for each Gate`);
      return [facts.adds === undefined ? ladder : `${ladder}: ${plus(facts.adds)} for you now`];
    }
  }
}

function heading(key: string): string {
  const under = readHeading(key);
  switch (under?.of) {
    case 'card':
      return `Card ${under.slot + 1}: ${nameOf(under.card, 'en')}`;
    case 'rotation':
      return under.rotation === 0 ? 'Upright' : `Turned ${under.rotation}° clockwise`;
    case 'row':
      return `Top edge in row ${rowName(under.y)}`;
    case 'blocked':
      return 'Where it does not fit, for example';
    case 'discard':
      return 'Discard a card';
    case 'keep':
      return 'Which temple stays';
    case 'group':
      return `${buildings(under.size, under.building, 'en')}, from ${at(under)}`;
    case 'other-groups':
      return 'Groups that get no temple now';
    case 'from':
      return `With the temple at ${at(under)}`;
    case 'column':
      return `Column ${under.column}: groups of ${COLUMN_OPENS_AT[under.column - 1]} or more`;
    case undefined:
      return key;
  }
}

function step(scored: ScoreStep): string {
  switch (scored.kind) {
    case 'set': {
      const sums = [...Array<number>(scored.sets).fill(scored.setPoints), ...(scored.rest > 0 ? [scored.restPoints] : [])];
      const sum = sums.length > 1 ? `${sums.join(' + ')} = ${scored.points}` : `${scored.points}`;
      return `${tilesOf(scored.tiles, scored.series, 'en')} (${sum})`;
    }
    case 'person':
      return scored.person === 'guard'
        ? `the Guard (${perTile(scored.person)} × ${scored.tiles} = ${scored.points})`
        : `the ${nameOf(scored.person, 'en')} (${scored.complete ? 'complete set' : 'no complete set'}: ${scored.points})`;
    case 'bonus':
      return `${count(scored.temples, 'temple')} without a tile (${scored.points})`;
  }
}

function event(told: Event): Words {
  switch (told.kind) {
    case 'started':
      return say`${{ seat: told.first }} gets the flower and begins. Tiles on the display: ${pieces(told.tiles)}.`;
    case 'dealt':
      return say`Round ${told.round}, cards: ${cards(told.cards)}. ${{ seat: told.flower }} goes first.`;
    case 'played':
      return say`${{ seat: told.seat }} lays the card ${quoted(piece(told.card, 'en'))} at ${at(told)}, ${turned(told.rotation)}${
        told.grown.length === 0 ? '' : say`: ${list(told.grown.map(({ building, size }) => buildings(size, building, 'en')))}`
      }.`;
    case 'discarded':
      return say`No card fits: ${{ seat: told.seat }} discards the card ${quoted(piece(told.card, 'en'))}.`;
    case 'kept':
      return say`${{ seat: told.seat }} keeps the temple at ${at(told)} on ${buildings(told.size, told.building, 'en')}; ${count(
        told.returned.length,
        'temple',
      )} back to the supply.`;
    case 'templePlaced':
      return say`${{ seat: told.seat }} ${told.from === undefined ? 'places a temple' : `moves the temple from ${at(told.from)}`} ${
        told.from === undefined ? 'at' : 'to'
      } ${at(told)}: ${buildings(told.size, told.building, 'en')}.`;
    case 'passed':
      return say`${{ seat: told.seat }} places no temple.`;
    case 'blindDrawn':
      return say`${{ seat: told.seat }} draws a blind tile: the ${piece(told.tile, 'en')}.`;
    case 'blindDrawnUnseen':
      return say`${{ seat: told.seat }} draws a blind tile.`;
    case 'blindLost':
      return say`No tile is left to draw blind: ${{ seat: told.seat }} goes without.`;
    case 'took':
      return say`${{ seat: told.seat }} takes the ${piece(told.tile, 'en')} from column ${told.column}.`;
    case 'refilled':
      return say`Column ${told.column} gets the ${piece(told.tile, 'en')}.`;
    case 'bonusPaid':
      return say`No tile for ${{ seat: told.seat }}: ${points(told.points)} instead.`;
    case 'tilesGone':
      return [`The tiles have run out. Round ${told.lastRound} is the last.`];
    case 'flowerPassed':
      return say`The flower passes from ${{ seat: told.from }} to ${{ seat: told.to }}.`;
    case 'gameOver':
      return [endReason(told.reason)];
    case 'scored':
      return say`${{ seat: told.seat }} ${told.blind.length === 0 ? '' : say`turns over ${list(told.blind.map((id) => say`the ${piece(id, 'en')}`))} and `}scores ${
        told.steps.length === 0 ? '' : say`${list(told.steps.map(step))}: `
      }${points(told.total)}.`;
  }
}

const PHASES: Readonly<Record<string, string>> = {
  card: 'lay a card',
  merge: 'choose which temple stays',
  temple: 'place a temple or decline',
  tile: 'take a tile',
};

function refusal({ code, need, have, about }: Refusal): string {
  switch (code) {
    case 'MALFORMED':
      return 'That move is not understood.';
    case 'GAME_OVER':
      return 'The game is over.';
    case 'BAD_OPTION':
      return `This option, or its value, is not possible: ${optionName(options, about ?? '', 'en')}.`;
    case 'BAD_TABLE':
      return `The game is for 2 to 4 players${have === undefined ? '' : `, not ${have}`}.`;
    case 'NOT_YOUR_TURN':
      return 'It is not your turn.';
    case 'WRONG_PHASE':
      return `Not at this point of the turn: now you are to ${PHASES[about ?? ''] ?? 'decide something else'}.`;
    case 'NO_SUCH_CARD':
      return `There is no card in space ${(have ?? 0) + 1}.`;
    case 'BAD_PLACEMENT':
      return 'That is no square of the grid, or no quarter turn.';
    case 'COVERS_TEMPLE':
      return have !== undefined && have > 1
        ? `The card would cover ${have} of your temples.`
        : 'The card would cover one of your temples.';
    case 'BUILDING_ON_TABLE':
      return have !== undefined && have > 1
        ? `${have} buildings on the card would lie on the bare table.`
        : 'A building on the card would lie on the bare table.';
    case 'PLACEMENT_EXISTS':
      return `You may discard only when no card fits: there ${agree(have ?? 0, 'is', 'are')} ${count(have ?? 0, 'place')} where one does.`;
    case 'NOT_AN_OVERCROWDED_GROUP':
      return 'No temple of the group you are settling stands there.';
    case 'NOT_A_BUILDING':
      return 'There is no building on that square.';
    case 'GROUP_TOO_SMALL':
      return `A temple needs a group of ${need ?? SMALLEST_GROUP}: this one has ${buildings(have ?? 0, about ?? '', 'en')}.`;
    case 'GROUP_HAS_TEMPLE':
      return `This group (${buildings(have ?? 0, about ?? '', 'en')}) has a temple already.`;
    case 'GROUP_NOT_GROWN':
      return `Your card added nothing to this group (${buildings(have ?? 0, about ?? '', 'en')}).`;
    case 'SUPPLY_NOT_EMPTY':
      return `You still have ${count(have ?? 0, 'temple')} in your supply: use ${agree(have ?? 0, 'it', 'one of those')}.`;
    case 'SOURCE_REQUIRED':
      return 'Your supply is empty: say which temple to move.';
    case 'NO_TEMPLE_THERE':
      return 'No temple of yours stands on that square.';
    case 'SOURCE_NOT_SMALLEST':
      return `Only a temple of your smallest group may move: that has ${count(need ?? 0, 'square')}, this one ${have ?? 0}.`;
    case 'COLUMN_NOT_ALLOWED':
      return need === undefined ? 'There is no such column.' : `That column needs a group of ${need}: yours has ${have ?? 0}.`;
    case 'SLOT_EMPTY':
      return 'There is no tile in that space.';
    default:
      return code;
  }
}

function endReason(reason: string): string {
  return reason === 'TILES' ? 'The tiles ran out and the last round has been played.' : 'The last cards have been played.';
}

export const en: GameTexts<State, Move, Event> = {
  piece: (id) => nameOf(id, 'en'),
  prompt,
  move,
  moveShort,
  moveDetail,
  moveOutcome,
  promptWith,
  holdings: (view, seat) => [points(scores(view)[seat]), count(view.players[seat].temples, 'free temple')],
  heading,
  theme: theme('en'),
  event,
  refusal,
  category: (category) => (category === 'bonus' ? 'Temples without a tile' : nameOf(category, 'en')),
  faceDown: faceDown('en'),
  endReason,
};

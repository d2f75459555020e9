/** Laws that hold at every position, without playing on. Each check answers with what is wrong, or nothing. */
import { canonicalJson } from '../hash.ts';
import { quickChance } from '../chance.ts';
import type { Choice, GameMove } from '../contract.ts';
import { LANGUAGES, plain } from '../words.ts';
import type { Refusal } from '../refusal.ts';
import { inAnyOrder, placesPicked } from '../touch.ts';
import type { Seat, Viewer } from '../seat.ts';
import { notPlain } from './plainData.ts';
import type { Position, Subject } from './subject.ts';

export type PositionCheck = (position: Position) => string | undefined;

const seatsOf = ({ seats }: { seats: number }): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const viewersOf = (position: Position): Viewer[] => [...seatsOf(position), 'spectator'];

/** Somebody is asked until the end; whoever is asked has something to do, and nobody else has. */
const asked: PositionCheck = ({ subject: { game }, state, seats }) => {
  const toAct = game.toAct(state);
  if ((toAct.length === 0) !== (game.result(state) !== undefined))
    return 'nobody is asked although there is no result, or the other way round';
  for (const seat of seatsOf({ seats })) {
    const count = game.moves(state, seat).length;
    if (toAct.includes(seat) && count === 0) return `seat ${seat} is asked but has no move`;
    if (!toAct.includes(seat) && count > 0) return `seat ${seat} has moves but is not asked`;
  }
  return undefined;
};

/** moves() and refuse() are one legality: what is listed is accepted and well formed, what is not listed is refused. */
const movesAndRefusalsAgree: PositionCheck = ({ subject, state, seats, formerMoves }) => {
  const { game } = subject;
  for (const seat of seatsOf({ seats })) {
    const listed = new Set<string>();
    for (const move of game.moves(state, seat)) {
      const text = canonicalJson(move);
      if (listed.has(text)) return `listed twice: ${text}`;
      listed.add(text);
      const refused = game.refuse(state, seat, move);
      if (refused) return `listed but refused with ${refused.code}: ${text}`;
      if (!subject.isMove(move)) return `listed but not well formed: ${text}`;
    }
    for (const move of formerMoves) {
      const text = canonicalJson(move);
      const refused = game.refuse(state, seat, move);
      if (!refused && !listed.has(text) && !standsForAnother(subject, state, seat, move)) {
        return `accepted from seat ${seat} but not listed: ${text}`;
      }
      const fault = refused && badRefusal(subject, refused);
      if (fault) return fault;
    }
  }
  return undefined;
};

/** The choice list tells the truth, covers every legal move, and no two entries read the same. */
const choicesTellTheTruth: PositionCheck = ({ subject, state }) => {
  const { game, texts } = subject;
  for (const seat of game.toAct(state)) {
    const view = game.view(state, seat);
    const choices = game.choices(view, seat);
    const labels = new Set<string>();
    const listed = new Set(game.moves(state, seat).map(canonicalJson));
    for (const choice of choices) {
      const text = canonicalJson(choice.move);
      const refused = choice.kind === 'move' ? game.refuse(view, seat, choice.move) : choice.refusal;
      if ((refused?.code ?? '') !== (choice.refusal?.code ?? '')) {
        return `offered as ${choice.refusal?.code ?? 'legal'} but refuse says ${refused?.code ?? 'legal'}: ${text}`;
      }
      if (choice.kind === 'move' && !choice.refusal && !listed.has(text))
        return `offered and accepted but not listed by moves(): ${text}`;
      const fault = choice.refusal && badRefusal(subject, choice.refusal);
      if (fault) return fault;
      for (const language of LANGUAGES) {
        const worded = [
          choice.under.map((key) => texts[language].heading(key, view)).join(' / '),
          shown(texts[language].move(choice.move, view)),
          shown(texts[language].moveDetail(choice.move, view) ?? ''),
        ];
        if (worded[1] === '' || worded.some(looksBroken)) return `badly worded in ${language}: ${worded.join(' | ')} for ${text}`;
        const label = `${language}: ${worded.join(' | ')}`;
        if (labels.has(label)) return `two choices read the same: ${label}`;
        labels.add(label);
      }
    }
    const complete = new Set(
      choices.filter((choice) => choice.kind === 'move' && !choice.refusal).map((choice) => canonicalJson(choice.move)),
    );
    const missing = game
      .moves(state, seat)
      .find((move) => !complete.has(canonicalJson(move)) && !choices.some((choice) => placesPicked(choice, move) !== undefined));
    if (missing) return `legal but not among the choices: ${canonicalJson(missing)}`;
  }
  return undefined;
};

/** Every choice has a place on the table; touching never leaves it open which legal one is meant. */
const choicesHaveAPlace: PositionCheck = ({ subject: { game }, state }) => {
  for (const seat of game.toAct(state)) {
    const choices = game.choices(game.view(state, seat), seat);
    for (const choice of choices) {
      if (choice.kind === 'move' && choice.at.length === 0) return `nothing to touch for ${canonicalJson(choice.move)}`;
      if (choice.kind === 'pick' && choice.places.length !== choice.from.length)
        return `a pick of ${choice.from.length} items with ${choice.places.length} places: ${canonicalJson(choice.move)}`;
    }
    const legal = choices.flatMap(({ at, move, refusal }) =>
      refusal ? [] : [{ touches: at.map((place) => `${place} `).join(''), move }],
    );
    legal.sort((a, b) => (a.touches < b.touches ? -1 : 1)); // what begins alike stands together
    for (let i = 1; i < legal.length; i++) {
      const [shorter, longer] = [legal[i - 1], legal[i]];
      if (longer.touches.startsWith(shorter.touches))
        return `"${shorter.touches}" makes ${canonicalJson(shorter.move)} and begins ${canonicalJson(longer.move)}`;
    }
    const doubt = doubtInAnyOrder(choices.filter(({ refusal }) => refusal === undefined));
    if (doubt) return doubt;
  }
  return undefined;
};

/** Where the order says nothing, no choice may lie within another. */
function doubtInAnyOrder(legal: readonly Choice[]): string | undefined {
  const loose = legal.filter(inAnyOrder);
  const seen = new Map(legal.map((choice) => [choice.at.toSorted().join(' '), choice]));
  for (const choice of loose) {
    const same = seen.get(choice.at.toSorted().join(' '));
    if (same !== choice) return `the same touches make ${canonicalJson(choice.move)} and ${canonicalJson(same?.move)}`;
  }
  const longest = Math.max(0, ...loose.map(({ at }) => at.length));
  for (const shorter of legal.filter(({ at }) => at.length < longest)) {
    const longer = loose.find(({ at }) => at.length > shorter.at.length && shorter.at.every((place) => at.includes(place)));
    if (longer) return `the touches of ${canonicalJson(shorter.move)} begin ${canonicalJson(longer.move)}`;
  }
  return undefined;
}

/** Questions change nothing. */
const askingChangesNothing: PositionCheck = ({ subject: { game }, state, seats }) => {
  const before = canonicalJson(state);
  for (const seat of seatsOf({ seats })) {
    const view = game.view(state, seat);
    game.moves(state, seat).forEach((move) => game.refuse(state, seat, move));
    game.choices(view, seat);
    if (game.toAct(state).length > 0) game.imagine(view, seat, quickChance(seat + 1));
    game.scores(state);
    game.round(state);
    game.census(state);
  }
  game.result(state);
  return canonicalJson(state) === before ? undefined : 'a question changed the state';
};

const stateIsPlainData: PositionCheck = ({ state }) =>
  notPlain(state) ??
  (canonicalJson(JSON.parse(JSON.stringify(state))) === canonicalJson(state) ? undefined : 'changed by a JSON round trip');

const cloneIsExact: PositionCheck = ({ subject: { game }, state }) => {
  const copy = game.clone(state);
  if (canonicalJson(copy) !== canonicalJson(structuredClone(state))) return 'clone differs from structuredClone';
  const shared = sharedParts(state, copy);
  return shared && `clone shares ${shared} with the original`;
};

/** Re-deal: a world imagined from a seat's view is a possible one, and that seat (and any spectator) cannot tell it from the real one. */
const redeal: PositionCheck = (position) => {
  const { subject, state, step } = position;
  const { game } = subject;
  if (game.toAct(state).length === 0) return undefined;
  const census = canonicalJson(game.census(state));
  const watched = canonicalJson(game.view(state, 'spectator'));
  for (const seat of seatsOf(position)) {
    const view = game.view(state, seat);
    const seen = canonicalJson(view);
    for (let sample = 0; sample < 2; sample++) {
      const world = game.imagine(view, seat, quickChance(step * 1009 + seat * 31 + sample + 1));
      const fault = notPlain(world, 'imagined');
      if (fault) return fault;
      if ('viewer' in world) return 'an imagined world is a state, not a view';
      if (canonicalJson(game.census(world)) !== census) return `seat ${seat} imagines a world with other components`;
      if (canonicalJson(game.view(world, seat)) !== seen)
        return `seat ${seat} can tell an imagined world from the real one: ${firstDifference(view, game.view(world, seat))}`;
      if (canonicalJson(game.view(world, 'spectator')) !== watched)
        return `a spectator knows more than seat ${seat}: ${firstDifference(game.view(state, 'spectator'), game.view(world, 'spectator'))}`;
      if (canonicalJson(game.toAct(world)) !== canonicalJson(game.toAct(state)))
        return `seat ${seat} imagines that somebody else is asked`;
    }
  }
  return undefined;
};

/** Legality never reads what the seat cannot see, and the generator is in no view. */
const viewSufficesToPlay: PositionCheck = (position) => {
  const {
    subject: { game },
    state,
  } = position;
  for (const viewer of viewersOf(position)) {
    const view = game.view(state, viewer);
    if (view.viewer !== viewer) return `the view of ${viewer} says it is ${String(view.viewer)}'s`;
    const fault = notPlain(view, 'view');
    if (fault) return fault;
    if ('seed' in view.chance ? view.chance.seed !== '' || view.chance.at !== 0 : true)
      return `the view of ${viewer} shows the generator`;
    if (typeof viewer !== 'number') continue;
    const byState = game.moves(state, viewer).map(canonicalJson).toSorted();
    const byView = game.moves(view, viewer).map(canonicalJson).toSorted();
    if (canonicalJson(byState) !== canonicalJson(byView)) return `seat ${viewer} has other moves on its view than on the state`;
  }
  return undefined;
};

/** Everything is worded in every language. */
const textsAreComplete: PositionCheck = (position) => {
  const {
    subject: { game, texts },
    state,
  } = position;
  for (const language of LANGUAGES) {
    for (const viewer of viewersOf(position)) {
      if (viewer === 'all') continue;
      const prompt = shown(texts[language].prompt(game.view(state, viewer), viewer));
      if (prompt === '' || looksBroken(prompt)) return `prompt in ${language} for ${viewer}: "${prompt}"`;
    }
    const result = game.result(state);
    if (!result) continue;
    const words = [
      texts[language].endReason(result.endReason),
      ...result.sheet.map(({ category }) => texts[language].category(category)),
    ];
    const bad = words.find((text) => text === '' || looksBroken(text));
    if (bad !== undefined) return `result in ${language}: "${bad}"`;
  }
  return undefined;
};

/**
 * With everything open nothing stays in the dark. Worlds that a seat cannot tell apart have the same pieces face down, only
 * lying elsewhere: a pile left out would be missed in one of them, an order left out would make two of them read alike.
 */
const openMeansEverything: PositionCheck = (position) => {
  const {
    subject: { game, texts },
    state,
    step,
  } = position;
  if (game.toAct(state).length === 0) return undefined;
  const withoutChance = (world: Position['state']): string => canonicalJson({ ...game.view(world, 'all'), chance: null });
  const read = (world: Position['state']): string => canonicalJson(texts.en.faceDown(game.view(world, 'all')));
  const pieces = (world: Position['state']): string[] =>
    texts.en.faceDown(game.view(world, 'all')).flatMap((pile) => pile.pieces);
  const secrets = withoutChance(state);
  for (const seat of seatsOf(position)) {
    const world = game.imagine(game.view(state, seat), seat, quickChance(step * 613 + seat + 1));
    if (withoutChance(world) !== secrets && read(world) === read(state))
      return `open piles hide a secret: ${firstDifference(game.view(state, 'all'), game.view(world, 'all'))}`;
    const [here, there] = [pieces(state).toSorted(), pieces(world).toSorted()];
    if (canonicalJson(here) !== canonicalJson(there))
      return `an open pile is missing: seat ${seat} can imagine other pieces face down: ${firstDifference(here, there)}`;
  }
  for (const language of LANGUAGES) {
    const piles = texts[language].faceDown(game.view(state, 'all'));
    const words = piles.flatMap(({ name, pieces }) => [name, ...pieces.map((id) => texts[language].piece(id))]);
    const bad = words.find((text) => typeof text !== 'string' || text === '' || looksBroken(text));
    if (bad !== undefined) return `open piles in ${language}: "${bad}"`;
  }
  return undefined;
};

/** A result adds up: as many numbers as seats, totals are the sums of the sheet, ranks follow from 1. */
const resultAddsUp: PositionCheck = ({ subject: { game }, state, seats }) => {
  const result = game.result(state);
  if (!result) return undefined;
  const lists = [result.totals, result.ranks, ...result.sheet.map(({ points }) => points)];
  if (lists.some((list) => list.length !== seats)) return 'a result line has not one number for each seat';
  const wrong = result.totals.findIndex(
    (total, seat) => Math.abs(total - result.sheet.reduce((sum, { points }) => sum + points[seat], 0)) > 1e-9,
  );
  if (wrong >= 0) return `the sheet of seat ${wrong} does not add up to its total`;
  const byRank = result.ranks.toSorted((a, b) => a - b);
  return byRank.every((rank, i) => rank === i + 1 || rank === byRank[i - 1])
    ? undefined
    : `ranks ${result.ranks.join(', ')} are no ranking`;
};

/** Hostile input stops at the door. */
const junkIsNoMove: PositionCheck = ({ subject, state, step }) => {
  if (step > 0) return undefined;
  const first = subject.game.toAct(state).map((seat) => subject.game.moves(state, seat)[0])[0];
  const junk: unknown[] = [
    null,
    undefined,
    0,
    '',
    'PASS',
    [],
    {},
    { type: 1 },
    { type: '' },
    { type: '__proto__' },
    { type: 'constructor' },
    [first],
    { ...first, extra: 1 },
    { ...first, type: 'NO_SUCH_MOVE' },
  ];
  const taken = junk.find((raw) => subject.isMove(raw));
  return taken === undefined ? undefined : `the schema takes ${JSON.stringify(taken)} for a move`;
};

export const positionChecks: Readonly<Record<string, PositionCheck>> = {
  asked,
  movesAndRefusalsAgree,
  choicesTellTheTruth,
  choicesHaveAPlace,
  askingChangesNothing,
  stateIsPlainData,
  cloneIsExact,
  redeal,
  viewSufficesToPlay,
  textsAreComplete,
  openMeansEverything,
  resultAddsUp,
  junkIsNoMove,
};

function badRefusal({ game, texts }: Subject, refused: Refusal): string | undefined {
  if (!game.refusalCodes.includes(refused.code)) return `refusal code ${refused.code} is not declared`;
  if (refused.rule === '') return `refusal ${refused.code} names no rule`;
  for (const language of LANGUAGES) {
    const text = texts[language].refusal(refused);
    if (text === '' || looksBroken(text)) return `refusal ${refused.code} in ${language}: "${text}"`;
  }
  return undefined;
}

/**
 * Identical pieces are listed once: a move that names the twin of a listed piece reads the same. And where a set can be
 * chosen in thousands of ways, the pick that covers them all stands for those that are not listed.
 */
function standsForAnother({ game, texts }: Subject, state: Position['state'], seat: Seat, move: GameMove): boolean {
  const view = game.view(state, seat);
  const label = shown(texts.en.move(move, view));
  return (
    game.moves(state, seat).some((listed) => listed.type === move.type && shown(texts.en.move(listed, view)) === label) ||
    game.choices(view, seat).some((choice) => placesPicked(choice, move) !== undefined)
  );
}

export function shown(words: Parameters<typeof plain>[0]): string {
  return plain(words, (seat) => `Player ${seat + 1}`);
}

export function looksBroken(text: string): boolean {
  return /undefined|NaN|\[object|\bnull\b|Infinity/.test(text);
}

/** Path of the first changeable part that two structures share. */
function sharedParts(a: unknown, b: unknown, path = 'state'): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return Object.isFrozen(a) || path === 'state.options' ? undefined : path;
  for (const key of Object.keys(a)) {
    const found = sharedParts(Reflect.get(a, key), Reflect.get(b, key), `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

export function firstDifference(a: unknown, b: unknown, path = 'view'): string {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null)
    return `${path}: ${JSON.stringify(a)} against ${JSON.stringify(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [left, right]: unknown[] = [Reflect.get(a, key), Reflect.get(b, key)];
    if (canonicalJson(left ?? null) !== canonicalJson(right ?? null)) return firstDifference(left, right, `${path}.${key}`);
  }
  return `${path}: equal`;
}

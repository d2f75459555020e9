/**
 * What really happened at a finished table, played again from its export, and the search for it in what one viewer was
 * told while the game ran. What a game hides is written beside it (citadels.secrets.ts, capitol.secrets.ts) from the rules'
 * text, not from the rules' own view(): a mistake there is found here.
 */
import {
  canonicalJson,
  deal,
  playRecorded,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Told,
} from '@cantiere/engine';
import type { ServerMessage, Update } from '@cantiere/server/protocol';
import type { LiveViewer } from '../../server/tables/tableGame.ts';

export interface Truth<S> {
  readonly record: GameRecord;
  /** The whole position after each move; [0] is the deal. */
  readonly states: readonly S[];
  readonly told: readonly Told[];
}

export function truthOf<S extends GameState>(game: Game, record: GameRecord): Truth<S> {
  const told: Told[] = [];
  const state = deal(game, record, told);
  // The game is the record's own: its states are of this type.
  const states = [game.clone(state) as S];
  for (const [at, played] of record.moves.entries()) {
    playRecorded(game, state, played, at, told);
    states.push(game.clone(state) as S);
  }
  return { record, states, told };
}

/** What one game keeps from a viewer. */
export interface Secrets<S> {
  /** The places of a view where something hidden stands open. */
  inView(real: S, shown: S, viewer: LiveViewer): string[];
  /** A list that stands anywhere at all: a hand, or a run of a deck, under whatever name. `before` is the previous position. */
  inList(list: readonly unknown[], now: S, before: S, viewer: LiveViewer): string[];
  /** Whether the viewer's own secret stands where it belongs: the search looks in the right place. */
  owns(real: S, shown: S, viewer: LiveViewer): boolean;
}

/** Searches message after message; remembers how far the game had come. */
export class Search<S extends GameState> {
  readonly #truth: Truth<S>;
  readonly #viewer: LiveViewer;
  readonly #secrets: Secrets<S>;
  readonly #keptFromMe: ReadonlySet<string>;
  #version = 0;
  /** Views in which the viewer's own cards were found: the search does find what is there. */
  ownHands = 0;

  constructor(truth: Truth<S>, viewer: LiveViewer, secrets: Secrets<S>) {
    this.#truth = truth;
    this.#viewer = viewer;
    this.#secrets = secrets;
    const mayHear = ({ to }: Told): boolean => to === undefined || (typeof viewer === 'number' && to.includes(viewer));
    this.#keptFromMe = new Set(truth.told.filter((one) => !mayHear(one)).map(({ event }) => canonicalJson(event)));
  }

  /** Whether this text was sent when everything is open: the game is over. */
  static isOver(text: string): boolean {
    return /"phase":"over"|"result":\{/.test(text);
  }

  /** Raw text: neither the seed nor a piece of it. */
  text(text: string): string[] {
    const { seed } = this.#truth.record;
    const pieces = [0, 16, 32, 48].map((at) => seed.slice(at, at + 16));
    return pieces.some((piece) => text.toLowerCase().includes(piece)) ? ['the seed'] : [];
  }

  message(message: ServerMessage): string[] {
    const updates = message.t === 'behind' ? message.updates : 'update' in message && message.update ? [message.update] : [];
    const versions = updates.map(({ version }) => version);
    this.#version = Math.max(this.#version, ...versions);
    const found = updates.flatMap((update) => this.#inView(update));
    for (const node of nodesOf(message)) found.push(...this.#inNode(node));
    return found;
  }

  #inView({ version, view }: Update): string[] {
    const real = this.#truth.states[version];
    const shown = view as unknown as S;
    if (this.#secrets.owns(real, shown, this.#viewer)) this.ownHands++;
    const found = this.#secrets.inView(real, shown, this.#viewer);
    const { chance } = shown;
    if (chance !== undefined && ('quick' in chance || chance.seed !== '' || chance.at !== 0)) found.push('the generator');
    return found;
  }

  /** Anywhere at all: events that others were told, and whatever the game hides in lists. */
  #inNode(node: object): string[] {
    if (!Array.isArray(node)) return this.#keptFromMe.has(canonicalJson(node)) ? [`an event: ${(node as GameEvent).kind}`] : [];
    const now = this.#truth.states[this.#version];
    const before = this.#truth.states[Math.max(0, this.#version - 1)];
    return this.#secrets.inList(node, now, before, this.#viewer);
  }
}

/** What of a hidden list stands open: same card, same place. */
export function openIn(what: string, real: readonly unknown[], told: readonly unknown[] | undefined): string[] {
  return (told ?? []).flatMap((value, at) => (isKnown(value) && value === real[at] ? [`${what} [${at}]`] : []));
}

const isKnown = (value: unknown): boolean => typeof value === 'number' && value >= 0;

export function sameCards(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && canonicalJson(a.toSorted(byNumber)) === canonicalJson(b.toSorted(byNumber));
}

const byNumber = (a: number, b: number): number => a - b;

/** Whether so many cards of a deck stand in a list in the deck's order, one way or the other. */
export function hasRun(deck: readonly number[], cards: readonly number[], length: number): boolean {
  const within = `,${cards.join(',')},`;
  return [deck, deck.toReversed()].some((order) =>
    order.some((_, at) => at + length <= order.length && within.includes(`,${order.slice(at, at + length).join(',')},`)),
  );
}

/** Every object and array inside, however deep. */
function* nodesOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inside of Object.values(value)) yield* nodesOf(inside);
}

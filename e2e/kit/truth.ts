/**
 * What really happened at a finished table of Citadels, played again from its export, and the search for it in what one
 * viewer was told while the game ran. Written from the rules' text (CIT-10), not from the rules' own view(): a mistake
 * there is found here.
 */
import { canonicalJson, deal, playRecorded, type GameEvent, type GameRecord, type Seat, type Told } from '@cantiere/engine';
import type { ServerMessage, Update } from '@cantiere/server/protocol';
import { DISTRICTS, preparationFor } from '../../games/citadels/rules/catalog.ts';
import { game } from '../../games/citadels/rules/index.ts';
import type { State } from '../../games/citadels/rules/state.ts';

export type Watching = Seat | 'spectator';

export interface Truth {
  readonly record: GameRecord;
  /** The whole position after each move; [0] is the deal. */
  readonly states: readonly State[];
  readonly told: readonly Told[];
}

export function truthOf(record: GameRecord): Truth {
  const told: Told[] = [];
  const state = deal(game, record, told) as State;
  const states = [game.clone(state) as State];
  for (const [at, played] of record.moves.entries()) {
    playRecorded(game, state, played, at, told);
    states.push(game.clone(state) as State);
  }
  return { record, states, told };
}

/** Searches message after message; remembers how far the game had come. */
export class Search {
  readonly #truth: Truth;
  readonly #viewer: Watching;
  readonly #keptFromMe: ReadonlySet<string>;
  #version = 0;
  /** The viewer's own cards, found where they belong: the search does find what is there. */
  ownHands = 0;

  constructor(truth: Truth, viewer: Watching) {
    this.#truth = truth;
    this.#viewer = viewer;
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

  /** The places of a view where something hidden would stand. */
  #inView({ version, view }: Update): string[] {
    const state = this.#truth.states[version];
    const shown = view as unknown as State;
    const mine = (seat: Seat): boolean => seat === this.#viewer;
    const found: string[] = [];
    const hidden = (what: string, real: readonly unknown[], told: readonly unknown[] | undefined): void => {
      for (const [at, value] of (told ?? []).entries()) if (isKnown(value) && value === real[at]) found.push(`${what} [${at}]`);
    };
    if (shown.chance !== undefined && ('quick' in shown.chance || shown.chance.seed !== '' || shown.chance.at !== 0))
      found.push('the generator');
    hidden('the deck', state.deck, shown.deck);
    state.players.forEach(({ hand }, seat) => {
      if (!mine(seat)) hidden(`the hand of ${seat}`, hand, shown.players[seat]?.hand);
      else if (hand.length > 0 && canonicalJson(hand) === canonicalJson(shown.players[seat]?.hand)) this.ownHands++;
    });
    if (!mine(state.asked)) hidden(`the cards drawn by ${state.asked}`, state.turn.drawn, shown.turn.drawn);
    // The draft: what others were offered, kept and set aside, until it is called.
    state.offered.forEach((set, step) => {
      if (mine(drafterOf(state, step))) return;
      if (shown.offered[step] === set && set !== 0) found.push(`the offer of step ${step}`);
      hidden(`the pick of step ${step}`, [state.kept[step]], [shown.kept[step]]);
      hidden(`what was set aside at step ${step}`, [state.setAside[step]], [shown.setAside[step]]);
    });
    state.holder.forEach((seat, character) => {
      const called = character <= state.called && character !== state.murdered;
      if (seat >= 0 && !mine(seat) && !called && shown.holder[character] === seat) found.push(`who holds character ${character}`);
    });
    const seesFaceDown = preparationFor(state.seats).draft.some(
      ({ picksUpFaceDown }, step) => picksUpFaceDown && step < state.offered.length && mine(drafterOf(state, step)),
    );
    if (!seesFaceDown) hidden('the character face down', [state.faceDown], [shown.faceDown]);
    return found;
  }

  /** Anywhere at all: events that others were told, hands and runs of the deck under whatever name. */
  #inNode(node: object): string[] {
    if (!Array.isArray(node)) return this.#keptFromMe.has(canonicalJson(node)) ? [`an event: ${(node as GameEvent).kind}`] : [];
    const cards = node.map(districtNumber);
    if (cards.length < 3 || !cards.every((card) => card >= 0)) return [];
    const state = this.#truth.states[this.#version];
    const before = this.#truth.states[Math.max(0, this.#version - 1)];
    const open = [state, before].flatMap(({ players }) =>
      players.flatMap(({ hand, city }, seat) => (seat === this.#viewer ? [city, hand] : [city])),
    );
    if (open.some((pile) => sameCards(pile, cards))) return [];
    const found = state.players.flatMap(({ hand }, seat) =>
      seat !== this.#viewer && sameCards(hand, cards) ? [`the hand of ${seat}, somewhere`] : [],
    );
    if (cards.length >= RUN && (hasRun(state.deck, cards) || hasRun(state.deck.toReversed(), cards)))
      found.push('a run of the deck');
    return found;
  }
}

/** So many cards in the deck's order are no accident. */
const RUN = 6;

const isKnown = (value: unknown): boolean => typeof value === 'number' && value >= 0;

/** The crown's owner begins; the draft goes round. */
function drafterOf(state: State, step: number): Seat {
  return (state.firstDrafter + step) % state.seats;
}

function districtNumber(card: unknown): number {
  return typeof card === 'string' ? DISTRICTS.indexOf(card) : typeof card === 'number' && Number.isInteger(card) ? card : -1;
}

function sameCards(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && canonicalJson(a.toSorted(byNumber)) === canonicalJson(b.toSorted(byNumber));
}

const byNumber = (a: number, b: number): number => a - b;

function hasRun(deck: readonly number[], cards: readonly number[]): boolean {
  const within = `,${cards.join(',')},`;
  for (let at = 0; at + RUN <= deck.length; at++) if (within.includes(`,${deck.slice(at, at + RUN).join(',')},`)) return true;
  return false;
}

/** Every object and array inside, however deep. */
function* nodesOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inside of Object.values(value)) yield* nodesOf(inside);
}

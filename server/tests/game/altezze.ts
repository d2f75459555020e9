/**
 * Altezze: a game of a page, complete enough to test a server with. Each round everybody secretly puts a card down; the
 * highest takes the round, and its owner may weigh up (which does nothing, up to three times) and then swap a card of the
 * hand for the unseen top of the deck. Most rounds win.
 */
import {
  HIDDEN_CHANCE,
  NOBODY,
  NOT_YOUR_TURN,
  catalogue,
  cloneChance,
  only,
  rankSeats,
  refusal,
  shuffle,
  split,
  type BotKnowledge,
  type Chance,
  type Game,
  type PlanKind,
  type Seat,
} from '@cantiere/engine';
import type { GameNumbers } from '@cantiere/engine/numbers';
import Type from 'typebox';

const HIDDEN = 0;
/** What stands in the box. Other editions have other numbers. */
export const printed = { deck: 60, weighed: 3 };
export const data = catalogue('altezze', printed);
const { deck: DECK, weighed: MOST_WEIGHED } = data;
const SLOW_MS = 400;

export interface State {
  readonly seats: number;
  readonly options: { readonly cards: number; readonly bots: string };
  chance: Chance;
  hands: number[][];
  /** Face down; 0 means none yet. */
  chosen: number[];
  placed: boolean[];
  deck: number[];
  seen: number[];
  rounds: number[];
  round: number;
  /** Who may swap now; -1 for nobody. */
  swapping: number;
  weighed: number;
  over: boolean;
}

export type Move =
  | { readonly type: 'place'; readonly card: number }
  | { readonly type: 'swap'; readonly card: number }
  | { readonly type: 'weigh' }
  | { readonly type: 'keep' };

export type Event =
  | { readonly kind: 'dealt'; readonly cards: number }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly card?: number }
  | { readonly kind: 'revealed'; readonly cards: readonly number[]; readonly winner: Seat }
  | { readonly kind: 'weighed'; readonly seat: Seat }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly drawn?: number }
  | { readonly kind: 'over' };

export const moveSchema = Type.Union([
  Type.Object({ type: Type.Literal('place'), card: Type.Integer() }, { additionalProperties: false }),
  Type.Object({ type: Type.Literal('swap'), card: Type.Integer() }, { additionalProperties: false }),
  Type.Object({ type: Type.Literal('weigh') }, { additionalProperties: false }),
  Type.Object({ type: Type.Literal('keep') }, { additionalProperties: false }),
]);

export const game: Game<State, Move, Event> = {
  meta: {
    id: 'altezze',
    rulePrefix: 'ALT',
    rulesVersion: 1,
    title: { it: 'Altezze', en: 'Heights' },
    tagline: { it: 'La più alta vince.', en: 'The highest wins.' },
    players: { min: 2, max: 7 },
    minutes: { min: 1, max: 2 },
    weight: 1,
    credits: { designer: 'nobody', publisher: 'nobody', year: 2026 },
    reconstructed: { it: 'Tutte le carte.', en: 'All of its cards.' },
  },
  options: [
    { id: 'cards', type: 'number', min: 1, max: 8, default: 4, label: { it: 'Carte', en: 'Cards' } },
    {
      id: 'bots',
      type: 'enum',
      default: 'well',
      label: { it: 'Bot', en: 'Bots' },
      values: ['well', 'slow', 'crash', 'stuck', 'illegal'].map((value) => ({ value, label: { it: value, en: value } })),
    },
  ],
  refusalCodes: ['NOT_IN_HAND', 'NOT_NOW'],
  refuseTable: () => undefined,

  setup(seats, options, chance, tell) {
    const cards = Number(options.cards);
    const deck = shuffle(
      chance,
      Array.from({ length: DECK }, (_, i) => i + 1),
    );
    const hands = Array.from({ length: seats }, () => deck.splice(0, cards).sort((a, b) => a - b));
    tell?.push({ event: { kind: 'dealt', cards } });
    const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
    return {
      seats,
      options: { cards, bots: String(options.bots) },
      chance,
      hands,
      chosen: each(HIDDEN),
      placed: each(false),
      deck,
      seen: [],
      rounds: each(0),
      round: 1,
      swapping: -1,
      weighed: 0,
      over: false,
    };
  },

  toAct(state) {
    if (state.over) return NOBODY;
    if (state.swapping >= 0) return only(state.swapping);
    return state.placed.flatMap((placed, seat) => (placed ? [] : [seat]));
  },

  moves(state, seat) {
    if (!game.toAct(state).includes(seat)) return [];
    const hand = state.hands[seat];
    if (state.swapping < 0) return hand.map((card) => ({ type: 'place', card }));
    const weigh: Move[] = state.weighed < MOST_WEIGHED ? [{ type: 'weigh' }] : [];
    return [{ type: 'keep' }, ...weigh, ...hand.map((card) => ({ type: 'swap', card }) as const)];
  },

  refuse(state, seat, move) {
    if (!game.toAct(state).includes(seat)) return refusal(NOT_YOUR_TURN, 'ALT-1');
    if ((move.type === 'place') !== state.swapping < 0) return refusal('NOT_NOW', 'ALT-2');
    if (move.type === 'weigh') return state.weighed < MOST_WEIGHED ? undefined : refusal('NOT_NOW', 'ALT-4');
    if (move.type !== 'keep' && !state.hands[seat].includes(move.card)) return refusal('NOT_IN_HAND', 'ALT-3');
    return undefined;
  },

  play(state, seat, move, tell) {
    const hand = state.hands[seat];
    switch (move.type) {
      case 'place': {
        hand.splice(hand.indexOf(move.card), 1);
        state.chosen[seat] = move.card;
        state.placed[seat] = true;
        tell?.push({ event: { kind: 'placed', seat, card: move.card }, to: [seat], otherwise: { kind: 'placed', seat } });
        if (state.placed.includes(false)) return;
        const winner = state.chosen.indexOf(Math.max(...state.chosen));
        tell?.push({ event: { kind: 'revealed', cards: [...state.chosen], winner }, reveals: true });
        state.seen.push(...state.chosen);
        state.rounds[winner]++;
        state.chosen.fill(HIDDEN);
        state.placed.fill(false);
        if (hand.length === 0) return end(state, tell);
        state.swapping = winner;
        return;
      }
      case 'weigh':
        state.weighed++;
        tell?.push({ event: { kind: 'weighed', seat } });
        return;
      case 'swap': {
        const drawn = state.deck.shift() ?? HIDDEN;
        hand.splice(hand.indexOf(move.card), 1, drawn);
        state.seen.push(move.card);
        tell?.push({ event: { kind: 'swapped', seat, drawn }, to: [seat], otherwise: { kind: 'swapped', seat }, reveals: true });
        break;
      }
      case 'keep':
    }
    state.swapping = -1;
    state.weighed = 0;
    state.round++;
  },

  clone: (state) => ({
    ...state,
    chance: cloneChance(state.chance),
    hands: state.hands.map((hand) => [...hand]),
    chosen: [...state.chosen],
    placed: [...state.placed],
    deck: [...state.deck],
    seen: [...state.seen],
    rounds: [...state.rounds],
  }),

  view(state, viewer) {
    const open = state.over || viewer === 'all';
    const mask = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);
    return {
      viewer,
      seats: state.seats,
      options: state.options,
      chance: HIDDEN_CHANCE,
      hands: state.hands.map((hand, seat) => (open || seat === viewer ? [...hand] : mask(hand))),
      chosen: state.chosen.map((card, seat) => (open || seat === viewer ? card : HIDDEN)),
      placed: [...state.placed],
      deck: open ? [...state.deck] : mask(state.deck),
      seen: [...state.seen],
      rounds: [...state.rounds],
      round: state.round,
      swapping: state.swapping,
      weighed: state.weighed,
      over: state.over,
    };
  },

  imagine(view, seat, chance) {
    const known = new Set([...view.seen, ...view.hands[seat], view.chosen[seat]]);
    const unknown = shuffle(
      chance,
      Array.from({ length: DECK }, (_, i) => i + 1).filter((card) => !known.has(card)),
    );
    const { viewer: _viewer, ...state } = game.clone(view) as typeof view;
    const draw = (card: number): number => (card === HIDDEN ? (unknown.pop() ?? HIDDEN) : card);
    state.hands = view.hands.map((hand) => hand.map(draw));
    state.chosen = view.chosen.map((card, other) => (view.placed[other] ? draw(card) : HIDDEN));
    state.deck = view.deck.map(draw);
    state.chance = split(chance, 'world');
    return state;
  },

  choices: (view, seat) => game.moves(view, seat).map((move) => ({ kind: 'move', under: [], at: [JSON.stringify(move)], move })),
  result: (state) =>
    state.over
      ? {
          sheet: [{ category: 'rounds', points: [...state.rounds] }],
          totals: [...state.rounds],
          ranks: rankSeats([state.rounds]),
          endReason: 'played',
        }
      : undefined,
  scores: (state) => [...state.rounds],
  round: (state) => state.round,
  census: () => ({ cards: DECK }),
};

function end(state: State, tell: Parameters<typeof game.play>[3]): void {
  state.over = true;
  tell?.push({ event: { kind: 'over' } });
}

export const bot: BotKnowledge<State, Move> = {
  greedy(view, seat) {
    if (view.options.bots === 'crash') throw new Error('this bot crashes on purpose');
    if (view.options.bots === 'illegal') return { type: 'place', card: -1 };
    while (view.options.bots === 'stuck');
    for (const began = performance.now(); view.options.bots === 'slow' && performance.now() - began < SLOW_MS;);
    const highest = Math.max(...view.hands[seat]);
    return view.swapping === seat ? { type: 'keep' } : { type: 'place', card: highest };
  },
  playout: (state, seat) => game.moves(state, seat)[0],
  evaluate: (state, out) => void out.fill(1 / state.seats),
};

/** Puts down the lowest, or the highest, card of the hand as long as nobody is ahead of me. */
const placing = (id: string, choose: (hand: readonly number[]) => number): PlanKind<State, Move> => ({
  id,
  topic: 'placing',
  words: { it: id, en: id },
  offer: ({ over }) => (over ? undefined : {}),
  answer(view, seat) {
    if (view.over) return 'done';
    if (Math.max(...view.rounds) > view.rounds[seat]) return 'surprise';
    if (view.swapping >= 0 || view.placed[seat]) return 'wait';
    return { move: { type: 'place', card: choose(view.hands[seat]) } };
  },
});

export const plans: readonly PlanKind<State, Move>[] = [
  placing('lowest', (hand) => Math.min(...hand)),
  placing('highest', (hand) => Math.max(...hand)),
  {
    id: 'keep',
    topic: 'swapping',
    words: { it: 'keep', en: 'keep' },
    offer: ({ over, round }) => (over ? undefined : { round }),
    answer(view, seat, { round }) {
      if (view.round !== round) return 'done';
      return view.swapping === seat ? { move: { type: 'keep' } } : 'wait';
    },
  },
];

const words = { title: 'Cards', about: 'Cards put down.' };

/** High cards and low ones, as they were put down. */
export const numbers: GameNumbers<Event> = {
  topics: [{ id: 'placed', kind: 'count', keys: ['low', 'high'], order: 'given', words: { it: words, en: words } }],
  listen: (count) => ({
    hear(event) {
      if (event.kind === 'placed') count('placed', event.seat, (event.card ?? 0) > DECK / 2 ? 'high' : 'low');
    },
  }),
};

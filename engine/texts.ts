/** What a game says in one language. Everything is derived from moves, events, refusals and views; nothing is parsed back. */
import type { GameMove, GameState, View } from './contract.ts';
import type { GameEvent } from './events.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { InEveryLanguage, Words } from './words.ts';

export interface GameTexts<S extends GameState = GameState, M extends GameMove = GameMove, E extends GameEvent = GameEvent> {
  /** The printed name of any id that stands in a `pick` or a `piece` part. */
  piece(id: string): string;
  /** What is asked of this seat now, in one sentence; for a spectator or a seat not asked: what is being waited for. */
  prompt(view: View<S>, seat: Seat | 'spectator'): Words;
  /** The same with something in hand: what is to be touched next for it, in one sentence. `touched`: names of `Choice.at`. */
  promptWith?(touched: readonly string[], view: View<S>, seat: Seat | 'spectator'): Words | undefined;
  /** The button's label. */
  move(move: M, view: View<S>): Words;
  /** What the main button says of a move whose outcome is worth more than its name: "Confirm: 5 parks". */
  moveOutcome?(move: M, view: View<S>): Words | undefined;
  /** The same in a few words, for a small confirm button; where this is left out, `move` stands there too. */
  moveShort?(move: M, view: View<S>): Words | undefined;
  /** Its second line: price, gain, consequence. */
  moveDetail(move: M, view: View<S>): Words | undefined;
  /**
   * What the seat has, each thing with its number in words ("13 sesterces"): always the same things in the same order, so that
   * two positions can be compared. Hints say with it what a move leaves. Only what the seat itself sees.
   */
  holdings?(view: S | View<S>, seat: Seat): readonly string[];
  /** A heading key of the choice list. */
  heading(key: string, view: View<S>): string;
  /** What puzzles under headings of single pieces have in common, in words; asked of its own key it answers the same. Left out, or undefined: the heading itself. */
  theme?(heading: string): { readonly key: string; readonly words: string } | undefined;
  /** The line of the log; undefined for events that are only for animation. */
  event(event: E): Words | undefined;
  refusal(refusal: Refusal): string;
  /** A way out of it, in a sentence, where the seat has one now: "Collect first, then you can pay for it." */
  remedy?(refusal: Refusal, view: View<S>, seat: Seat | 'spectator'): string | undefined;
  category(category: string): string;
  /** Everything in an open view (of viewer `all`) that lies face down for somebody, pile by pile: two worlds with other secrets read differently here. */
  faceDown(view: View<S>): readonly Pile[];
  endReason(reason: string): string;
}

/** Pieces that lie face down for somebody: a hand, a deck, a sealed bid. */
export interface Pile {
  readonly name: string;
  /** Whose it is; absent for what belongs to the table. */
  readonly owner?: Seat;
  /** Ids, each with a printed name; where they have an order, the next to be drawn comes first. */
  readonly pieces: readonly string[];
}

/** One paragraph of a rules page. `piece` asks the game's board to draw that piece beside it. */
export interface RuleParagraph {
  /** Ids of the spec it tells, e.g. ['CIT-5.1', 'CIT-5.2']. */
  readonly rules: readonly string[];
  readonly text: string;
  readonly piece?: string;
  /** Set apart as an example. */
  readonly example?: true;
}

export interface RulesPage {
  readonly title: string;
  readonly paragraphs: readonly RuleParagraph[];
}

/** How a rule is read where the rulebook is silent or can be read in two ways. */
export interface Decision {
  /** Ids of the spec whose reading it settles. */
  readonly rules: readonly string[];
  readonly question: InEveryLanguage;
  readonly decision: InEveryLanguage;
  readonly why: InEveryLanguage;
  /** The option by which a table plays it, or plays the other reading. */
  readonly option?: string;
}

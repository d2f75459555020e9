/** What a game's board gets from the table frame and gives to it. Boards draw; they never decide what is legal. */
import type { ComponentType, ReactNode } from 'react';
import type {
  Choice,
  GameEvent,
  GameMove,
  GameState,
  GameTexts,
  Language,
  Refusal,
  Result,
  ScoreLine,
  Seat,
  View,
} from '@cantiere/engine';
import type { SoundBook } from './sounds.ts';

/** Who sits in a seat, as far as a board needs to know. */
export interface Sitter {
  readonly name: string;
  readonly bot: boolean;
  readonly present: boolean;
  /** Of a bot: how strong it is and what manner of player, in words. */
  readonly manner?: string;
  /** Away for a while: in few letters ("12 min"), and as a sentence. */
  readonly away?: { readonly short: string; readonly words: string };
}

/** Something that just happened, numbered over the whole game, so that an animation runs once. */
export interface News<E extends GameEvent = GameEvent> {
  readonly number: number;
  readonly event: E;
}

export interface BoardProps<S extends GameState = GameState, M extends GameMove = GameMove, E extends GameEvent = GameEvent> {
  readonly view: View<S>;
  /** My seat; a spectator has none. */
  readonly seat: Seat | 'spectator';
  readonly people: readonly Sitter[];
  readonly language: Language;
  readonly texts: GameTexts<S, M, E>;
  /** Everything that can be done or is worth showing as blocked; empty when I am not asked. */
  readonly choices: readonly Choice<M>[];
  /** The move being assembled: shown as a preview and on the confirm button. */
  readonly draft: M | undefined;
  /** Puts a move on the confirm button (or clears it) without playing it. An incomplete or refused one is shown with its reason. */
  propose(move: M | undefined): void;
  /**
   * Plays at once, for moves without a preview; then these, each when the one before has been played. Whatever comes between
   * (a refusal, somebody else's step, the end of the turn) ends it, and the frame says how much was left.
   */
  play(move: M, then?: readonly M[]): void;
  /** A move of mine is on its way: until it is answered nothing else can be decided. */
  readonly busy: boolean;
  /** Why a move cannot be made now; the same predicate that the server uses. */
  refuse(move: M): Refusal | undefined;
  /** Shows the reason beside the pointer or the focus, with a link to the rule. */
  explain(refusal: Refusal): void;
  /** What lies in hand as far as it was touched, for the prompt: `defineBoard` says it. */
  holding?(touched: readonly string[]): void;
  /** What happened since the previous view, oldest first. */
  readonly news: readonly News<E>[];
  /** There when the news began a reveal (`GameBoard.reveal`) and the frame waits for it. */
  readonly revealing?: Revealing | undefined;
}

/**
 * Something a board shows before its outcome may be told: sealed bids that are turned over card by card. It is a promise, not
 * a claim on time: the frame gives the board a moment to begin and then waits only as long as the board keeps asking.
 */
export interface Reveal {
  /** What the prompt says meanwhile. */
  readonly words: string;
  /** How long it takes at normal speed, in ms: the prompt says so, and that a touch or a key ends it (`useSkippable`). */
  readonly ms: number;
}

/** Each belongs to one position: what is said of a position that has been told, or has gone, changes nothing. */
export interface Revealing {
  /**
   * A scene is on stage, marked with `data-reveal`, and needs so many ms at most. To be said for each scene: whoever says
   * nothing has nothing to show, and the frame goes on.
   */
  stay(ms: number): void;
  /** The outcome has been seen: prompt, choices and log may tell it. */
  disclose(): void;
  /** Everything has been seen: later positions may come. */
  over(): void;
}

export interface ResultProps<S extends GameState = GameState> {
  readonly view: View<S>;
  readonly result: Result;
  readonly seat: Seat | 'spectator';
  readonly people: readonly Sitter[];
  readonly language: Language;
  readonly texts: GameTexts;
}

/** One fact of the table's header line. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** One step of my turn. */
export interface TurnStep {
  readonly text: string;
  readonly state: 'done' | 'now' | 'open';
}

/**
 * What a game's board is, in the types of that game; `defineBoard` makes of it what the frame takes, and `board/index.tsx`
 * exports that as `board`.
 */
export interface GameBoard<S extends GameState = GameState, M extends GameMove = GameMove, E extends GameEvent = GameEvent> {
  /** Fills its parent, which is a size container named `board`: lay out with `@container board (...)`, never scroll the page. */
  readonly Board: ComponentType<BoardProps<S, M, E>>;
  /** Once a piece is in hand all that may follow it is lit, in whatever order it is touched; otherwise only what comes next. */
  readonly freely?: boolean;
  /**
   * The picture above the score sheet at the end: the winner's city, the finished town. Fills its parent (full width, 200 to
   * 320 px high); the frame sets its headline over the upper left, so keep sky there.
   */
  readonly FinalScene: ComponentType<ResultProps<S>>;
  /** What decides between equal totals, most important first, in games with such a rule; worded like categories of the sheet. */
  tieBreaks?(view: View<S>): readonly ScoreLine[];
  /** What this event alone gave a seat in points, where it gives any: the turning points of a finished game are told by it. */
  gives?(event: E): { readonly seat: Seat; readonly points: number } | undefined;
  /** More than fits the score sheet's columns (what every area paid in every round); stands below it, folded. */
  readonly ScoreDetail?: ComponentType<ResultProps<S>>;
  /** A small picture in a score sheet row (a strip of the player's city), where the game has one. */
  readonly ScoreStrip?: ComponentType<ResultProps<S> & { readonly of: Seat }>;
  /** The medallion in the prompt bar: who or what is acting. */
  readonly Emblem: ComponentType<{ readonly view: View<S>; readonly seat: Seat | 'spectator' }>;
  /** Facts for the table's header line: round, deck, crown. */
  headline(view: View<S>, language: Language, nameOf: (seat: Seat) => string): readonly Fact[];
  /** The steps of my turn under the prompt: done, current, open. Empty where there is nothing to show. */
  steps(view: View<S>, seat: Seat | 'spectator', language: Language): readonly TurnStep[];
  /**
   * What the board reveals step by step of these news, if anything. Until it is over the frame tells no outcome and shows no
   * later position. Not asked where movement is unwanted: the board then shows the end at once.
   */
  reveal?(news: readonly News<E>[], view: View<S>, language: Language): Reveal | undefined;
  /** Kinds of events whose card the board itself shows large: of all others the frame does, when somebody else's line names one. */
  readonly showsCardOf?: readonly E['kind'][];
  /** The heading that this event opens in the log ("Round 6"); undefined for events inside a chapter. Without it an event with a later `round` opens one. */
  chapter?(event: E, language: Language): string | undefined;
  /** Whether the round on the table is known to be the last: the frame announces it when it begins to be. Left out where a game ends at once. */
  isLastRound?(view: View<S>): boolean;
  /** Keys that the board itself listens to, each with what it does; "?" shows them after the general ones. */
  keys?(language: Language): readonly (readonly [key: string, does: string])[];
  /** What its events sound like; a board without sounds of its own is heard by the frame's alone (my turn, a refusal). */
  readonly sounds?: SoundBook<E>;
  /** A private or public extra panel for the right rail (Citadels' draft notes); undefined when there is nothing to show. */
  readonly Notes?: ComponentType<BoardProps<S, M, E>>;
  /**
   * Draws a piece for the rules pages and the choice list; undefined when the id has no picture. `seat`: whose piece it is, where
   * pieces have the colours of players.
   */
  picture(id: string, seat?: Seat): ReactNode;
}

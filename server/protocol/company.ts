/** What is said about people: who is at a table, who they are, how they play, and what they are to me. Types only. */

/**
 * Two rooms of chat. `players` is everybody's before and after the game; while it runs those who sit write and read it, and
 * spectators may read it unless the table says otherwise. `spectators` is theirs alone until the game is over, so that
 * nobody whispers advice.
 */
export type ChatRoom = 'players' | 'spectators';

export interface Named {
  readonly person: string;
  readonly name: string;
}

/** Who watches a table without sitting at it. */
export interface Audience {
  readonly people: readonly Named[];
  /** So many more: without a name, or too many to name. */
  readonly others: number;
}

/** How somebody plays a game, as people read it: the truth lies within the margin nineteen times in twenty. */
export interface RatingPoints {
  readonly points: number;
  readonly margin: number;
}

/** What one game made of somebody's rating. */
export interface RatingChange {
  readonly before: RatingPoints;
  readonly after: RatingPoints;
}

/** Of a finished table, seat by seat; null where nobody is rated. Absent: the game is not settled yet. */
export interface RatingChanges {
  readonly seats?: readonly (RatingChange | null)[];
}

export interface RatingInfo extends RatingPoints {
  /** Rated games so far. */
  readonly games: number;
}

export type Bond = 'friend' | 'blocked';

export interface Profile extends Named {
  readonly since: number;
  /** One for each game they have finished, the most played first. */
  readonly games: readonly GameStatistics[];
  /** What they are to me; absent: nothing yet. */
  readonly bond?: Bond;
}

/** Over all finished games except those for training. */
export interface GameStatistics {
  readonly game: string;
  readonly games: number;
  /** Alone in the first place. */
  readonly wins: number;
  /** First together with others. */
  readonly ties: number;
  readonly averagePlace: number;
  /** Of the games played to the end; absent: none. */
  readonly averageScore?: number;
  readonly bestScore?: number;
  /** How many seats their tables mostly have. */
  readonly favouriteSeats: number;
  readonly rating?: RatingInfo;
}

export interface PlayedGame {
  readonly game: string;
  readonly endedAt: number;
  readonly seats: number;
  readonly place: number;
  /** So many others came in at the same place. */
  readonly shared: number;
  /** Absent: they gave up their seat before the end. */
  readonly score?: number;
  readonly rated: boolean;
  /** Of a rated game. */
  readonly change?: RatingChange;
  readonly training?: true;
  /** Only of tables that everybody may see, or where I sat too. */
  readonly table?: { readonly id: string; readonly people: readonly Named[] };
}

export interface PlayedGames {
  /** Newest first. */
  readonly games: readonly PlayedGame[];
  readonly total: number;
  /** So many to a page; pages count from 1. */
  readonly perPage: number;
}

export interface LeaderboardPlace extends Named {
  readonly place: number;
  readonly rating: RatingInfo;
  /** What their last rated game made of it. */
  readonly last?: RatingChange;
}

/** By what somebody is worth at the very least. */
export interface Leaderboard {
  readonly game: string;
  readonly places: readonly LeaderboardPlace[];
  readonly total: number;
  readonly perPage: number;
  /** Rated games that it takes to be on it. */
  readonly fewestGames: number;
  readonly mine?: LeaderboardPlace;
  /** So many rated games I have; absent for strangers. */
  readonly myGames?: number;
}

export interface Circle {
  readonly friends: readonly Named[];
  readonly blocked: readonly Named[];
}

/** What I wrote for myself at a table. Every writing is an edition. */
export interface Notes {
  readonly text: string;
  readonly edition: number;
}

/** `edition` is the one that was written on. */
export type NotesWish = Notes;

export interface NotesAnswer extends Notes {
  /** False: another of my devices wrote meanwhile. Nothing was written; here is what it wrote. */
  readonly saved: boolean;
}

export type ReportReason = 'insult' | 'cheating' | 'spam' | 'name' | 'other';

/** To whoever runs the server. With a line of a table's chat, the lines around it go along. */
export interface NewReport {
  readonly person: string;
  readonly reason: ReportReason;
  readonly words?: string;
  readonly table?: string;
  readonly line?: number;
}

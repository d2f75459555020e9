/** What is said about people: who is at a table, who they are, how they play, and what they are to me. */
import Type from 'typebox';
import { closed, Instant, oneOf, type Wire } from './wire.ts';

export const LONGEST_NOTES = 4_000;
const LONGEST_REPORT = 500;
const MOST_EDITION = 2 ** 31 - 1;

export const PersonId = Type.String({ minLength: 1, maxLength: 60 });
export const PersonParams = Type.Object({ person: PersonId });
export const PageQuery = Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }, closed);

/**
 * Two rooms of chat. `players` is everybody's before and after the game; while it runs those who sit write and read it, and
 * spectators may read it unless the table says otherwise. `spectators` is theirs alone until the game is over, so that
 * nobody whispers advice.
 */
export type ChatRoom = Wire<typeof ChatRoom>;
export const ChatRoom = oneOf(['players', 'spectators']);

export type NamedPerson = Wire<typeof NamedPerson>;
export const NamedPerson = Type.Object({ person: Type.String(), name: Type.String() });

/** Who watches a table without sitting at it. */
export type Audience = Wire<typeof Audience>;
export const Audience = Type.Object(
  {
    people: Type.Array(NamedPerson),
    others: Type.Integer({ description: 'So many more: without a name, or too many to name' }),
  },
  { description: 'Who is watching now, where that is known' },
);

/** How somebody plays a game, as people read it. */
export type RatingPoints = Wire<typeof RatingPoints>;
export const RatingPoints = Type.Object(
  {
    points: Type.Integer(),
    margin: Type.Integer({
      description: 'Two standard deviations: the truth lies within the margin nineteen times in twenty',
    }),
  },
  { description: 'Weng-Lin, Plackett-Luce; a newcomer has 1500' },
);

/** What one game made of somebody's rating. */
export type RatingChange = Wire<typeof RatingChange>;
export const RatingChange = Type.Object({ before: RatingPoints, after: RatingPoints });

/** Of a finished table. */
export type RatingChanges = Wire<typeof RatingChanges>;
export const RatingChanges = Type.Object({
  seats: Type.Optional(
    Type.Array(Type.Union([RatingChange, Type.Null()]), {
      description: 'Seat by seat; null where nobody is rated. Absent: the game is not settled yet',
    }),
  ),
});

export type RatingInfo = Wire<typeof RatingInfo>;
export const RatingInfo = Type.Object({
  ...RatingPoints.properties,
  games: Type.Integer({ description: 'Rated games so far' }),
});

export type Bond = Wire<typeof Bond>;
export const Bond = oneOf(['friend', 'blocked'], 'What they are to me; absent: nothing yet');
export const Bonding = Type.Object({ bond: Bond }, closed);

/** Over all finished games except those for training. */
export type GameStatistics = Wire<typeof GameStatistics>;
export const GameStatistics = Type.Object({
  game: Type.String(),
  games: Type.Integer(),
  wins: Type.Integer({ description: 'Alone in the first place' }),
  ties: Type.Integer({ description: 'First together with others' }),
  averagePlace: Type.Number(),
  averageScore: Type.Optional(Type.Number({ description: 'Of the games played to the end; absent: none' })),
  bestScore: Type.Optional(Type.Number()),
  favouriteSeats: Type.Integer({ description: 'How many seats their tables mostly have' }),
  rating: Type.Optional(RatingInfo),
});

export type Profile = Wire<typeof Profile>;
export const Profile = Type.Object({
  ...NamedPerson.properties,
  since: Instant,
  games: Type.Array(GameStatistics, { description: 'One for each game they have finished, the most played first' }),
  bond: Type.Optional(Bond),
});

export type PlayedGame = Wire<typeof PlayedGame>;
export const PlayedGame = Type.Object({
  game: Type.String(),
  endedAt: Instant,
  seats: Type.Integer(),
  place: Type.Integer(),
  shared: Type.Integer({ description: 'So many others came in at the same place' }),
  score: Type.Optional(Type.Number({ description: 'Absent: they gave up their seat before the end' })),
  rated: Type.Boolean(),
  change: Type.Optional(RatingChange),
  training: Type.Optional(Type.Literal(true)),
  table: Type.Optional(
    Type.Object(
      { id: Type.String(), people: Type.Array(NamedPerson) },
      { description: 'Only of tables that everybody may see, or where I sat too' },
    ),
  ),
});

export type PlayedGames = Wire<typeof PlayedGames>;
export const PlayedGames = Type.Object({
  games: Type.Array(PlayedGame, { description: 'Newest first' }),
  total: Type.Integer(),
  perPage: Type.Integer({ description: 'So many to a page; pages count from 1' }),
});

const MOST_POINTS = 1_000_000;

/**
 * What my browser made of a game that I finished, in points: luck taken out as far as it can be (docs/analysis.md). Nobody else
 * can check it, so nobody else is told.
 */
export type ScoreWish = Wire<typeof ScoreWish>;
export const ScoreWish = Type.Object(
  {
    decisions: Type.Number({ minimum: -MOST_POINTS, maximum: MOST_POINTS, description: 'What my decisions made of it' }),
    luck: Type.Number({ minimum: -MOST_POINTS, maximum: MOST_POINTS, description: 'What luck made of it' }),
    noise: Type.Number({ minimum: 0, maximum: MOST_POINTS, description: 'How unsure that is: a standard error' }),
  },
  closed,
);

export type MyScore = Wire<typeof MyScore>;
export const MyScore = Type.Object({
  table: Type.String(),
  game: Type.String(),
  endedAt: Instant,
  points: Type.Number({ description: 'Mine, as the game ended' }),
  ...ScoreWish.properties,
  deal: Type.Optional(Type.String({ description: 'Of a try: GET /api/deals/<id>' })),
  daily: Type.Boolean({ description: 'It was a try of a daily' }),
});

export type MyScores = Wire<typeof MyScores>;
export const MyScores = Type.Object({ scores: Type.Array(MyScore, { description: 'Newest games first, 200 at most' }) });

export type LeaderboardPlace = Wire<typeof LeaderboardPlace>;
export const LeaderboardPlace = Type.Object({
  ...NamedPerson.properties,
  place: Type.Integer(),
  rating: RatingInfo,
  last: Type.Optional(Type.Object(RatingChange.properties, { description: 'What their last rated game made of it' })),
});

/** By what somebody is worth at the very least. */
export type Leaderboard = Wire<typeof Leaderboard>;
export const Leaderboard = Type.Object({
  game: Type.String(),
  places: Type.Array(LeaderboardPlace),
  total: Type.Integer(),
  perPage: Type.Integer(),
  fewestGames: Type.Integer({ description: 'Rated games that it takes to be on it' }),
  mine: Type.Optional(LeaderboardPlace),
  myGames: Type.Optional(Type.Integer({ description: 'So many rated games I have; absent for strangers' })),
});

export type Circle = Wire<typeof Circle>;
export const Circle = Type.Object({ friends: Type.Array(NamedPerson), blocked: Type.Array(NamedPerson) });

/** What I wrote for myself at a table. Every writing is an edition. */
export type Notes = Wire<typeof Notes>;
export const Notes = Type.Object({
  text: Type.String({ maxLength: LONGEST_NOTES }),
  edition: Type.Integer({ minimum: 0, maximum: MOST_EDITION }),
});

/** `edition` is the one that was written on. */
export type NotesWish = Wire<typeof NotesWish>;
export const NotesWish = Type.Object(Notes.properties, closed);

export type NotesAnswer = Wire<typeof NotesAnswer>;
export const NotesAnswer = Type.Object({
  ...Notes.properties,
  saved: Type.Boolean({
    description: 'False: another of my devices wrote meanwhile. Nothing was written; here is what it wrote',
  }),
});

export type ReportReason = Wire<typeof ReportReason>;
export const ReportReason = oneOf(['insult', 'cheating', 'spam', 'name', 'other']);

/** To whoever runs the server. With a line of a table's chat, the lines around it go along. */
export type NewReport = Wire<typeof NewReport>;
export const NewReport = Type.Object(
  {
    person: PersonId,
    reason: ReportReason,
    words: Type.Optional(Type.String({ maxLength: LONGEST_REPORT })),
    table: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    line: Type.Optional(Type.Integer({ minimum: 1, description: "Number of a line of the table's chat" })),
  },
  closed,
);

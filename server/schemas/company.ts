/** The shapes of what is asked and told about people. */
import Type from 'typebox';
import type * as protocol from '../protocol.ts';

const closed = { additionalProperties: false } as const;
const literals = <T extends string>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));

export const LONGEST_NOTES = 4_000;
const LONGEST_REPORT = 500;
const REPORT_REASONS: readonly protocol.ReportReason[] = ['insult', 'cheating', 'spam', 'name', 'other'];

export const PersonId = Type.String({ minLength: 1, maxLength: 60 });
const TableId = Type.String({ minLength: 1, maxLength: 60 });

export const PersonParams = Type.Object({ person: PersonId });
export const GameParams = Type.Object({ game: Type.String({ minLength: 1, maxLength: 40 }) });
export const PageQuery = Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }, closed);
export const Removing = Type.Object({ person: PersonId }, closed);
export const Bonding = Type.Object({ bond: literals(['friend', 'blocked']) }, closed);
export const NotesWish = Type.Object(
  { text: Type.String({ maxLength: LONGEST_NOTES }), edition: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }) },
  closed,
);
export const NewReport = Type.Object(
  {
    person: PersonId,
    reason: literals(REPORT_REASONS),
    words: Type.Optional(Type.String({ maxLength: LONGEST_REPORT })),
    table: Type.Optional(TableId),
    line: Type.Optional(Type.Integer({ minimum: 1, description: "Number of a line of the table's chat" })),
  },
  closed,
);

const named = { person: Type.String(), name: Type.String() };
const Named = Type.Object(named);
export const Audience = Type.Object({ people: Type.Array(Named), others: Type.Integer() });
const Rating = Type.Object(
  { points: Type.Integer(), margin: Type.Integer(), games: Type.Integer() },
  { description: 'Weng-Lin, Plackett-Luce; a newcomer has 1500. The margin is two standard deviations' },
);
const Points = Type.Object({ points: Type.Integer(), margin: Type.Integer() });
const Change = Type.Object({ before: Points, after: Points });
const Place = Type.Object({ ...named, place: Type.Integer(), rating: Rating, last: Type.Optional(Change) });
export const RatingChanges = Type.Unsafe<protocol.RatingChanges>(
  Type.Object({ seats: Type.Optional(Type.Array(Type.Union([Change, Type.Null()]))) }),
);

export const Profile = Type.Unsafe<protocol.Profile>(
  Type.Object({
    ...named,
    since: Type.Number(),
    games: Type.Array(
      Type.Object({
        game: Type.String(),
        games: Type.Integer(),
        wins: Type.Integer(),
        ties: Type.Integer(),
        averagePlace: Type.Number(),
        averageScore: Type.Optional(Type.Number()),
        bestScore: Type.Optional(Type.Number()),
        favouriteSeats: Type.Integer(),
        rating: Type.Optional(Rating),
      }),
    ),
    bond: Type.Optional(literals(['friend', 'blocked'])),
  }),
);
export const PlayedGames = Type.Unsafe<protocol.PlayedGames>(
  Type.Object({
    games: Type.Array(
      Type.Object({
        game: Type.String(),
        endedAt: Type.Number(),
        seats: Type.Integer(),
        place: Type.Integer(),
        shared: Type.Integer({ description: 'So many others came in at the same place' }),
        score: Type.Optional(Type.Number()),
        rated: Type.Boolean(),
        change: Type.Optional(Change),
        training: Type.Optional(Type.Boolean()),
        table: Type.Optional(Type.Object({ id: Type.String(), people: Type.Array(Named) })),
      }),
    ),
    total: Type.Integer(),
    perPage: Type.Integer(),
  }),
);
export const Leaderboard = Type.Unsafe<protocol.Leaderboard>(
  Type.Object({
    game: Type.String(),
    places: Type.Array(Place),
    total: Type.Integer(),
    perPage: Type.Integer(),
    fewestGames: Type.Integer(),
    mine: Type.Optional(Place),
    myGames: Type.Optional(Type.Integer({ description: 'Rated games of mine so far' })),
  }),
);
export const Circle = Type.Unsafe<protocol.Circle>(Type.Object({ friends: Type.Array(Named), blocked: Type.Array(Named) }));
export const Notes = Type.Object({ text: Type.String(), edition: Type.Integer() });
export const NotesAnswer = Type.Object({ ...Notes.properties, saved: Type.Boolean() });

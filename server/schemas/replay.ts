/** The shapes of the replay's answers; their types are in protocol/replay.ts. */
import Type from 'typebox';
import type * as protocol from '../protocol/replay.ts';

/** Positions that one answer holds at most. */
const MOST_POSITIONS = 24;

const Viewer = Type.Union([Type.Integer(), Type.Literal('spectator')], { description: 'Through whose eyes' });
const Anything = Type.Object({}, { additionalProperties: true });

export const PositionsQuery = Type.Object(
  {
    from: Type.Integer({ minimum: 0, description: 'Number of moves made at the first position' }),
    count: Type.Integer({ minimum: 1, maximum: MOST_POSITIONS }),
  },
  { additionalProperties: false },
);

export const ReplayStory = Type.Unsafe<protocol.ReplayStory>(
  Type.Object({
    table: Anything,
    seat: Viewer,
    moves: Type.Integer({ description: 'Moves that stand; positions go from 0 to this' }),
    log: Type.Array(Anything),
    scores: Type.Array(Type.Array(Type.Number())),
    rounds: Type.Array(Type.Integer()),
    takenBack: Type.Array(Type.Object({ at: Type.Integer(), moves: Type.Integer() }), {
      description: 'At the position after so many moves, so many others were played and taken back',
    }),
  }),
);

export const ReplayPositions = Type.Unsafe<protocol.ReplayPositions>(
  Type.Object({
    seat: Viewer,
    positions: Type.Array(Type.Object({ at: Type.Integer(), view: Anything, toAct: Type.Array(Type.Integer()) })),
  }),
);

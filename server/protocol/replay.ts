/**
 * A game looked at again, move by move, through the eyes of whoever asks: their own seat's, or a spectator's. While a game runs
 * nothing else is to be had; once it is over its record is public, and browsers replay that.
 */
import type { GameRecord as Doc, TakenBackAt as BackAt } from '@cantiere/engine';
import Type from 'typebox';
import { NumberedEvent, View } from './live.ts';
import { TableInfo } from './tables.ts';
import { carried, closed, Eyes, mirrorOf, Seats, type Wire } from './wire.ts';

/** Positions that one answer holds at most. */
const MOST_POSITIONS = 24;

export const GameRecord = carried<Doc>('The whole game; check it with `cantiere verify`');

export const PositionsQuery = Type.Object(
  {
    from: Type.Integer({ minimum: 0, description: 'Number of moves made at the first position' }),
    count: Type.Integer({ minimum: 1, maximum: MOST_POSITIONS }),
  },
  closed,
);

const TakenBackAt = mirrorOf<BackAt>()(Type.Object({ at: Type.Integer(), moves: Type.Integer() }));

/** Everything but the positions themselves. Lists have one entry for each position, from 0: before the first move. */
export type ReplayStory = Wire<typeof ReplayStory>;
export const ReplayStory = Type.Object({
  table: TableInfo,
  seat: Eyes,
  moves: Type.Integer({ description: 'How many moves stand: positions go from 0 to this' }),
  log: Type.Array(NumberedEvent, {
    description: 'What I was told; `version` is the number of moves that stood, the one that led there included',
  }),
  scores: Type.Array(Type.Array(Type.Number()), { description: 'Points of every seat, as far as I could see them' }),
  rounds: Type.Array(Type.Integer()),
  takenBack: Type.Array(TakenBackAt, {
    description: 'At the position after so many moves, so many others were played and taken back',
  }),
});

export type ReplayPosition = Wire<typeof ReplayPosition>;
export const ReplayPosition = Type.Object({
  at: Type.Integer({ description: 'How many moves had been made' }),
  view: View,
  toAct: Seats,
});

export type ReplayPositions = Wire<typeof ReplayPositions>;
export const ReplayPositions = Type.Object({ seat: Eyes, positions: Type.Array(ReplayPosition) });

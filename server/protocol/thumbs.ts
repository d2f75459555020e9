/** What people of this house think of the puzzles. */
import Type from 'typebox';
import { GameParams } from './games.ts';
import { closed, type Wire } from './wire.ts';

export const PuzzleParams = Type.Object({
  ...GameParams.properties,
  puzzle: Type.String({ pattern: '^[0-9a-f]{8}$', description: 'Of those that come with the app' }),
});

export type Thumb = Wire<typeof Thumb>;
export const Thumb = Type.Union([Type.Literal('up'), Type.Literal('down'), Type.Literal('none')]);

export type ThumbWish = Wire<typeof ThumbWish>;
export const ThumbWish = Type.Object({ thumb: Thumb }, closed);

export type PuzzleThumb = Wire<typeof PuzzleThumb>;
export const PuzzleThumb = Type.Object({
  puzzle: Type.String(),
  up: Type.Integer(),
  down: Type.Integer(),
  mine: Type.Optional(Type.Union([Type.Literal('up'), Type.Literal('down')])),
});

export type PuzzleThumbs = Wire<typeof PuzzleThumbs>;
export const PuzzleThumbs = Type.Object({
  puzzles: Type.Array(PuzzleThumb, { description: 'Those of which anybody has said something' }),
});

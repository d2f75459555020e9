/** The one door from the frame to what games and frame share: signs, motion, the board's contract. */
export { Icon, markShape, PlayerMark } from '@cantiere/games/board-kit';
export type { Pointing } from '@cantiere/games/board-kit';
export type { IconData } from '@cantiere/games/board-kit';
export type { BoardProps, GameBoard, News, Sitter, ResultProps, Sound, SoundBook, Revealing } from '@cantiere/games/board-kit';
export { bringIntoSight, inSight, seenIn, SoughtContext, type SeenBox } from '@cantiere/games/board-kit';
export { grown, placeOn, pointed, STILL } from '@cantiere/games/board-kit';
export { soundsOf } from '@cantiere/games/board-kit';
export { makeLights, placesFor, placesOf, Pointer, PointingContext, sharedPlaces, useUnderHand } from '@cantiere/games/board-kit';
export { AskingContext } from '@cantiere/games/board-kit';
export { foresee, lookAhead } from '@cantiere/games/board-kit';
export { animate, calm, tempo, countTo, finishAll, PeopleContext, SinceContext } from '@cantiere/games/board-kit';
export { skipShows, useSkippable } from '@cantiere/games/board-kit';
export { useSize } from '@cantiere/games/board-kit';

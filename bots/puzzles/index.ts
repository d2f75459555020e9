/** Puzzles: how they are found, kept, set up and rated. */
export * from './gate.ts';
export * from './mine.ts';
export * from './puzzle.ts';
export * from './rating.ts';
export * from './journal.ts';

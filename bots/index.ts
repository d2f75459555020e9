/** Bots: opponents that see what a person in their seat would see. */
export * from './arena.ts';
export * from './choose.ts';
export * from './dealFile.ts';
export * from './judge.ts';
export * from './analysis.ts';
export * from './explain.ts';
export * from './honesty.ts';
export * from './ladder.ts';
export * from './levels.ts';
export * from './luck.ts';
export * from './ratings.ts';
export * from './road.ts';
export * from './sharedDeal.ts';
export * from './statistics.ts';
export * from './steady.ts';
export * from './text.ts';
export type { Judged } from './search/search.ts';

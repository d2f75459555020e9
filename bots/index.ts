/** Bots: opponents that see what a person in their seat would see. */
export * from './arena.ts';
export * from './choose.ts';
export * from './levels.ts';
export * from './statistics.ts';
export type { Judged } from './search/search.ts';
export * from './honesty.ts';

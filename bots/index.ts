/** Bots: opponents that see what a person in their seat would see. */
export * from './choose.ts';
export * from './levels.ts';

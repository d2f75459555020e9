/** Learning from games of the bots: self-play, and the fit of a judgement to it. Needs threads, so a page does not load it. */
export * from './choices.ts';
export * from './fit.ts';
export * from './fitChoices.ts';
export * from './games.ts';
export * from './parallel.ts';
export * from './positions.ts';

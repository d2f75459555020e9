/** Learning from games of the bots: self-play, and the fit of a judgement to it. Needs threads, so a page does not load it. */
export * from './fit.ts';
export * from './parallel.ts';
export * from './positions.ts';

/** The engine: what a game is and how it is dealt, played, replayed and checked. No I/O, no clock, no DOM. */
export * from './bot.ts';
export * from './chance.ts';
export * from './contract.ts';
export * from './events.ts';
export * from './hash.ts';
export * from './lesson.ts';
export * from './options.ts';
export * from './plans.ts';
export * from './ranks.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './seat.ts';
export * from './table.ts';
export * from './texts.ts';
export * from './touch.ts';
export * from './undo.ts';
export * from './words.ts';

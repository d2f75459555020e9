/** Numbers to browse: what is counted of finished games and what many of them add up to. */
export * from './again.ts';
export * from './contract.ts';
export * from './file.ts';
export * from './record.ts';
export * from './sums.ts';

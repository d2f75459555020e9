/** Positions for tests: the same as for the examples of the rules pages. */
export * from '../examples/position.ts';

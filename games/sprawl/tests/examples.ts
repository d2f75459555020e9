/** Owners of starting buildings that several examples share. */
import { A, B, C } from './build.ts';

/** SPR-EX-27: S06 is the builder's, S07, S10 and S11 are opponents'. */
export const EX27_OWNS = { S06: A, S07: B, S10: B, S11: C, S01: A, S03: B };

/** The clock of a live table among people unless they choose otherwise: it hurries nobody, and a game never waits for ever. */
import type { TimeRules } from '@cantiere/server/protocol';

export const GENTLE: Extract<TimeRules, { kind: 'live' }> = { kind: 'live', bank: 1_800, increment: 60, cap: 3_600 };

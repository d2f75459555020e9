/** A log that keeps what is wrong, for tests that say that nothing was. */
import { pino } from 'pino';
import type { Logger } from '../log.ts';

export interface KeptLog {
  readonly log: Logger;
  /** Every line of level error and above. */
  readonly errors: readonly string[];
}

export function keptLog(): KeptLog {
  const errors: string[] = [];
  return { errors, log: pino({ level: 'error', base: null }, { write: (line: string) => void errors.push(line) }) };
}

/** The terms of a table: what is taken when nothing is said, and what cannot be. */
import type { BotLevel } from '@cantiere/bots';
import type { Terms, TimeRules } from '../protocol.ts';
import { Trouble } from '../trouble.ts';
import { zoneCalled } from './rest.ts';

const STAND_IN: BotLevel = 'greedy';

export const USUAL_TERMS: Terms = { time: { kind: 'none' }, whenOut: 'standIn', standIn: STAND_IN, friendly: false };

/** What the schema cannot say: a cap below the bank, a day without an hour that counts, a zone that does not exist. */
export function readTerms(wish: Partial<Terms> = {}): Terms {
  const terms = { ...USUAL_TERMS, ...wish };
  return { ...terms, time: readTime(terms.time) };
}

function readTime(time: TimeRules): TimeRules {
  switch (time.kind) {
    case 'none':
      return time;
    case 'live':
      if (time.cap < time.bank) throw new Trouble('BAD_REQUEST');
      return time;
    case 'turns': {
      const zone = zoneCalled(time.zone);
      if (zone === undefined || (time.quiet && time.quiet.from === time.quiet.to)) throw new Trouble('BAD_REQUEST');
      return { ...time, zone };
    }
  }
}

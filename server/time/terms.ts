/** The terms of a table: what is taken when nothing is said, and what cannot be. */
import type { BotLevel } from '@cantiere/bots';
import type { RatedAmong, Terms, TimeRules } from '../protocol.ts';
import type { Person } from '../store/people.ts';
import { AppError } from '../appError.ts';
import { zoneCalled } from './rest.ts';

const STAND_IN: BotLevel = 'greedy';

export const USUAL_TERMS: Terms = {
  time: { kind: 'none' },
  whenOut: 'standIn',
  standIn: STAND_IN,
  friendly: false,
  help: false,
  rated: true,
};

/**
 * What the schema cannot say: a cap below the bank, a day without an hour that counts, a zone that does not exist. Where only
 * accounts are rated a guest's table is not, unless they ask for it, which is refused.
 */
export function readTerms(wish: Partial<Terms> = {}, among: RatedAmong = 'everybody', host?: Person): Terms {
  const { accounts: _houses, ...wished } = wish;
  const guest = among === 'accounts' && host?.email === undefined;
  if (guest && wished.rated === true) throw new AppError('ACCOUNT_NEEDED');
  const terms = { ...USUAL_TERMS, ...(guest && { rated: false }), ...wished };
  return { ...terms, time: readTime(terms.time), ...(among === 'accounts' && { accounts: true }) };
}

function readTime(time: TimeRules): TimeRules {
  switch (time.kind) {
    case 'none':
      return time;
    case 'live':
      if (time.cap < time.bank) throw new AppError('BAD_REQUEST');
      return time;
    case 'turns': {
      const zone = zoneCalled(time.zone);
      if (zone === undefined || (time.quiet && time.quiet.from === time.quiet.to)) throw new AppError('BAD_REQUEST');
      return { ...time, zone };
    }
  }
}

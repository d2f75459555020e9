/** Why a table that is being made cannot be rated; the server has the last word (server/social/fair.ts). */
import type { RatedAmong, Terms } from '@cantiere/server/protocol';

export type CannotRate = 'bots' | 'friendly' | 'help' | 'guest';

export interface TableInMaking {
  readonly terms: Pick<Terms, 'help' | 'friendly'>;
  /** Bots at the table. */
  readonly bots: number;
  readonly ratedAmong: RatedAmong;
  /** Whether I have an account. */
  readonly account: boolean;
}

export function cannotRate({ terms, bots, ratedAmong, account }: TableInMaking): CannotRate | undefined {
  if (bots > 0) return 'bots';
  if (terms.help) return 'help';
  if (terms.friendly) return 'friendly';
  return ratedAmong === 'accounts' && !account ? 'guest' : undefined;
}

/** A move a day: what is offered to whoever plays over several days. */
import type { TimeRules } from '@cantiere/server/protocol';

export const NIGHT = { from: 23, to: 8 } as const;

/** In the zone of this browser. */
export function aMoveADay(): Extract<TimeRules, { kind: 'turns' }> {
  return { kind: 'turns', days: 1, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, quiet: NIGHT };
}

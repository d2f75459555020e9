/** A table's terms in words: how time runs, what happens when it is over, who may take back. */
import { levelNames } from '@cantiere/bots';
import type { Language } from '@cantiere/engine';
import type { Terms, TimeRules } from '@cantiere/server/protocol';
import type { Texts } from '../text/index.ts';

/** Undefined where there is no clock. */
export function timeWords(time: TimeRules, t: Texts): string | undefined {
  switch (time.kind) {
    case 'none':
      return undefined;
    case 'live':
      return t.clock.liveWords(time.bank, time.increment, time.cap);
    case 'turns':
      return t.clock.turnsWords(time.days, time.weekends === 'off', time.quiet);
  }
}

/** "Central European Time", or the zone's own name where the browser knows no better. */
export function zoneWords(zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

export function termsWords({ time, whenOut, standIn, friendly }: Terms, t: Texts, language: Language): readonly string[] {
  const clock = timeWords(time, t);
  return [
    clock ?? t.clock.none,
    ...(clock === undefined ? [] : [t.clock.whenOutWords(whenOut === 'forfeit', levelNames[standIn][language])]),
    ...(time.kind === 'turns' && (time.weekends ?? time.quiet) ? [zoneWords(time.zone, language)] : []),
    ...(friendly ? [t.clock.friendlyWords] : []),
  ];
}

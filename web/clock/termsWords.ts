/** A table's terms in words: how time runs, what happens when it is over, who may take back. */
import { levelCalled } from '@cantiere/bots/levels';
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

export function termsWords({ time, whenOut, standIn, friendly }: Terms, t: Texts, language: Language): readonly string[] {
  const clock = timeWords(time, t);
  return [
    clock ?? t.clock.none,
    ...(clock === undefined ? [] : [t.clock.whenOutWords(whenOut === 'forfeit', levelCalled(standIn, language))]),
    ...(time.kind === 'turns' && (time.weekends ?? time.quiet) ? [t.clock.inZone(time.zone)] : []),
    ...(friendly ? [t.clock.friendlyWords] : []),
  ];
}

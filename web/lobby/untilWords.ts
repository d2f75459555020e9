/** Until when, as one says it: the hour, with its day where it is another one. */
import type { Language } from '@cantiere/engine';

export function untilWords(until: number, language: Language, now = Date.now()): string {
  const [day, today] = [new Date(until), new Date(now)];
  const hour: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  const far: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', ...hour };
  return new Intl.DateTimeFormat(language, day.toDateString() === today.toDateString() ? hour : far).format(day);
}

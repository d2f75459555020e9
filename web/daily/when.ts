/** Days and hours of the daily: by the zone of the server, in the person's language. */
import type { Language } from '@cantiere/engine';
import type { Texts } from '../text/index.ts';

const LOCALES: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB' };
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** From here on seconds count. */
export const LAST_MINUTES = 10 * MINUTE;

/** "2026-11-15" as a day is written: "domenica 15 novembre"; `short`: without the day of the week. */
export function dayInWords(day: string, language: Language, short = false): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(!short && { weekday: 'long' }),
  }).format(Date.UTC(year, month - 1, date));
}

/** "lunedì 00:30", in the server's zone; what is not of these days by its date. */
export const hourIn = (at: number, zone: string, language: Language, far = false): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    ...(far ? { day: 'numeric', month: 'long' } : { weekday: 'long' }),
  }).format(at);

/** "Europe/Rome" as people say it. */
export const zoneInWords = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Hours and minutes, rounded up; minutes and seconds in the last ten minutes. */
export function leftInWords(ms: number, t: Texts): string {
  const left = Math.max(0, ms);
  if (left < LAST_MINUTES) return t.daily.leftSeconds(Math.floor(left / MINUTE), Math.floor((left % MINUTE) / SECOND));
  const minutes = Math.ceil(left / MINUTE);
  return t.daily.left(Math.floor(minutes / 60), minutes % 60);
}

/** When the words of `leftInWords` change next. */
export const nextChange = (ms: number): number => (ms <= LAST_MINUTES ? ms % SECOND || SECOND : ms % MINUTE || MINUTE);

/** The desk's words in the person's language, and how it writes days, hours, sizes and counts. */
import type { Language } from '@cantiere/engine';
import { usePreferences } from '../prefs/preferences.ts';
import { deskWords, type DeskTexts } from './words.ts';

export type { DeskTexts };
export const useDeskTexts = (): DeskTexts => deskWords[usePreferences().language];

export interface Written {
  /** At what hour today; which day otherwise. */
  when(at: number): string;
  day(at: number): string;
  dayAndHour(at: number): string;
  count(n: number): string;
  size(bytes: number): string;
}

const LOCALES: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB' };
const MB = 1e6;
const GB = 1e9;

export function useWritten(): Written {
  const { language } = usePreferences();
  const locale = LOCALES[language];
  const hour = (at: number): string => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  const short = (at: number): string => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(at);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const count = (n: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: 'always' }).format(n);
  return {
    when(at) {
      const days = Math.round((startOfDay(Date.now()) - startOfDay(at)) / 86_400_000);
      return days <= 0 ? hour(at) : days === 1 ? `${relative.format(-1, 'day')} ${hour(at)}` : `${short(at)} ${hour(at)}`;
    },
    day: (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at),
    dayAndHour: (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at),
    count,
    size: (bytes) =>
      bytes >= GB
        ? `${count(bytes / GB)} GB`
        : bytes >= MB
          ? `${count(Math.round(bytes / MB))} MB`
          : `${count(Math.ceil(bytes / 1000))} kB`,
  };
}

/** How long ago, in milliseconds, by this machine's clock. */
export const since = (at: number): number => Date.now() - at;

function startOfDay(at: number): number {
  const day = new Date(at);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

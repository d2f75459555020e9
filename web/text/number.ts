/** Numbers as a language writes them. Points may come in tenths; a sum of them must not show the machine's rounding. */
import type { Language } from '@cantiere/engine';

export function numberIn(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  return (value) => format.format(value).replace('-', '−');
}

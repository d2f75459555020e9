/** How a number is written: in figures, or in words. */
import type { Language } from '@cantiere/engine';

export const NUMBERS: Readonly<Record<Language, RegExp>> = {
  en: /\d+|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twice|double[sd]?|half)(?!\p{L})/giu,
  it: /\d+|(?<!\p{L})(?:due|tre|quattro|cinque|sette|otto|nove|dieci|dodici|quindici|venti|doppi[oae]?|raddoppia|metà)(?!\p{L})/giu,
};

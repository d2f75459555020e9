/** The little English grammar that sentences made of parts need. */

/** Written with a vowel and spoken with a consonant, or the other way round. */
const SPOKEN_CONSONANT = /^(?:uni|use|usu|euro|one\b|once\b)/i;
const SPOKEN_VOWEL = /^(?:hour|honest|honou?r|heir|8|11\b|18\b)/i;

/** "a ", "an ": by what the word sounds like. */
export function a(name: string): string {
  if (SPOKEN_VOWEL.test(name)) return 'an ';
  return /^[aeiou]/i.test(name) && !SPOKEN_CONSONANT.test(name) ? 'an ' : 'a ';
}

/** What agrees with a number: agree(1, 'was', 'were'). Zero is plural. */
export const agree = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** "1 card", "0 cards". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${agree(n, one, many)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

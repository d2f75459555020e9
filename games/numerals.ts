/** Small numbers in words, where a sentence reads better with them; larger ones stay in figures. */

const EN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const IT = ['zero', '', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'];

export const inEnglish = (n: number): string => EN[n] ?? `${n}`;
/** One agrees with what is counted: `inItalian(n, 'una')`. */
export const inItalian = (n: number, one = 'un'): string => (n === 1 ? one : (IT[n] ?? `${n}`));

// Path strings with numbers rounded to two decimals, so that drawings stay short in the page.
export const path = (text: TemplateStringsArray, ...values: readonly number[]): string =>
  text.reduce((all, part, i) => all + String(Math.round((values[i - 1] ?? 0) * 100) / 100) + part);

/** Left, top, width, height in the 100x120 box of a district. */
export type DistrictBox = readonly [x: number, y: number, w: number, h: number];

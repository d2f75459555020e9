/** Two words that stand apart on the page. */
export const pair = (one: string, other: string): readonly [string, string] => [one, other];

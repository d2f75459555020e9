/**
 * Which card something on the page is about. A word of a sentence names its piece (`data-names`); a drawing says what it shows
 * (`data-shows`), or its touch name or the key it glides by has the card in it (`hand:tavern`, `tile lion-2`).
 */

export const NAMES = '[data-names]';
const DRAWN = '[data-shows], [data-at], [data-flip]';

/** The pieces that an element may mean, nearest first: it itself, what it lies in, and what lies in it. */
export function piecesAt(target: Element): readonly string[] {
  const around: string[] = [];
  for (let at: Element | null = target.closest(DRAWN); at; at = at.parentElement?.closest(DRAWN) ?? null)
    around.push(...drawn(at));
  const inside = [...target.querySelectorAll(`${NAMES}, ${DRAWN}`)].flatMap((each) => [...named(each), ...drawn(each)]);
  return [...named(target.closest(NAMES)), ...around, ...inside];
}

const named = (element: Element | null): readonly string[] => {
  const name = element?.getAttribute('data-names');
  return name ? [name] : [];
};

const drawn = (element: Element): readonly string[] => {
  const shows = element.getAttribute('data-shows');
  if (shows !== null) return [shows];
  return [element.getAttribute('data-at'), element.getAttribute('data-flip')].flatMap((name) =>
    name === null ? [] : [name, ...name.split(/[\s:]/u).toReversed()],
  );
};

/** The first of these pieces that is a card. */
export function firstCard(pieces: readonly string[], cardOf: (piece: string) => string | undefined): string | undefined {
  for (const piece of pieces) {
    const card = cardOf(piece);
    if (card !== undefined) return card;
  }
  return undefined;
}

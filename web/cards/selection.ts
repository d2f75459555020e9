/** Which cards of a gallery are shown: what was searched and filtered, as it stands in the address. Nothing here draws. */
import type { Language } from '@cantiere/engine';
import type { Gallery, GalleryCard } from '@cantiere/games/board-kit';

/** How much of a card is printed: all of it, some, or nothing. */
export const SHARES = ['published', 'mixed', 'ours'] as const;
export type Share = (typeof SHARES)[number];
export const ORDERS = ['box', 'name', 'share'] as const;
export type Order = (typeof ORDERS)[number];

/** The filters: kind of card, share of printed values, and the game's own traits by their ids. */
export interface Selection {
  readonly search: string;
  /** By filter, what was chosen; nothing chosen is everything. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly order: Order;
  /** The card that is looked at. */
  readonly card: string | undefined;
  /** Whether it is being corrected. */
  readonly correcting: boolean;
}

export const KIND = 'kind';
export const SHARE = 'from';

export function shareOf({ fields }: GalleryCard): Share {
  const printed = fields.filter(({ origin }) => origin.from === 'published').length;
  return printed === fields.length ? 'published' : printed === 0 ? 'ours' : 'mixed';
}

/** Every filter of a gallery with its values, in the order of the page. */
export function filtersOf(gallery: Gallery): readonly { readonly id: string; readonly values: readonly string[] }[] {
  return [
    { id: KIND, values: gallery.kinds.map(({ id }) => id) },
    ...gallery.traits.map(({ id, values }) => ({ id, values: values.map((value) => value.id) })),
    { id: SHARE, values: SHARES },
  ];
}

export function readSelection(query: string, gallery: Gallery): Selection {
  const asked = new URLSearchParams(query);
  const chosen: Record<string, readonly string[]> = {};
  for (const { id, values } of filtersOf(gallery)) {
    const wanted = asked.get(id)?.split(',') ?? [];
    const known = values.filter((value) => wanted.includes(value));
    if (known.length > 0) chosen[id] = known;
  }
  const card = asked.get('card') ?? undefined;
  return {
    search: asked.get('q') ?? '',
    chosen,
    order: ORDERS.find((order) => order === asked.get('order')) ?? 'box',
    card: gallery.cards.some(({ id }) => id === card) ? card : undefined,
    correcting: asked.has('correct'),
  };
}

/** What stands behind the page's path; nothing where nothing was chosen. */
export function writeSelection({ search, chosen, order, card, correcting }: Selection): string {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('q', search);
  for (const [id, values] of Object.entries(chosen)) if (values.length > 0) query.set(id, values.join(','));
  if (order !== 'box') query.set('order', order);
  if (card !== undefined) query.set('card', card);
  if (card !== undefined && correcting) query.set('correct', '1');
  // Commas may stand in a query as they are: an address is also read by people.
  const written = query.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}

export function toggled(selection: Selection, filter: string, value: string): Selection {
  const before = selection.chosen[filter] ?? [];
  const after = before.includes(value) ? before.filter((known) => known !== value) : [...before, value];
  return { ...selection, chosen: { ...selection.chosen, [filter]: after } };
}

export const cleared = (selection: Selection, filter: string): Selection =>
  filter === 'q' ? { ...selection, search: '' } : { ...selection, chosen: { ...selection.chosen, [filter]: [] } };

const plainly = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const texts = new WeakMap<GalleryCard, string>();

/** All that can be found of a card: its id, names in both languages, texts and numbers. */
function textOf(card: GalleryCard): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const words = [card.name, ...card.fields.map(({ value }) => value)].flatMap(({ it, en }) => [it, en]);
  const text = plainly([card.id, ...words].join(' \n '));
  texts.set(card, text);
  return text;
}

/** Every word must be there; a number only as a whole one (4 is not in 14). */
export function isFound(card: GalleryCard, search: string): boolean {
  const text = textOf(card);
  return plainly(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => (/^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text) : text.includes(word)));
}

const valuesOf = (card: GalleryCard, filter: string): readonly string[] =>
  filter === KIND ? [card.kind] : filter === SHARE ? [shareOf(card)] : (card.traits[filter] ?? []);

function passes(card: GalleryCard, { chosen }: Selection, except?: string): boolean {
  return Object.entries(chosen).every(
    ([filter, values]) =>
      filter === except || values.length === 0 || valuesOf(card, filter).some((value) => values.includes(value)),
  );
}

export function shownCards(gallery: Gallery, selection: Selection, language: Language): readonly GalleryCard[] {
  const shown = gallery.cards.filter((card) => passes(card, selection) && isFound(card, selection.search));
  if (selection.order === 'name')
    return shown.toSorted((a, b) => a.name[language].localeCompare(b.name[language], language, { numeric: true }));
  if (selection.order === 'share') return shown.toSorted((a, b) => SHARES.indexOf(shareOf(a)) - SHARES.indexOf(shareOf(b)));
  return shown;
}

/** How many cards a value would show, the other filters and the search being as they are. */
export function totalOf(gallery: Gallery, selection: Selection, filter: string, value: string): number {
  return gallery.cards.filter(
    (card) => valuesOf(card, filter).includes(value) && passes(card, selection, filter) && isFound(card, selection.search),
  ).length;
}

/** Where nothing is shown: which filters (or the search, `q`) would give some back if they were dropped, and how many. */
export function waysOut(gallery: Gallery, selection: Selection): readonly { readonly filter: string; readonly count: number }[] {
  const dropped = Object.keys(selection.chosen).filter((filter) => (selection.chosen[filter] ?? []).length > 0);
  return [...(selection.search.trim() === '' ? [] : ['q']), ...dropped].flatMap((filter) => {
    const without = cleared(selection, filter);
    const count = gallery.cards.filter((card) => passes(card, without) && isFound(card, without.search)).length;
    return count > 0 ? [{ filter, count }] : [];
  });
}

/** Of all values of the game's components, how many are printed ones. */
export function knownValues(gallery: Gallery): { readonly printed: number; readonly all: number } {
  const origins = gallery.cards.flatMap(({ fields }) => fields.map(({ origin }) => origin.from));
  return { printed: origins.filter((origin) => origin === 'published').length, all: origins.length };
}

/**
 * The components of a game to be looked at one by one: every card, tile and value as the board draws it, what it says in words,
 * and where each value comes from. A game brings them as `board/gallery.tsx`; the frame shows them (web/cards).
 */
import type { InEveryLanguage, Language } from '@cantiere/engine';
import type { ComponentType, ReactNode } from 'react';
import { provenanceOf, type From, type ProvenanceFile } from '../provenance.ts';

export type { From } from '../provenance.ts';

/** Where a value comes from: published or ours, and how we know, where there is more to say. */
export interface Origin {
  readonly from: From;
  readonly note?: InEveryLanguage;
}

/** What is told of a game's values, as the gallery tells it: with the names of the sources, and as ours where nobody wrote it down. */
export function originsIn(file: ProvenanceFile): (section: string, id: string, field: string) => Origin {
  return (section, id, field) => {
    const { from = 'ours', note, sources = [] } = provenanceOf(file, section, id, field) ?? {};
    const told = [note, ...sources.filter((source) => source !== 'rulebook').map((source) => file.sources[source])].flatMap(
      (part) => part ?? [],
    );
    return told.length === 0 ? { from } : { from, note: inBoth((language) => told.map((part) => part[language]).join(' · ')) };
  };
}

/** The way to a value in the data: parts by name, components by their id, items of other lists by their number. */
export type DataPath = readonly (string | number)[];

/** One value of a component. */
export interface GalleryField {
  readonly label: InEveryLanguage;
  readonly value: InEveryLanguage;
  readonly origin: Origin;
  /** What of the data it tells, for whoever corrects it; empty where it follows from something else. */
  readonly at: readonly DataPath[];
}

/** A component and one of its fields, as the data file and its provenance name them (games/provenance.ts). */
export interface DataField {
  readonly section: string;
  /** '*' where the section is one object. */
  readonly id: string;
  readonly field: string;
}

/** How a gallery tells the values of its game: each in words, with where it stands in the data and where it comes from. */
export interface GalleryTelling {
  /** What a component is called. */
  named(id: string): InEveryLanguage;
  /** One value. `at` is where it stands in the data, unless that is just its place; empty for what cannot be corrected there. */
  tell(label: InEveryLanguage, value: InEveryLanguage | number, place: DataField, at?: readonly DataPath[]): GalleryField;
  /** The name that is printed on a component. */
  name(section: string, id: string): GalleryField;
}

export function tellingOf(file: ProvenanceFile, nameOf: (id: string, language: Language) => string): GalleryTelling {
  const origin = originsIn(file);
  const named = (id: string): InEveryLanguage => inBoth((language) => nameOf(id, language));
  const tell: GalleryTelling['tell'] = (label, value, place, at = [pathOf(place)]) => ({
    label,
    value: typeof value === 'number' ? asIs(value) : value,
    origin: origin(place.section, place.id, place.field),
    at,
  });
  return { named, tell, name: (section, id) => tell(LABELS.name, named(id), { section, id, field: 'name' }) };
}

/** Where the field of a place stands in the data. */
export const pathOf = ({ section, id, field }: DataField): DataPath => [
  ...section.split('.'),
  ...(id === '*' ? [] : [id]),
  field,
];

export interface GalleryCard {
  readonly id: string;
  /** Which of the gallery's kinds it is. */
  readonly kind: string;
  readonly name: InEveryLanguage;
  /** How many alike there are in the box; none of what is only printed on the board. */
  readonly copies: number;
  /** By trait (`zone`), which of its values it has. */
  readonly traits: Readonly<Record<string, readonly string[]>>;
  readonly fields: readonly GalleryField[];
}

export interface NamedComponent {
  readonly id: string;
  readonly name: InEveryLanguage;
}

/** Something that cards can be told apart by: a zone, a colour, a price. */
export interface Trait extends NamedComponent {
  readonly values: readonly NamedComponent[];
}

export interface GalleryDrawing {
  readonly id: string;
  readonly language: Language;
  /** How wide it is to be, in pixels. */
  readonly width: number;
  /** Large, with its whole text; otherwise as it lies on the table. */
  readonly large: boolean;
}

export interface Gallery {
  /** Decks and kinds of tiles, in the order of the box. */
  readonly kinds: readonly NamedComponent[];
  readonly traits: readonly Trait[];
  readonly cards: readonly GalleryCard[];
  /** Kinds whose drawing does not say its name: it stands below. */
  readonly unnamed: readonly string[];
  /** How wide a card is in the gallery: on a table, on a phone, enlarged. */
  readonly widths: { readonly table: number; readonly phone: number; readonly large: number };
  /** The board's own drawing; it says nothing to a screen reader, the fields do. */
  readonly Drawing: ComponentType<GalleryDrawing>;
  /** What all drawings of a page share, where they share something. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** What words and parts of the data are called, for whoever corrects them: a zone, a colour, an amount. */
  readonly words: Readonly<Record<string, InEveryLanguage>>;
  /** The card that a piece of a sentence (of the log, say) names, if it is one. */
  cardOf(piece: string): string | undefined;
}

/** The same sentence in every language. */
export const inBoth = (text: (language: Language) => string): InEveryLanguage => ({ it: text('it'), en: text('en') });

/** A number is the same in every language. */
export const asIs = (value: number | string): InEveryLanguage => inBoth(() => String(value));

/** Labels that most games have. */
export const LABELS = {
  name: { it: 'Nome', en: 'Name' },
  text: { it: 'Testo', en: 'Text' },
  copies: { it: 'Copie', en: 'Copies' },
  none: { it: 'nessuno', en: 'none' },
} as const satisfies Record<string, InEveryLanguage>;

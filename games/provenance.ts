/**
 * Where the values of a game's components come from. `<game>/data/provenance.json` holds it, for the cards of a game and the
 * credits; no rule, text or board reads it.
 *
 * Its shape: `parts[section][id][field]`. A section is a list or an object of the game's data by its path ('cards',
 * 'decks.town', 'constants'; 'box' and 'options' are about what is not in the data: numbers of players, counts of the box, our
 * options). An id is that of the component, or '*' for every component of the section and for sections that are one object; a
 * field is the component's, or '*' for all of its fields. The nearest word counts: the field of this component, all of this
 * component, the field of every component, all of the section.
 */
import type { InEveryLanguage } from '@cantiere/engine';

/** In a rulebook or another source, or worked out by us. */
export type From = 'published' | 'ours';

export interface Provenance {
  readonly from: From;
  /** Ours in part: the note says which part is published. */
  readonly partly?: boolean;
  /** A sentence on how we know. */
  readonly note?: InEveryLanguage;
  /** Ids of the file's `sources`. */
  readonly sources?: readonly string[];
}

export interface ProvenanceFile {
  /** What each source is. */
  readonly sources: Readonly<Record<string, InEveryLanguage>>;
  readonly parts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, From | Provenance>>>>>>;
  /** Names of components in other languages and editions, by id. */
  readonly otherNames?: Readonly<Record<string, readonly string[]>>;
  /** What holds for everything that is ours in this game. */
  readonly about?: readonly InEveryLanguage[];
}

/** Where a field of a component comes from; undefined where nobody has written it down. */
export function provenanceOf(file: ProvenanceFile, section: string, id: string, field: string): Provenance | undefined {
  const part = file.parts[section];
  const found = part?.[id]?.[field] ?? part?.[id]?.['*'] ?? part?.['*']?.[field] ?? part?.['*']?.['*'];
  return typeof found === 'string' ? { from: found } : found;
}

/** Editions of games: which there are for new tables, and what a browser loads to play one. */
import Type from 'typebox';
import { GameParams } from './games.ts';
import type { Wire } from './wire.ts';

/** The file's name: the edition, and what of it. */
export const editionFile = (ending: 'js' | 'json') =>
  Type.Object({
    ...GameParams.properties,
    file: Type.String({ pattern: `^[1-9][0-9]{0,5}-[0-9a-f]{8}\\.${ending}$` }),
  });

export type PresentEdition = Wire<typeof PresentEdition>;
export const PresentEdition = Type.Object({
  game: Type.String(),
  edition: Type.String({
    description: 'Of new tables, as 2-9f03ab1c: the version of the rules, and the digest of the components',
  }),
  printed: Type.String({ description: 'As the game comes; another one when this house has set its components right' }),
});

export type PresentEditions = Wire<typeof PresentEditions>;
export const PresentEditions = Type.Object({ editions: Type.Array(PresentEdition) });

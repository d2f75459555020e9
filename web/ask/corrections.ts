/** What this house has set right in a game's components, asked and said over HTTP. */
import type { Correction } from '@cantiere/games/corrections';
import type { HouseCorrections } from '@cantiere/server/protocol';
import { ask } from './http.ts';

const at = (game: string): string => `/api/corrections/${encodeURIComponent(game)}`;

export const correctionsOf = (game: string): Promise<HouseCorrections> => ask('GET', at(game));

/** All of them; `edition` is the one that was being corrected. */
export const saveCorrections = (game: string, edition: string, corrections: readonly Correction[]): Promise<HouseCorrections> =>
  ask('POST', at(game), { edition, corrections });

/** What finished games add up to, as the server says. */
import type { PlayedNumbers } from '@cantiere/server/protocol';
import { ask } from './http.ts';

export const everybodysNumbers = (game: string): Promise<PlayedNumbers> =>
  ask('GET', `/api/games/${encodeURIComponent(game)}/numbers`);
export const myNumbers = (game: string): Promise<PlayedNumbers> =>
  ask('GET', `/api/people/me/numbers/${encodeURIComponent(game)}`);

/** How long games take in this house, over HTTP. */
import { Lengths } from '../social/lengths.ts';
import type { Services } from '../services.ts';
import { GameParams } from '../protocol/games.ts';
import { GameLengths } from '../protocol/lengths.ts';
import { ErrorBody } from '../protocol/errors.ts';
import type { App } from './app-type.ts';

export function lengthRoutes(app: App, services: Services): void {
  const lengths = new Lengths(services);
  app.get(
    '/api/games/:game/lengths',
    {
      schema: {
        tags: ['tables'],
        summary: 'How long this game takes here, where enough were played',
        params: GameParams,
        response: { 200: GameLengths, default: ErrorBody },
      },
    },
    async (request) => lengths.of(request.params.game),
  );
}

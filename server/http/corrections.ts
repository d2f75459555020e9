/** What this house has set right in a game's components: told to everybody, changed by its operators, as a new edition. */
import { editionId } from '@cantiere/engine';
import { readGivenData } from '@cantiere/games/correctedData';
import { correctionsBetween, CORRECTIONS } from '@cantiere/games/corrections';
import { AppError } from '../appError.ts';
import { mustBeOperator } from '../people/operators.ts';
import { whoAsks } from '../people/sessions.ts';
import * as shapes from '../protocol/corrections.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { GameParams } from '../protocol/editions.ts';
import type { Services } from '../services.ts';
import { editionsInPlay, keepEdition, useEdition } from '../store/editions.ts';
import { isOperator } from '../store/operators.ts';
import type { App } from './app-type.ts';

export function correctionRoutes(app: App, services: Services): void {
  const { shelf, store } = services;
  const { db } = store;
  const tags = ['tables'];
  const params = GameParams;
  const response = { 200: shapes.HouseCorrections, default: ErrorBody };

  async function told(game: string, mine: boolean): Promise<shapes.HouseCorrections> {
    const [printed, edition] = await Promise.all([shelf.printed(game), shelf.present(game)]);
    const opened = edition === undefined ? undefined : await shelf.open(game, edition);
    const components = shelf.served(game);
    if (printed === undefined || opened === undefined || components?.data === undefined) throw new AppError('NOT_FOUND');
    const own = (await components.data()).printed;
    const inPlay = (await editionsInPlay(db)).filter((each) => each.game === game && each.phase === 'playing');
    return {
      edition: opened.edition,
      printed,
      corrections: correctionsBetween(own, opened.data).map(({ at, ...rest }) => ({ at: [...at], ...rest })),
      running: inPlay.reduce((sum, { tables }) => sum + tables, 0),
      mine,
    };
  }

  app.get(
    '/api/corrections/:game',
    { schema: { tags, summary: 'What this house has set right in the components of a game', params, response } },
    async (request) => {
      const person = await whoAsks(db, request);
      return told(request.params.game, person !== undefined && (await isOperator(db, person.id)));
    },
  );

  app.post(
    '/api/corrections/:game',
    {
      schema: {
        tags,
        summary: 'Sets components right: a new edition of this house, for tables made from now on. For its operators',
        params,
        body: shapes.CorrectionsBody,
        response,
      },
    },
    async (request) => {
      const person = await mustBeOperator(db, request);
      const { game } = request.params;
      const components = shelf.served(game);
      if (components?.data === undefined) throw new AppError('NOT_FOUND');
      const { corrections, edition: from } = request.body;
      const given = await readGivenData(components, { format: CORRECTIONS, game, corrections });
      if (!('data' in given)) throw new AppError('BAD_REQUEST');
      if ((await shelf.present(game)) !== from) throw new AppError('TABLE_CHANGED');
      const edition = editionId(components.meta.rulesVersion, given.data);
      if (edition === (await shelf.printed(game))) await useEdition(db, game, undefined);
      else {
        await keepEdition(db, game, edition, JSON.stringify(given.data), Date.now());
        // Not built as a module, say: then nothing changes, and the log of the start says what to do.
        if ('lacks' in (await shelf.find(game, edition))) throw new AppError('SERVER_TROUBLE');
        await useEdition(db, game, edition);
      }
      request.log.info({ game, edition, person: person.id, corrections: corrections.length }, 'components were corrected');
      return told(game, true);
    },
  );
}

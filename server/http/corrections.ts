/** What this house has set right in a game's components: told to everybody, changed by its operators, as a new edition. */
import { editionId } from '@cantiere/engine';
import { readGivenData } from '@cantiere/games/correctedData';
import { correctionsBetween, CORRECTIONS } from '@cantiere/games/corrections';
import { AppError } from '../appError.ts';
import { mustBeOperator } from '../people/operators.ts';
import { whoAsks } from '../people/sessions.ts';
import * as shapes from '../protocol/corrections.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { GameParams } from '../protocol/games.ts';
import type { Services } from '../services.ts';
import { houseData, keepEdition, replaceEdition, tablesPlaying } from '../store/editions.ts';
import { noteAct } from '../store/operatorLog.ts';
import type { Db } from '../store/schema.ts';
import { isOperator } from '../store/operators.ts';
import type { App } from './app-type.ts';

/** A house may correct every card of a game, texts too; only its operators are heard out. */
const BODY_BYTES = 1024 * 1024;

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
    return {
      edition: opened.edition,
      printed,
      corrections: correctionsBetween(own, opened.data).map(({ at, ...rest }) => ({ at: [...at], ...rest })),
      ...(mine && { running: await tablesPlaying(db, game) }),
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
      bodyLimit: BODY_BYTES,
      // Before anything of the body is read.
      onRequest: async (request) => void (await mustBeOperator(db, request)),
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
      const inUse = await houseData(db).inUse(game);
      if ((await shelf.present(game)) !== from) throw new AppError('TABLE_CHANGED');
      const edition = editionId(components.meta.rulesVersion, given.data);
      const asPrinted = edition === (await shelf.printed(game));
      if (!asPrinted) {
        await keepEdition(db, game, edition, JSON.stringify(given.data), Date.now());
        // Not built as a module, say: then nothing changes, and the log of the start says what to do.
        if ('lacks' in (await shelf.find(game, edition))) throw new AppError('SERVER_TROUBLE');
      }
      // Somebody else may have saved since it was looked at.
      const act = { by: person.id, act: 'correct', detail: { game, edition } } as const;
      const noted = (trx: Db): Promise<void> => noteAct(trx, act, services.now());
      if (!(await replaceEdition(db, game, inUse, asPrinted ? undefined : edition, noted))) throw new AppError('TABLE_CHANGED');
      request.log.info({ game, edition, person: person.id, corrections: corrections.length }, 'components were corrected');
      return told(game, true);
    },
  );
}

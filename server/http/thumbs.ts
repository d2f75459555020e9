/** Thumbs on puzzles over HTTP: one of each person, for puzzles that come with the app and no others. */
import type { FastifyRequest } from 'fastify';
import { readPuzzles } from '@cantiere/bots/puzzle';
import { AppError } from '../appError.ts';
import { mustBeSomebody, whoAsks } from '../people/sessions.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { GameParams } from '../protocol/games.ts';
import { PuzzleParams, PuzzleThumbs, ThumbWish } from '../protocol/thumbs.ts';
import type { Services } from '../services.ts';
import { Thumbs } from '../social/thumbs.ts';
import { isOffTheShelf } from '../tables/making.ts';
import { addressOf } from './address.ts';
import type { App } from './app-type.ts';

export function thumbRoutes(app: App, services: Services): void {
  const { store, shelf, limits } = services;
  const { db } = store;
  const thumbs = new Thumbs(services);
  const tags = ['social'];
  const response = { 200: PuzzleThumbs, default: ErrorBody };
  const pace = services.paces.limiter('thumbs', limits.thumbs);
  app.addHook('onClose', () => pace.close());
  const read = new Map<string, Promise<ReadonlySet<string>>>();
  /** The ids of a game's puzzles, read once; a game without any is no place to vote. */
  const shipped = (game: string): Promise<ReadonlySet<string>> => {
    const { puzzles } = shelf.served(game) ?? {};
    if (!puzzles || isOffTheShelf(services, game)) throw new AppError('NOT_FOUND');
    const known = read.get(game);
    if (known) return known;
    const reading = puzzles().then((file) => new Set(readPuzzles(file.default).puzzles.map(({ id }) => id)));
    read.set(game, reading);
    reading.catch(() => read.delete(game)); // what could not be read is tried again with the next thumb
    return reading;
  };
  const unhurried = (request: FastifyRequest, person: string | undefined): void => {
    if (!pace.take(person ?? addressOf(request))) throw new AppError('TOO_FAST');
  };

  app.get(
    '/api/puzzles/:game/thumbs',
    {
      schema: { tags, summary: 'What people think of the puzzles of a game, and what I have said', params: GameParams, response },
    },
    async (request) => {
      const person = (await whoAsks(db, request))?.id;
      unhurried(request, person);
      const { game } = request.params;
      await shipped(game);
      return thumbs.of(game, person);
    },
  );

  app.put(
    '/api/puzzles/:game/:puzzle/thumb',
    {
      schema: {
        tags,
        summary: 'Says what I think of a puzzle: one of each person, which can be changed and taken back',
        params: PuzzleParams,
        body: ThumbWish,
        response,
      },
    },
    async (request) => {
      const { id: person } = await mustBeSomebody(db, request);
      unhurried(request, person);
      const { game, puzzle } = request.params;
      if (!(await shipped(game)).has(puzzle)) throw new AppError('NOT_FOUND');
      return thumbs.say({ game, puzzle, person }, request.body.thumb);
    },
  );
}

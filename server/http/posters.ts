/**
 * Pictures of tables for the links that lead to them. They tell what the words of the link tell, and while a game runs that may be
 * watched, how it stands for a spectator, as late as spectators see it. Building a position anew and drawing it is work, during which
 * moves wait: each is made once, few are kept, few are drawn at once and so many in all, each address may ask for so many; whoever
 * comes too soon is shown the box.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@cantiere/engine';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { AppError } from '../appError.ts';
import { baseOf } from '../base.ts';
import { Limiter } from '../limits.ts';
import { drawPoster, type PosterWords } from '../poster/poster.ts';
import type { Letters } from '../poster/letters.ts';
import { readPicture, writePicture, type Picture } from '../poster/picture.ts';
import { oneOf } from '../protocol/wire.ts';
import { Recent } from '../recent.ts';
import { standingOf } from '../replay/seen.ts';
import type { Services } from '../services.ts';
import { addressOf } from './address.ts';
import type { App } from './app-type.ts';
import type { Doors } from './doors.ts';
import { LinkedTable, pictureOf, tableForAnybody, WORDS } from './previews.ts';

/** A hundred pictures are some twenty megabytes. */
const MOST_KEPT = 100;
const MOST_AT_ONCE = 2;
const RUNNING_SECONDS = 60;
const OVER_SECONDS = 86_400;
/** All visitors together. */
const EVERYBODY = 'everybody';

const Params = Type.Object({ ...LinkedTable.properties, file: oneOf(['it.png', 'en.png']) });

export function posterRoutes(app: App, services: Services, dist: string, { countStray }: Doors): void {
  const pace = services.paces.limiter('posters', services.limits.replays);
  const hand = new Limiter(services.limits.posters);
  app.addHook('onClose', () => [pace, hand].forEach((limiter) => limiter.close()));
  const kept = new Recent<Promise<Buffer>>(MOST_KEPT);
  const colours = openColours(dist);
  const base = baseOf(services.publicUrl);
  let drawing = 0;

  async function draw(table: Shown, language: Language): Promise<Buffer> {
    drawing++;
    try {
      const [side, letters] = await colours(table.game);
      return await writePicture(drawPoster(side, letters, await wordsOf(services, table, language)));
    } finally {
      drawing--;
    }
  }

  const showBox = (reply: FastifyReply, game: string): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect(`${base}/${pictureOf(game)}`);

  app.get('/previews/table/:id/:file', { schema: { hide: true, params: Params } }, async (request, reply) => {
    countStray(request);
    const { id, file } = request.params;
    const language: Language = file === 'it.png' ? 'it' : 'en';
    const table = await tableForAnybody(services, id);
    if (table === undefined || !hasPoster(dist, table.game)) throw new AppError('NOT_FOUND');
    if (!pace.take(addressOf(request))) return showBox(reply, table.game);
    const mark = markOf(services, table, language);
    const known = request.headers['if-none-match']?.includes(`"${mark}"`) ?? false;
    let picture = kept.get(mark);
    if (picture === undefined && !known) {
      if (drawing >= MOST_AT_ONCE || !hand.take(EVERYBODY)) return showBox(reply, table.game);
      picture = draw(table, language);
      kept.set(mark, picture);
      picture.catch(() => kept.delete(mark));
    }
    const png = known ? undefined : await picture;
    reply
      .header('etag', `"${mark}"`)
      .header('cache-control', `public, max-age=${table.phase === 'over' ? OVER_SECONDS : RUNNING_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin');
    return png === undefined ? reply.code(304).send() : reply.type('image/png').send(png);
  });
}

const sideOf = (dist: string, game: string): string => join(dist, 'previews', `${game}.poster.png`);

/** Whether one can be drawn: a game that came without its picture has its box alone. */
export const hasPoster = (dist: string, game: string): boolean => existsSync(sideOf(dist, game));

/** What is drawn with, read once; again where it could not be. */
function openColours(dist: string): (game: string) => Promise<readonly [Picture, Letters]> {
  const read = new Map<string, Picture>();
  let letters: Letters | undefined;
  return async (game) => {
    const side = read.get(game) ?? readPicture(await readFile(sideOf(dist, game)));
    read.set(game, side);
    letters ??= await readLetters(dist);
    return [side, letters];
  };
}

async function readLetters(dist: string): Promise<Letters> {
  const [styles, sheet] = await Promise.all([
    readFile(join(dist, 'previews/letters.json'), 'utf8'),
    readFile(join(dist, 'previews/letters.png')),
  ]);
  return { styles: JSON.parse(styles) as Letters['styles'], sheet: readPicture(sheet) };
}

type Shown = NonNullable<Awaited<ReturnType<typeof tableForAnybody>>>;

/** The same mark, the same picture: told by what is known without building the position. */
function markOf(services: Services, table: Shown, language: Language): string {
  const words = knownWords(services, table, language);
  const position = isWatched(table) ? [table.id, table.version, table.resting] : [];
  return createHash('sha256')
    .update(JSON.stringify([table.game, words, position]))
    .digest('base64url')
    .slice(0, 22);
}

const isWatched = ({ phase, spectators }: Shown): boolean => phase === 'playing' && spectators;

async function wordsOf(services: Services, table: Shown, language: Language): Promise<PosterWords> {
  const words = knownWords(services, table, language);
  if (!isWatched(table)) return words;
  const standing = await standingOf(services, table.id).catch((error: unknown) => {
    if (error instanceof AppError) return undefined; // it rests, or its edition is not here
    throw error;
  });
  if (standing === undefined) return words;
  const { round, scores } = standing;
  const most = Math.max(...scores);
  const leads = scores.filter((points) => points === most).length === 1;
  return {
    ...words,
    state: `${words.state} ${WORDS[language].round(round)}`,
    rows: words.rows.map((row, seat) => ({ ...row, points: String(scores[seat]), first: leads && scores[seat] === most })),
  };
}

/** All but how a running game stands. */
function knownWords(services: Services, table: Shown, language: Language): PosterWords {
  const t = WORDS[language];
  const { phase, seats, spectators, result } = table;
  const named = seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  const game = services.shelf.metas.find(({ id }) => id === table.game)?.title[language] ?? table.game;
  const common = { house: services.house.called, game, table: table.name };
  if (phase === 'lobby') return { ...common, state: t.lobby(seats.length - named.length, seats.length), rows: [] };
  if (!spectators) return { ...common, state: phase === 'over' ? t.over : t.playing, rows: [] };
  if (phase !== 'over' || !result) return { ...common, state: t.playing, rows: named.map((name) => ({ name, first: false })) };
  const rows = named
    .map((name, seat) => ({ name, points: result.totals[seat], rank: result.ranks[seat] }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, points, rank }) => ({ name: `${rank}. ${name}`, points: String(points), first: rank === 1 }));
  return { ...common, state: t.over, rows };
}

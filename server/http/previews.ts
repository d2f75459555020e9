/**
 * What a link shows where it is posted: title, words and a picture, written into the page's head. Only what anybody may see who opens
 * the link without being anybody, and nothing at all of a house that is not open: a crawler is a stranger.
 */
import type { Language } from '@cantiere/engine';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Services } from '../services.ts';
import type { TableInfo } from '../protocol.ts';
import { isLongId } from '../names.ts';
import { showTable } from '../tables/requests.ts';
import { AppError } from '../appError.ts';

export interface LinkPreview {
  readonly title: string;
  readonly words: string;
  /** Path of the picture. */
  readonly picture: string;
}

const LONGEST_WORDS = 200;
const ALL_BOXES = 'preview.jpg';
/** The web app's addresses that are about a game, or about a table: web/route/route.ts. */
const ABOUT_GAME = /^\/(?:new|learn|rules|cards)\/([\w-]{1,40})$/;
const ABOUT_TABLE = /^\/(t|replay)\/([\w-]{1,64})$/;

/** A table in the address of a page, a picture or a frame: as ids are written, and nothing else. */
export const LinkedTable = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60, pattern: '^[\\w-]+$' }) });

/** Whether its answer tells if there is such a table: whoever tries many is to be counted. */
export const isAboutTable = (path: string): boolean => ABOUT_TABLE.test(path);

/** Undefined: the page as it is. */
export async function previewOf(
  services: Services,
  path: string,
  language: Language,
  hasPoster: (game: string) => boolean = () => false,
): Promise<LinkPreview | undefined> {
  const { house, shelf } = services;
  const { door } = house.now;
  const name = house.called;
  const table = ABOUT_TABLE.exec(path);
  if (door !== 'open' && !(table?.[1] === 't' && linkTells(services, table[2]))) return undefined;
  const t = WORDS[language];
  if (path === '/') return { title: name, words: t.house, picture: ALL_BOXES };
  const metaOf = (game: string) => shelf.metas.find(({ id }) => id === game);
  const meta = metaOf(ABOUT_GAME.exec(path)?.[1] ?? '');
  if (meta && house.now.games.includes(meta.id)) {
    const { title, tagline, players, minutes } = meta;
    return {
      title: `${title[language]} · ${name}`,
      words: `${tagline[language]} ${t.box(players.min, players.max, minutes.min, minutes.max)}`,
      picture: pictureOf(meta.id),
    };
  }
  if (table === null) return undefined;
  const shown = await forAnybody(services, table[2]);
  const game = shown && metaOf(shown.game);
  if (shown === undefined || game === undefined) return undefined;
  return {
    title: `${shown.name} · ${game.title[language]}`,
    words: tableInWords(shown, language),
    // Another one as the game goes on: whoever posts the link later shows it as it is then.
    picture: hasPoster(game.id)
      ? `previews/table/${shown.id}/${language}.png?${shown.phase}${shown.version ?? 0}`
      : pictureOf(game.id),
  };
}

export const pictureOf = (game: string): string => `previews/${game}.jpg`;

/** The link of a table lets in where links do. */
function linkTells({ house }: Services, id: string): boolean {
  const { door } = house.now;
  return door === 'open' || (door === 'links' && isLongId(id));
}

/** A table as its link tells of it to whoever is nobody; undefined where it tells nothing. */
export const tableForAnybody = async (services: Services, id: string): Promise<TableInfo | undefined> =>
  linkTells(services, id) ? forAnybody(services, id) : undefined;

async function forAnybody(services: Services, id: string): Promise<TableInfo | undefined> {
  try {
    return await showTable(services, undefined, id);
  } catch (error) {
    if (error instanceof AppError) return undefined; // closed, gone, or none of a stranger's business
    throw error;
  }
}

/** Who sits there is told where others may watch; what lies on the table never is. */
function tableInWords({ phase, seats, spectators, result }: TableInfo, language: Language): string {
  const t = WORDS[language];
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = seats.flatMap((seat) => (seat.kind === 'open' ? [] : seat.name));
  if (phase === 'lobby') return t.lobby(free, seats.length);
  if (!spectators) return phase === 'over' ? t.over : t.playing;
  if (phase === 'playing' || result === undefined) return `${t.playing} ${names.join(', ')}.`;
  const places = names
    .map((name, seat) => ({ name, points: result.totals[seat], rank: result.ranks[seat] }))
    .sort((a, b) => a.rank - b.rank);
  return `${t.over} ${places.map(({ name, points }) => `${name} ${points}`).join(', ')}.`;
}

export const WORDS = {
  it: {
    house: 'Giochi da tavolo sulla costruzione di città, con amici e bot.',
    box: (min: number, max: number, from: number, to: number) =>
      `${min === max ? min : `Da ${min} a ${max}`} giocatori, ${from === to ? from : `${from}–${to}`} minuti.`,
    lobby: (free: number, seats: number) =>
      free === 0
        ? 'Il tavolo è al completo.'
        : free === 1
          ? `Un posto libero su ${seats}: siediti.`
          : `${free} posti liberi su ${seats}: siediti.`,
    playing: 'Partita in corso.',
    over: 'Partita finita.',
    round: (n: number) => `Round ${n}.`,
  },
  en: {
    house: 'City-building board games, with friends and bots.',
    box: (min: number, max: number, from: number, to: number) =>
      `${min === max ? min : `${min} to ${max}`} players, ${from === to ? from : `${from}–${to}`} minutes.`,
    lobby: (free: number, seats: number) =>
      free === 0
        ? 'The table is full.'
        : free === 1
          ? `One free seat of ${seats}: sit down.`
          : `${free} free seats of ${seats}: sit down.`,
    playing: 'A game is on.',
    over: 'The game is over.',
    round: (n: number) => `Round ${n}.`,
  },
} as const satisfies Record<Language, unknown>;

/** The house's language where it has one; else the visitor's, as far as their browser says. */
export function languageFor({ house }: Services, { headers }: FastifyRequest): Language {
  const { language } = house.now;
  if (language !== 'browser') return language;
  return /^\s*it\b/i.test(headers['accept-language'] ?? '') ? 'it' : 'en';
}

/** Where the pictures and the page itself are found from outside: crawlers take whole addresses alone. What stands in
 * a stranger's request need not be a name: then there is none. */
export function previewBase({ publicUrl }: Services, { protocol, host }: FastifyRequest): URL | undefined {
  return publicUrl ?? URL.parse(`${protocol}://${host}/`) ?? undefined;
}

/** The page with the preview in its head. */
export function withPreview(page: string, { title, words, picture }: LinkPreview, base: URL, path: string): string {
  const text = words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS - 1)}…` : words;
  const tags = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', new URL(path.slice(1), base).href],
    ['og:image', new URL(picture, base).href],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ].map(([name, value]) => `<meta property="${name}" content="${escape(value)}" />`);
  const whole = `${tags.join('\n    ')}\n    <meta name="twitter:card" content="summary_large_image" />\n  </head>`;
  return page
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${escape(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/u, (_all, head: string) => head + escape(text))
    .replace('</head>', () => whole);
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

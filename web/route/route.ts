/** The addresses of the app and where each leads. A dozen lines of our own: ten pages need no library. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'offline'; readonly id: string }
  /** A game looked at again: of a table on the server, of one in this browser, or from a file. */
  | { readonly page: 'replay'; readonly where: ReplayOf; readonly id: string }
  /** Where a game's file is opened. */
  | { readonly page: 'open' }
  | { readonly page: 'rules'; readonly game?: string }
  /** A game's cards and tiles, one by one. */
  | { readonly page: 'cards'; readonly game: string }
  /** A game's first turns, with a teacher. */
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'profile'; readonly person: string }
  | { readonly page: 'leaderboards'; readonly game?: string }
  | { readonly page: 'settings' }
  /** The operator's desk; one of its drawers. */
  | { readonly page: 'operator'; readonly drawer?: string }
  /** Running games that may be watched. */
  | { readonly page: 'watch' }
  | { readonly page: 'credits' }
  /** Where an invitation leads. */
  | { readonly page: 'join' }
  /** What the house says to everybody. */
  | { readonly page: 'words'; readonly about: HouseText }
  /** The settings of the house, for its operators; its first run. */
  | { readonly page: 'house' }
  | { readonly page: 'licences' }
  /** The links of letters. */
  | { readonly page: 'letter'; readonly kind: 'unsubscribe' | 'confirm' | 'password' | 'address'; readonly token: string }
  /** The deal of a day, today's where none is said; the days before it; the same deal for friends, or of a table. */
  | { readonly page: 'daily'; readonly day?: string }
  | { readonly page: 'days' }
  | { readonly page: 'friends' }
  | { readonly page: 'deal'; readonly deal: string }
  /** Positions with one best move: of all games, of one. */
  | { readonly page: 'puzzles'; readonly game?: string }
  /** What finished games add up to: of all games, of one. */
  | { readonly page: 'numbers'; readonly game?: string }
  | { readonly page: 'lost' };

export type HouseText = 'privacy' | 'imprint' | 'rules';
export type ReplayOf = 'table' | 'offline' | 'file';

export function readPath(path: string): Route {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean).map(decode);
  if (more.length > 0) return { page: 'lost' };
  if (third !== undefined) {
    const here = first === 'replay' && (second === 'offline' || second === 'file');
    return here ? { page: 'replay', where: second, id: third } : { page: 'lost' };
  }
  if (second === undefined) {
    if (first === '') return { page: 'home' };
    if (first === 'replay') return { page: 'open' };
    if (first === 'leaderboards' || first === 'rules' || first === 'settings' || first === 'credits' || first === 'watch')
      return { page: first };
    if (first === 'daily' || first === 'puzzles' || first === 'numbers') return { page: first };
    if (first === 'deal') return { page: 'friends' };
    if (first === 'licences' || first === 'operator' || first === 'join') return { page: first };
    if (first === 'privacy' || first === 'imprint') return { page: 'words', about: first };
    if (first === 'house-rules') return { page: 'words', about: 'rules' };
    return { page: 'lost' };
  }
  if (first === 'daily') return second === 'days' ? { page: 'days' } : { page: 'daily', day: second };
  if (first === 'deal') return { page: 'deal', deal: second };
  if (first === 'puzzles' || first === 'numbers') return { page: first, game: second };
  if (first === 'operator' && second === 'house') return { page: 'house' };
  if (first === 'new') return { page: 'new', game: second };
  if (first === 't') return { page: 'table', id: second };
  if (first === 'replay') return { page: 'replay', where: 'table', id: second };
  if (first === 'offline') return { page: 'offline', id: second };
  if (first === 'rules' || first === 'learn' || first === 'cards') return { page: first, game: second };
  if (first === 'operator') return { page: 'operator', drawer: second };
  if (first === 'p') return { page: 'profile', person: second };
  if (first === 'leaderboards') return { page: 'leaderboards', game: second };
  if (first === 'unsubscribe' || first === 'confirm' || first === 'password' || first === 'address')
    return { page: 'letter', kind: first, token: second };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address carries behind its #, as it was meant, or as it stands where it was cut or made up. */
export const behindHash = (hash: string): string => decode(hash.replace(/^#/, ''));

export const toHome = '/';
export const toNew = (game: string): string => `/new/${encodeURIComponent(game)}`;
export const toTable = (id: string): string => `/t/${encodeURIComponent(id)}`;
export const toOffline = (id: string): string => `/offline/${encodeURIComponent(id)}`;
export const toReplay = (where: ReplayOf, id: string): string =>
  `/replay/${where === 'table' ? '' : `${where}/`}${encodeURIComponent(id)}`;
/** A finished game as other people's pages show it. */
export const toEmbedded = (id: string): string => `/embed/replay/${encodeURIComponent(id)}`;
export const readEmbedded = (path: string): string | undefined => /^\/embed\/replay\/([\w-]+)$/u.exec(path)?.[1];
export const toOpenFile = '/replay';
export const toRules = (game?: string, rule?: string): string =>
  game === undefined ? '/rules' : `/rules/${encodeURIComponent(game)}${rule === undefined ? '' : `#${rule}`}`;
export const toCards = (game: string, card?: string): string =>
  `/cards/${encodeURIComponent(game)}${card === undefined ? '' : `?card=${encodeURIComponent(card)}`}`;
export const toLearn = (game: string): string => `/learn/${encodeURIComponent(game)}`;
export const toProfile = (person: string): string => `/p/${encodeURIComponent(person)}`;
export const toLeaderboards = (game?: string): string =>
  game === undefined ? '/leaderboards' : `/leaderboards/${encodeURIComponent(game)}`;
export const toDesk = (drawer?: string): string => (drawer === undefined ? '/operator' : `/operator/${drawer}`);
export const toDaily = (day?: string): string => (day === undefined ? '/daily' : `/daily/${encodeURIComponent(day)}`);
export const toDays = '/daily/days';
/** Where the same deal for friends is made, and where one is found. */
export const toFriendsDeals = '/deal';
export const toDeal = (deal: string): string => `/deal/${encodeURIComponent(deal)}`;
export const toPuzzles = (game?: string): string => (game === undefined ? '/puzzles' : `/puzzles/${encodeURIComponent(game)}`);
export const toNumbers = (game?: string): string => (game === undefined ? '/numbers' : `/numbers/${encodeURIComponent(game)}`);
export const toWatch = '/watch';
export const toSettings = '/settings';
export const toAccount = '/settings#account';
export const toNotices = '/settings#notices';
export const toCredits = '/credits';
export const toLicences = '/licences';
export const toJoin = '/join';
export const toHouse = '/operator/house';
export const toPrivacy = '/privacy';
export const toImprint = '/imprint';
export const toHouseRules = '/house-rules';

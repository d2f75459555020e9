/** The privacy page: what is kept, for how long and who else sees it, from the facts and from what this house really does. */
import { COOKIE, KNOWN_COOKIE, SESSION_LASTS_MS } from '../people/sessions.ts';
import { WAY_COOKIE } from '../http/provider.ts';
import { ASKED_KEPT } from '../store/copies.ts';
import type { Privacy } from '../protocol.ts';
import type { Services } from '../services.ts';
import { COLUMN_WORDS, FACTS, keptInWords, type ColumnWord } from './facts.ts';

const DAY = 24 * 3_600_000;

/** `copies`: how many a house keeps by itself. */
export function privacyOf({ house, provider }: Services, copies: number): Privacy {
  return {
    kept: Object.entries(FACTS).map(([table, { about, what, kept, columns }]) => ({
      table,
      about,
      what,
      kept: keptInWords(kept),
      holds: [...new Set<ColumnWord>(Object.values(columns))].map((word) => COLUMN_WORDS[word]),
    })),
    cookies: [COOKIE, KNOWN_COOKIE, ...(provider ? [WAY_COOKIE] : [])],
    cookieDays: Math.round(SESSION_LASTS_MS / DAY),
    copies,
    asked: ASKED_KEPT,
    ...(provider && { provider: provider.name }),
    letters: house.now.mail !== undefined,
    door: house.now.door,
    embeds: house.now.door === 'open' ? [...house.now.embeds] : [],
  };
}

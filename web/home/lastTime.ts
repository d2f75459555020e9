/** How each game was last played against bots in this browser, and which game was the last of all: offered again in one touch. */
import { isLevel, type BotLevel } from '@cantiere/bots/levels';
import type { Options } from '@cantiere/engine';

export interface LastTime {
  /** One for each opponent. */
  readonly bots: readonly BotLevel[];
  /** Only what differed from the game's own defaults. */
  readonly options: Options;
}

interface Kept {
  readonly game?: string;
  readonly times: Readonly<Record<string, LastTime>>;
}

const KEY = 'cantiere.lastTime';

export const lastGame = (): string | undefined => kept().game;
export const lastTime = (game: string): LastTime | undefined => kept().times[game];

/** Among people only the game is remembered: who sits there is another matter every time. */
export function rememberTime(game: string, time?: LastTime): void {
  const { times } = kept();
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, times: time ? { ...times, [game]: time } : times } satisfies Kept));
  } catch {
    // Storage is closed: the next game starts from what is usual.
  }
}

function kept(): Kept {
  try {
    return readKept(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return { times: {} };
  }
}

/** Whatever is not as it should be is left out. */
export function readKept(value: unknown): Kept {
  if (!isRecord(value)) return { times: {} };
  const times = Object.entries(isRecord(value.times) ? value.times : {}).flatMap(([game, time]) => {
    if (!isRecord(time) || !Array.isArray(time.bots) || !isRecord(time.options)) return [];
    const bots = time.bots.filter((level): level is BotLevel => typeof level === 'string' && isLevel(level));
    const options = Object.entries(time.options).filter(([, each]) => ['string', 'number', 'boolean'].includes(typeof each));
    return bots.length === 0 ? [] : [[game, { bots, options: Object.fromEntries(options) as Options }] as const];
  });
  return { ...(typeof value.game === 'string' && { game: value.game }), times: Object.fromEntries(times) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Deals the dailies. Today's is there whenever somebody asks for it; tomorrow's is prepared ahead, so that the ghosts have played
 * it when the day begins, and shown to nobody before. Whichever process is first decides: the day is the deal's id.
 */
import { readTableRequest, secureChance, streamFor, nextWord, type Game, type Options } from '@cantiere/engine';
import { STEADY_VERSION, type BotLevel } from '@cantiere/bots';
import { botName } from '../names.ts';
import type { Services } from '../services.ts';
import { addDeal, dailyAt, dropUnseenDeal, lastDayOfGames, readDeal, type DealBot, type StoredDeal } from '../store/deals.ts';
import { dayAfter, dayAt, startOfDay } from './days.ts';

/** As many as sit at a daily, where the game takes so many. */
const SEATS = 3;
/** Whom one plays against; who sits where is drawn. */
const OPPONENTS: readonly BotLevel[] = ['normal', 'hard'];

type Dealing = Pick<Services, 'store' | 'shelf' | 'house' | 'now' | 'newDealSeed'>;

/** Today's deal, dealt now if nobody has; undefined where the house has none. */
export async function todaysDeal(services: Dealing): Promise<StoredDeal | undefined> {
  const { store, now, house } = services;
  const known = await dailyAt(store.db, now());
  if (known) return known;
  const day = dayAt(now(), house.now.zone);
  await dropUnseenDeal(store.db, day, now()); // prepared for another zone
  const dealt = await dealFor(services, day);
  // In a zone that was changed today the day may have had its deal already.
  return dealt && dealt.beginsAt <= now() && (dealt.endsAt ?? 0) > now() ? dealt : undefined;
}

/** Tomorrow's, prepared. One that could not be played any more, or that earlier bots have played, is dealt anew: nobody has seen it. */
export async function tomorrowsDeal(services: Dealing): Promise<StoredDeal | undefined> {
  const { store, shelf, house, now } = services;
  const day = dayAfter(dayAt(now(), house.now.zone));
  const known = await readDeal(store.db, day);
  // Another process may be of a later version, and has dealt it for its own bots.
  const forUs = known && known.bots >= STEADY_VERSION && house.now.daily.includes(known.game);
  if (forUs && (await shelf.open(known.game, known.edition))) return known;
  if (known) await dropUnseenDeal(store.db, day, now());
  return dealFor(services, day);
}

async function dealFor({ store, shelf, house, now, newDealSeed }: Dealing, day: string): Promise<StoredDeal | undefined> {
  const game = nextGame(house.now.daily, await lastDayOfGames(store.db));
  const opened = game === undefined ? undefined : await shelf.open(game);
  if (opened === undefined) return undefined;
  const { zone } = house.now;
  const seed = newDealSeed(day);
  const table = tableOf(opened.game);
  const [beginsAt, endsAt] = [startOfDay(day, zone), startOfDay(dayAfter(day), zone)];
  const deal: StoredDeal = {
    id: day,
    kind: 'daily',
    day,
    game: opened.game.meta.id,
    rulesVersion: opened.game.meta.rulesVersion,
    edition: opened.edition,
    options: table.options,
    ...sittingFor(table.seats, seed, OPPONENTS),
    seed,
    beginsAt,
    endsAt,
    finishBy: startOfDay(dayAfter(day, 2), zone),
    madeAt: now(),
    bots: STEADY_VERSION,
  };
  await addDeal(store.db, deal);
  return readDeal(store.db, day); // somebody may have been faster
}

/** The games take turns: whichever had its day longest ago. */
export function nextGame(games: readonly string[], lastDays: ReadonlyMap<string, string>): string | undefined {
  return games.toSorted((a, b) => (lastDays.get(a) ?? '').localeCompare(lastDays.get(b) ?? ''))[0];
}

/** Three at the table, and the shortest game that the options allow: a daily is for a break, not for an evening. */
export function tableOf(game: Game): { readonly seats: number; readonly options: Options } {
  const { min, max } = game.meta.players;
  const seats = Math.min(max, Math.max(min, SEATS));
  const wish = Object.fromEntries(game.options.flatMap((spec) => shortest(spec)));
  for (const options of [wish, {}]) {
    const read = readTableRequest(game, seats, options);
    if (!('refusal' in read)) return { seats: read.seats, options: read.options };
  }
  throw new Error(`${game.meta.id} cannot be dealt for ${seats}`);
}

function shortest(spec: Game['options'][number]): [string, string | number | boolean][] {
  if (spec.type !== 'enum') return [];
  const timed = spec.values.flatMap(({ value, minutes }) => (minutes ? [{ value, max: minutes.max }] : []));
  const [first] = timed.toSorted((a, b) => a.max - b.max);
  return first === undefined ? [] : [[spec.id, first.value]];
}

/** How long the game takes with these options, as far as it says. */
export function minutesOf(game: Game, options: Options): { readonly min: number; readonly max: number } {
  for (const spec of game.options) {
    if (spec.type !== 'enum') continue;
    const minutes = spec.values.find(({ value }) => value === options[spec.id])?.minutes;
    if (minutes) return minutes;
  }
  return game.meta.minutes;
}

/** Where the person sits, and who else: drawn from the deal's own seed, so that nobody chooses it. */
export function sittingFor(
  seats: number,
  seed: string,
  levels: readonly BotLevel[],
  wished?: number,
): Pick<StoredDeal, 'seat' | 'sitting'> {
  const chance = streamFor(secureChance(seed), 'sitting');
  const drawn = (nextWord(chance) >>> 0) % seats;
  const seat = wished ?? drawn;
  const from = (nextWord(chance) >>> 0) % levels.length;
  const sitting: (DealBot | null)[] = [];
  for (let at = 0, bots = 0; at < seats; at++) {
    if (at === seat) sitting.push(null);
    else
      sitting.push({ level: levels[(from + bots++) % levels.length], name: botName(sitting.flatMap((bot) => bot?.name ?? [])) });
  }
  return { seat, sitting };
}

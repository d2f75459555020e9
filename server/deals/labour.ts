/**
 * What is worked out about deals when nobody waits for it: how every level plays them, and whether each finished try was played
 * by these rules and bots. One move at a time, in a thread that steps behind everything else, and no more than so long a day over
 * all processes. A row is claimed before it is worked on and given up by itself when its process dies; a ghost goes on from the
 * moves it had.
 */
import { LEVELS, STEADY_VERSION, nextAtDeal, steadySeed, type BotLevel } from '@cantiere/bots';
import {
  deal as dealt,
  earlierOf,
  standing,
  type Game,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Seat,
} from '@cantiere/engine';
import type { Thinking } from '../bots/thinking.ts';
import { Recent } from '../recent.ts';
import type { Services } from '../services.ts';
import type { OpenedGame } from '../shelf.ts';
import {
  claimGhost,
  finishedDeals,
  ghostOutcomes,
  latestDailies,
  noteWork,
  readDeal,
  saveGhost,
  workedOn,
  type StoredDeal,
} from '../store/deals.ts';
import { readSteps } from '../store/moves.ts';
import { readTable } from '../store/tables.ts';
import { claimUnverified, holdTry, noteBotsAt, noteVerified, putOffTry, settleTries, type StoredTry } from '../store/tries.ts';
import type { DealKind } from '../protocol.ts';
import { dayAt } from './days.ts';
import { todaysDeal, tomorrowsDeal } from './dealing.ts';
import { sittingAt } from './knowing.ts';

const LOOK_MS = 30_000;
/** Longer than any move takes; whoever is silent for so long is gone. */
const CLAIM_MS = 5 * 60_000;
/** Days whose ghosts are still wanted, should they have been missed. */
const DAYS_BACK = 7;
/** Of the deals that people made, so many of the latest that somebody has finished have ghosts, when there is time left. */
const OTHER_DEALS = 10;
/** After so many moves a ghost is written down. */
const SAVE_EVERY = 8;
/** Of one core, in a day. */
export const MOST_WORK_MS = 10 * 60_000;
/** Of that, deals that are no dailies have half at most: nobody's own deals keep the day's from being verified. */
const OTHERS_SHARE = 0.5;
/** A try that cannot be verified, for a fault or for want of its edition, is not looked at again for so long. */
const PUT_OFF_MS = 6 * 3_600_000;

export interface LabourSettings {
  /** How long after the start it begins; Infinity: only when told to. */
  readonly afterMs: number;
  readonly mostMs: number;
  readonly shelf: string;
}

export class Labour {
  readonly #services: Services;
  readonly #thinking: Thinking;
  readonly #settings: LabourSettings;
  readonly #stop = new AbortController();
  readonly #timers: NodeJS.Timeout[] = [];
  /** What could not be worked out here is not tried again and again. */
  readonly #givenUp = new Recent<true>(1_000);
  #working: Promise<void> | undefined;

  constructor(services: Services, thinking: Thinking, settings: LabourSettings) {
    this.#services = services;
    this.#thinking = thinking;
    this.#settings = settings;
    if (settings.afterMs === Infinity) return;
    const begin = (): void => {
      void this.work();
      this.#timers.push(setInterval(() => void this.work(), LOOK_MS).unref());
    };
    this.#timers.push(setTimeout(begin, settings.afterMs).unref());
  }

  /** Does all that there is to do, as far as today's time goes. */
  work(): Promise<void> {
    this.#working ??= this.#workOn()
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) this.#services.log.error({ err: error }, 'deals not worked on; they will be tried again');
      })
      .finally(() => (this.#working = undefined));
    return this.#working;
  }

  async #workOn(): Promise<void> {
    const { store } = this.#services;
    await settleTries(store.db, 'all');
    const today = await todaysDeal(this.#services);
    const tomorrow = await tomorrowsDeal(this.#services);
    const latest = await latestDailies(store.db, DAYS_BACK, this.#services.now());
    const order = [today, tomorrow, ...latest].filter((deal) => deal !== undefined);
    await this.#ghostsOf([...new Map(order.map((deal) => [deal.id, deal])).values()]);
    while (!this.#stop.signal.aborted && (await this.#hasTime('daily')) && (await this.#verifyOne()));
    await this.#ghostsOf(await finishedDeals(store.db, OTHER_DEALS));
  }

  async #ghostsOf(deals: readonly StoredDeal[]): Promise<void> {
    const ids = deals.map(({ id }) => id);
    const done = new Set((await ghostOutcomes(this.#services.store.db, ids)).map(keyOf));
    for (const deal of deals) {
      for (const level of LEVELS) {
        const key = keyOf({ deal: deal.id, level });
        if (done.has(key) || this.#givenUp.has(key)) continue;
        if (this.#stop.signal.aborted || !(await this.#hasTime(deal.kind))) return;
        await this.#ghost(deal, level);
      }
    }
  }

  get #day(): string {
    return dayAt(this.#services.now(), this.#services.house.now.zone);
  }

  async #hasTime(kind: DealKind): Promise<boolean> {
    const { all, others } = await workedOn(this.#services.store.db, this.#day);
    const { mostMs } = this.#settings;
    return all < mostMs && (kind === 'daily' || others < mostMs * OTHERS_SHARE);
  }

  /** How a level plays the deal in the person's seat. */
  async #ghost(deal: StoredDeal, level: BotLevel): Promise<void> {
    const { store, shelf, log } = this.#services;
    const { db, bus } = store;
    const opened = await shelf.open(deal.game, deal.edition);
    if (opened === undefined) return;
    if ((await readDeal(db, deal.id))?.seed !== deal.seed) return; // dealt anew meanwhile
    const claim = { deal: deal.id, level, bots: opened.source.earlierBots ? 0 : STEADY_VERSION };
    const before = await claimGhost(db, claim, bus.me, this.#services.now(), this.#services.now() + CLAIM_MS);
    if (before === undefined) return;
    const played = [...before];
    const { game } = opened;
    const sitting = deal.sitting.map((bot) => bot?.level ?? null);
    try {
      const state = replayed(game, deal, played);
      for (let seat = nextAtDeal(game, state, sitting); seat !== undefined; seat = nextAtDeal(game, state, sitting)) {
        if (this.#stop.signal.aborted) return;
        if (!(await this.#hasTime(deal.kind)))
          return void (await saveGhost(db, { ...claim, moves: played }, deal.seed, bus.me, this.#services.now()));
        const move = await this.#answer(opened, deal, { state, seat, played, level: sitting[seat] ?? level });
        game.play(state, seat, move);
        played.push({ seat, move });
        const until = this.#services.now() + CLAIM_MS;
        const isDue = played.length % SAVE_EVERY === 0;
        // False: somebody else has it, or the deal is no more.
        if (isDue && !(await saveGhost(db, { ...claim, moves: played }, deal.seed, bus.me, until))) return;
      }
      const result = game.result(state);
      if (result === undefined) throw new Error('Nobody is asked, and the game is not over');
      const outcome = { points: result.totals[deal.seat], place: result.ranks[deal.seat] };
      await saveGhost(db, { ...claim, moves: played, outcome }, deal.seed, bus.me, 0);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#givenUp.set(keyOf(claim), true);
      log.warn({ err: error, deal: deal.id, level }, 'a ghost could not play its deal');
    }
  }

  /** Asks a bot as the deal does, and counts what it took. */
  async #answer(opened: OpenedGame, deal: Pick<StoredDeal, 'seed' | 'kind'>, asked: AskedAtDeal): Promise<GameMove> {
    const { game, source, door } = opened;
    const { state, seat, played, level } = asked;
    const question = {
      shelf: this.#settings.shelf,
      source,
      level,
      view: game.view(state, seat),
      seat,
      seed: steadySeed({ seed: deal.seed, played, seat }),
      earlier: earlierOf(played, seat),
      steady: true,
      quiet: true,
    } as const;
    const claim = { payer: 'deals', attendance: 'deserted', quick: false } as const;
    let began = performance.now();
    const place = { table: 'deals', claim, onTurn: () => void (began = performance.now()) };
    try {
      const admitted = door.admit(state, seat, await this.#thinking.ask(question, place, this.#stop.signal));
      if ('refusal' in admitted) throw new Error(`Chose an illegal move: ${admitted.refusal.code}`);
      return admitted.move;
    } finally {
      await noteWork(this.#services.store.db, this.#day, performance.now() - began, deal.kind);
    }
  }

  /** False when there is nothing to verify, or no time left for it. What cannot be verified stands in nobody's way. */
  async #verifyOne(): Promise<boolean> {
    const { store, log, now } = this.#services;
    const { db, bus } = store;
    const dailiesAlone = !(await this.#hasTime('friends'));
    const each = await claimUnverified(db, bus.me, now(), now() + CLAIM_MS, dailiesAlone);
    if (each === undefined) return false;
    const about = { deal: each.deal, table: each.table };
    try {
      const found = await this.#examine(each);
      if (found === 'stopped') return false; // it will be taken up again
      if (found === 'taken') return true;
      if (found === 'no time') {
        await holdTry(db, each.table, bus.me, 0); // of a daily there may be time for
        return !dailiesAlone && (await this.#hasTime('daily'));
      }
      if (found === 'cannot') {
        log.warn(about, 'a try cannot be verified here: its deal, its table or its edition is missing');
        await putOffTry(db, each.table, bus.me, now() + PUT_OFF_MS);
        return true;
      }
      if (found === 'other bots') {
        await noteBotsAt(db, each.table, true);
        return true;
      }
      if (found === 'wrong') log.warn(about, 'a try is not what these rules and bots play: it does not count');
      await noteVerified(db, each.table, found === 'right');
    } catch (error) {
      if (this.#stop.signal.aborted) return false;
      log.warn({ err: error, ...about }, 'a try could not be verified now; it will be tried again');
      await putOffTry(db, each.table, bus.me, now() + PUT_OFF_MS);
    }
    return true;
  }

  /** Every move in its turn, every answer of the bots their own, and the result what is written. */
  async #examine(each: StoredTry): Promise<'right' | 'wrong' | 'cannot' | 'other bots' | 'stopped' | 'no time' | 'taken'> {
    const { store, shelf, now } = this.#services;
    const deal = await readDeal(store.db, each.deal);
    const opened = deal && (await shelf.open(deal.game, deal.edition));
    const table = await readTable(store.db, each.table);
    if (deal === undefined || opened === undefined || table === undefined) return 'cannot';
    if (opened.source.earlierBots) return 'other bots'; // what is kept of its edition answers otherwise than what it met
    const sitting = sittingAt(table);
    const asDealt = deal.sitting.map((bot) => bot?.level ?? null);
    if (sitting === undefined || table.seed !== deal.seed || JSON.stringify(sitting) !== JSON.stringify(asDealt)) return 'wrong';
    const { game } = opened;
    const { moves } = standing(await readSteps(store.db, each.table));
    const state = replayed(game, deal, []);
    const played: PlayedMove[] = [];
    for (const { seat, move } of moves) {
      if (this.#stop.signal.aborted) return 'stopped';
      if (!(await this.#hasTime(deal.kind))) return 'no time';
      if (seat !== nextAtDeal(game, state, sitting)) return 'wrong';
      const level = sitting[seat];
      if (level === null) {
        if (game.refuse(state, seat, move)) return 'wrong';
      } else if (JSON.stringify(await this.#answer(opened, deal, { state, seat, played, level })) !== JSON.stringify(move))
        return 'wrong';
      game.play(state, seat, move);
      played.push({ seat, move });
      if (played.length % SAVE_EVERY === 0 && !(await holdTry(store.db, each.table, store.bus.me, now() + CLAIM_MS)))
        return 'taken';
    }
    const { totals, ranks } = game.result(state) ?? {};
    const isWritten = totals?.[deal.seat] === each.ended?.points && ranks?.[deal.seat] === each.ended?.place;
    return isWritten ? 'right' : 'wrong';
  }

  async close(): Promise<void> {
    this.#stop.abort();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#thinking.close();
    await this.#working;
  }
}

const keyOf = ({ deal, level }: { readonly deal: string; readonly level: BotLevel }): string => `${deal} ${level}`;

interface AskedAtDeal {
  readonly state: GameState;
  readonly seat: Seat;
  readonly played: readonly PlayedMove[];
  readonly level: BotLevel;
}

function replayed(game: Game, { sitting, options, seed }: StoredDeal, moves: readonly PlayedMove[]): GameState {
  const state = dealt(game, { seats: sitting.length, options, seed });
  for (const { seat, move } of moves) game.play(state, seat, move);
  return state;
}

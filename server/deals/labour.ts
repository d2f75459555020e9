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
import { claimUnverified, holdTry, noteVerified, settleTries, type StoredTry } from '../store/tries.ts';
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
    while (!this.#stop.signal.aborted && (await this.#hasTime()) && (await this.#verifyOne()));
    await this.#ghostsOf(await finishedDeals(store.db, OTHER_DEALS));
  }

  async #ghostsOf(deals: readonly StoredDeal[]): Promise<void> {
    const ids = deals.map(({ id }) => id);
    const done = new Set((await ghostOutcomes(this.#services.store.db, ids)).map(keyOf));
    for (const deal of deals) {
      for (const level of LEVELS) {
        const key = keyOf({ deal: deal.id, level });
        if (done.has(key) || this.#givenUp.has(key)) continue;
        if (this.#stop.signal.aborted || !(await this.#hasTime())) return;
        await this.#ghost(deal, level);
      }
    }
  }

  get #day(): string {
    return dayAt(this.#services.now(), this.#services.house.now.zone);
  }

  async #hasTime(): Promise<boolean> {
    return (await workedOn(this.#services.store.db, this.#day)) < this.#settings.mostMs;
  }

  /** How a level plays the deal in the person's seat. */
  async #ghost(deal: StoredDeal, level: BotLevel): Promise<void> {
    const { store, shelf, log } = this.#services;
    const { db, bus } = store;
    const opened = await shelf.open(deal.game, deal.edition);
    if (opened === undefined) return;
    const claim = { deal: deal.id, level, bots: STEADY_VERSION };
    const before = await claimGhost(db, claim, bus.me, this.#services.now(), this.#services.now() + CLAIM_MS);
    if (before === undefined) return;
    const played = [...before];
    const { game } = opened;
    const sitting = deal.sitting.map((bot) => bot?.level ?? null);
    try {
      const state = replayed(game, deal, played);
      for (let seat = nextAtDeal(game, state, sitting); seat !== undefined; seat = nextAtDeal(game, state, sitting)) {
        if (this.#stop.signal.aborted) return;
        if (!(await this.#hasTime()))
          return void (await saveGhost(db, { ...claim, moves: played }, bus.me, this.#services.now()));
        const move = await this.#answer(opened, deal, { state, seat, played, level: sitting[seat] ?? level });
        game.play(state, seat, move);
        played.push({ seat, move });
        const until = this.#services.now() + CLAIM_MS;
        const goesOn = played.length % SAVE_EVERY !== 0 || (await saveGhost(db, { ...claim, moves: played }, bus.me, until));
        if (!goesOn) return; // somebody else has it
      }
      const result = game.result(state);
      if (result === undefined) throw new Error('Nobody is asked, and the game is not over');
      const outcome = { points: result.totals[deal.seat], place: result.ranks[deal.seat] };
      await saveGhost(db, { ...claim, moves: played, outcome }, bus.me, 0);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#givenUp.set(keyOf(claim), true);
      log.warn({ err: error, deal: deal.id, level }, 'a ghost could not play its deal');
    }
  }

  /** Asks a bot as the deal does, and counts what it took. */
  async #answer(opened: OpenedGame, deal: Pick<StoredDeal, 'seed'>, asked: AskedAtDeal): Promise<GameMove> {
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
      await noteWork(this.#services.store.db, this.#day, performance.now() - began);
    }
  }

  /** False when there is nothing to verify. */
  async #verifyOne(): Promise<boolean> {
    const { store, log, now } = this.#services;
    const { db, bus } = store;
    const each = await claimUnverified(db, bus.me, now(), now() + CLAIM_MS);
    if (each === undefined) return false;
    try {
      const fine = await this.#isAsItMustBe(each);
      if (fine === undefined) return false; // stopped, or out of time: it will be taken up again
      if (!fine)
        log.warn({ deal: each.deal, table: each.table }, 'a try is not what these rules and bots play: it does not count');
      await noteVerified(db, each.table, fine);
      return true;
    } catch (error) {
      if (this.#stop.signal.aborted) return false;
      log.warn({ err: error, table: each.table }, 'a try could not be verified now');
      return false; // the claim runs out, and somebody tries again
    }
  }

  /** Every move in its turn, every answer of the bots their own, and the result what is written. */
  async #isAsItMustBe(each: StoredTry): Promise<boolean | undefined> {
    const { store, shelf, now } = this.#services;
    const deal = await readDeal(store.db, each.deal);
    const opened = deal && (await shelf.open(deal.game, deal.edition));
    const table = await readTable(store.db, each.table);
    if (deal === undefined || opened === undefined || table === undefined) return undefined;
    const sitting = sittingAt(table);
    const asDealt = deal.sitting.map((bot) => bot?.level ?? null);
    if (sitting === undefined || table.seed !== deal.seed || JSON.stringify(sitting) !== JSON.stringify(asDealt)) return false;
    const { game } = opened;
    const { moves } = standing(await readSteps(store.db, each.table));
    const state = replayed(game, deal, []);
    const played: PlayedMove[] = [];
    for (const { seat, move } of moves) {
      if (this.#stop.signal.aborted || !(await this.#hasTime())) return undefined;
      if (seat !== nextAtDeal(game, state, sitting)) return false;
      const level = sitting[seat];
      if (level === null) {
        if (game.refuse(state, seat, move)) return false;
      } else if (JSON.stringify(await this.#answer(opened, deal, { state, seat, played, level })) !== JSON.stringify(move))
        return false;
      game.play(state, seat, move);
      played.push({ seat, move });
      if (played.length % SAVE_EVERY === 0 && !(await holdTry(store.db, each.table, store.bus.me, now() + CLAIM_MS)))
        return undefined;
    }
    const result = game.result(state);
    return result?.totals[deal.seat] === each.ended?.points && result?.ranks[deal.seat] === each.ended?.place;
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

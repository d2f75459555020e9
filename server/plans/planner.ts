/**
 * Plays what people decided ahead. A plan sees its owner's view alone, its move goes the way of any move, and whatever it
 * did not reckon with, a taking back above all, ends it. Nobody else learns that there is a plan; so that a move does not
 * come suspiciously fast it waits a moment, as the bots do.
 */
import { answerOf, offeredPlans, type GameMove, type PlanAnswer, type PlanKind, type Seat } from '@cantiere/engine';
import type { Logger } from '../log.ts';
import type { MyPlans, PlanNews, PlansMessage } from '../protocol.ts';
import type { Shelf } from '../shelf.ts';
import { dropPlans, plannedTables, readPlans, savePlan, type StoredPlan } from '../store/plans.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live.ts';
import { seatOf } from '../tables/lobby.ts';
import type { TableGame } from '../tables/tableGame.ts';
import { AppError } from '../appError.ts';

export interface PlannerParts {
  readonly hall: Hall;
  readonly store: Store;
  readonly shelf: Shelf;
  readonly log: Logger;
  /** How long a planned move waits before it is played. */
  readonly pauseMs: number;
}

/** The plans of a table and what they can mean in its game. */
interface Known {
  /** Who sat there when they were read: a guest who becomes an account takes the plans along. */
  readonly seats: LiveTable['stored']['seats'];
  readonly kinds: readonly PlanKind[];
  readonly plans: readonly StoredPlan[];
}

export class Planner {
  readonly #parts: PlannerParts;
  readonly #known = new WeakMap<LiveTable, Known>();
  readonly #acting = new Map<LiveTable, NodeJS.Timeout>();
  #closed = false;

  constructor(parts: PlannerParts) {
    this.#parts = parts;
    parts.hall.onTurn((table) => {
      if (this.#upToDate(table)?.plans.length !== 0) void this.#look(table); // without plans a turn costs nothing
    });
    parts.store.bus.subscribe((notice) => {
      const table = notice.kind === 'plans' ? parts.hall.find(notice.table) : undefined;
      if (table) void this.#readAgain(table);
    });
  }

  /** After a start: brings the tables to life for which somebody has a plan. */
  async takeUp(): Promise<void> {
    for (const id of await plannedTables(this.#parts.store.db)) {
      if (this.#closed) return;
      await this.#parts.hall.open(id).catch((error: unknown) => {
        if (!(error instanceof AppError)) this.#parts.log.error({ err: error, table: id }, 'plans not taken up');
      });
    }
  }

  async plansOf(id: string, person: string): Promise<MyPlans> {
    const table = await this.#parts.hall.open(id);
    mustSit(table, person);
    return mine(await this.#knownAt(table), person);
  }

  async make(id: string, person: string, kind: string): Promise<MyPlans> {
    const table = await this.#parts.hall.open(id);
    const seat = mustSit(table, person);
    const { kinds } = await this.#knownAt(table);
    const { play } = table;
    const plan = play && offeredPlans(kinds, play.viewOf(seat), seat).find((offered) => offered.kind === kind);
    if (plan === undefined) throw new AppError('NOT_ALLOWED');
    const topic = kinds.find(({ id: known }) => known === kind)?.topic;
    const replaced = kinds.filter((other) => other.topic === topic).map(({ id: other }) => other);
    await savePlan(this.#parts.store.db, id, { ...plan, person, version: play?.version ?? 0 }, replaced);
    return this.#changed(table, person);
  }

  async drop(id: string, person: string, kind: string): Promise<MyPlans> {
    const table = await this.#parts.hall.open(id);
    mustSit(table, person);
    await dropPlans(this.#parts.store.db, id, person, [kind]);
    return this.#changed(table, person);
  }

  async #changed(table: LiveTable, person: string, news?: PlanNews): Promise<MyPlans> {
    const plans = mine(await this.#read(table), person);
    tellOwner(table, person, { t: 'plans', ...plans, ...(news && { news }) });
    this.#parts.store.bus.publish({ kind: 'plans', table: table.id });
    void this.#look(table);
    return plans;
  }

  async #knownAt(table: LiveTable): Promise<Known> {
    return this.#upToDate(table) ?? this.#read(table);
  }

  #upToDate(table: LiveTable): Known | undefined {
    const known = this.#known.get(table);
    return known?.seats === table.stored.seats ? known : undefined;
  }

  async #read(table: LiveTable): Promise<Known> {
    const { shelf, store } = this.#parts;
    const { seats } = table.stored;
    const [opened, plans] = await Promise.all([shelf.openTable(table.stored), readPlans(store.db, table.id)]);
    const known = { seats, kinds: opened?.plans ?? [], plans };
    this.#known.set(table, known);
    return known;
  }

  /** Another process changed them. */
  async #readAgain(table: LiveTable): Promise<void> {
    try {
      const known = await this.#read(table);
      const seated = table.stored.seats.flatMap((seat) => (seat.kind === 'person' ? seat.person : []));
      for (const person of seated) tellOwner(table, person, { t: 'plans', ...mine(known, person) });
      await this.#look(table);
    } catch (error) {
      this.#parts.log.error({ err: error, table: table.id }, 'plans not read');
    }
  }

  /** Whether a plan has something to say to the table as it stands. */
  async #look(table: LiveTable): Promise<void> {
    try {
      const known = await this.#knownAt(table);
      if (this.#closed || known.plans.length === 0 || this.#acting.has(table)) return;
      for (const plan of known.plans) {
        const answer = verdict(table, known.kinds, plan);
        if (answer === 'wait') continue;
        if (typeof answer === 'string') return await this.#end(table, plan, answer);
        return this.#actSoon(table, plan);
      }
    } catch (error) {
      this.#parts.log.error({ err: error, table: table.id }, 'plans not followed');
    }
  }

  async #end(table: LiveTable, { person, kind }: StoredPlan, what: 'done' | 'surprise'): Promise<void> {
    await dropPlans(this.#parts.store.db, table.id, person, [kind]);
    await this.#changed(table, person, what === 'surprise' ? { kind, what } : undefined);
  }

  #actSoon(table: LiveTable, plan: StoredPlan): void {
    const timer = setTimeout(() => {
      void this.#act(table, plan)
        .catch((error: unknown) => this.#parts.log.error({ err: error, table: table.id }, 'planned move not played'))
        .finally(() => {
          this.#acting.delete(table);
          void this.#look(table);
        });
    }, this.#parts.pauseMs);
    timer.unref();
    this.#acting.set(table, timer);
  }

  /** The pause is over: the plan may have been withdrawn, or the table changed, meanwhile. */
  async #act(table: LiveTable, { person, kind }: StoredPlan): Promise<void> {
    const known = await this.#knownAt(table);
    const plan = known.plans.find((one) => one.person === person && one.kind === kind);
    const seat = seatOf(table.stored, person);
    const { play } = table;
    if (this.#closed || plan === undefined || seat === undefined || play === undefined) return;
    const answer = verdict(table, known.kinds, plan);
    if (typeof answer === 'string') return;
    const accepted = await this.#play(table, play, seat, answer.move);
    if (accepted) tellOwner(table, person, { t: 'plans', ...mine(known, person), news: { kind, what: 'acted' } });
    else await this.#end(table, plan, 'surprise');
  }

  /** The move's id names the version: two processes that both act play it once. */
  async #play(table: LiveTable, play: TableGame, seat: Seat, move: GameMove): Promise<boolean> {
    const { version } = play;
    const answer = await this.#parts.hall.decide(table, { seat, moveId: `plan:${seat}:${version}`, version, move, by: 'plan' });
    return answer.kind !== 'refused';
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#acting.values()) clearTimeout(timer);
  }
}

function verdict({ play, stored }: LiveTable, kinds: readonly PlanKind[], plan: StoredPlan): PlanAnswer {
  const seat = seatOf(stored, plan.person);
  if (play === undefined || seat === undefined || play.result) return 'done';
  if (play.lastUndo > plan.version) return 'surprise';
  return answerOf(kinds, plan, play.viewOf(seat), seat);
}

function mustSit(table: LiveTable, person: string): Seat {
  const seat = seatOf(table.stored, person);
  if (seat === undefined) throw new AppError('NOT_SEATED');
  return seat;
}

function mine({ plans }: Known, person: string): MyPlans {
  return { plans: plans.filter((plan) => plan.person === person).map(({ kind }) => kind) };
}

function tellOwner(table: LiveTable, person: string, message: PlansMessage): void {
  const text = JSON.stringify(message);
  for (const watcher of table.watchers) if (watcher.person === person) watcher.send(text);
}

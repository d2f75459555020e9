/**
 * Tells people that it is their turn. Never in the way of a move: every few seconds it looks in the store for tables that
 * have come further and stood still since, writes down who is to be told, and sends what is due.
 *
 * Once only: a notice is a row whose key is the turn, and a row is claimed before anything is sent. If the process dies
 * between sending and saying so, nobody can know whether it arrived: it is sent once more, for a notice too many costs
 * a glance and one too few may cost the game, and then let be. What the other end turned down is tried a few times, later
 * and later.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { Language, Seat } from '@cantiere/engine';
import type { House } from '../house/house.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { NoticeWay } from '../protocol.ts';
import type { Shelf } from '../shelf.ts';
import { spend, type Allowance } from '../store/allowances.ts';
import {
  addNotice,
  claimNotices,
  duePeople,
  lastSteps,
  markNoticed,
  postpone,
  retryAt,
  settleNotice,
  stateOf,
  unnoticedTables,
  type Claimed,
  type LetterKey,
  type LetterKind,
  type NoticeKind,
  type NoticeState,
  type Tried,
} from '../store/notices.ts';
import { secret } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { readTables } from '../store/tables.ts';
import { waitingTables } from '../store/waiting.ts';
import type { Hall } from '../tables/hall.ts';
import { post } from './asked.ts';
import { issueReturn } from '../people/returning.ts';
import { isGuest, keptFor, seatOf, undecided } from '../tables/lobby.ts';
import type { Delivery } from './delivery.ts';
import { letterAt, quietUntil } from './hours.ts';
import { openLinks, type Links } from './links.ts';
import type { Mail, MailSettings } from './mail.ts';
import { whyOf } from '../doctor/outside.ts';
import { called, message, testMessage, type Item } from './message.ts';
import { openOutside, type Outside } from './outside.ts';
import { WhoIsThere } from './presence.ts';
import { testAllowances } from './sparing.ts';
import { newVapidKeys, Push, type VapidKeys } from './push.ts';
import { Ways, targetsOf, type Reach } from './ways.ts';
import { homeOf } from '../base.ts';

const SWEEP_MS = 4_000;
const DELAY_MS = 20_000;
/** A computer that was closed counts as present until the socket's heartbeat misses it; only later is presence believed. */
const SURE_MS = 75_000;
const MOST_TABLES = 500;
const MOST_PEOPLE = 20;
const LEASE_MS = 120_000;
const BACK_OFF_MS = [60_000, 5 * 60_000, 30 * 60_000];

export interface NoticesSettings {
  readonly mail?: MailSettings | undefined;
  /** Webhooks and push services may be inside this network, and without TLS. */
  readonly local?: boolean;
  /** How long a table must stand still before anybody is told. */
  readonly delayMs?: number;
  readonly sweepMs?: number;
}

export interface NoticesParts {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly hall: Hall;
  readonly log: Logger;
  readonly metrics: Metrics;
  now(): number;
  readonly publicUrl: URL | undefined;
  /** Whose mail server it is. */
  readonly house: Pick<House, 'mail' | 'now' | 'called'>;
}

export interface AskedLetter {
  readonly person: string;
  readonly kind: LetterKind;
  readonly language: Language;
  /** Where it goes, when that is not the account's address. */
  readonly address?: string;
}

interface News {
  readonly kind: NoticeKind;
  readonly person: string;
  readonly turn: number;
}

export class Notices {
  readonly #parts: NoticesParts;
  readonly #there: WhoIsThere;
  readonly #delayMs: number;
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void> | undefined;
  readonly ways: Ways;
  readonly push: Push;
  readonly links: Links;
  readonly outside: Outside;

  static async open(parts: NoticesParts, settings: NoticesSettings): Promise<Notices> {
    const { db } = parts.store;
    const keys = JSON.parse(await secret(db, 'vapid', () => JSON.stringify(newVapidKeys()))) as VapidKeys;
    const links = openLinks(await secret(db, 'links', () => randomBytes(32).toString('base64url')));
    return new Notices(parts, settings, keys, links);
  }

  private constructor(parts: NoticesParts, settings: NoticesSettings, keys: VapidKeys, links: Links) {
    const { store, hall, log, publicUrl } = parts;
    this.#parts = parts;
    this.#there = new WhoIsThere(store, hall);
    this.#delayMs = settings.delayMs ?? DELAY_MS;
    this.links = links;
    this.outside = openOutside({ local: settings.local ?? false });
    this.push = new Push(this.outside, keys, vapidSubject(publicUrl, parts.house.now.mail), store.db, log);
    const { push, outside } = this;
    this.ways = new Ways({ db: store.db, outside, push, house: parts.house, links, publicUrl });
    this.#timer = setInterval(() => void this.sweep(), settings.sweepMs ?? SWEEP_MS);
    this.#timer.unref();
  }

  /** As long as the house has a mail server. */
  get mail(): Mail | undefined {
    return this.#parts.house.mail;
  }

  /** Looks once for what is to be told, and tells it. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = undefined));
    return this.#sweeping;
  }

  async #sweep(): Promise<void> {
    try {
      await this.#look();
      await this.#deliver();
    } catch (error) {
      this.#parts.log.error({ err: error }, 'notices not looked after');
    }
  }

  async #look(): Promise<void> {
    const { db } = this.#parts.store;
    const now = this.#parts.now();
    const still = await unnoticedTables(db, now - this.#delayMs, MOST_TABLES);
    if (still.length === 0) return;
    const ids = still.map(({ id }) => id);
    const [rows, steps] = await Promise.all([readTables(db, ids), lastSteps(db, ids)]);
    const tables = rows.filter(isWritten);
    const news = new Map(tables.map((table) => [table.id, newsOf(table, steps.get(table.id) ?? new Map<number, number>())]));
    const reaches = await this.ways.of([...new Set([...news.values()].flat().map(({ person }) => person))]);
    for (const [id, all] of news) news.set(id, all.filter(wantedBy(reaches, id)));
    const there = await this.#there.ask(
      new Map([...news].filter(([, all]) => all.length > 0).map(([id, all]) => [id, new Set(all.map(({ person }) => person))])),
    );
    const versions = new Map(tables.map((table) => [table.id, table.summary.version]));
    for (const table of still) {
      if (versions.get(table.id) !== table.version) continue; // came further while we looked, or is just beginning
      const all = news.get(table.id) ?? [];
      const absent = all.filter(({ person }) => !there.get(table.id)?.has(person));
      for (const each of absent) {
        const reach = reaches.get(each.person);
        if (reach) await this.#queue(table.id, each, reach, now);
      }
      if (absent.length === all.length || table.updatedAt <= now - this.#delayMs - SURE_MS) await markNoticed(db, table);
    }
  }

  /** Writes down what is to be told to somebody, in every way they chose. */
  async #queue(table: string, { kind, person, turn }: News, { on, settings }: Reach, at: number): Promise<void> {
    for (const way of on) {
      const dueAt = way === 'mail' ? letterAt(at, settings.mail, settings.zone) : at;
      await addNotice(this.#parts.store.db, { table, person, kind, turn, way }, dueAt, this.#parts.now());
    }
  }

  /** Tells these people that a table waits for them before its game: once for each table, however often it is asked. */
  async invite(kind: 'rematch' | 'seat' | 'changed', table: string, people: readonly string[]): Promise<void> {
    try {
      const at = this.#parts.now() + this.#delayMs;
      for (const [person, reach] of await this.ways.of(people))
        if (reach.settings.also) await this.#queue(table, { kind, person, turn: 0 }, reach, at);
    } catch (error) {
      this.#parts.log.error({ err: error, table }, 'nobody told that a table waits');
    }
  }

  /**
   * A guest's link back to their seat, once for each table, to their own browsers and letters. A chat room has other readers, and
   * whoever opens the link sits there.
   */
  async bringBack(tables: readonly string[], person: string): Promise<void> {
    try {
      const reach = (await this.ways.of([person])).get(person);
      if (!reach?.settings.also) return;
      const own = { ...reach, on: reach.on.filter((way) => way !== 'webhook') };
      for (const table of tables) await this.#queue(table, { kind: 'return', person, turn: 0 }, own, this.#parts.now());
    } catch (error) {
      this.#parts.log.error({ err: error, tables }, 'no link back sent');
    }
  }

  /**
   * A letter that somebody asked for: counted and put into the queue in one step, then on its way at once. Says what became
   * of it; `ENOUGH_SENT` when there were too many of its kind.
   */
  async write({ person, kind, language, address }: AskedLetter, allowances: readonly Allowance[]): Promise<NoticeState> {
    const { db } = this.#parts.store;
    const now = this.#parts.now();
    const key = { table: language, person, kind, turn: randomInt(2 ** 31), way: 'letter' } as const;
    await db.transaction().execute(async (trx) => {
      await spend(trx, allowances, now);
      await addNotice(trx, key, now, now, address);
    });
    await this.#sweeping; // which may have looked before
    await this.sweep();
    return (await stateOf(db, key)) ?? 'due';
  }

  async #deliver(): Promise<void> {
    for (;;) {
      const people = await duePeople(this.#parts.store.db, this.#parts.now(), MOST_PEOPLE);
      await Promise.all(people.map(({ person, way }) => (way === 'letter' ? this.#post(person) : this.#tell(person, way))));
      if (people.length < MOST_PEOPLE) return;
    }
  }

  async #post(person: string): Promise<void> {
    const { store, publicUrl } = this.#parts;
    const { db } = store;
    const { mail, links } = this;
    const now = this.#parts.now();
    for (const letter of await claimNotices(db, person, 'letter', now, now + LEASE_MS)) {
      // Without either nobody could have asked; but the settings may have changed since.
      if (mail === undefined || publicUrl === undefined) await settleNotice(db, letter, 'dropped');
      else {
        const delivery = await post({ db, mail, links, home: homeOf(publicUrl), now }, letter);
        if (delivery === 'needless') await settleNotice(db, letter, 'dropped');
        else await this.#settle(letter, delivery);
      }
    }
  }

  async #tell(person: string, way: NoticeWay): Promise<void> {
    const { db } = this.#parts.store;
    const now = this.#parts.now();
    const reach = (await this.ways.of([person])).get(person);
    const quiet = reach && quietUntil(now, reach.settings.quiet, reach.settings.zone);
    if (quiet !== undefined) return postpone(db, person, way, now, quiet);
    const claimed = await claimNotices(db, person, way, now, now + LEASE_MS);
    if (claimed.length === 0) return;
    const told = reach?.on.includes(way) ? await this.#stillTrue(claimed, reach) : [];
    for (const notice of claimed) if (!told.includes(notice)) await settleNotice(db, notice, 'dropped');
    if (reach === undefined || told.length === 0) return;
    const { length: waiting } = await waitingTables(db, person);
    const { language } = reach.settings;
    const news = told.filter(({ kind }) => kind !== 'return');
    if (news.length > 0) {
      const delivery = await this.ways.send(reach, way, message(language, await this.#items(news, reach, way), waiting));
      for (const notice of news) await this.#settle(notice, delivery);
    }
    for (const notice of told.filter(({ kind }) => kind === 'return')) {
      // Every try has a link of its own, made here: none that works waits in the queue.
      const back = await issueReturn(db, notice, now, true);
      const called = (await this.#names([notice.table], language)).get(notice.table) ?? notice.table;
      const item = { table: notice.table, kind: notice.kind, called, back };
      await this.#settle(notice, await this.ways.send(reach, way, message(language, [item], waiting)));
    }
  }

  /** What was written down a while ago may have been done since, or seen. */
  async #stillTrue(claimed: readonly Claimed[], { muted }: Reach): Promise<Claimed[]> {
    const { db } = this.#parts.store;
    const ids = [...new Set(claimed.map(({ table }) => table))];
    const [tables, steps] = await Promise.all([readTables(db, ids), lastSteps(db, ids)]);
    const there = await this.#there.ask(new Map(ids.map((id) => [id, new Set(claimed.map(({ person }) => person))])));
    return claimed.filter(({ table: id, person, kind, turn }) => {
      const table = tables.find((each) => each.id === id);
      const seat = table && seatOf(table, person);
      if (table && kind === 'return') return table.phase !== 'over' && seat !== undefined && isGuest(table.seats[seat]);
      if (table === undefined || muted.has(id) || there.get(id)?.has(person)) return false;
      if (kind === 'rematch') return table.phase === 'lobby' && seat === undefined;
      if (kind === 'seat') return table.phase === 'lobby' && keptFor(table, person) !== undefined;
      if (kind === 'changed') return table.phase === 'lobby' && undecided(table).includes(person);
      if (seat === undefined) return false;
      if (kind === 'over') return true;
      return waitsFor(table, seat) && (steps.get(id)?.get(seat) ?? 0) === turn;
    });
  }

  /** What was claimed; in a collected letter all other tables that wait as well. */
  async #items(told: readonly Claimed[], { settings, muted }: Reach, way: NoticeWay): Promise<Item[]> {
    const { db } = this.#parts.store;
    const collected = way === 'mail' && settings.mail !== 'once';
    const listed = told.map(({ table, kind }) => ({ table, kind }));
    const more = collected ? await waitingTables(db, settings.person) : [];
    for (const { id } of more)
      if (!muted.has(id) && !listed.some(({ table }) => table === id)) listed.push({ table: id, kind: 'turn' });
    const names = await this.#names(
      listed.map(({ table }) => table),
      settings.language,
    );
    return listed.map(({ table, kind }) => ({ table, kind, called: names.get(table) ?? table }));
  }

  async #names(ids: readonly string[], language: Language): Promise<Map<string, string>> {
    const tables = await readTables(this.#parts.store.db, [...new Set(ids)]);
    return new Map(tables.map((table) => [table.id, called(table, this.#parts.shelf.metas, language)]));
  }

  async #settle(notice: Claimed | Tried<LetterKey>, delivery: Delivery): Promise<void> {
    const { store, log, metrics } = this.#parts;
    const { table, way, tries } = notice;
    if (delivery === 'sent' || delivery === 'refused') {
      metrics.notices.inc({ way, outcome: delivery });
      if (delivery === 'refused') log.warn({ table, way }, 'notice refused');
      return delivery === 'sent' ? settleNotice(store.db, notice, 'sent') : settleNotice(store.db, notice, 'failed', 'refused');
    }
    const wait = BACK_OFF_MS.at(tries - 1);
    metrics.notices.inc({ way, outcome: wait === undefined ? 'given up' : 'failed' });
    log.warn(
      { err: delivery.failed, table, way, tries },
      wait === undefined ? 'notice given up' : 'notice failed; tried again later',
    );
    if (wait === undefined) return settleNotice(store.db, notice, 'failed', whyOf(delivery.failed));
    return retryAt(store.db, notice, this.#parts.now() + Math.max(wait, delivery.afterMs ?? 0));
  }

  /** Sends one now, whatever the hour, though not over and over; says whether it was taken. */
  async test(person: string, way: NoticeWay): Promise<boolean> {
    const reach = (await this.ways.of([person])).get(person);
    if (!reach?.on.includes(way)) return false;
    const { db } = this.#parts.store;
    const allowances = testAllowances(way, person, targetsOf(reach, way));
    await db.transaction().execute((trx) => spend(trx, allowances, this.#parts.now()));
    const { length: waiting } = await waitingTables(db, person);
    const delivery = await this.ways.send(reach, way, testMessage(reach.settings.language, waiting, this.#parts.house.called));
    if (delivery !== 'sent') {
      const reason = delivery === 'refused' ? {} : { err: delivery.failed };
      this.#parts.log.warn({ ...reason, way }, 'test notice not delivered');
    }
    return delivery === 'sent';
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.outside.close();
    await this.#sweeping;
  }
}

/** Who is to know what of a table as it stands. Whoever moved last knows; for whoever is absent a bot plays. */
function newsOf(table: StoredTable, steps: ReadonlyMap<number, number>): News[] {
  const { version } = table.summary;
  return table.seats.flatMap((sitting, seat): News[] => {
    const last = steps.get(seat) ?? 0;
    if (sitting.kind !== 'person' || (version > 0 && last === version)) return [];
    const { person } = sitting;
    if (table.phase === 'over') return [{ kind: 'over', person, turn: version }];
    return waitsFor(table, seat) ? [{ kind: 'turn', person, turn: last }] : [];
  });
}

/** A game always asks somebody; one that has just begun says whom a moment later. */
const isWritten = ({ phase, summary }: StoredTable): boolean => phase === 'over' || summary.toAct.length > 0;

/** The person on this seat is asked, and no bot plays for them. */
function waitsFor({ phase, resting, summary }: StoredTable, seat: Seat): boolean {
  return phase === 'playing' && !resting && summary.toAct.includes(seat) && (summary.clocks?.absences[seat] ?? null) === null;
}

function wantedBy(reaches: ReadonlyMap<string, Reach>, table: string): (news: News) => boolean {
  return ({ person, kind }) => {
    const reach = reaches.get(person);
    return reach !== undefined && reach.on.length > 0 && !reach.muted.has(table) && (kind === 'turn' || reach.settings.also);
  };
}

/** Push services want to know whom to ask when something is amiss. */
function vapidSubject(publicUrl: URL | undefined, mail: MailSettings | undefined): string {
  if (publicUrl?.protocol === 'https:') return publicUrl.origin;
  const address = mail && /[^\s<>@]+@[^\s<>@]+/.exec(mail.from)?.[0];
  return `mailto:${address ?? 'cantiere@example.org'}`;
}

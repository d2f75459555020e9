/**
 * What the operator's desk knows beside the store: this process's bots, copies and mail. Each process says now and then how busy it
 * is, so that whichever one answers can tell of all of them.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Thinking } from '../bots/thinking.ts';
import { AppError } from '../appError.ts';
import type { Nights } from '../nights.ts';
import { HERE_MS } from '../people/here.ts';
import { letBackIn } from '../people/moderation.ts';
import type { DeskCopies, DeskLoad, DeskSummary } from '../protocol.ts';
import type { Services } from '../services.ts';
import { copiesIn } from '../store/copies.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { countFound } from '../store/deskTables.ts';
import { countPeople } from '../store/everybody.ts';
import { countNotices } from '../store/failedNotices.ts';
import { dropOldHours, HOUR_MS, hourOf, readCounts, DAY_MS } from '../store/hours.ts';
import { lastAct, noteAct, trimLog } from '../store/operatorLog.ts';
import type { Person } from '../store/people.ts';
import { dropSilent, goQuiet, processesUp, SPEAKS_EVERY_MS, speakUp } from '../store/processes.ts';
import { countReports } from '../store/reports.ts';
import { freeOn, LEAST_FREE, sizeOf } from '../store/diskSpace.ts';
import { dropOldWords } from '../store/told.ts';
import { VERSION } from '../version.ts';
import { HourBook, sumOf, timesOf } from './hours.ts';

export interface DeskParts {
  readonly services: Services;
  readonly thinking: Thinking;
  readonly nights: Nights;
  readonly data: string;
  /** How many copies are kept of each kind. */
  readonly copies: number;
  readonly botLimitMs: number;
}

export class Desk {
  readonly #parts: DeskParts;
  readonly hours: HourBook;
  readonly #startedAt: number;
  readonly #timer: NodeJS.Timeout;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    const { store, metrics, log, now } = parts.services;
    this.#startedAt = now();
    this.hours = new HourBook(store, metrics, log, now);
    this.#timer = setInterval(() => void this.speakUp(), SPEAKS_EVERY_MS);
    this.#timer.unref();
  }

  /** Tells the others how busy this process is; and lets in again whose ban has ended. */
  async speakUp(): Promise<void> {
    const { services, thinking } = this.#parts;
    const { store, hall, log } = services;
    const own = { version: VERSION, node: process.versions.node, startedAt: this.#startedAt };
    try {
      await letBackIn(store.db, services.now());
      await speakUp(store.db, store.bus.me, { ...own, ...thinking.load(), tables: hall.size }, services.now());
    } catch (error) {
      log.error({ err: error }, 'could not say how busy this process is');
    }
  }

  /** Once an hour: what nobody looks at any more. */
  async tidy(): Promise<void> {
    const { services } = this.#parts;
    const { db } = services.store;
    await dropOldHours(db, services.now());
    await dropSilent(db, services.now());
    await dropOldWords(db, services.now());
    await trimLog(db);
  }

  async summary(): Promise<DeskSummary> {
    const { services, data } = this.#parts;
    const { db, saving, shared } = services.store;
    const now = services.now();
    await this.speakUp();
    const [oldest] = await processesUp(db, now);
    const tried = await lastAct(db, 'mail');
    const here = { which: 'here', hereSince: now - HERE_MS, now } as const;
    const [reports, all, hereNow, playing, resting, lobby, notices] = await Promise.all([
      countReports(db, 'open'),
      countPeople(db, ''),
      countPeople(db, '', here),
      countFound(db, { which: 'playing' }),
      countFound(db, { which: 'resting' }),
      countFound(db, { which: 'lobby' }),
      countNotices(db),
    ]);
    const free = shared ? undefined : freeOn(data);
    return {
      version: VERSION,
      since: { at: oldest?.startedAt ?? this.#startedAt },
      saving: saving.trouble === undefined,
      ...(free !== undefined && { disk: { used: sizeOf(join(data, SQLITE_FILE)), free, low: free < LEAST_FREE } }),
      mail: {
        on: services.house.now.mail !== undefined,
        ...(tried && { tried: { at: tried.at, well: tried.detail.well === 1 } }),
      },
      reports,
      people: { all, here: hereNow },
      tables: { playing, resting, lobby },
      failed: { notices: notices.failed },
    };
  }

  /** Of all processes together; times of the last day, as far as they are written down. */
  async load(): Promise<DeskLoad> {
    const { services, botLimitMs } = this.#parts;
    const { db } = services.store;
    const now = services.now();
    await this.speakUp();
    const processes = await processesUp(db, now);
    const counts = await readCounts(db, hourOf(now - DAY_MS));
    const all = (what: 'threads' | 'busy' | 'waiting'): number => processes.reduce((sum, each) => sum + each[what], 0);
    const threads = all('threads');
    const [times, waits] = [timesOf(counts, 'bot'), timesOf(counts, 'wait')];
    const recent = counts.filter(({ hour }) => hour >= hourOf(now - HOUR_MS));
    const thought = sumOf(recent, 'bots thought ms');
    const lasted = now - hourOf(now - HOUR_MS);
    return {
      bots: {
        threads,
        busy: all('busy'),
        waiting: all('waiting'),
        ...(threads > 0 && { share: Math.min(1, thought / (threads * lasted)) }),
        limitMs: botLimitMs,
        ...(times && { times }),
        ...(waits && { waits }),
      },
      processes: [...processes],
    };
  }

  copies(): DeskCopies {
    const { nights, data, copies } = this.#parts;
    const { trouble } = nights;
    return {
      kept: copies,
      copies: copiesIn(data)
        .map(({ kind, at, file }) => ({ kind, at, bytes: statSync(file, { throwIfNoEntry: false })?.size ?? 0 }))
        .reverse(),
      ...(trouble && { trouble }),
    };
  }

  /** One more, now. What is in its way is told in the answer's words of the next look. */
  async copyNow(operator: Person): Promise<DeskCopies> {
    const { services, nights } = this.#parts;
    try {
      await nights.copyNow();
    } catch (error) {
      services.log.warn({ err: error }, 'no copy was made for the desk');
      throw new AppError('NOT_COPIED', undefined, error);
    }
    await noteAct(services.store.db, { by: operator.id, act: 'copy' }, services.now());
    return this.copies();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.hours.close();
    const { store } = this.#parts.services;
    await goQuiet(store.db, store.bus.me).catch(() => undefined);
  }
}

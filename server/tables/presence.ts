/** Who is at the tables through other server processes. A process that falls silent has nobody any more. */
import type { Bus } from '../bus/bus.ts';
import type { LiveTable, Present } from './live.ts';

const SAY_ALIVE_MS = 4_000;
const SILENT_MS = 12_000;

export class Neighbours {
  readonly #bus: Bus;
  readonly #lastHeard = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(bus: Bus) {
    this.#bus = bus;
    this.#timer = setInterval(() => bus.publish({ kind: 'alive' }), SAY_ALIVE_MS);
    this.#timer.unref();
  }

  ask(table: string): void {
    this.#bus.publish({ kind: 'whoIsThere', table });
  }

  heardFrom(process: string): void {
    this.#lastHeard.set(process, Date.now());
  }

  /** True when that changes who is present. */
  note(table: LiveTable, process: string, there: Present): boolean {
    const before = JSON.stringify([[...table.present()], table.audience()]);
    if (there.people.length + there.others > 0) table.elsewhere.set(process, there);
    else table.elsewhere.delete(process);
    return JSON.stringify([[...table.present()], table.audience()]) !== before;
  }

  /** The tables where somebody is no longer known to be present. */
  forgetTheSilent(tables: Iterable<LiveTable>): LiveTable[] {
    const before = Date.now() - SILENT_MS;
    const silent = [...this.#lastHeard].filter(([, at]) => at < before).map(([process]) => process);
    for (const process of silent) this.#lastHeard.delete(process);
    return [...tables].filter((table) => silent.filter((process) => table.elsewhere.delete(process)).length > 0);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

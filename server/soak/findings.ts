/** What an attack did and what it found. Counts say how hard it tried: a run without faults and without counts proves nothing. */

export interface SoakFindings {
  readonly counts: Readonly<Record<string, number>>;
  /** One line each; none means that everything held. */
  readonly faults: readonly string[];
}

export class SoakBook implements SoakFindings {
  readonly #counts = new Map<string, number>();
  readonly faults: string[] = [];

  count(what: string, by = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  fault(what: string): void {
    this.faults.push(what.length > 400 ? `${what.slice(0, 400)} …` : what);
  }

  add({ counts, faults }: SoakFindings): void {
    for (const [what, by] of Object.entries(counts)) this.count(what, by);
    for (const one of faults) this.fault(one);
  }

  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }
}

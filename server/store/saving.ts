/**
 * Whether what is to be kept can be kept. A full disk, a folder that became read-only or a database that is down shows when
 * something is written, so the last try counts; while it fails it is tried again by itself, so that everybody learns when it works
 * again, without anybody having to move.
 */

const TRY_AGAIN_MS = 3_000;
const TRUSTED_MS = 1_000;

export class Saving {
  /** Why nothing can be saved; undefined while all is well. */
  trouble: Error | undefined;
  readonly #probe: () => Promise<void>;
  readonly #listeners: ((trouble: Error | undefined) => void)[] = [];
  #again: NodeJS.Timeout | undefined;
  #asked: Promise<void> | undefined;
  #closed = false;

  /** `probe` writes something that takes room, and leaves nothing behind. */
  constructor(probe: () => Promise<void>) {
    this.#probe = probe;
  }

  onChange(listener: (trouble: Error | undefined) => void): void {
    this.#listeners.push(listener);
  }

  /** Something was written, or could not be because of the disk or the database, and not of the row. */
  note(trouble: Error | undefined): void {
    const before = this.trouble;
    this.trouble = trouble;
    if (trouble === undefined) clearTimeout(this.#again);
    if ((before === undefined) === (trouble === undefined)) return;
    if (trouble) this.#tryAgain();
    for (const listener of this.#listeners) listener(trouble);
  }

  /** Throws when nothing can be written. However many ask, it is tried once a second. */
  check(): Promise<void> {
    this.#asked ??= this.#try().finally(() => setTimeout(() => (this.#asked = undefined), TRUSTED_MS).unref());
    return this.#asked;
  }

  async #try(): Promise<void> {
    try {
      await this.#probe();
      this.note(undefined);
    } catch (error) {
      this.note(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  #tryAgain(): void {
    this.#again = setTimeout(() => {
      this.#try().catch(() => {
        if (!this.#closed) this.#tryAgain();
      });
    }, TRY_AGAIN_MS).unref();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
  }
}

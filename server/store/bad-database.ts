/** A database file that a server cannot work with: which one, what is wrong with it, and the way out. */

const WAYS_OUT = {
  'half-way':
    'was left half-way by an upgrade that was interrupted, and does not look as any version of Cantiere makes it. Nothing was ' +
    'changed. Put the backup from before the upgrade in its place and start again.',
} as const;

export class BadDatabase extends Error {
  readonly kind: keyof typeof WAYS_OUT;

  constructor(kind: keyof typeof WAYS_OUT, file: string, cause?: unknown) {
    super(`${file} ${WAYS_OUT[kind]}`, { cause });
    this.name = 'BadDatabase';
    this.kind = kind;
  }
}

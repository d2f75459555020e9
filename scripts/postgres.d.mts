/** What the tests in TypeScript need of postgres.mjs. */
export interface ThrowAwayPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export function startPostgres(): Promise<ThrowAwayPostgres | undefined>;

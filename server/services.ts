/** What every part of a running server shares. */
import type { PayerOf } from './bots/payers.ts';
import type { House } from './house/house.ts';
import type { Visits } from './live/visits.ts';
import type { Limits } from './limits.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Paces } from './paces.ts';
import type { Here } from './people/here.ts';
import type { Notices } from './notices/notices.ts';
import type { Provider } from './people/provider.ts';
import type { SignIns } from './people/tries.ts';
import type { Shelf } from './shelf.ts';
import type { Store } from './store/store.ts';
import type { Doorkeeper } from './tables/doorkeeper.ts';
import type { Hall } from './tables/hall.ts';
import type { RatedAmong } from './protocol.ts';

export interface Services {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly hall: Hall;
  readonly doorkeeper: Doorkeeper;
  /** What the house is set to now, and who may come in. */
  readonly house: House;
  readonly limits: Limits;
  /** Limits that all processes share. */
  readonly paces: Paces;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** What time it is. Tests have a clock of their own. */
  now(): number;
  /** The secret of a new deal: 32 bytes in hex. Browser tests have deals of their own. */
  newSeed(): string;
  /** The secret of a deal that many play; of a daily, for that day. */
  newDealSeed(day?: string): string;
  readonly notices: Notices;
  /** How soon a password may be tried again. */
  readonly signIns: SignIns;
  /** The sign-in of the club, where it has one. */
  readonly provider: Provider | undefined;
  /** Who is here now. */
  readonly here: Here;
  /** Everybody who is connected, by session. */
  readonly visits: Visits;
  readonly payerOf: PayerOf;
  readonly ratedAmong: RatedAmong;
  /** Where people reach this server, when it stands behind a proxy. */
  readonly publicUrl: URL | undefined;
}

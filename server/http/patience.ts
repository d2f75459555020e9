/** How long the server waits for the other end, and how many it lets in at all. Tests have less time. docs/security.md lists them. */

export interface Patience {
  /** From the connection to the first byte. */
  readonly firstByteMs: number;
  /** From the first byte to the end of the headers, and to the end of the whole request. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** A connection on which nothing moves, in either direction, though a request is under way. */
  readonly standstillMs: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
  /** How often these are looked at. */
  readonly lookMs: number;
  /** Sockets are asked whether they are still there this often, and their sessions looked up again. */
  readonly heartbeatMs: number;
  readonly sessionsMs: number;
  /** Open connections, sockets included. */
  readonly connections: number;
}

export const PATIENCE: Patience = {
  firstByteMs: 10_000,
  headersMs: 20_000,
  requestMs: 30_000,
  standstillMs: 60_000,
  keepAliveMs: 72_000, // more than proxies keep theirs, so that none sends into a closing connection
  lookMs: 5_000,
  heartbeatMs: 30_000,
  sessionsMs: 30_000,
  connections: 20_000,
};

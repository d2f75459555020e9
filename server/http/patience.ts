/** How long the server waits for the other end, and how many it lets in at all. Tests have less time. */

export interface Patience {
  /** Sockets are asked whether they are still there, and their sessions looked up again, this often. */
  readonly heartbeatMs: number;
}

export const PATIENCE: Patience = {
  heartbeatMs: 30_000,
};

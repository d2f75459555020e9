/**
 * For which address browsers make passkeys. It is the house's public one, which must be https; without one only this machine's own
 * name will do, since nobody else can pretend to be it. An address in numbers never does: passkeys are made for names.
 */
import { isIP } from 'node:net';
import type { NoPasskeys } from '../protocol/passkeys.ts';

export interface RelyingParty {
  /** The name that passkeys are bound to. */
  readonly id: string;
  readonly origin: string;
}

const LOCAL = 'localhost';

/** `host`: what the browser asked for, with its port. */
export function relyingParty(publicUrl: URL | undefined, host: string): RelyingParty | NoPasskeys {
  const url = publicUrl ?? (URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined);
  if (url === undefined) return 'address';
  const { hostname, protocol, origin } = url;
  if (hostname === LOCAL) return { id: hostname, origin };
  if (publicUrl === undefined) return 'address';
  return protocol === 'https:' && isIP(hostname.replace(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : 'https';
}

/** Whose requests and sockets are counted together: one IPv4 address, or one IPv6 network, of which a household has a whole. */
import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** One IPv6 subscriber has at least a /64: so many groups of 16 bits. */
const NETWORK_GROUPS = 4;

export function addressOf(request: FastifyRequest): string {
  // Fastify says `string`; of a connection that is gone already nothing is known.
  return networkOf((request.ip as string | undefined) ?? '');
}

export function networkOf(address: string): string {
  const [bare] = address.split('%'); // without the zone of a link-local address
  if (isIP(bare) === 0) return 'unknown'; // a proxy may pass on what a visitor made up
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const [high, low] = [groups.at(-2) ?? 0, groups.at(-1) ?? 0];
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::`;
}

/** The URL parser knows every way to write one, and writes it in a single one. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before, after] = written
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16))));
  if (after === undefined) return before;
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

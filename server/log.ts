/** Structured logs, one JSON line each. A table's address may be a secret link: no line names one. */
import { createHmac, randomBytes } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** With this key gone, nobody finds the table behind a mark by trying all names. */
const KEY = randomBytes(32);

/** The same for one table until the server stops: lines can be put together, and lead nowhere. */
export function markOf(table: string): string {
  return createHmac('sha256', KEY).update(table).digest('base64url').slice(0, 8);
}

export function openLog(level: string, to?: DestinationStream): Logger {
  const settings = {
    level,
    base: null,
    // The cookie is a secret too; neither belongs in a log that is passed around.
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: {
      table: (id: unknown) => (typeof id === 'string' ? markOf(id) : undefined),
      tables: (ids: unknown) => (Array.isArray(ids) ? ids.map((id) => markOf(String(id))) : undefined),
      err: withoutValues,
    },
  };
  return to ? pino(settings, to) : pino(settings);
}

/** Mail servers quote whom they refuse. */
const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '(address)');

/** What databases and others hang onto their errors quotes rows, links among them; words, code and stack do not. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type,
    message: withoutAddresses(message),
    ...(stack !== undefined && { stack: withoutAddresses(stack) }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(cause !== undefined && { cause: withoutValues(cause) }),
  };
}

/** Structured logs, one JSON line each. */
import { pino, type Logger } from 'pino';

export type { Logger };

export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
    // The table's address may be a secret link and the cookie is one; neither belongs in a log that is passed around.
    redact: ['req.headers.cookie', 'req.headers.authorization'],
  });
}

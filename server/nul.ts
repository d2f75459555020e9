/**
 * U+0000, the one character that our databases do not treat alike: SQLite keeps it, PostgreSQL refuses the whole statement. Nobody
 * types it. Requests (http/texts.ts), messages (live/socket.ts) and addresses of a club's provider (people/byProvider.ts) that hold
 * one are turned away; what was let in before goes to another database as the sign for what cannot be read (store/transfer.ts).
 * Halves of surrogate pairs need nothing of the kind: both databases keep that sign for them.
 */
const NUL = '\u0000';
const UNREADABLE = '\ufffd';

/** Whether a text or a key in it does. Step by step, not by recursion: what is sent may be nested deeper than the stack. */
export function holdsNul(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (next.includes(NUL)) return true;
    } else if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next)) {
      if (Array.isArray(next)) for (const each of next) left.push(each);
      else for (const [key, each] of Object.entries(next)) left.push(key, each);
    }
  }
  return false;
}

export const withoutNul = (text: string): string => (text.includes(NUL) ? text.replaceAll(NUL, UNREADABLE) : text);

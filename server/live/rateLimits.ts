/** How fast one person may send, over all their sockets. */
import type { Limiter, Limits } from '../limits.ts';
import type { Paces } from '../paces.ts';

export interface RateLimits {
  readonly messages: Limiter;
  readonly moves: Limiter;
  readonly chat: Limiter;
  close(): void;
}

export function openRateLimits(paces: Paces, limits: Limits): RateLimits {
  const messages = paces.limiter('messages', limits.socketMessages);
  const moves = paces.limiter('moves', limits.moves);
  const chat = paces.limiter('chat', limits.chat);
  return {
    messages,
    moves,
    chat,
    close() {
      for (const limiter of [messages, moves, chat]) limiter.close();
    },
  };
}

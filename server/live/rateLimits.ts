/** How fast one person may send, over all their sockets. */
import { Limiter, type Limits } from '../limits.ts';

export interface RateLimits {
  readonly messages: Limiter;
  readonly moves: Limiter;
  readonly chat: Limiter;
  close(): void;
}

export function openRateLimits(limits: Limits): RateLimits {
  const messages = new Limiter(limits.socketMessages);
  const moves = new Limiter(limits.moves);
  const chat = new Limiter(limits.chat);
  return {
    messages,
    moves,
    chat,
    close() {
      for (const limiter of [messages, moves, chat]) limiter.close();
    },
  };
}

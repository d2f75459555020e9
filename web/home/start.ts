/** The two shortest ways to a table: against bots at once, or open for friends with a link. */
import type { BotLevel, TableInfo } from '@cantiere/server/protocol';
import { ensureGuest } from '../ask/me.ts';
import { openTable } from '../ask/tables.ts';
import { GENTLE } from '../clock/gentle.ts';
import { USUAL_LEVEL } from './usual.ts';

export async function playBots(game: string, opponents: number, level: BotLevel): Promise<TableInfo> {
  await ensureGuest();
  const bots = Array.from({ length: opponents }, (_, n) => ({ seat: n + 1, level }));
  return openTable({ game, seats: opponents + 1, bots, start: true });
}

export async function openForFriends(game: string, seats: number): Promise<TableInfo> {
  await ensureGuest();
  const terms = { time: GENTLE, whenOut: 'standIn', standIn: USUAL_LEVEL } as const;
  return openTable({ game, seats, terms });
}

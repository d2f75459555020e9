/** The two shortest ways to a table: against bots at once, or open for friends with a link. */
import type { Options } from '@cantiere/engine';
import type { BotLevel, TableInfo } from '@cantiere/server/protocol';
import { ensureGuest } from '../ask/me.ts';
import { openTable } from '../ask/tables.ts';
import { GENTLE } from '../clock/gentle.ts';
import { rememberTime } from './lastTime.ts';
import { USUAL_LEVEL } from './usual.ts';

export async function playBots(game: string, levels: readonly BotLevel[], kept: Options = {}): Promise<TableInfo> {
  await ensureGuest();
  const bots = levels.map((level, n) => ({ seat: n + 1, level }));
  const options = await stillKnown(game, kept);
  const table = await openTable({ game, seats: levels.length + 1, bots, start: true, ...(options && { options }) });
  rememberTime(game, { bots: levels, options: options ?? {} });
  return table;
}

export async function openForFriends(game: string, seats: number): Promise<TableInfo> {
  await ensureGuest();
  const terms = { time: GENTLE, whenOut: 'standIn', standIn: USUAL_LEVEL } as const;
  const table = await openTable({ game, seats, terms });
  rememberTime(game);
  return table;
}

/** The rules are loaded only where something has to be asked of them; the table needs them next anyway. */
export async function stillKnown(game: string, kept: Options): Promise<Options | undefined> {
  if (Object.keys(kept).length === 0) return undefined;
  const [{ openGame }, { changedOptions, optionsOf }] = await Promise.all([
    import('../editions/open.ts'),
    import('../newtable/options.ts'),
  ]);
  const { game: rules } = await (await openGame(game)).rules();
  return changedOptions(rules.options, optionsOf(rules, kept));
}

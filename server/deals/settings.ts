/** What operators choose of the daily: which games take turns, and by which zone days begin. */
import type { DailyChange, DailySettings } from '../protocol.ts';
import type { Services } from '../services.ts';
import { zoneCalled } from '../time/rest.ts';
import { AppError } from '../appError.ts';

export function dailySettings({ house }: Services): DailySettings {
  const { daily, games, zone } = house.now;
  return { games: [...daily], all: [...games], zone };
}

/** `by`: the operator who does it, for the log. */
export async function changeDaily({ house, shelf }: Services, { games, zone }: DailyChange, by: string): Promise<void> {
  const known = zone === undefined ? undefined : zoneCalled(zone);
  if (zone !== undefined && known === undefined) throw new AppError('BAD_REQUEST');
  const unknown = games?.some((game) => !shelf.metas.some(({ id }) => id === game));
  if (unknown) throw new AppError('BAD_REQUEST');
  await house.set({ ...(games && { daily: [...new Set(games)] }), ...(known !== undefined && { zone: known }) }, by);
}

/** Which games the page is about, in its address, so that a link shows the same plots: /numbers/<game>?from=bots&players=4. */
import { toNumbers } from '../route/route.ts';

export type Source = 'people' | 'bots';

export interface Chosen {
  readonly from: Source | undefined;
  readonly players: number | undefined;
}

export function readChosen(query: string): Chosen {
  const given = new URLSearchParams(query);
  const from = given.get('from');
  const players = Number(given.get('players'));
  return {
    from: from === 'people' || from === 'bots' ? from : undefined,
    players: Number.isInteger(players) && players > 0 ? players : undefined,
  };
}

export function toChosen(game: string, { from, players }: Chosen): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(players !== undefined && { players: `${players}` }) });
  return query.size === 0 ? toNumbers(game) : `${toNumbers(game)}?${query}`;
}

/**
 * What the address asked when the page was opened. A move goes by the game's own schema first, as everything from outside does;
 * schema and its reader are loaded for that alone, where an address brings one.
 */
import { useState } from 'react';
import type { OpenedGame } from '../editions/open.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { admitAsk, readAsk, type AskedIn, type AskRead } from './address.ts';

/** `unreadable`: the address asks something, and nobody can tell what. */
export type ArrivedAsk = AskedIn | 'unreadable' | undefined;

export function useArrivedAsk(game: Pick<OpenedGame, 'schema' | 'meta' | 'edition'>): ArrivedAsk | 'waiting' {
  const [read] = useState(() => readAsk(location.search));
  const [atOnce] = useState<ArrivedAsk | 'waiting'>(() => read && (bringsMove(read) ? 'waiting' : admitAsk(read, () => false)));
  const checked = useLoaded(
    read && atOnce === 'waiting' ? () => checkAsk(read, game) : undefined,
    `${game.meta.id} ${game.edition}`,
  );
  if (atOnce !== 'waiting') return atOnce;
  if (checked.state === 'waiting') return 'waiting';
  return checked.state === 'here' ? checked.value : 'unreadable';
}

const bringsMove = ({ about }: AskRead): boolean => about !== undefined && 'raw' in about;

export async function checkAsk(read: AskRead, game: Pick<OpenedGame, 'schema'>): Promise<AskedIn | 'unreadable'> {
  const [{ moveSchema }, { hasShape }] = await Promise.all([game.schema(), import('@cantiere/engine/shape')]);
  return admitAsk(read, (raw) => hasShape(moveSchema, raw));
}

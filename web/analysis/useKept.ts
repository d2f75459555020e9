/** What was worked out of my own game goes to the server, for my profile; nobody else is told. Without a network it is only shown. */
import { useEffect } from 'react';
import type { ScoreWish } from '@cantiere/server/protocol';
import { keepScore } from '../ask/scores.ts';

export function useKept(table: string | undefined, score: ScoreWish | undefined): void {
  const told = table === undefined || score === undefined ? undefined : JSON.stringify(score);
  useEffect(() => {
    if (table !== undefined && told !== undefined)
      keepScore(table, JSON.parse(told) as ScoreWish).catch((error: unknown) => console.info('The score was not kept.', error));
  }, [table, told]);
}

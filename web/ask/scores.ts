/** What my decisions cost, game by game: kept at the server for me alone. */
import type { MyScore, MyScores, ScoreWish } from '@cantiere/server/protocol';
import { ask } from './http.ts';

export const keepScore = (table: string, score: ScoreWish): Promise<MyScore> =>
  ask('PUT', `/api/tables/${encodeURIComponent(table)}/score`, score);
export const myScores = (): Promise<MyScores> => ask('GET', '/api/people/me/scores');

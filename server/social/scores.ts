/**
 * What was decided and what was luck, game by game. It is worked out by the browser of whoever played, which nobody can check:
 * so it is kept for themselves, and told to nobody else.
 */
import type { MyScore, MyScores, ScoreWish } from '../protocol.ts';
import type { Services } from '../services.ts';
import { lastMoveAt } from '../store/moves.ts';
import type { Person } from '../store/people.ts';
import { scoresOf, writeScore } from '../store/scores.ts';
import { seatOf } from '../tables/lobby.ts';
import { mustRead, phaseOf } from '../tables/requests.ts';
import { AppError } from '../appError.ts';

const MOST = 200;

/** For the seat that they had when the game was over; whoever left before has decided only a part of it. */
export async function keepScore(services: Services, person: Person, id: string, wish: ScoreWish): Promise<MyScore> {
  const { store, hall } = services;
  let table = await mustRead(services, id);
  const seat = seatOf(table, person.id);
  if (seat === undefined) throw new AppError('NOT_SEATED');
  if (phaseOf(services, table) !== 'over') throw new AppError('TABLE_NOT_OVER');
  if (table.summary.result === undefined) {
    await hall.saveSummaries(); // it has ended this moment
    table = await mustRead(services, id);
  }
  const points = table.summary.result?.totals[seat];
  if (points === undefined) throw new AppError('TABLE_NOT_OVER');
  const endedAt = (await lastMoveAt(store.db, id)) ?? table.updatedAt;
  await writeScore(store.db, { table: id, person: person.id, endedAt, points, ...wish }, services.now());
  const [kept] = await scoresOf(store.db, person.id, 1, id);
  if (kept === undefined) throw new AppError('NOT_FOUND');
  return kept;
}

export async function myScores({ store }: Services, person: Person): Promise<MyScores> {
  return { scores: await scoresOf(store.db, person.id, MOST) };
}

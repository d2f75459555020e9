/** What can be asked of the server about people. */
import type {
  Bond,
  Circle,
  Leaderboard,
  NewReport,
  Notes,
  NotesAnswer,
  PlayedGames,
  Profile,
  RatingChanges,
  TableInfo,
} from '@cantiere/server/protocol';
import { ask } from './http.ts';

const person = (id: string, more = ''): string => `/api/people/${encodeURIComponent(id)}${more}`;
const circle = (id: string): string => `/api/circle/${encodeURIComponent(id)}`;
const table = (id: string, act: string): string => `/api/tables/${encodeURIComponent(id)}/${act}`;

export const profileOf = (id: string): Promise<Profile> => ask('GET', person(id));
export const gamesOf = (id: string, page: number): Promise<PlayedGames> => ask('GET', person(id, `/games?page=${page}`));
export const leaderboard = (game: string, page: number): Promise<Leaderboard> =>
  ask('GET', `/api/leaderboards/${encodeURIComponent(game)}?page=${page}`);
export const myCircle = (): Promise<Circle> => ask('GET', '/api/circle');
export const bind = (id: string, bond: Bond | undefined): Promise<Circle> =>
  bond === undefined ? ask('DELETE', circle(id)) : ask('POST', circle(id), { bond });
export const report = (wish: NewReport): Promise<unknown> => ask('POST', '/api/reports', wish);
export const removeFrom = (id: string, someone: string): Promise<TableInfo> =>
  ask('POST', table(id, 'remove'), { person: someone });
export const ratingChanges = (id: string): Promise<RatingChanges> => ask('GET', table(id, 'ratings'));
export const readNotes = (id: string): Promise<Notes> => ask('GET', table(id, 'notes'));
export const writeNotes = (id: string, notes: Notes): Promise<NotesAnswer> => ask('POST', table(id, 'notes'), notes);

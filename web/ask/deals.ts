/** What can be asked of the server about deals that many play: the daily, past days, the same deal for friends. */
import type { GameRecord, Seat } from '@cantiere/engine';
import type {
  BotLevel,
  DailyArchive,
  DailyChange,
  DailySettings,
  DailyToday,
  DealField,
  DealInfo,
  MyDeals,
  NewFriendsDeal,
  Streak,
  TryStarted,
  WeekCrowns,
} from '@cantiere/server/protocol';
import { ask } from './http.ts';

const at = (deal: string, act = ''): string => `/api/deals/${encodeURIComponent(deal)}${act && `/${act}`}`;

export const today = (): Promise<DailyToday> => ask('GET', '/api/daily');
export const archive = (page: number, unplayed: boolean): Promise<DailyArchive> =>
  ask('GET', `/api/daily/archive?page=${page}${unplayed ? '&unplayed=true' : ''}`);
export const crowns = (back: number): Promise<WeekCrowns> => ask('GET', `/api/daily/week?back=${back}`);

export const streakOf = (person: string): Promise<Streak> => ask('GET', `/api/people/${encodeURIComponent(person)}/streak`);

export const dealOf = (deal: string): Promise<DealInfo> => ask('GET', at(deal));
export const fieldOf = (deal: string): Promise<DealField> => ask('GET', at(deal, 'field'));
/** Begins my try, or finds the one that I have begun. */
export const tryDeal = (deal: string): Promise<TryStarted> => ask('POST', at(deal, 'try'));
export const ghostGame = (deal: string, level: BotLevel): Promise<GameRecord> => ask('GET', at(deal, `ghosts/${level}/record`));
/** The file for `cantiere verify`. */
export const exportAddress = (deal: string): string => at(deal, 'export');

export const myDeals = (): Promise<MyDeals> => ask('GET', '/api/deals/mine');
export const dealForFriends = (wish: NewFriendsDeal): Promise<DealInfo> => ask('POST', '/api/deals', wish);
/** Its maker closes it: who has begun may finish, and then everything is open. */
export const closeDeal = (deal: string): Promise<DealInfo> => ask('POST', at(deal, 'close'));
export const dealOfTable = (table: string, seat: Seat, level?: BotLevel): Promise<DealInfo> =>
  ask('POST', `/api/tables/${encodeURIComponent(table)}/deal`, { seat, ...(level !== undefined && { level }) });

export const dailySettings = (): Promise<DailySettings> => ask('GET', '/api/operator/daily');
export const changeDaily = (change: DailyChange): Promise<DailySettings> => ask('PUT', '/api/operator/daily', change);

/** What can be asked of the server about tables. */
import type { GameRecord, Seat } from '@cantiere/engine';
import type {
  BotLevel,
  GameLengths,
  HomeNow,
  NewTable,
  Returned,
  ReturnLink,
  ReturnSeen,
  SeatWish,
  TableInfo,
  TableList,
} from '@cantiere/server/protocol';
import { ask } from './http.ts';
import { wholeAddress } from '../route/base.ts';

const at = (id: string, act = ''): string => `/api/tables/${encodeURIComponent(id)}${act && `/${act}`}`;

/** Tables and today's deal, as the home page shows them first. */
export const homeNow = (): Promise<HomeNow> => ask('GET', '/api/home');
export const allTables = (): Promise<TableList> => ask('GET', '/api/tables');
export const oneTable = (id: string): Promise<TableInfo> => ask('GET', at(id));
export const openTable = (wish: NewTable): Promise<TableInfo> => ask('POST', '/api/tables', wish);
/** How long this game takes here, as far as it was measured. */
export const gameLengths = (game: string): Promise<GameLengths> => ask('GET', `/api/games/${encodeURIComponent(game)}/lengths`);
/** `edition`: of the settings that I have seen. */
export const sitDown = (id: string, seat?: Seat, edition?: number): Promise<TableInfo> =>
  ask('POST', at(id, 'sit'), { ...(seat !== undefined && { seat }), ...(edition !== undefined && { edition }) });
export const standUp = (id: string): Promise<unknown> => ask('POST', at(id, 'leave'));
export const startTable = (id: string, fill?: BotLevel): Promise<TableInfo> => ask('POST', at(id, 'start'), fill ? { fill } : {});
export const rematch = (id: string): Promise<TableInfo> => ask('POST', at(id, 'rematch'));
export const putAway = (id: string): Promise<TableInfo> => ask('POST', at(id, 'archive'), { archived: true });
/** The bot that sits in for me gives my seat back. */
export const takeSeatBack = (id: string): Promise<TableInfo> => ask('POST', at(id, 'back'));
/** Asks the others to let me go back to my last decision. */
export const askToGoBack = (id: string, version: number): Promise<TableInfo> => ask('POST', at(id, 'undo'), { version });
export const askForSeat = (id: string, seat: Seat): Promise<TableInfo> => ask('POST', at(id, `seats/${seat}/ask`));
export const answerAsk = (id: string, question: string, agree: boolean): Promise<TableInfo> =>
  ask('POST', at(id, `asks/${encodeURIComponent(question)}`), { agree });
/** Proposes that a bot plays on for somebody who is away. */
export const proposeBot = (id: string, seat: Seat): Promise<TableInfo> => ask('POST', at(id, `seats/${seat}/away`));
/** A guest's link back to their seat; the one before ends. */
export const newReturnLink = (id: string): Promise<ReturnLink> => ask('POST', at(id, 'return'));
/** Whose link it is; nothing happens. */
export const lookAtReturn = (token: string): Promise<ReturnSeen> => ask('POST', '/api/return/look', { token });
export const comeBack = (token: string): Promise<Returned> => ask('POST', '/api/return', { token });
export const recordAddress = (id: string): string => at(id, 'record');
export const replayAddress = (id: string): string => at(id, 'replay');
export const wholeGame = (id: string): Promise<GameRecord> => ask('GET', recordAddress(id));

/** A bot of this level takes the seat; without a level the seat is open again. */
export function seatBot(id: string, seat: Seat, level: BotLevel | undefined): Promise<TableInfo> {
  const wish: SeatWish = level === undefined ? { kind: 'open' } : { kind: 'bot', level };
  return ask('POST', at(id, `seats/${seat}`), wish);
}

export function liveAddress(id: string): string {
  const address = new URL(wholeAddress(at(id, 'live')));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

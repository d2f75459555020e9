/** What can be asked of the server about a table before its game. */
import type { Seat } from '@cantiere/engine';
import type { TableChange, TableInfo } from '@cantiere/server/protocol';
import { ask } from './http.ts';

const at = (id: string, act: string): string => `/api/tables/${encodeURIComponent(id)}/${act}`;

export const changeTable = (id: string, change: TableChange): Promise<TableInfo> => ask('POST', at(id, 'settings'), change);
export const agreeTo = (id: string, edition: number): Promise<TableInfo> => ask('POST', at(id, 'agree'), { edition });
export const keepSeat = (id: string, seat: Seat, person: string): Promise<TableInfo> =>
  ask('POST', at(id, `seats/${seat}/keep`), { person });
export const declineSeat = (id: string): Promise<unknown> => ask('POST', at(id, 'decline'));
export const freeSeat = (id: string, seat: Seat, person?: string): Promise<TableInfo> =>
  ask('POST', at(id, `seats/${seat}`), { kind: 'open', ...(person !== undefined && { person }) });
export const shuffleSeats = (id: string): Promise<TableInfo> => ask('POST', at(id, 'shuffle'));
export const handHostOn = (id: string, person: string): Promise<TableInfo> => ask('POST', at(id, 'host'), { person });
/** The host has gone: I sit there and go on in their place. */
export const takeHosting = (id: string): Promise<TableInfo> => ask('POST', at(id, 'take-hosting'));
export const closeTable = (id: string): Promise<unknown> => ask('POST', at(id, 'close'));

/** What can be asked of the server about notices. */
import type {
  Forgotten,
  MailLinked,
  Muting,
  NewPassword,
  NoticeOffer,
  NoticeWay,
  NoticeWish,
  PushWish,
  WaitingTable,
} from '@cantiere/server/protocol';
import { ask } from './http.ts';

const mutePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/mute`;

export const waitingTables = (): Promise<{ tables: readonly WaitingTable[] }> => ask('GET', '/api/waiting');
export const noticeOffer = (): Promise<NoticeOffer> => ask('GET', '/api/notices');
export const chooseNotices = (wish: NoticeWish): Promise<NoticeOffer> => ask('POST', '/api/notices', wish);
export const addBrowser = (wish: PushWish): Promise<NoticeOffer> => ask('POST', '/api/notices/push', wish);
export const forgetBrowser = (endpoint: string): Promise<NoticeOffer> => ask('POST', '/api/notices/push/forget', { endpoint });
export const testNotice = (way: NoticeWay): Promise<unknown> => ask('POST', '/api/notices/test', { way });
export const askConfirmation = (): Promise<unknown> => ask('POST', '/api/notices/confirm');
export const followLink = (what: 'confirm' | 'unsubscribe', token: string): Promise<MailLinked> =>
  ask('POST', `/api/notices/${what}/${encodeURIComponent(token)}`);
export const muting = (table: string): Promise<Muting> => ask('GET', mutePath(table));
export const mute = (table: string, muted: boolean): Promise<Muting> => ask('POST', mutePath(table), { muted });
export const forgotPassword = (wish: Forgotten): Promise<unknown> => ask('POST', '/api/account/forgotten', wish);
export const setPassword = (wish: NewPassword): Promise<unknown> => ask('POST', '/api/account/password', wish);

/** What can be asked of the server about my account. */
import type { AddressAnswer, AddressChange, Farewell, MailLinked, PasswordChange, SessionInfo } from '@cantiere/server/protocol';
import { ask } from './http.ts';

export const changePassword = (change: PasswordChange): Promise<unknown> => ask('PUT', '/api/account/password', change);
export const changeAddress = (change: AddressChange): Promise<AddressAnswer> => ask('PUT', '/api/account/email', change);
export const followNewAddress = (token: string): Promise<MailLinked> =>
  ask('POST', `/api/account/email/${encodeURIComponent(token)}`);
export const mySessions = (): Promise<{ readonly sessions: readonly SessionInfo[] }> => ask('GET', '/api/account/sessions');
export const endSession = (id: string): Promise<unknown> => ask('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = (): Promise<unknown> => ask('DELETE', '/api/account/sessions');
export const deleteMe = (farewell: Farewell): Promise<unknown> => ask('POST', '/api/account/delete', farewell);

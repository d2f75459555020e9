/** What can be asked of the server about ways of signing in: tokens for programs, passkeys, the club's own sign-in. */
import type { NewToken, TokenInfo, TokenMade } from '@cantiere/server/protocol';
import { ask } from './http.ts';

export const myTokens = (): Promise<{ readonly tokens: readonly TokenInfo[] }> => ask('GET', '/api/account/tokens');
export const makeToken = (wish: NewToken): Promise<TokenMade> => ask('POST', '/api/account/tokens', wish);
export const revokeToken = (id: string): Promise<unknown> => ask('DELETE', `/api/account/tokens/${encodeURIComponent(id)}`);

/** What can be asked of the server about ways of signing in: tokens for programs, passkeys, the club's own sign-in. */
import type {
  NewPasskey,
  NewToken,
  PasskeyOptions,
  PasskeyWish,
  ProviderWay,
  ProviderWish,
  TokenInfo,
  TokenMade,
  WaysIn,
} from '@cantiere/server/protocol';
import { ask } from './http.ts';

export const waysIn = (): Promise<WaysIn> => ask('GET', '/api/account/ways');

export const myTokens = (): Promise<{ readonly tokens: readonly TokenInfo[] }> => ask('GET', '/api/account/tokens');
export const makeToken = (wish: NewToken): Promise<TokenMade> => ask('POST', '/api/account/tokens', wish);
export const revokeToken = (id: string): Promise<unknown> => ask('DELETE', `/api/account/tokens/${encodeURIComponent(id)}`);

export const passkeyOptions = (wish: PasskeyWish): Promise<PasskeyOptions> => ask('POST', '/api/account/passkeys/options', wish);
export const addPasskey = (passkey: NewPasskey): Promise<unknown> => ask('POST', '/api/account/passkeys', passkey);
export const namePasskey = (id: string, name: string): Promise<unknown> => ask('PUT', `/api/account/passkeys/${id}`, { name });
export const dropPasskey = (id: string): Promise<unknown> => ask('DELETE', `/api/account/passkeys/${id}`);

/** Where to go in order to sign in there, or to link it. */
export const toProvider = (wish: ProviderWish): Promise<ProviderWay> => ask('POST', '/api/account/provider', wish);
export const unlinkProvider = (): Promise<unknown> => ask('DELETE', '/api/account/provider');

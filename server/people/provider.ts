/**
 * The club's own sign-in: any OpenID Connect provider, by authorization code with PKCE, state and nonce. Discovery happens when the
 * first person wants it, and again after it failed: a provider that is down keeps nobody from the password. The library checks
 * signature, issuer, audience, nonce and expiry of what comes back.
 */
import * as openid from 'openid-client';
import { AppError } from '../appError.ts';
import type { Logger } from '../log.ts';
import { homeOf } from '../base.ts';

export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says. */
  readonly name: string;
}

/** What has to be known when somebody comes back. */
export interface Way {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who came back, as the provider says. */
export interface Claims {
  readonly subject: string;
  readonly email?: string;
  /** The provider says that the address is theirs. */
  readonly verified: boolean;
  readonly name?: string;
}

const TIMEOUT_SECONDS = 10;
export const BACK_PATH = '/api/account/provider/back';

/** What the provider says of itself; throws where it says nothing that fits. */
export const discover = ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<openid.Configuration> =>
  openid.discovery(issuer, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // settings.ts lets plain http in for this machine alone.
    execute: issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
  });

export class Provider {
  readonly #settings: ProviderSettings;
  readonly #redirect: string;
  readonly #log: Logger;
  #found: Promise<openid.Configuration> | undefined;

  constructor(settings: ProviderSettings, publicUrl: URL, log: Logger) {
    this.#settings = settings;
    this.#redirect = homeOf(publicUrl) + BACK_PATH;
    this.#log = log;
  }

  get name(): string {
    return this.#settings.name;
  }

  /** As the identities of this provider are kept. */
  get issuer(): string {
    return this.#settings.issuer.href;
  }

  /** Where to send the browser. */
  async begin(): Promise<{ readonly url: URL; readonly way: Way }> {
    const found = await this.#discovered();
    const way = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
    const url = openid.buildAuthorizationUrl(found, {
      redirect_uri: this.#redirect,
      scope: 'openid email profile',
      code_challenge: await openid.calculatePKCECodeChallenge(way.verifier),
      code_challenge_method: 'S256',
      state: way.state,
      nonce: way.nonce,
    });
    return { url, way };
  }

  /** `query`: what the browser brought along. */
  async finish(query: string, { state, nonce, verifier }: Way): Promise<Claims> {
    const found = await this.#discovered();
    const back = new URL(this.#redirect);
    back.search = query;
    try {
      const tokens = await openid.authorizationCodeGrant(found, back, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new AppError('PROVIDER_REFUSED');
      // Some put the address into the token, some tell it when asked.
      const told = claims.email === undefined ? await openid.fetchUserInfo(found, tokens.access_token, claims.sub) : claims;
      return {
        subject: claims.sub,
        verified: told.email_verified === true,
        ...(typeof told.email === 'string' && { email: told.email }),
        ...(typeof told.name === 'string' && { name: told.name }),
      };
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.#log.info({ detail: isDown(error) ? 'provider down' : 'provider refused' }, 'sign-in by the provider failed');
      throw new AppError(isDown(error) ? 'PROVIDER_DOWN' : 'PROVIDER_REFUSED', undefined, error);
    }
  }

  async #discovered(): Promise<openid.Configuration> {
    this.#found ??= discover(this.#settings);
    try {
      return await this.#found;
    } catch (error) {
      this.#found = undefined;
      this.#log.error({ err: error }, 'the provider (OIDC_ISSUER) does not answer as one');
      throw new AppError('PROVIDER_DOWN', undefined, error);
    }
  }
}

/** No answer at all, or that of a server in trouble; anything else is a no. */
function isDown(error: unknown): boolean {
  if (error instanceof TypeError) return true; // fetch failed
  const { name = '', status = 0 } = error as { name?: string; status?: number };
  return name === 'TimeoutError' || name === 'AbortError' || status >= 500;
}

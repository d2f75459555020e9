/** The sign-in of a club: a real OpenID Connect provider on this machine, whose pages say yes for whoever is at the door. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Account, type Configuration } from 'oidc-provider';

export interface Member {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface Club {
  readonly issuer: string;
  /** Who signs in next, by the club's own name for them. */
  atTheDoor: string;
  readonly members: Map<string, Member>;
  close(): Promise<void>;
}

export const CLIENT = { id: 'cantiere', secret: 'a secret of the club and the house' };

export async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** `house`: where the server is that people are sent back to. */
export async function openClub(port: number, house: string): Promise<Club> {
  const issuer = `http://127.0.0.1:${port}`;
  const members = new Map<string, Member>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${house}/api/account/provider/back`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of the club'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    interactions: { url: (_context, interaction) => `/door/${interaction.uid}` },
    findAccount: (_context, accountId): Account => ({ accountId, claims: () => ({ sub: accountId, ...members.get(accountId) }) }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client!.clientId,
        accountId: context.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();
  const club = { issuer, atTheDoor: '', members };
  const server: Server = createServer((request, response) => {
    if (!request.url?.startsWith('/door/')) return void answer(request, response);
    const login = { accountId: club.atTheDoor, remember: false };
    void provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(club, {
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

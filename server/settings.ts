/** How a server is started: flags first, then the environment, then the defaults. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MailSettings } from './notices/mail.ts';
import type { NoticesSettings } from './notices/notices.ts';
import type { ProviderSettings } from './people/provider.ts';
import { readEmbeds } from './house/embeds.ts';
import { readLogo, type Logo } from './house/logo.ts';
import { isSender, readColours, readHouseName, type GivenHouse } from './house/settings.ts';
import { MAIL_OPTIONS, readMailServer } from './notices/mailServer.ts';
import type { RatedAmong } from './protocol.ts';
import { DOORS, HOUSE_LANGUAGES } from './protocol/house.ts';
import { KEPT_COPIES } from './store/copies.ts';
import { readPublicUrl } from './base.ts';

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly trustProxy: boolean;
  readonly botPauseMs: number;
  readonly botLimitMs: number;
  readonly ratedAmong: RatedAmong;
  /** What is said here of the house cannot be changed on its page. */
  readonly house: Omit<GivenHouse, 'mail'>;
  readonly metricsToken: string | undefined;
  readonly notices: NoticesSettings;
  /** The sign-in of the club. */
  readonly provider: ProviderSettings | undefined;
  /** How many copies of the embedded database are kept. */
  readonly copies: number;
  readonly logLevel: string;
}

const LOG_LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export const serveHelp = `cantiere serve: tables, bots and the browser app on one port

  --port <number>        PORT             port to listen on                        (4017)
  --host <address>       HOST             address to listen on; 0.0.0.0 for all    (127.0.0.1)
  --data <folder>        CANTIERE_DATA    folder of the embedded database          (./data)
  --database-url <url>   DATABASE_URL     PostgreSQL instead of the data folder
  --public-url <url>     PUBLIC_URL       address that people use, behind a proxy
  --door <who>           DOOR             who may come in: open, links (a table's link lets in),
                                          invited   (invited as soon as there is a public
                                          address; a house with people stays open)
  --house-name <name>    HOUSE_NAME       what the house is called
  --language <which>     HOUSE_LANGUAGE   language that greets: browser, it, en    (browser)
  --games <ids>          GAMES            games on the shelf, with commas between  (all)
  --house-logo <file>    HOUSE_LOGO       its logo, a PNG of at most 128 kB and 512 by 512
  --house-colours <two>  HOUSE_COLOURS    its colours: #1f4e8c,#2a7549 (band and accent, main button)
  --embeds <pages>       EMBEDS           pages that may show finished public games in a frame:
                                          https://club.example.org,…, or everybody   (none)
  --trust-proxy          TRUST_PROXY=1    take addresses from X-Forwarded-*
  --bot-pause <ms>       BOT_PAUSE_MS     shortest time between two bot moves      (700)
  --bot-limit <ms>       BOT_LIMIT_MS     longest time a bot may think             (15000)
  --rated <who>          RATED            whose games are rated: everybody, accounts (everybody)
  --smtp-url <url>       SMTP_URL         mail server; without it there is no e-mail
  --mail-from <address>  MAIL_FROM        who the e-mail comes from
  --notice-delay <ms>    NOTICE_DELAY_MS  how long a table stands still before
                                          whoever is asked gets a notice           (20000)
  --local-webhooks       LOCAL_WEBHOOKS=1 notices may go to http and to addresses inside your network
  --copies <number>      COPIES           copies of the database to keep: nightly,
                                          and from before upgrades; 0 for none     (7)
  --log <level>          LOG_LEVEL        ${LOG_LEVELS.join(', ')}  (info; warn on a terminal)
                         METRICS_TOKEN    /metrics asks for this bearer token
                         OIDC_ISSUER      sign-in of the club: address of its OpenID Connect provider
                         OIDC_CLIENT_ID, OIDC_CLIENT_SECRET   what the provider gave you
                         OIDC_NAME        what the button calls it
  --help
`;

export class BadSetting extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadSetting';
  }
}

export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): ServerSettings | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  const publicUrl = (values['public-url'] ?? env.PUBLIC_URL) || undefined;
  if (publicUrl !== undefined && !(/^https?:\/\//.test(publicUrl) && URL.canParse(publicUrl)))
    throw new BadSetting('The public address starts with http:// or https://.');
  const house = publicUrl === undefined ? undefined : readPublicUrl(publicUrl);
  if (publicUrl !== undefined && house === undefined)
    throw new BadSetting(
      'PUBLIC_URL is https://giochi.example.org, or a path there like https://example.org/giochi: letters without accents, figures and - . _ ~, nothing behind a ? or #, and not beginning like an address of Cantiere itself (api, t, rules …).',
    );
  return {
    port: number('port', values.port ?? env.PORT, 4017, 65_535),
    host: values.host ?? env.HOST ?? '127.0.0.1',
    data: values.data ?? env.CANTIERE_DATA ?? './data',
    databaseUrl: (values['database-url'] ?? env.DATABASE_URL) || undefined,
    publicUrl: house,
    trustProxy: values['trust-proxy'] ?? isYes(env.TRUST_PROXY),
    botPauseMs: number('bot pause', values['bot-pause'] ?? env.BOT_PAUSE_MS, 700, 60_000),
    botLimitMs: number('bot limit', values['bot-limit'] ?? env.BOT_LIMIT_MS, 15_000, 600_000),
    house: givenHouse({
      door: values.door ?? env.DOOR,
      name: values['house-name'] ?? env.HOUSE_NAME,
      language: values.language ?? env.HOUSE_LANGUAGE,
      games: values.games ?? env.GAMES,
      logo: values['house-logo'] ?? env.HOUSE_LOGO,
      colours: values['house-colours'] ?? env.HOUSE_COLOURS,
      embeds: values.embeds ?? env.EMBEDS,
    }),
    ratedAmong: ratedAmong((values.rated ?? env.RATED) || 'everybody'),
    notices: {
      mail: mailSettings(values['smtp-url'] ?? env.SMTP_URL, values['mail-from'] ?? env.MAIL_FROM, publicUrl),
      delayMs: number('notice delay', values['notice-delay'] ?? env.NOTICE_DELAY_MS, 20_000, 3_600_000),
      local: values['local-webhooks'] ?? isYes(env.LOCAL_WEBHOOKS),
    },
    provider: providerSettings(env, publicUrl),
    copies: number('number of copies', values.copies ?? env.COPIES, KEPT_COPIES, 1000),
    metricsToken: env.METRICS_TOKEN || undefined,
    logLevel: logLevel((values.log ?? env.LOG_LEVEL) || (process.stdout.isTTY ? 'warn' : 'info')),
  };
}

interface SaidOfHouse {
  readonly door: string | undefined;
  readonly name: string | undefined;
  readonly language: string | undefined;
  readonly games: string | undefined;
  readonly logo: string | undefined;
  readonly colours: string | undefined;
  readonly embeds: string | undefined;
}

/** What is empty is not said. */
function givenHouse({ door, name, language, games, logo, colours, embeds }: SaidOfHouse): Omit<GivenHouse, 'mail'> {
  const title = name ? readHouseName(name) : undefined;
  if (name && title === undefined) throw new BadSetting('The name of the house has at most 40 characters that can be read.');
  const shelf = (games ?? '')
    .split(',')
    .map((game) => game.trim())
    .filter(Boolean);
  const [main, second, ...others] = (colours ?? '').split(',');
  const two = others.length === 0 ? readColours({ main, second }) : undefined;
  if (colours && two === undefined) throw new BadSetting('HOUSE_COLOURS are two, like #1f4e8c,#2a7549.');
  const pages = embeds ? readEmbeds(embeds.split(',')) : undefined;
  if (embeds && pages === undefined)
    throw new BadSetting('EMBEDS names pages like https://club.example.org, with commas between, or says everybody.');
  return {
    ...(logo && { logo: givenLogo(logo) }),
    ...(two && { colours: two }),
    ...(pages && { embeds: pages }),
    ...(door && { door: oneOf(door, DOORS, 'The door is one of') }),
    ...(title !== undefined && { name: title }),
    ...(language && { language: oneOf(language, HOUSE_LANGUAGES, 'The language that greets is one of') }),
    ...(shelf.length > 0 && { games: shelf }),
  };
}

function givenLogo(path: string): Logo {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch {
    throw new BadSetting(`HOUSE_LOGO names a file that cannot be read: ${path}`);
  }
  const logo = readLogo(file);
  if (logo === undefined) throw new BadSetting('HOUSE_LOGO is a PNG of 8 bits, at most 128 kB and 512 by 512.');
  return logo;
}

function oneOf<T extends string>(said: string, allowed: readonly T[], words: string): T {
  const found = allowed.find((each) => each === said);
  if (found === undefined) throw new BadSetting(`${words}: ${allowed.join(', ')}.`);
  return found;
}

function ratedAmong(who: string): RatedAmong {
  if (who !== 'everybody' && who !== 'accounts') throw new BadSetting('Rated are the games of: everybody, accounts.');
  return who;
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: text,
        host: text,
        data: text,
        'database-url': text,
        'public-url': text,
        door: text,
        'house-name': text,
        language: text,
        games: text,
        'house-logo': text,
        'house-colours': text,
        embeds: text,
        'trust-proxy': { type: 'boolean' },
        'bot-pause': text,
        'bot-limit': text,
        rated: text,
        'smtp-url': text,
        'mail-from': text,
        'notice-delay': text,
        'local-webhooks': { type: 'boolean' },
        copies: text,
        log: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new BadSetting(error instanceof Error ? error.message : String(error));
  }
}

/** Letters hold links, and a link for a new password must not lead where somebody else says: so the address is set here. */
function mailSettings(
  url: string | undefined,
  from: string | undefined,
  publicUrl: string | undefined,
): MailSettings | undefined {
  if (url === undefined || url === '') return undefined;
  if (readMailServer(url) === undefined)
    throw new BadSetting(
      `The mail server is smtp://user:password@name:port or smtps://…, with nothing behind it but ${MAIL_OPTIONS.join(' and ')} (=true or =false). Signs like @ / ? # % in the password are written as %40 and so on.`,
    );
  if (from === undefined || !isSender(from)) throw new BadSetting('E-mail needs MAIL_FROM, an address it comes from.');
  if (publicUrl === undefined) throw new BadSetting('E-mail needs PUBLIC_URL, for the links that stand in it.');
  return { url, from };
}

const LONGEST_PROVIDER_NAME = 40;

/** Where people are sent back to must not be for a visitor to say: so the address is set here. */
function providerSettings(env: NodeJS.ProcessEnv, publicUrl: string | undefined): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = env;
  if (!issuer) return undefined;
  if (!URL.canParse(issuer)) throw new BadSetting('OIDC_ISSUER is the address of the provider: https://…');
  const url = new URL(issuer);
  const here = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && here))
    throw new BadSetting('OIDC_ISSUER starts with https://; http:// is for a provider on this machine alone.');
  if (!clientId || !clientSecret) throw new BadSetting('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.');
  if (publicUrl === undefined) throw new BadSetting('OIDC_ISSUER needs PUBLIC_URL, where the provider sends people back to.');
  return { issuer: url, clientId, clientSecret, name: (name || url.hostname).slice(0, LONGEST_PROVIDER_NAME) };
}

function logLevel(text: string): string {
  if (!LOG_LEVELS.includes(text)) throw new BadSetting(`The log level is one of ${LOG_LEVELS.join(', ')}.`);
  return text;
}

function isYes(text: string | undefined): boolean {
  return ['1', 'true', 'yes'].includes(text ?? '');
}

function number(what: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new BadSetting(`The ${what} is a whole number from 0 to ${most}.`);
  return value;
}

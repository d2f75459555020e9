/** How a server is started: flags first, then the environment, then the defaults. */
import { parseArgs } from 'node:util';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly trustProxy: boolean;
  readonly botPauseMs: number;
  readonly botLimitMs: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

export const serveHelp = `cantiere serve: tables, bots and the browser app on one port

  --port <number>        PORT             port to listen on                        (4017)
  --host <address>       HOST             address to listen on; 0.0.0.0 for all    (127.0.0.1)
  --data <folder>        CANTIERE_DATA    folder of the embedded database          (./data)
  --database-url <url>   DATABASE_URL     PostgreSQL instead of the data folder
  --public-url <url>     PUBLIC_URL       address that people use, behind a proxy
  --trust-proxy          TRUST_PROXY=1    take addresses from X-Forwarded-*
  --bot-pause <ms>       BOT_PAUSE_MS     shortest time between two bot moves      (700)
  --bot-limit <ms>       BOT_LIMIT_MS     longest time a bot may think             (15000)
  --log <level>          LOG_LEVEL        fatal, error, warn, info, debug, silent  (info; warn on a terminal)
                         METRICS_TOKEN    /metrics asks for this bearer token
  --help
`;

export class BadSetting extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadSetting';
  }
}

export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  const publicUrl = values['public-url'] ?? env.PUBLIC_URL;
  if (publicUrl !== undefined && !/^https?:\/\//.test(publicUrl))
    throw new BadSetting('The public address starts with http:// or https://.');
  return {
    port: number('port', values.port ?? env.PORT, 4017, 65_535),
    host: values.host ?? env.HOST ?? '127.0.0.1',
    data: values.data ?? env.CANTIERE_DATA ?? './data',
    databaseUrl: (values['database-url'] ?? env.DATABASE_URL) || undefined,
    publicUrl: publicUrl === undefined ? undefined : new URL(publicUrl),
    trustProxy: values['trust-proxy'] ?? ['1', 'true', 'yes'].includes(env.TRUST_PROXY ?? ''),
    botPauseMs: number('bot pause', values['bot-pause'] ?? env.BOT_PAUSE_MS, 700, 60_000),
    botLimitMs: number('bot limit', values['bot-limit'] ?? env.BOT_LIMIT_MS, 15_000, 600_000),
    metricsToken: env.METRICS_TOKEN || undefined,
    logLevel: values.log ?? env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
  };
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
        'trust-proxy': { type: 'boolean' },
        'bot-pause': text,
        'bot-limit': text,
        log: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new BadSetting(error instanceof Error ? error.message : String(error));
  }
}

function number(what: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new BadSetting(`The ${what} is a whole number from 0 to ${most}.`);
  return value;
}

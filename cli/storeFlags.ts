/** Which database an operator's command means: the flags and variables of `cantiere serve`. */
import { UsageError } from './command.ts';

export const STORE_FLAGS = { data: { type: 'string' }, 'database-url': { type: 'string' } } as const;

export const STORE_HELP = `  --data <folder>        CANTIERE_DATA    folder of the embedded database  (./data)
  --database-url <url>   DATABASE_URL     PostgreSQL instead of the data folder`;

export interface Where {
  readonly data: string;
  readonly databaseUrl: string | undefined;
}

export function whichStore(values: { data?: string | undefined; 'database-url'?: string | undefined }): Where {
  return {
    data: values.data ?? process.env.CANTIERE_DATA ?? './data',
    databaseUrl: (values['database-url'] ?? process.env.DATABASE_URL) || undefined,
  };
}

export function mustBeThere<T>(found: T | undefined, { data }: Where): T {
  if (found === undefined) throw new UsageError(`There is no Cantiere database in ${data}. Name its folder with --data.`);
  return found;
}

/** As the parts of the server that keep things say it. */
export const placeOf = ({ data, databaseUrl }: Where): { readonly data: string } | { readonly databaseUrl: string } =>
  databaseUrl === undefined ? { data } : { databaseUrl };

/** The operator's desk, asked over HTTP. Whoever does not run the house is told that there is nothing here. */
import type {
  DeskCopies,
  DeskEditions,
  DeskHours,
  DeskLoad,
  DeskLog,
  DeskNotices,
  DeskPeople,
  DeskPerson,
  DeskReport,
  DeskReports,
  DeskSummary,
  DeskTables,
  PersonAct,
  ReportAct,
  TableAct,
  WhichPeople,
  WhichTables,
} from '@cantiere/server/protocol';
import { ask } from './http.ts';

const AT = '/api/operator';

/** What is undefined or empty is not asked for. */
function query(wish: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(wish)) if (value !== undefined && value !== '') asked.set(name, String(value));
  const text = asked.toString();
  return text === '' ? '' : `?${text}`;
}

export const deskSummary = (): Promise<DeskSummary> => ask('GET', AT);
export const deskLoad = (): Promise<DeskLoad> => ask('GET', `${AT}/load`);
export const deskHours = (span: DeskHours['span']): Promise<DeskHours> => ask('GET', `${AT}/hours${query({ span })}`);

export const deskReports = (closed: boolean, page: number): Promise<DeskReports> =>
  ask('GET', `${AT}/reports${query({ ...(closed && { closed }), page })}`);
export const dealWith = (report: string, act: ReportAct): Promise<DeskReport> =>
  ask('POST', `${AT}/reports/${encodeURIComponent(report)}`, act);
export const takeLineAway = (table: string, line: number): Promise<unknown> =>
  ask('DELETE', `${AT}/tables/${encodeURIComponent(table)}/lines/${line}`);

export interface PeopleWish {
  readonly find?: string;
  readonly which?: WhichPeople;
  readonly page?: number;
}
export const deskPeople = (wish: PeopleWish): Promise<DeskPeople> => ask('GET', `${AT}/people${query({ ...wish })}`);
export const actOnPerson = (person: string, act: PersonAct): Promise<DeskPerson> =>
  ask('POST', `${AT}/people/${encodeURIComponent(person)}`, act);

export interface TablesWish {
  readonly which?: WhichTables;
  readonly game?: string | undefined;
  readonly edition?: string | undefined;
  readonly find?: string;
  readonly page?: number;
}
export const deskTables = (wish: TablesWish): Promise<DeskTables> => ask('GET', `${AT}/tables${query({ ...wish })}`);
export const actOnTable = (table: string, act: TableAct['act']): Promise<unknown> =>
  ask('POST', `${AT}/tables/${encodeURIComponent(table)}`, { act });

export const deskNotices = (page: number): Promise<DeskNotices> => ask('GET', `${AT}/notices${query({ page })}`);
export const deskCopies = (): Promise<DeskCopies> => ask('GET', `${AT}/copies`);
export const copyNow = (): Promise<DeskCopies> => ask('POST', `${AT}/copies`, {});
export const deskEditions = (): Promise<DeskEditions> => ask('GET', `${AT}/editions`);
export const deskLog = (page: number): Promise<DeskLog> => ask('GET', `${AT}/log${query({ page })}`);

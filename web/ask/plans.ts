/** My plans for a table, on the server. */
import type { MyPlans } from '@cantiere/server/protocol';
import { ask } from './http.ts';

const at = (table: string, kind = ''): string =>
  `/api/tables/${encodeURIComponent(table)}/plans${kind && `/${encodeURIComponent(kind)}`}`;

export const myPlans = (table: string): Promise<MyPlans> => ask('GET', at(table));
export const makePlan = (table: string, kind: string): Promise<MyPlans> => ask('PUT', at(table, kind));
export const dropPlan = (table: string, kind: string): Promise<MyPlans> => ask('DELETE', at(table, kind));

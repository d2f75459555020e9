/** What the home page shows first, in one answer. */
import Type from 'typebox';
import { DailyToday } from './daily.ts';
import { TableList } from './tables.ts';
import type { Wire } from './wire.ts';

export type HomeNow = Wire<typeof HomeNow>;
export const HomeNow = Type.Object({
  tables: TableList,
  daily: Type.Optional(Type.Object(DailyToday.properties, { description: 'As GET /api/daily; absent: it cannot be told now' })),
});

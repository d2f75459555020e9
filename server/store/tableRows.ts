/** From a table to its rows and back. */
import type { BotLevel } from '@cantiere/bots';
import type { Options, Seat } from '@cantiere/engine';
import type { Selectable } from 'kysely';
import type { DealMark, Handover, LobbyInfo, TablePhase, TableResult, TableSettings, Terms } from '../protocol.ts';
import type { Asks } from '../tables/asks.ts';
import type { Schema } from './schema.ts';
import type { StoredSeat, StoredTable, Summary } from './storedTable.ts';
import { botsToAct } from './summaries.ts';

export function columns(table: StoredTable) {
  return {
    game: table.game,
    rules_version: table.rulesVersion,
    edition: table.edition ?? null,
    name: table.name,
    phase: table.phase,
    options: JSON.stringify(table.options),
    listed: Number(table.listed),
    spectators: Number(table.spectators),
    watch_delay: table.delay,
    open_chat: Number(table.openChat),
    for_friends: Number(table.friends),
    removed: JSON.stringify(table.removed),
    host: table.host,
    lobby: JSON.stringify(table.lobby),
    seed: table.seed ?? null,
    rematch: table.rematch ?? null,
    terms: JSON.stringify(table.terms),
    asks: JSON.stringify(table.asks),
    started_at: table.startedAt,
    updated_at: table.updatedAt,
    bots_to_act: botsToAct(table),
    deal: table.deal?.id ?? null,
  };
}

const NO_SEAT = {
  seen_at: 0,
  seen_from: null,
  person: null,
  level: null,
  name: null,
  left_by: null,
  since: 0,
  agreed_to: null,
  kept_for: null,
  kept_at: 0,
} as const;

export function seatColumns(seat: StoredSeat): Omit<Schema['seats'], 'table_id' | 'seat'> {
  switch (seat.kind) {
    case 'open':
      return { ...NO_SEAT, kind: 'open', kept_for: seat.kept?.person ?? null, kept_at: seat.kept?.at ?? 0 };
    case 'bot':
      return { ...NO_SEAT, kind: 'bot', level: seat.level, name: seat.name, left_by: seat.leftBy ?? null };
    case 'person': {
      const { person, since, agreedTo, seen, from } = seat;
      const agreed = agreedTo ? JSON.stringify(agreedTo) : null;
      return { ...NO_SEAT, kind: 'person', person, since, seen_at: seen ?? 0, seen_from: from ?? null, agreed_to: agreed };
    }
  }
}

export function asSeat(row: {
  kind: string;
  person: string | null;
  level: string | null;
  left_by: string | null;
  bot_name: string | null;
  person_name: string | null;
  since: number;
  last_seen: number;
  seen_from: string | null;
  email: string | null;
  agreed_to: string | null;
  kept_for: string | null;
  kept_at: number;
  guest_name: string | null;
}): StoredSeat {
  if (row.kind === 'person' && row.person !== null) {
    return {
      kind: 'person',
      person: row.person,
      name: row.person_name ?? '?',
      since: Number(row.since),
      ...(Number(row.last_seen) > 0 && { seen: Number(row.last_seen) }),
      ...(row.seen_from !== null && { from: row.seen_from }),
      ...(row.email !== null && { account: true }),
      ...(row.agreed_to !== null && { agreedTo: JSON.parse(row.agreed_to) as TableSettings }),
    };
  }
  if (row.kind === 'bot') {
    const bot = { kind: 'bot', level: (row.level ?? 'greedy') as BotLevel, name: row.bot_name ?? 'Bot' } as const;
    return row.left_by === null ? bot : { ...bot, leftBy: row.left_by };
  }
  if (row.kept_for === null) return { kind: 'open' };
  return { kind: 'open', kept: { person: row.kept_for, name: row.guest_name ?? '?', at: Number(row.kept_at) } };
}

/** The mark of a try; of a deal that is no more, as if it had come from a table. */
function markOf(id: string, kind: string | null, day: string | null): DealMark {
  return { id, kind: (kind ?? 'table') as DealMark['kind'], ...(day !== null && { day }) };
}

/** Tables made when nobody was asked: rated as it was promised then, wherever they can be; no hints among people. */
const TERMS_OF_OLD = { help: false, rated: true };

export function asTable(
  row: Selectable<Schema['tables']> & {
    readonly host_name: string | null;
    readonly deal_kind: string | null;
    readonly deal_day: string | null;
  },
  seats: readonly StoredSeat[],
  handovers: readonly Handover[] | undefined,
): StoredTable {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    ...(row.edition !== null && { edition: row.edition }),
    ...(row.resting === 1 && { resting: true }),
    name: row.name,
    phase: row.phase as TablePhase,
    options: JSON.parse(row.options) as Options,
    listed: row.listed === 1,
    spectators: row.spectators === 1,
    delay: row.watch_delay,
    openChat: row.open_chat === 1,
    friends: row.for_friends === 1,
    removed: JSON.parse(row.removed) as string[],
    host: row.host,
    hostName: row.host_name ?? '?',
    lobby: JSON.parse(row.lobby) as LobbyInfo,
    seats,
    terms: { ...TERMS_OF_OLD, ...(JSON.parse(row.terms) as Terms) },
    asks: JSON.parse(row.asks) as Asks,
    createdAt: Number(row.created_at),
    startedAt: Number(row.started_at),
    updatedAt: Number(row.updated_at),
    changes: row.changes,
    summary: {
      version: row.version,
      toAct: JSON.parse(row.to_act) as Seat[],
      ...(row.result !== null && { result: JSON.parse(row.result) as TableResult }),
      ...(row.training === 1 && { training: true }),
      ...(row.clocks !== null && { clocks: JSON.parse(row.clocks) as NonNullable<Summary['clocks']> }),
    },
    ...(handovers && { handovers }),
    ...(row.seed !== null && { seed: row.seed }),
    ...(row.rematch !== null && { rematch: row.rematch }),
    ...(row.deal !== null && { deal: markOf(row.deal, row.deal_kind, row.deal_day) }),
  };
}

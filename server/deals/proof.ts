/** The file of a deal: everything that it takes to check a leaderboard without this server. */
import { DEAL_FORMAT, DEAL_VERSION, type DealFile, type FiledTry } from '@cantiere/bots';
import { commitmentTo, record, standing, type GameRecord } from '@cantiere/engine';
import { levelNames, type BotLevel } from '@cantiere/bots';
import type { Services } from '../services.ts';
import { VERSION } from '../version.ts';
import { ghostOutcomes, readGhost, type StoredDeal } from '../store/deals.ts';
import type { Person } from '../store/people.ts';
import { readSteps } from '../store/moves.ts';
import { columnsOfField, fieldRows, type FieldRow } from '../store/tries.ts';
import { AppError } from '../appError.ts';
import { dealInfo } from './info.ts';
import { placeOf } from './rank.ts';

/** In one file; nobody's house has as many players. */
const MOST_TRIES = 5_000;
const AT_ONCE = 100;

/** Whole, some games at a time. */
export async function* dealFile(services: Services, deal: StoredDeal): AsyncGenerator<string> {
  const { db } = services.store;
  const ghosts = (await ghostOutcomes(db, [deal.id])).map(({ level, points, place, bots }) => {
    return { level, points, tablePlace: place, ...(bots !== deal.bots && { botsVersion: bots }) };
  });
  const head: Omit<DealFile, 'tries'> = {
    format: DEAL_FORMAT,
    version: DEAL_VERSION,
    program: VERSION,
    deal: {
      id: deal.id,
      kind: deal.kind,
      ...(deal.day !== undefined && { day: deal.day }),
      game: deal.game,
      rulesVersion: deal.rulesVersion,
      edition: deal.edition,
      seats: deal.sitting.length,
      options: deal.options,
      bots: deal.sitting.map((bot) => bot?.level ?? null),
      botsVersion: deal.bots,
      commitment: commitmentTo(deal.seed),
      seed: deal.seed,
      beginsAt: deal.beginsAt,
      ...(deal.endsAt !== undefined && { endsAt: deal.endsAt }),
      ...(deal.finishBy !== undefined && { finishBy: deal.finishBy }),
    },
    ghosts,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"tries":[`;
  const columns = await columnsOfField(db, deal.id);
  let written = 0;
  for (const unranked of [false, true]) {
    for (let offset = 0; offset < MOST_TRIES; offset += AT_ONCE) {
      const rows = await fieldRows(db, { deal: deal.id, unranked, offset, most: AT_ONCE });
      for (const row of rows) {
        if (unranked === (row.notCounted === undefined)) continue; // written already
        const place = unranked ? undefined : placeOf(columns, row.ended.points);
        yield `${written++ === 0 ? '' : ','}\n${JSON.stringify(await filedTry(services, deal, row, place))}`;
      }
      if (rows.length < AT_ONCE) break;
    }
  }
  yield '\n]}\n';
}

async function filedTry(services: Services, deal: StoredDeal, row: FieldRow, place: number | undefined): Promise<FiledTry> {
  const { moves } = standing(await readSteps(services.store.db, row.table));
  return {
    name: row.name,
    ...(!row.account && { guest: true }),
    begunAt: row.begunAt,
    endedAt: row.ended.at,
    moves: moves.filter(({ seat }) => seat === deal.seat).map(({ move }) => move),
    answers: moves.filter(({ seat }) => seat !== deal.seat).map(({ move }) => move),
    ...(row.bots !== deal.bots && { botsVersion: row.bots }),
    points: row.ended.points,
    tablePlace: row.ended.place,
    ...(place !== undefined && { place }),
    ...(row.notCounted && { notCounted: row.notCounted }),
  };
}

/** Only where the seed is public: who has a record has the seed. */
export async function mustBeExportable(services: Services, person: Person | undefined, deal: StoredDeal): Promise<void> {
  const { exportable } = await dealInfo(services, person, deal);
  if (!exportable) throw new AppError(deal.kind === 'table' ? 'TRY_FIRST' : 'SEED_SEALED');
}

/** How a level played the deal, as a record like any other. */
export async function ghostRecord(
  services: Services,
  person: Person | undefined,
  deal: StoredDeal,
  level: BotLevel,
): Promise<GameRecord> {
  if (!(await dealInfo(services, person, deal)).fieldOpen) throw new AppError('TRY_FIRST');
  const ghost = await readGhost(services.store.db, deal.id, level);
  const opened = await services.shelf.open(deal.game, deal.edition);
  if (ghost?.outcome === undefined || opened === undefined) throw new AppError('NOT_FOUND');
  const start = { seats: deal.sitting.length, options: deal.options, seed: deal.seed };
  const players = deal.sitting.map((bot) => bot?.name ?? levelNames[level].en);
  const bots = deal.sitting.map((bot) => bot?.level ?? null);
  return record(opened.game, start, ghost.moves, players, { edition: opened.edition, bots, botsVersion: ghost.bots });
}

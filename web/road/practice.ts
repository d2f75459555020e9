/** A table in this browser that goes on from a fork: the same deck, steady bots, and I decide. Never more than practice. */
import type { Seat } from '@cantiere/engine';
import { Road, type RoadPlan, type Stand } from '@cantiere/bots';
import { myName } from '../ask/me.ts';
import { openGame } from '../editions/open.ts';
import type { Sitter } from '../kit/boardKit.ts';
import { botAt, newId } from '../offline/begin.ts';
import { FORMAT, keep, makeRoom, type SavedGame, type SavedSeat } from '../offline/saved.ts';
import type { ReplayOf } from '../route/route.ts';

export interface RoadPractice {
  readonly where: ReplayOf;
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly name: string;
  readonly plan: RoadPlan;
  readonly people: readonly Sitter[];
}

export async function practiseRoad({ where, id, game: gameId, edition, name, plan, people }: RoadPractice): Promise<SavedGame> {
  const { game } = await (await openGame(gameId, edition)).rules();
  const road = new Road(game, plan);
  for (let step = road.next(); step && 'move' in step; step = road.next()) road.play(step);
  makeRoom();
  const now = Date.now();
  const saved: SavedGame = {
    format: FORMAT,
    id: newId(now),
    name,
    game: gameId,
    rulesVersion: game.meta.rulesVersion,
    edition,
    start: plan.start,
    seats: plan.stands.map((stand, seat) => sitterAt(seat, road.seat, stand, people)),
    steps: [...road.moves],
    createdAt: now,
    updatedAt: now,
    toAct: road.asked,
    training: true,
    steady: true,
    road: { where, id, at: plan.at },
    ...(road.result && { result: road.result }),
  };
  keep(saved);
  return saved;
}

/** Whoever was a bot keeps its name; a person's name is not lent to one. */
function sitterAt(seat: Seat, mine: Seat, stand: Stand, people: readonly Sitter[]): SavedSeat {
  const me = myName();
  if (seat === mine) return { kind: 'me', name: me };
  const sitter = people[seat];
  const bot = botAt(seat < mine ? seat : seat - 1, stand.level, me);
  return {
    kind: 'bot',
    name: sitter?.bot ? sitter.name : bot.name,
    level: stand.level,
    ...(stand.iterations !== undefined && { iterations: stand.iterations }),
  };
}

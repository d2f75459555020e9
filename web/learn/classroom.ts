/** The table of a lesson, in this browser, with its teacher on the line. Nothing of it is kept. */
import { deal, lessonStart, type Game, type ReadyLesson } from '@cantiere/engine';
import { botAt } from '../offline/begin.ts';
import { LocalTable, type PlayedBy } from '../offline/localTable.ts';
import { FORMAT, type SavedGame } from '../offline/saved.ts';
import { School } from './school.ts';

/** Time to see each of the others' moves. */
const PAUSE = 700;

interface Names {
  readonly table: string;
  readonly me: string;
}

export function openSchool(by: PlayedBy, lesson: ReadyLesson, names: Names, pauseMs = PAUSE) {
  const school = new School(lesson);
  const table = new LocalTable(by, tableOf(by.game, lesson, names), { choose: school.choose, keep: () => true, pauseMs });
  return { school, table, connect: school.teach(table.connect) };
}

function tableOf(game: Game, lesson: ReadyLesson, { table: name, me }: Names): SavedGame {
  const start = lessonStart(game, lesson);
  return {
    format: FORMAT,
    id: `lesson-${game.meta.id}`,
    name,
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    start,
    seats: Array.from({ length: lesson.seats }, (_, seat) =>
      seat === lesson.seat ? { kind: 'me', name: me } : botAt(seat < lesson.seat ? seat : seat - 1, 'greedy', me),
    ),
    steps: lesson.before,
    createdAt: Date.now(),
    updatedAt: Date.now(),
    toAct: game.toAct(deal(game, start)),
  };
}

/**
 * Which edition a lesson is taught with: the one that this house plays, where the lesson can be given with its components, else the
 * printed one. A page has one set of components of each game, so what is found out here costs a page: it is found out once.
 */
import type { ReadyLesson } from '@cantiere/engine';
import { lessonWith } from '@cantiere/games/teaching';
import { printedOf } from '../editions/known.ts';
import { openGame } from '../editions/open.ts';
import { presentEdition } from '../editions/present.ts';
import type { PlayedBy } from '../offline/localTable.ts';

export interface Chosen extends PlayedBy {
  readonly lesson: ReadyLesson;
  /** The house plays with other components than the lesson. */
  readonly apart: boolean;
}

/** Undefined: the game has no lesson. */
export async function chooseLesson(id: string): Promise<Chosen | undefined> {
  const [present, printed] = await Promise.all([presentEdition(id), printedOf(id)]);
  const opened = await openGame(id, present !== undefined && isUnfit(id, present) ? printed : undefined);
  const lesson = await lessonWith(opened);
  const { edition } = opened;
  if (lesson) return { ...(await opened.rules()), edition, lesson, apart: present !== edition };
  if (edition === printed) return undefined;
  remember(id, edition);
  await openGame(id, printed); // by a page of its own: this one is over
  return undefined;
}

const UNFIT = 'cantiere.lesson-unfit';

function isUnfit(id: string, edition: string): boolean {
  try {
    return sessionStorage.getItem(`${UNFIT}.${id}`) === edition;
  } catch {
    return false;
  }
}

function remember(id: string, edition: string): void {
  try {
    sessionStorage.setItem(`${UNFIT}.${id}`, edition);
  } catch {
    // Storage is closed: no page is loaded anew either (open.ts).
  }
}

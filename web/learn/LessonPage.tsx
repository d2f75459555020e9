/** A game's lesson: the same table screen as any game, in this browser, with a teacher beside the board. */
import { useEffect, useState } from 'react';
import type { Lesson } from '@cantiere/engine';
import { myName } from '../ask/me.ts';
import { CannotOpen } from '../editions/CannotOpen.tsx';
import { printedOf } from '../editions/known.ts';
import { openGame } from '../editions/open.ts';
import { presentEdition } from '../editions/present.ts';
import { USUAL_LEVEL } from '../home/usual.ts';
import { useShelved } from '../house/house.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useStore } from '../kit/store.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import type { PlayedBy } from '../offline/localTable.ts';
import { saveFile } from '../offline/saveFile.ts';
import { navigate } from '../route/navigate.ts';
import { toOffline } from '../route/route.ts';
import type { Venue } from '../table/venue.ts';
import { OpenTable } from '../table/TablePage.tsx';
import { useTexts } from '../text/index.ts';
import { openSchool } from './classroom.ts';

export function LessonPage({ gameId }: { readonly gameId: string }) {
  const t = useTexts();
  const shelved = useShelved(gameId);
  const loaded = useLoaded(shelved?.lesson && (() => lessonOf(gameId)), gameId);
  if (!shelved?.lesson) return <Lost why={t.fresh.unknown} />;
  if (loaded.state === 'failed') return <CannotOpen error={loaded.error} />;
  if (loaded.state === 'waiting' || !loaded.value.lesson) return <Waiting words={t.table.loading} />;
  return <Classroom by={loaded.value} lesson={loaded.value.lesson} apart={loaded.value.apart} />;
}

/**
 * With what is printed, whatever the house has set right: a lesson's moves and words are written for those cards, and a corrected
 * price may make one of its moves impossible.
 */
async function lessonOf(id: string): Promise<PlayedBy & { readonly lesson?: Lesson; readonly apart: boolean }> {
  const [printed, present] = await Promise.all([printedOf(id), presentEdition(id)]);
  const { rules, lesson, edition } = await openGame(id, printed);
  return { edition, apart: present !== printed, ...(await rules()), ...(await lesson?.()) };
}

interface InClass {
  readonly by: PlayedBy;
  readonly lesson: Lesson;
  /** The house plays with other cards than the lesson. */
  readonly apart: boolean;
}

function Classroom({ by, lesson, apart }: InClass) {
  const t = useTexts();
  const [{ school, table, connect }] = useState(() =>
    openSchool(by, lesson, { table: apart ? t.learn.printed : t.learn.name, me: myName() }),
  );
  const at = useStore(school.at);
  const othersDone = useStore(school.othersDone);
  useEffect(() => () => table.close(), [table]);
  const step = school.steps[at];
  if (!step) return <Lost />;
  const venue: Venue = {
    multiplayer: false,
    rematch: () => Promise.resolve(),
    wholeGame: () => Promise.resolve(table.record()),
    record: { save: () => saveFile(`${by.game.meta.id}.json`, table.record()) },
    teaching: {
      step,
      at,
      of: school.steps.length,
      othersDone,
      advises: lesson.advises,
      next: () => school.next(),
      async goOn() {
        const { options, seed, seats, moves } = table.record();
        const { beginFrom } = await import('../offline/beginFrom.ts');
        const whole = { start: { seats, options, seed }, moves };
        const { game, edition } = by;
        const saved = await beginFrom({
          game: game.meta.id,
          edition,
          name: t.learn.goneOn,
          whole,
          at: moves.length,
          seat: lesson.seat,
          level: USUAL_LEVEL,
        });
        navigate(toOffline(saved.id));
      },
    },
  };
  return <OpenTable connect={connect} venue={venue} />;
}

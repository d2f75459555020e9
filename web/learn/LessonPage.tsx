/** A game's lesson: the same table screen as any game, in this browser, with a teacher beside the board. */
import { useEffect, useState } from 'react';
import { myName } from '../ask/me.ts';
import { CannotOpen } from '../editions/CannotOpen.tsx';
import { USUAL_LEVEL } from '../home/usual.ts';
import { useShelved } from '../house/house.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useStore } from '../kit/store.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { saveFile } from '../offline/saveFile.ts';
import { navigate } from '../route/navigate.ts';
import { toOffline } from '../route/route.ts';
import type { Venue } from '../table/venue.ts';
import { OpenTable } from '../table/TablePage.tsx';
import { useTexts } from '../text/index.ts';
import { chooseLesson, type Chosen } from './chosen.ts';
import { openSchool } from './classroom.ts';

export function LessonPage({ gameId }: { readonly gameId: string }) {
  const t = useTexts();
  const shelved = useShelved(gameId);
  const loaded = useLoaded(shelved?.lesson && (() => chooseLesson(gameId)), gameId);
  if (!shelved?.lesson) return <Lost why={t.fresh.unknown} />;
  if (loaded.state === 'failed') return <CannotOpen error={loaded.error} />;
  if (loaded.state === 'waiting') return <Waiting words={t.table.loading} />;
  return loaded.value ? <Classroom chosen={loaded.value} /> : <Lost />;
}

function Classroom({ chosen: { game, edition, lesson, apart } }: { readonly chosen: Chosen }) {
  const t = useTexts();
  const [{ school, table, connect }] = useState(() =>
    openSchool({ game, edition }, lesson, { table: t.learn.name, me: myName() }),
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
    record: { save: () => saveFile(`${game.meta.id}.json`, table.record()) },
    teaching: {
      edition,
      apart,
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

/** A game's lesson: the same table screen as any game, in this browser, with a teacher beside the board. */
import { useEffect, useState } from 'react';
import type { Lesson } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { myName } from '../ask/me.ts';
import { CannotOpen } from '../editions/CannotOpen.tsx';
import { openGame } from '../editions/open.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useStore } from '../kit/store.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import type { PlayedBy } from '../offline/localTable.ts';
import { saveFile } from '../offline/saveFile.ts';
import type { Venue } from '../table/venue.ts';
import { OpenTable } from '../table/TablePage.tsx';
import { useTexts } from '../text/index.ts';
import { openSchool } from './classroom.ts';

export function LessonPage({ gameId }: { readonly gameId: string }) {
  const t = useTexts();
  const shelved = findGame(gameId);
  const loaded = useLoaded(shelved?.lesson && (() => lessonOf(gameId)), gameId);
  if (!shelved?.lesson) return <Lost why={t.fresh.unknown} />;
  if (loaded.state === 'failed') return <CannotOpen error={loaded.error} />;
  if (loaded.state === 'waiting' || !loaded.value.lesson) return <Waiting words={t.table.loading} />;
  return <Classroom by={loaded.value} lesson={loaded.value.lesson} />;
}

/** Of the edition that new tables are made with. */
async function lessonOf(id: string): Promise<PlayedBy & { readonly lesson?: Lesson }> {
  const { rules, lesson, edition } = await openGame(id);
  return { edition, ...(await rules()), ...(await lesson?.()) };
}

function Classroom({ by, lesson }: { readonly by: PlayedBy; readonly lesson: Lesson }) {
  const t = useTexts();
  const [{ school, table, connect }] = useState(() => openSchool(by, lesson, { table: t.learn.name, me: myName() }));
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
    teaching: { step, at, of: school.steps.length, othersDone, next: () => school.next() },
  };
  return <OpenTable connect={connect} venue={venue} />;
}

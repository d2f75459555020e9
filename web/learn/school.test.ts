import { describe, expect, it, vi } from 'vitest';
import type { GameMove } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { lessonWith } from '@cantiere/games/teaching';
import { editionOf } from '@cantiere/games/edition';
import type { ServerMessage } from '@cantiere/server/protocol';
import { openSchool } from './classroom.ts';
import { OFF_LESSON } from './school.ts';

/** The lessons in which the others wait for a word of the teacher. */
const HOLDING = ['sprawl'];

const taught = shelf.filter(({ lesson }) => lesson !== undefined);
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function attend(id: string) {
  const shelved = taught.find(({ meta }) => meta.id === id)!;
  const [{ game }, ready] = await Promise.all([shelved.rules(), lessonWith(shelved)]);
  const lesson = ready!;
  const { school, table, connect } = openSchool(
    { game, edition: await editionOf(shelved) },
    lesson,
    { table: 'Lesson', me: 'Ada' },
    0,
  );
  const heard: ServerMessage[] = [];
  const channel = connect({
    opened: () => channel.send({ t: 'hello' }),
    heard: (message) => heard.push(message),
    closed: () => undefined,
  });
  await settle();
  let sent = 0;
  const last = () => heard.flatMap((message) => ('update' in message && message.update ? [message.update] : [])).at(-1);
  const play = async (move: GameMove): Promise<void> => {
    await vi.waitUntil(() => last()?.toAct.includes(lesson.seat));
    const version = last()?.version ?? 0;
    channel.send({ t: 'move', id: `m${sent++}`, version, move });
    await settle();
  };
  return { lesson, school, table, heard, play };
}

describe.each(taught.map(({ meta }) => meta.id))('a pupil at %s', (id) => {
  it('comes to the last word by doing as told', async () => {
    const { lesson, school, table, play } = await attend(id);
    for (const step of lesson.steps.slice(0, -1)) {
      if (step.move) await play(step.move);
      else school.next();
    }
    await settle();
    expect(school.at.get()).toBe(lesson.steps.length - 1);
    expect(school.othersDone.get()).toBe(true);
    table.close();
  });

  it('is waited for by the others where the teacher has something to say first', async () => {
    const { lesson, school, table, heard, play } = await attend(id);
    const versions = (): number => heard.filter((message) => message.t === 'update').length;
    for (const step of lesson.steps.slice(0, -1)) {
      const before = versions();
      if (step.holds) {
        await settle();
        expect(versions()).toBe(before);
      }
      if (step.move) await play(step.move);
      else school.next();
    }
    await settle();
    expect(school.othersDone.get()).toBe(true);
    table.close();
  });

  it('is not let off the lesson, and cannot take back', async () => {
    const { lesson, school, table, heard, play } = await attend(id);
    while (school.steps[school.at.get()]?.move === undefined) school.next();
    const at = school.at.get();
    await play({ type: 'NO_SUCH_MOVE' });
    expect(heard.at(-1)).toMatchObject({ t: 'refused', refusal: { code: OFF_LESSON } });
    expect(school.at.get()).toBe(at);
    await play(lesson.steps[at]!.move!);
    expect(school.at.get()).toBe(at + 1);
    expect(heard.some((message) => 'update' in message && message.update?.undo !== undefined)).toBe(false);
    table.close();
  });
});

it('the lessons that hold the others are known', async () => {
  const lessons = await Promise.all(taught.map(async ({ meta, lesson }) => ({ id: meta.id, ...(await lesson!()) })));
  expect(lessons.filter(({ lesson }) => lesson.steps.some(({ holds }) => holds)).map(({ id }) => id)).toEqual(HOLDING);
});

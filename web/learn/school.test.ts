import { describe, expect, it } from 'vitest';
import type { GameMove } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { editionOf } from '@cantiere/games/edition';
import type { ServerMessage } from '@cantiere/server/protocol';
import { openSchool } from './classroom.ts';
import { OFF_LESSON } from './school.ts';

const taught = shelf.filter(({ lesson }) => lesson !== undefined);
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function attend(id: string) {
  const shelved = taught.find(({ meta }) => meta.id === id)!;
  const [{ game }, { lesson }] = await Promise.all([shelved.rules(), shelved.lesson!()]);
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
  const play = async (move: GameMove): Promise<void> => {
    const version = heard.reduce((last, message) => ('update' in message && message.update ? message.update.version : last), 0);
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

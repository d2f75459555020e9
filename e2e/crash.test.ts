/** The server dies without a word in the middle of a game and comes back: both browsers go on by themselves. */
import { expect, it } from 'vitest';
import { canonicalJson, type GameRecord } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import { quick } from './kit/citadels.ts';
import { PATIENCE } from './kit/people.ts';
import { ListPlayer, nextToMove } from './kit/player.ts';
import { setStage } from './kit/stage.ts';
import { WireTap } from './kit/wire.ts';

const stage = setStage();

it('goes on after kill -9, without a reload and without losing or doubling a move', async () => {
  const ada = await stage.arrives();
  const bruno = await stage.arrives({ language: 'it' });
  await ada.becomes('Ada');
  await bruno.becomes('Bruno');
  const { id } = await ada.opens({ seats: 4, bots: [2, 3].map((seat) => ({ seat, level: 'greedy' })) });
  await bruno.sitsAt(id);
  await ada.post<TableInfo>(`/api/tables/${id}/start`, {});

  const people = [ada, bruno];
  const taps = people.map(({ page }) => new WireTap(page));
  const hers = new ListPlayer(ada.page, quick);
  const players = [hers, new ListPlayer(bruno.page, quick)];
  await Promise.all(people.map((person) => person.goesTo(`/t/${id}`)));
  let loads = 0;
  for (const { page } of people) page.on('load', () => loads++);

  for (let move = 0; move < 8; move++) await (await nextToMove(players)).playOne();
  for (let asked = await nextToMove(players); asked !== hers; asked = await nextToMove(players)) await asked.playOne();
  const before = acceptedIn(taps);

  await stage.server.kill();
  await Promise.all(people.map(({ page }) => page.locator('.line-lost').waitFor()));
  // Ada decides while nobody is there: the move goes out when somebody is.
  const dark = await hers.choose();
  await ada.page.locator('[data-confirm]:not([aria-disabled=true])').click();
  await ada.page.locator('.sending').waitFor();
  await stage.server.restart();
  await Promise.all(people.map(({ page }) => page.locator('.line-lost').waitFor({ state: 'detached' })));
  await ada.page.locator('.sending').waitFor({ state: 'detached' });

  for (let move = 0; move < 8; move++) await (await nextToMove(players)).playOne();
  expect(loads).toBe(0);
  const after = acceptedIn(taps);
  const confirmed = players.flatMap(({ played }) => played);
  expect(after.size).toBe(confirmed.length);
  expect(new Set(after.values()).size).toBe(after.size);
  for (const [decision, version] of before) expect(after.get(decision)).toBe(version);

  // The bots play it out; then the record shows that every move was played once, in its place.
  await Promise.all(people.map((person) => person.post(`/api/tables/${id}/leave`, {})));
  await ada.page.locator('.score-sheet').waitFor({ timeout: 2 * PATIENCE });
  const { moves } = await ada.get<GameRecord>(`/api/tables/${id}/record`);
  const inRecord = [...after].map(([, version]) => moves[version - 1]?.move);
  expect(inRecord.map((move) => canonicalJson(move)).sort()).toEqual(confirmed.map((move) => canonicalJson(move)).sort());
  expect(inRecord).toContainEqual(dark);
  const unexpected = people
    .flatMap(({ complaints }) => complaints)
    .filter((text) => !/ERR_CONNECTION|WebSocket connection/.test(text));
  expect(unexpected).toEqual([]);
});

/** By browser and decision: the version at which the server said it was played. */
function acceptedIn(taps: readonly WireTap[]): Map<string, number> {
  return new Map(
    taps.flatMap((tap, at) =>
      tap.messages.flatMap((message) => {
        if (message.t === 'accepted') return [[`${at}:${message.id}`, message.version] as const];
        return message.t === 'update' && message.id !== undefined
          ? [[`${at}:${message.id}`, message.update.version] as const]
          : [];
      }),
    ),
  );
}

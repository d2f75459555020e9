/**
 * Nobody waits for nothing, and nothing goes untold: with movement as most people see it, what the bots do is on the screen within
 * four seconds of its arrival in every game on the shelf, and so are my choices after the server's question. Only a story that
 * the prompt announces, and says how long it takes, may keep them longer. On the way the others' moves are headlined.
 */
import { expect, it } from 'vitest';
import { shelf } from '@cantiere/games';
import { ListPlayer, type Policy } from './kit/player.ts';
import { answersOn, toldOn, waitsOn, watchWaits } from './kit/shown.ts';
import { setStage } from './kit/stage.ts';

const LATEST = 4_000;
/** So many positions must have come, and the person must have had some turns of their own. */
const POSITIONS = 16;
const TURNS = 3;

// As a house runs it: the bots think for as long as they do at home.
const stage = setStage({ botPauseMs: 700 });

/** Ends the turn where that can be done, so that the bots get theirs; otherwise whatever comes first. */
const hasty: Policy = (rows) => {
  const open = rows.filter(({ blocked }) => !blocked);
  return open.find(({ name }) => /^(END_TURN|endTurn|PASS)$/.test(name)) ?? open[0];
};

it.each(shelf.map(({ meta }) => meta.id))('%s shows and tells what arrives', async (game) => {
  const ada = await stage.arrives({ lively: true });
  await ada.becomes('Ada');
  await watchWaits(ada.page);
  const bots = [1, 2].map((seat) => ({ seat, level: 'greedy' as const }));
  const table = await ada.opens({ game, seats: 3, bots, start: true });
  await ada.goesTo(`/t/${table.id}`);
  const player = new ListPlayer(ada.page, hasty);
  let waits = await waitsOn(ada.page);
  for (let turns = 0; turns < TURNS || waits.length < POSITIONS; turns++) {
    await player.playOne();
    await player.myTurn();
    waits = await waitsOn(ada.page);
  }
  expect(waits.filter(({ ms }) => ms > LATEST)).toEqual([]);
  const answers = await answersOn(ada.page);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter(({ ms }) => ms > LATEST)).toEqual([]);

  const { headlines, seats } = await toldOn(ada.page);
  // In the words of the log, and of nobody but the others.
  expect(headlines.length).toBeGreaterThan(1);
  const log = await ada.page.locator('.log li').allTextContents();
  expect(headlines.filter((line) => !log.some((written) => written.includes(line)))).toEqual([]);
  expect(seats.filter((seat) => seat === '0')).toEqual([]);
  expect(seats.length).toBeGreaterThan(0);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

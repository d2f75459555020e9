/**
 * Nobody waits for nothing: with movement as most people see it, what the bots do is on the screen within three seconds of
 * its arrival, in every game on the shelf. Only a story that the board visibly tells may keep it longer.
 */
import { expect, it } from 'vitest';
import { shelf } from '@cantiere/games';
import { ListPlayer, type Policy } from './kit/player.ts';
import { waitsOn, watchWaits } from './kit/shown.ts';
import { setStage } from './kit/stage.ts';

const LATEST = 3_000;
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

it.each(shelf.map(({ meta }) => meta.id))('%s shows what arrives', async (game) => {
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
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

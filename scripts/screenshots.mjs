/**
 * Takes the pictures of the documents again: `node scripts/screenshots.mjs` (build first). Starts a server of its own,
 * plays real tables against real bots and photographs them into docs/pictures/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, Person } from '../e2e/kit/people.ts';
import { playFast } from '../e2e/kit/fast.ts';
import { see } from '../e2e/kit/pages.ts';
import { startServer } from '../e2e/kit/server.ts';
import { findBrowser } from './browser.mjs';
import { slim } from './png.mjs';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
await mkdir(folder, { recursive: true });
const LIMIT = 400_000;
const DESKTOP = { width: 1440, height: 900 };
/** Of the other games a table each, after so many moves of mine: late enough for a city to stand. */
const OTHERS = { capitol: 34, builders: 20, gardens: 16, sprawl: 40 };

process.env.CHROMIUM_PATH ??= findBrowser();
const [browser, server] = await Promise.all([openBrowser(), startServer()]);
try {
  const ada = await Person.arrive(browser, server.address, { ...DESKTOP });
  await ada.becomes('Ada');
  const { playing, over } = await setTables(ada);
  await picture(ada, 'home', { path: '/', ready: '.table-card .crop img' });
  await picture(ada, 'table', { path: `/t/${playing}`, ready: '.choice-list' });
  for (const [game, moves] of Object.entries(OTHERS)) {
    const id = await comeSoFar(ada, game, moves);
    await picture(ada, game, { path: `/t/${id}`, ready: '.choice-list' });
    await ada.post(`/api/tables/${id}/archive`, { archived: true });
  }
  await picture(ada, 'result', { path: `/t/${over}`, ready: '.score-sheet .total' });

  const night = await Person.arrive(browser, server.address, { ...DESKTOP, theme: 'dark', language: 'it' });
  await night.isAlso(ada);
  await picture(night, 'dark', { path: `/t/${playing}`, ready: '.choice-list' });

  const phone = await Person.arrive(browser, server.address, { phone: true });
  await phone.isAlso(ada);
  await picture(phone, 'phone', { path: `/t/${playing}`, ready: '.phone-bar.asked' });
} finally {
  await browser.close();
  await server.close();
}

/** A table in full swing where it is my turn, one that was won, and a few more so that the home page looks lived in. */
async function setTables(person) {
  const bots = (levels) => levels.map((level, n) => ({ seat: n + 1, level }));
  const over = await person.opens({ bots: bots(['easy', 'greedy', 'easy']), start: true });
  await playFast(person, over.id);
  await person.opens({ seats: 5, bots: bots(['normal', 'hard']), listed: true });
  const early = await person.opens({ seats: 3, bots: bots(['hard', 'expert']), start: true });
  await playFast(person, early.id, ({ view }) => view.round > 2);
  const playing = await fullSwing(person, bots(['normal', 'hard', 'easy']));
  return { playing, over: over.id };
}

async function comeSoFar(person, game, moves) {
  const bots = [1, 2].map((seat) => ({ seat, level: 'greedy' }));
  const { id } = await person.opens({ game, seats: 3, bots, start: true });
  let left = moves;
  await playFast(person, id, () => left-- === 0);
  return id;
}

/** Late enough for cities to stand, with cards in hand and a choice to make; some games never come to that. */
async function fullSwing(person, bots) {
  for (;;) {
    const { id } = await person.opens({ bots, start: true });
    await playFast(person, id, ({ view }) => {
      const { gold, hand, city } = view.players[0];
      return (
        view.phase === 'turn' &&
        view.turn.tookResources &&
        view.turn.built === 0 &&
        gold > 3 &&
        hand.length > 2 &&
        city.length > 2
      );
    });
    if ((await person.seesInfo(id)).phase === 'playing') return id;
    await person.post(`/api/tables/${id}/archive`, { archived: true });
  }
}

async function picture(person, name, { path, ready }) {
  await see(person, { name, path, ready }, false);
  const png = slim(await person.page.screenshot({ animations: 'disabled' }), LIMIT);
  await writeFile(join(folder, `${name}.png`), png);
  console.log(`${name}.png: ${Math.round(png.length / 1000)} kB`);
  if (png.length > LIMIT) process.exitCode = 1;
}

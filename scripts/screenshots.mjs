/**
 * Takes the pictures of the documents again: `node scripts/screenshots.mjs` (build first). Starts a server of its own,
 * plays real tables against real bots and photographs them into docs/pictures/, and every game in every kind of window into
 * docs/pictures/windows/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, Person } from '../e2e/kit/people.ts';
import { playFast } from '../e2e/kit/fast.ts';
import { see } from '../e2e/kit/pages.ts';
import { startServer } from '../e2e/kit/server.ts';
import { settled } from '../e2e/kit/windows.ts';
import { findBrowser } from './browser.mjs';
import { slim } from './png.mjs';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
await mkdir(join(folder, 'windows'), { recursive: true });
const LIMIT = 400_000;
const DESKTOP = { width: 1440, height: 900 };
/** A laptop, phones upright and lying, a laptop at 150 %, a tablet upright, a large screen. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844, phone: true },
  { width: 844, height: 390, phone: true },
  { width: 960, height: 600 },
  { width: 768, height: 1024 },
  { width: 2560, height: 1440 },
];
/** Thirty of them: they tell how things stand, fine lines are for the larger ones. */
const QUALITY = 58;
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
  const tables = { citadels: playing };
  for (const [game, moves] of Object.entries(OTHERS)) {
    tables[game] = await comeSoFar(ada, game, moves);
    await picture(ada, game, { path: `/t/${tables[game]}`, ready: '.choice-list' });
  }
  await picture(ada, 'result', { path: `/t/${over}`, ready: '.score-sheet .total' });

  const night = await Person.arrive(browser, server.address, { ...DESKTOP, theme: 'dark', language: 'it' });
  await night.isAlso(ada);
  await picture(night, 'dark', { path: `/t/${playing}`, ready: '.choice-list' });

  const phone = await Person.arrive(browser, server.address, { phone: true });
  await phone.isAlso(ada);
  await picture(phone, 'phone', { path: `/t/${playing}`, ready: '.phone-bar.asked' });

  for (const [game, id] of Object.entries(tables))
    for (const window of WINDOWS) await inWindow(window.phone ? phone : ada, game, id, window);
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

/** A game in one window, as it lies there. */
async function inWindow({ page, context }, game, id, { width, height }) {
  await page.setViewportSize({ width, height });
  await page.goto(`/t/${id}`);
  await page.locator('.choice-list, .phone-bar.asked').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  const name = `${game}-${width}x${height}.webp`;
  await writeFile(join(folder, 'windows', name), Buffer.from(data, 'base64'));
  console.log(`windows/${name}: ${Math.round((data.length * 3) / 4000)} kB`);
}

async function picture(person, name, { path, ready }) {
  await see(person, { name, path, ready }, false);
  const png = slim(await person.page.screenshot({ animations: 'disabled' }), LIMIT);
  await writeFile(join(folder, `${name}.png`), png);
  console.log(`${name}.png: ${Math.round(png.length / 1000)} kB`);
  if (png.length > LIMIT) process.exitCode = 1;
}

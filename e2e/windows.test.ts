/**
 * Every screen in every window: nothing that can be touched is cut off or covered, no letters too small to read, no page wider
 * than its window, no name cut short, and on large screens everything has grown. Each game at its beginning and its end, in its
 * middle with a move in hand, and as whoever comes back finds it.
 */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { defaultOptions, type Options } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { violations } from './kit/axe.ts';
import { puzzlesOf } from './kit/exercise.ts';
import { playFast } from './kit/fast.ts';
import { momentsOf } from './kit/moments.ts';
import { playedDeal } from './kit/pages.ts';
import type { Person } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { setUp } from './kit/prepared.ts';
import { SHORT } from './kit/sprawl.ts';
import { setStage } from './kit/stage.ts';
import { faultsInWindows, settled, WINDOWS } from './kit/windows.ts';

const stage = setStage();

const DESK = { width: 1440, height: 900 };
/** Header, prompt and thumb's bar in one. */
const STRIP = { width: 960, height: 600 };
const GAMES: readonly (readonly [game: string, seats: number])[] = [
  ['citadels', 4],
  ['citadels', 7],
  ['capitol', 4],
  ['builders', 4],
  ['gardens', 4],
  ['sprawl', 4],
];

const arrives = async (): Promise<Person> => {
  const ada = await stage.arrives({ language: 'it', ...DESK });
  await ada.becomes('Massimiliano');
  return ada;
};

async function optionsOf(id: string): Promise<Options> {
  if (id === 'sprawl') return SHORT;
  const shelved = findGame(id);
  if (!shelved) throw new Error(`No such game: ${id}`);
  const { game } = await shelved.rules();
  return defaultOptions(game.options);
}

/** In windows that are too small for a board to lie open as a whole, each of its tabs has to hold what lies behind it. */
async function faultsBehindTabs(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const window of WINDOWS.filter(({ width, height }) => width < DESK.width && height < 900)) {
    await page.setViewportSize(window);
    await settled(page);
    const tabs = page.locator('.board-area [role=tab]:visible');
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).click();
      found.push(...(await faultsInWindows(page, `${where}, tab ${tab + 1}`, [window])));
    }
  }
  return found;
}

describe.each(GAMES)('%s for %i', (id, seats) => {
  it('fits every window, from its beginning to its end', async () => {
    const { moments } = await momentsOf(id, seats, await optionsOf(id));
    const ada = await arrives();
    const { page } = ada;
    const found: string[] = [];
    for (const { name, past, inHand, told } of moments) {
      await page.setViewportSize(DESK);
      await ada.goesTo(`/t/${await setUp(stage.server, past, new Map([[past.asked, ada]]))}`);
      const player = new ListPlayer(page, (rows) => rows.find(({ blocked }) => !blocked));
      await player.myTurn();
      if (told) await page.locator('.since').waitFor();
      else for (const close of await page.locator('.since-close').all()) await close.click();
      if (inHand) await player.choose();
      // On large screens the desk grows as it is: a look at a bare table and one at a full one are enough.
      const windows = inHand || told ? WINDOWS.filter(({ width }) => width <= DESK.width) : WINDOWS;
      found.push(...(await faultsInWindows(page, `${id} ${seats}, ${name}`, windows)));
      if (name === 'beginning') found.push(...(await faultsBehindTabs(page, `${id} ${seats}, ${name}`)));
      if (!inHand || !WINDOWS.some((each) => each.width === STRIP.width && each.height === STRIP.height)) continue;
      // The strip has colours of its own.
      await page.setViewportSize(STRIP);
      await settled(page);
      for (const fault of await violations(page, '.prompt-bar')) found.push(`${id} ${seats}, ${name}, in the strip: ${fault}`);
    }
    expect(found).toEqual([]);
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });
});

describe('puzzles', () => {
  it('fit every window: all of them, one in question, one that is over, and with somebody asking', async () => {
    const ada = await arrives();
    const { page } = ada;
    const found: string[] = [];
    await ada.goesTo('/puzzles');
    await page.locator('.puzzle-game').last().waitFor();
    found.push(...(await faultsInWindows(page, 'puzzles')));
    const { file } = await puzzlesOf('builders');
    await page.setViewportSize(DESK);
    await ada.goesTo(`/puzzles/builders?puzzle=${file.puzzles[0]?.id}`);
    await page.locator('.puzzle-screen [data-show-me]').waitFor();
    found.push(...(await faultsInWindows(page, 'a puzzle')));
    await page.setViewportSize(DESK);
    await page.keyboard.press('q');
    await page.locator('.ask-panel').waitFor();
    found.push(...(await faultsInWindows(page, 'a puzzle, asking')));
    await page.setViewportSize(DESK);
    await page.keyboard.press('Escape');
    await page.locator('.puzzle-screen [data-show-me]').click();
    await page.locator('.puzzle-thumbs').waitFor();
    found.push(...(await faultsInWindows(page, 'a puzzle, over')));
    expect(found).toEqual([]);
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });
});

describe('the house', () => {
  it.each(GAMES.filter(([, seats]) => seats === 4))('shows result and replay of %s in every window', async (id, seats) => {
    const { last } = await momentsOf(id, seats, await optionsOf(id));
    const ada = await arrives();
    const { page } = ada;
    const table = await setUp(stage.server, last, new Map([[last.asked, ada]]));
    await playFast(ada, table);
    await page.setViewportSize(DESK);
    await ada.goesTo(`/t/${table}`);
    await page.locator('.score-sheet .total').first().waitFor();
    const found = await faultsInWindows(page, `${id}, result`);
    await page.setViewportSize(DESK);
    await ada.goesTo(`/replay/${table}?at=${Math.floor(last.moves.length / 2)}`);
    await page.locator('.replay-screen .board-area[aria-busy=false] *').first().waitFor();
    found.push(...(await faultsInWindows(page, `${id}, replay`)));
    expect(found).toEqual([]);
    await ada.leaves();
  });

  it('shows home, lobby, new table and deals in every window', async () => {
    const ada = await arrives();
    const { page } = ada;
    const lobby = await ada.opens({ listed: true, name: 'Alfa', seats: 4, bots: [{ seat: 1, level: 'greedy' }] });
    const { last } = await momentsOf('citadels', 4, await optionsOf('citadels'));
    await setUp(stage.server, last, new Map([[last.asked, ada]]));
    const found: string[] = [];
    for (const [name, path, ready] of [
      ['home', '/', '.table-card'],
      ['lobby', `/t/${lobby.id}`, '.lobby-seat'],
      ['new table', '/new/sprawl', '.new-parts .folds'],
      ['daily', '/daily', '.daily-before'],
      ['deal, played', `/deal/${await playedDeal(ada)}`, '.daily-ranking li'],
      ['deals for friends', '/deal', '.daily-row'],
    ] as const) {
      await page.setViewportSize(DESK);
      await ada.goesTo(path);
      await page.locator(ready).first().waitFor();
      found.push(...(await faultsInWindows(page, name)));
    }
    expect(found).toEqual([]);
    await ada.leaves();
  });
});

/** Exercises on the real board, one's own mistakes and puzzles: how the tests answer them, and what the right answer is. */
import type { Page } from 'playwright-core';
import { readPuzzles, setUp, type Puzzle, type PuzzleFile, type SetUp } from '@cantiere/bots/puzzle';
import { meant, touchesOf, type Game } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { focusOn, pointOn } from './touchPlayer.ts';

export const sameMove = (one: string, other: unknown): boolean => {
  const sorted = (move: unknown): string => JSON.stringify(Object.entries(move as object).sort());
  return sorted(JSON.parse(one)) === sorted(other);
};

/** Takes the move from the list, going into groups for it; false where the list has no such row. */
export async function takes(page: Page, wanted: (move: string) => boolean): Promise<boolean> {
  const list = page.locator('.choice-list');
  const here = async (): Promise<boolean> => {
    for (const row of await list.locator('.choice.can button[data-move]').all())
      if (wanted((await row.getAttribute('data-move')) ?? '')) {
        await row.click();
        return true;
      }
    return false;
  };
  const back = list.locator('.choice-back');
  const top = async (): Promise<void> => {
    for (; (await back.count()) > 0; await page.waitForTimeout(50)) await back.click();
  };
  await top();
  if (await here()) return true;
  for (let n = 0; n < (await list.locator('.folded:not(.shut) button').count()); n++) {
    await list.locator('.folded:not(.shut) button').nth(n).click();
    await back.waitFor();
    if (await here()) return true;
    await top();
  }
  return false;
}

/** What the judge says to the newest answer, once it has been thought about. */
export const answered = async (page: Page): Promise<string> => {
  const newest = page.locator('.mistake-answers li[data-newest=true]:not([data-says=thinking])');
  await newest.waitFor();
  return (await newest.getAttribute('data-says')) ?? '';
};

export interface Puzzles {
  readonly file: PuzzleFile;
  readonly rules: Game;
}

export async function puzzlesOf(game: string): Promise<Puzzles> {
  const shelved = findGame(game);
  const { game: rules } = (await shelved?.rules()) ?? {};
  if (!rules) throw new Error(`No such game: ${game}`);
  return { file: readPuzzles((await shelved?.puzzles?.())?.default), rules };
}

export const puzzleOn = async (page: Page): Promise<string> =>
  (await page.locator('.puzzle-screen[data-puzzle]').getAttribute('data-puzzle')) ?? '';

/** The puzzle on the board, as its file has it. */
export async function onBoard(page: Page, game: string): Promise<SetUp & { readonly puzzle: Puzzle }> {
  const id = await puzzleOn(page);
  const { file, rules } = await puzzlesOf(game);
  const puzzle = file.puzzles.find((each) => each.id === id);
  if (!puzzle) throw new Error(`There is no puzzle ${id}.`);
  return { ...setUp(rules, puzzle), puzzle };
}

/** A shipped puzzle whose answer is one whole move of so few touches, with those touches. */
export async function touchable(
  game: string,
  most = 2,
): Promise<{ readonly puzzle: Puzzle; readonly touches: readonly string[] }> {
  const { file, rules } = await puzzlesOf(game);
  for (const puzzle of file.puzzles) {
    const { state, seat, best } = setUp(rules, puzzle);
    const choices = rules.choices(rules.view(state, seat), seat);
    const touches = touchesOf(choices, best) ?? [];
    if (touches.length > 0 && touches.length <= most && meant(choices, touches)?.kind === 'move') return { puzzle, touches };
  }
  throw new Error(`No puzzle of ${game} is answered by ${most} touches.`);
}

/** Touches a lit piece on the board where it can be hit; what lies beyond the edge of a map comes into sight first. */
export async function touches(page: Page, at: string): Promise<void> {
  await page.locator(`[data-at="${at}"][data-look=lit]`).first().waitFor({ state: 'attached' });
  let point: ReturnType<typeof pointOn>;
  for (let still = false; !still;) {
    const was = point;
    point = await page.evaluate(pointOn, at);
    if (!point && (await page.evaluate(focusOn, at))) point = await page.evaluate(pointOn, at);
    if (!point) throw new Error(`${at} cannot be hit.`);
    still = was?.x === point.x && was.y === point.y;
    // A camera may still be fitting its map to the window.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  await page.mouse.click(point!.x, point!.y);
}

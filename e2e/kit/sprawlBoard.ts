/** Hands on Urban Sprawl's board: sitting down at a position, confirming, touching lots, and what must be in the window. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { game, placementsFor } from '../../games/sprawl/rules/index.ts';
import type { QuestionKind, State } from '../../games/sprawl/rules/state.ts';
import { boardWords } from '../../games/sprawl/board/text.ts';
import { PATIENCE, PHONE, type Person, type TableSetup } from './people.ts';
import { setUp, type FoundPosition } from './prepared.ts';
import { sprawlAt } from './sprawl.ts';
import type { Stage } from './stage.ts';

const words = boardWords.en;

/** Somebody at the seat that is asked, with the board before them. */
export async function sitsDown(stage: Stage, past: FoundPosition<State>, wish: TableSetup = {}): Promise<Person> {
  const person = await stage.arrives(wish);
  await person.becomes('Ada');
  await opens(person, await setUp(stage.server, past, new Map([[past.asked, person]])));
  return person;
}

export async function opens(person: Person, table: string): Promise<void> {
  await person.closes('.since-close');
  await person.goesTo(`/t/${table}`);
  await person.page.locator('.spr-city').waitFor({ timeout: PATIENCE });
}

export const mode = (page: Page, which: string): Locator => page.locator(`.spr-board[data-mode="${which}"]`);
export const confirmButton = (page: Page): Locator => page.locator('[data-confirm]:not([aria-disabled=true])').first();

/** Confirms, and waits until the server has taken the move. */
export async function confirms(
  page: Page,
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  const button = await confirmButton(page).elementHandle();
  const label = await button?.textContent();
  await press(confirmButton(page));
  await page.waitForFunction((was) => {
    const ready = document.querySelector('[data-confirm]:not([aria-disabled=true])');
    return document.querySelector('.sending') === null && ready?.textContent !== was;
  }, label);
}

/** After the place either the payment is asked for, or the building stands at once. */
export async function asksForPayment(page: Page, building: string): Promise<boolean> {
  const pays = mode(page, 'pay');
  await pays
    .or(page.locator(`[data-building="${building}"]`))
    .first()
    .waitFor({ state: 'attached' });
  return (await pays.count()) > 0;
}

/** A lot's diamond has corners that belong to nobody: the click goes to its middle, whatever is drawn above it. */
export const clickLot = (page: Page, lot: number): Promise<void> => page.locator(`[data-lot="${lot}"]`).dispatchEvent('click');

export const numbers = (texts: readonly (string | null)[]): number[] => texts.map(Number).sort((a, b) => a - b);
/** Lots of this kind; those that can be built on once the contract is begun, or are asked for. */
export const sites = (page: Page, site: string): Promise<number[]> =>
  page
    .locator(`.spr-hit[data-site="${site}"]`)
    .evaluateAll((lots) => lots.map((lot) => lot.getAttribute('data-lot')))
    .then(numbers);

export const asks = (kind: QuestionKind, more: (state: State) => boolean = () => true): FoundPosition<State> =>
  sprawlAt((state) => state.question?.kind === kind && more(state));

/** Where the contract of the 1 AP box may stand: free lots, lots to be cleared, and a lot that zoning alone forbids. */
export function sitesOf(state: State) {
  const places = placementsFor(state, state.active, 'contract1');
  const open = places.filter(({ refusal }) => refusal === undefined);
  const free = new Set(open.filter(({ demolish }) => demolish.length === 0).flatMap(({ lots }) => lots));
  const cleared = new Set(open.flatMap(({ lots }) => lots).filter((lot) => !free.has(lot)));
  const zoned = state.lots.findIndex((_, lot) => {
    const codes = places.filter(({ lots }) => lots.includes(lot)).map(({ refusal }) => refusal?.code);
    return codes.includes('ZONING') && codes.every((code) => code === 'ZONING' || code === 'LOT_OCCUPIED');
  });
  return { open, free, cleared, zoned };
}

/** The contract in hand goes to its best place, is paid for as proposed, and what it asks is answered with the first answer. */
export async function buildsSomewhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await mode(page, 'place').waitFor();
  await confirms(page);
  await mode(page, 'place').waitFor({ state: 'detached' });
  if ((await mode(page, 'pay').count()) > 0) await confirms(page);
}

/** An answer of two parts: the first that is lit, then the first that is lit after it. */
export async function tapTwice(page: Page, sign: string): Promise<void> {
  await mode(page, 'answer').waitFor();
  await page.locator(sign).first().dispatchEvent('click');
  expect(await page.locator('[data-confirm]:not([aria-disabled=true])').count()).toBe(0);
  await page.locator(sign).first().dispatchEvent('click');
  await confirms(page);
}

/** The end of the last turn of a game, about to be made. */
export function lastMove(): FoundPosition<State> {
  return sprawlAt((state) => {
    if (state.activeDecks < 3 || state.phase !== 'spend' || state.question !== null || state.project !== null) return false;
    const after = game.clone(state) as State;
    game.play(after, after.active, { type: 'END_TURN' });
    return after.phase === 'over';
  });
}

/** What of these reaches out of the window; none of them at all is wrong too. */
export function outOf(page: Page, sign: string): Promise<string[]> {
  return page.locator(sign).evaluateAll((parts) =>
    (parts.length === 0 ? [document.body] : parts).flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const inside = part !== document.body && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return !inside ? [`${part.textContent} at ${left} to ${right}, ${top} to ${bottom}`] : [];
    }),
  );
}

export async function expectOneScreen(page: Page): Promise<void> {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(size).toEqual({ scrollWidth: PHONE.width, scrollHeight: PHONE.height });
}

/** Buttons of the board that a thumb would miss. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('.spr-board button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const seen = (button as HTMLElement).checkVisibility() && width > 0;
      return seen && (width < 44 || height < 44) ? [`${button.className} ${button.textContent} ${width}x${height}`] : [];
    }),
  );
}

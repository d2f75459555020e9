/**
 * What can be touched can be dragged to where its next touch is, in every game, with the mouse and with a finger: the rules say
 * by their choices what goes where, the board lights it, shows what would come of it, and the drop makes both touches.
 */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { defaultOptions, quickChance, type AnyGame, type Choice, type GameState, type Seat } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { carriable, goalsOf } from '../games/board-kit/touch/carrying.ts';
import { placementsFor } from '../games/sprawl/rules/index.ts';
import type { State as Sprawl } from '../games/sprawl/rules/state.ts';
import { lot } from '../games/sprawl/rules/touch.ts';
import { Carrier, pointOn } from './kit/carrier.ts';
import type { Person } from './kit/people.ts';
import { findPosition, setUp, type FoundPosition } from './kit/prepared.ts';
import { setStage } from './kit/stage.ts';
import { settled } from './kit/windows.ts';

const stage = setStage();

/** A piece and where it can be let go. */
interface Way {
  readonly from: string;
  readonly to: readonly string[];
}

/** What is dragged onto what in a position; undefined where there is nothing of it. */
type Wanted = (choices: readonly Choice[], state: GameState, seat: Seat) => Way | undefined;

/** By the names in the choices alone: a piece of this kind that goes to one of that kind. */
const byNames =
  (kind: string, goal: string): Wanted =>
  (choices) => {
    for (const from of carriable(choices, [])) {
      const to = [...goalsOf(choices, [], from)].filter((place) => place.startsWith(goal));
      if (from.startsWith(kind) && to.length > 0) return { from, to };
    }
    return undefined;
  };

/** Building and placing are two moves: a contract goes to the lots where it may stand. */
const contract: Wanted = (choices, state, seat) => {
  for (const { move, at, refusal } of choices) {
    if (move.type !== 'BUILD' || refusal) continue;
    const open = placementsFor(state as unknown as Sprawl, seat, String(Reflect.get(move, 'source'))).filter(
      (place) => !place.refusal,
    );
    if (open.length > 1) return { from: at[0] ?? '', to: [...new Set(open.flatMap(({ lots }) => lots.map(lot)))] };
  }
  return undefined;
};

const CASES: readonly (readonly [what: string, game: string, wanted: Wanted])[] = [
  ['a card of the hand into the city', 'citadels', byNames('hand:', 'site')],
  ['a floor card onto a house', 'capitol', byNames('hand:floor', 'site:')],
  ['a permit to a hill', 'capitol', byNames('hand:permit', 'area:')],
  ['a card onto the senator', 'capitol', byNames('hand:', 'senator')],
  ['a worker to a site', 'builders', byNames('crew:', 'site:')],
  ['a contract to a lot', 'sprawl', contract],
];

async function positionWith(id: string, wanted: Wanted): Promise<FoundPosition<GameState> & { readonly way: Way }> {
  const shelved = findGame(id);
  if (!shelved) throw new Error(`No such game: ${id}`);
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  const chance = quickChance(3);
  const wayIn = (state: GameState): Way | undefined => {
    const [seat] = game.toAct(state);
    return seat === undefined ? undefined : wanted(game.choices(game.view(state, seat), seat), state, seat);
  };
  const found = findPosition<GameState>(game as AnyGame, {
    seats: 2,
    options: defaultOptions(game.options),
    play: (state, seat) => bot.greedy(game.view(state, seat), seat, chance),
    wanted: (state) => wayIn(state) !== undefined,
  });
  const way = wayIn(found.state);
  if (!way) throw new Error('A position keeps what was found in it.');
  return { ...found, way };
}

const named = (name: string, at: string): string => `[${name}="${at}"]`;

/** The first of the goals that lies in sight, and where. */
async function goalInSight(page: Page, to: readonly string[]): Promise<string> {
  const seen = await page.waitForFunction(
    (names) =>
      names.find((name) =>
        [...document.querySelectorAll(`[data-goal="${name}"]`)].some((goal) => {
          const { left, top, width, height } = goal.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return (
            document
              .elementsFromPoint(x, y)
              .find((each) => !each.closest('[data-dragged]'))
              ?.closest('[data-goal]') === goal
          );
        }),
      ),
    to,
  );
  return (await seen.jsonValue()) as string;
}

const boxOf = async (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });

/** By more than a hand would feel. */
const MOVED = 3;

async function sitsDown(touch: boolean, past: FoundPosition<GameState>): Promise<Person> {
  const ada = await stage.arrives({ phone: touch, width: 1440, height: 900 });
  await ada.becomes('Ada');
  await ada.goesTo(`/t/${await setUp(stage.server, past, new Map([[past.asked, ada]]))}`);
  await ada.page.locator(touch ? '.phone-bar.asked' : '.choice-list:not(.busy)').waitFor();
  return ada;
}

/** Out of its row, in the direction in which nothing scrolls. */
async function takesUp(page: Page, hand: Carrier, from: string): Promise<void> {
  const selector = `${named('data-at', from)}[data-drag]`;
  const at = await pointOn(page, selector);
  const along = await page
    .locator(selector)
    .first()
    .evaluate((piece) => getComputedStyle(piece).touchAction.includes('pan-y'));
  await hand.presses(at);
  await hand.goesTo(along ? { x: at.x + (at.x > 200 ? -30 : 30), y: at.y } : { x: at.x, y: at.y - 30 });
  await page.locator('html[data-carrying]').waitFor({ state: 'attached' });
  expect(await page.locator('[data-dragged]').count(), 'a ghost on the hand').toBe(1);
}

describe.each(CASES)('%s', (_, id, wanted) => {
  it.each([
    ['the mouse', false],
    ['a finger', true],
  ])('goes with %s', async (__, touch) => {
    const past = await positionWith(id, wanted);
    const { from, to } = past.way;
    const ada = await sitsDown(touch, past);
    const { page } = ada;
    const hand = new Carrier(page, touch);
    const version = await page.locator('.table-screen').getAttribute('data-version');

    // Let go where it has no business it goes back, and nothing is in hand.
    await takesUp(page, hand, from);
    await goalInSight(page, to);
    await hand.goesTo({ x: 4, y: 4 });
    await hand.letsGo();
    await page.locator('html:not([data-carrying])').waitFor({ state: 'attached' });
    await pointOn(page, `${named('data-at', from)}[data-look=lit]`);
    expect(await page.locator('[data-dragged], [data-goal]').count()).toBe(0);

    await takesUp(page, hand, from);
    const goal = await goalInSight(page, to);
    const lit = await page.locator('[data-goal]').evaluateAll((all) => all.map((each) => each.getAttribute('data-goal')));
    expect(lit.filter((name) => name && !to.includes(name) && name.split(':')[0] === goal.split(':')[0])).toEqual([]);
    const selector = named('data-goal', goal);
    // Taken up, what was on its way there has arrived: only what the hover moves is looked for.
    await settled(page);
    await page
      .locator(selector)
      .first()
      .evaluate((goal) => {
        for (let box = goal.parentElement; box; box = box.parentElement) box.scrollTop = 0; // with room to scroll, if there is any
      });
    const target = await pointOn(page, selector);
    const before = await boxOf(page, selector);
    await hand.goesTo(target);
    // What would come of it is shown while it hangs there, and nothing moves away under the hand.
    await page.locator('[data-under]').first().waitFor({ state: 'attached' });
    const shown = id === 'sprawl' ? '.spr-phantom' : `${named('data-at', from)}[data-look=chosen]`;
    await page.locator(shown).first().waitFor({ state: 'attached' });
    const since = await boxOf(page, selector);
    expect(since.filter((length, n) => Math.abs(length - before[n]) > MOVED)).toEqual([]);
    await page.locator('.prompt-bar h2[data-follows]').waitFor();
    await hand.letsGo();
    await page.locator('html:not([data-carrying])').waitFor({ state: 'attached' });

    if (id === 'sprawl') {
      // The contract is begun there; its place lies in hand.
      await page.locator(`.table-screen:not([data-version="${version}"])`).waitFor();
      await page
        .locator(`${named('data-at', goal)}[data-look=chosen]`)
        .first()
        .waitFor({ state: 'attached' });
    } else {
      await page
        .locator(`${named('data-at', from)}[data-look=chosen]`)
        .first()
        .waitFor({ state: 'attached' });
    }
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });
});

describe('a card of the gardens', () => {
  it.each([
    ['the mouse', false],
    ['a finger', true],
  ])('is carried into a garden that lies still, with %s', async (_, touch) => {
    const laid: Wanted = (choices) => {
      const found = choices.find(({ move, refusal }) => move.type === 'PLAY_CARD' && refusal === undefined);
      return found && { from: found.at[0] ?? '', to: [] };
    };
    const past = await positionWith('gardens', laid);
    const ada = await sitsDown(touch, past);
    const { page } = ada;
    const hand = new Carrier(page, touch);
    const at = await pointOn(page, `${named('data-at', past.way.from)}[data-look=lit]`);
    const garden = await page.locator('.gar-table').boundingBox();
    if (!garden) throw new Error('no garden');
    const camera = (): Promise<string | null> => page.locator('.gar-table > g').first().getAttribute('transform');
    const before = await camera();
    await hand.presses(at);
    await hand.goesTo({ x: garden.x + garden.width / 2, y: garden.y + garden.height / 2 });
    await page.locator('.gar-ghost').waitFor();
    expect(await camera()).toBe(before);
    // At the edge it reaches out of the window, which does not move either.
    await hand.goesTo({ x: garden.x + 12, y: garden.y + 60 });
    expect(await camera()).toBe(before);
    await hand.letsGo();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await camera()).toBe(before);
    // Turned, it lies where it may.
    await page.keyboard.press('r');
    await page.locator('[data-confirm]:not([aria-disabled=true])').first().waitFor();
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });
});

describe('a finger that goes along a row', () => {
  it('scrolls it and takes nothing up', async () => {
    const full: Wanted = (choices, state) => {
      const { players, asked } = state as unknown as { players: { hand: unknown[] }[]; asked: number };
      return (players[asked]?.hand.length ?? 0) > 7 ? byNames('hand:', 'site:')(choices, state, asked) : undefined;
    };
    const past = await positionWith('capitol', full);
    const ada = await sitsDown(true, past);
    const { page } = ada;
    const row = page.locator('.cap-cards');
    const hand = new Carrier(page, true);
    expect(await row.evaluate((each) => each.scrollWidth > each.clientWidth), 'more cards than fit').toBe(true);
    const at = await pointOn(page, `.cap-cards [data-drag]`);
    await hand.presses(at);
    await hand.goesTo({ x: at.x - 150, y: at.y });
    await hand.letsGo();
    await expect.poll(() => row.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
    expect(await page.locator('[data-look=chosen], [data-dragged]').count()).toBe(0);
    await ada.leaves();
  });
});

describe('a blocked card', () => {
  it('says why when it is pulled', async () => {
    const dear: Wanted = (choices) => {
      const found = choices.find(({ move, refusal }) => move.type === 'BUILD' && refusal !== undefined);
      return found && { from: found.at[0] ?? '', to: ['site'] };
    };
    const past = await positionWith('citadels', dear);
    const ada = await sitsDown(false, past);
    const { page } = ada;
    const at = await pointOn(page, `${named('data-at', past.way.from)}[data-look=blocked]`);
    const hand = new Carrier(page, false);
    await hand.presses(at);
    await hand.goesTo({ x: at.x, y: at.y - 60 });
    await page.locator('.explain').waitFor();
    expect(await page.locator('[data-dragged]').count()).toBe(0);
    await hand.letsGo();
    await ada.leaves();
  });
});

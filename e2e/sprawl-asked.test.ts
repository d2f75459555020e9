/** Urban Sprawl's board when it asks and tells: questions out of turn, answers by touch, the Gazette's scenes, and the end. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Seat } from '@cantiere/engine';
import { game } from '../games/sprawl/rules/index.ts';
import { NONE, type State } from '../games/sprawl/rules/state.ts';
import { boardWords } from '../games/sprawl/board/text.ts';
import type { Person } from './kit/people.ts';
import { setUp, type FoundPosition } from './kit/prepared.ts';
import { sprawlAt } from './kit/sprawl.ts';
import {
  asks,
  clickLot,
  confirmButton,
  confirms,
  lastMove,
  mode,
  opens,
  outOf,
  sites,
  sitsDown,
  tapTwice,
} from './kit/sprawlBoard.ts';
import { setStage } from './kit/stage.ts';

const words = boardWords.en;
const stage = setStage();
const LYING = { width: 844, height: 390 };

describe('the board', () => {
  it('asks a player who is not on turn, in the middle of an event', async () => {
    const past = asks('target', ({ asked, active, phase }) => phase === 'ending' && asked !== active);
    const { page, complaints } = await sitsDown(stage, past);
    await mode(page, 'answer').waitFor();
    const lit = await page
      .locator('.spr-building[data-look=lit]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-building') ?? ''));
    const meant = past.state.question!.options.flatMap((one) =>
      typeof one === 'object' && 'building' in one ? [one.building] : [],
    );
    expect(lit.toSorted()).toEqual(meant.toSorted());
    await page.locator(`[data-building="${lit[0]}"]`).focus();
    await page.keyboard.press('Enter');
    await confirms(page);
    expect(complaints).toEqual([]);
  });

  it('lets another player decide a tied election, also when the server dies meanwhile', async () => {
    const past = asks('electionTie', ({ asked, active }) => asked !== active);
    const { question, asked, active } = past.state;
    const decider = await stage.arrives();
    const waiting = await stage.arrives();
    await decider.becomes('Ada');
    await waiting.becomes('Bruno');
    const table = await setUp(
      stage.server,
      past,
      new Map<Seat, Person>([
        [asked, decider],
        [active, waiting],
      ]),
    );
    await Promise.all([opens(decider, table), opens(waiting, table)]);
    await mode(decider.page, 'answer').waitFor();
    await expect.poll(() => mode(waiting.page, 'watch').count()).toBe(1);
    await waiting.page.getByText('Ada has to decide').first().waitFor();

    await stage.server.kill();
    await decider.page.locator('.line-lost').waitFor();
    await stage.server.restart();
    await Promise.all([decider, waiting].map(({ page }) => page.locator('.line-lost').waitFor({ state: 'detached' })));
    await mode(decider.page, 'answer').waitFor();

    await expect.poll(() => decider.page.locator('.spr-player[data-look=lit]').count()).toBe(question!.options.length);
    await decider.page.locator('.spr-player[data-look=lit]').first().click();
    await confirms(decider.page);
    await waiting.page.getByText('tie broken by').first().waitFor();
    await Promise.all([decider.leaves(), waiting.leaves()]);
  });

  it('exchanges two buildings, moves one, moves a marker: two taps each', async () => {
    const swapping = await sitsDown(stage, asks('swap'));
    await tapTwice(swapping.page, '.spr-building[data-look=lit]');
    await swapping.leaves();

    const moving = await sitsDown(stage, asks('relocate'));
    const [lot] = await sites(moving.page, 'open');
    await clickLot(moving.page, lot!);
    await moving.page.locator('.spr-phantom').waitFor({ state: 'attached' });
    await confirms(moving.page);
    await moving.leaves();

    const marking = await sitsDown(stage, asks('markerMove'));
    await tapTwice(marking.page, '.spr-row[data-look=lit], .spr-quay[data-look=lit]');
    expect([...swapping.complaints, ...moving.complaints, ...marking.complaints]).toEqual([]);
    await marking.leaves();
  });

  it.each(['appoint', 'playerTie', 'contractorTie'] as const)('asks %s beside the city', async (kind) => {
    const person = await sitsDown(stage, asks(kind));
    await mode(person.page, 'answer').waitFor();
    await person.page.locator('.spr-answers button').first().click();
    await confirms(person.page);
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  it('asks for an order by touching the players, and numbers them', async () => {
    const person = await sitsDown(stage, asks('order'));
    const { page } = person;
    await mode(page, 'answer').waitFor();
    const seats = page.locator('.spr-answers [data-at^="seat:"]');
    const last = (await seats.count()) - 1;
    for (let at = last; at > 0; at--) await seats.nth(at).click();
    // Only one is left: it needs no touch.
    expect(await page.locator('.spr-answers .spr-place').allTextContents()).toEqual(
      Array.from({ length: last + 1 }, (_, at) => String(last + 1 - at)),
    );
    await confirms(page);
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  /** With cards taken from the market, so that the end of the turn has a story. */
  const muchToTell = (): FoundPosition<State> =>
    sprawlAt(
      ({ phase, question, project, turn, planning }) =>
        phase === 'spend' &&
        turn > 4 &&
        question === null &&
        project === null &&
        planning.filter((card) => card === NONE).length > 1,
    );

  it('tells the end of a turn beside the city on a phone on its side, with all its buttons in the window', async () => {
    const past = muchToTell();
    const person = await sitsDown(stage, past, { lively: true, ...LYING });
    const { page } = person;
    await page.getByRole('button', { name: words.endTurn }).first().click();
    if (past.state.ap > 0) await confirmButton(page).click();
    const paper = page.locator('.spr-gazette');
    await paper.getByRole('button', { name: words.pause, exact: true }).click();
    expect(await outOf(page, '.spr-gazette footer button')).toEqual([]);
    await paper.getByRole('button', { name: words.skipAll }).click();
    await paper.waitFor({ state: 'detached' });
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  it('plays out payouts and elections scene by scene, with a pause and a skip', async () => {
    const past = muchToTell();
    const person = await sitsDown(stage, past, { lively: true });
    const { page } = person;
    await page.getByRole('button', { name: words.endTurn }).click();
    if (past.state.ap > 0) await confirmButton(page).click();
    const paper = page.locator('.spr-gazette');
    await paper.waitFor();
    await paper.getByRole('button', { name: words.pause, exact: true }).click();
    const lines = paper.locator('.spr-happened button');
    expect(await lines.count()).toBeGreaterThan(1);
    await lines.nth(1).click();
    await paper.getByText(words.sceneOf(2, await lines.count())).waitFor();
    await paper.getByRole('button', { name: words.skipAll }).click();
    await paper.waitFor({ state: 'detached' });
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  /** Ends my turn, and holds the paper as soon as I am asked again; false when nothing is told any more by then. */
  async function holdsThePaper(page: Page, confirmed: boolean): Promise<boolean> {
    // By eyes and hand of the page itself: what is told may be over before a question from outside is answered.
    const held = page.evaluate(
      (pause) =>
        new Promise<boolean>((done) => {
          const version = (): string | null | undefined => document.querySelector('.table-screen')?.getAttribute('data-version');
          const before = version();
          const look = (): void => {
            if (version() === before || !document.querySelector('.choice-list:not(.busy)')) return;
            setTimeout(() => done(false), 1_000);
            const buttons = document.querySelectorAll<HTMLElement>('.spr-gazette button');
            const button = [...buttons].find(({ textContent }) => textContent === pause);
            if (!button) return;
            watcher.disconnect();
            button.click();
            done(true);
          };
          const watcher = new MutationObserver(look);
          watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
      words.pause,
    );
    await page.getByRole('button', { name: words.endTurn }).click();
    if (confirmed) await confirmButton(page).click();
    return held;
  }

  it('folds the paper when I begin to act: my site and the questions lie where it lay', async () => {
    const past = sprawlAt((state) => {
      if (state.phase !== 'spend' || state.turn < 5 || state.question !== null || state.project !== null) return false;
      const after = game.clone(state) as State;
      game.play(after, state.active, { type: 'END_TURN' });
      return after.question === null;
    });
    // With little movement nobody waits for the paper: the bots play on, and I am asked while the last one still tells its
    // story, if it has one: what they do is theirs, so the table is set up until there is a paper to hold.
    let person = await sitsDown(stage, past);
    for (let tables = 1; !(await holdsThePaper(person.page, past.state.ap > 0)); tables++) {
      expect(tables).toBeLessThan(8);
      await person.leaves();
      person = await sitsDown(stage, past);
    }
    const { page } = person;
    const paper = page.locator('.spr-gazette');
    await page.locator('[data-at^="box:"][data-look=lit]').first().click();
    await paper.waitFor({ state: 'detached' });
    await page.locator('.spr-yard').getByRole('button', { name: words.endTurn }).waitFor();
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  it('ends with the final scoring on the score sheet', async () => {
    const past = lastMove();
    const person = await sitsDown(stage, past);
    await person.page.getByRole('button', { name: words.endTurn }).click();
    if (past.state.ap > 0) await confirmButton(person.page).click();
    await person.page.locator('.score-sheet').waitFor();
    const after = game.clone(past.state) as State;
    game.play(after, past.asked, { type: 'END_TURN' });
    const totals = await person.page
      .locator('.score-sheet tbody tr')
      .evaluateAll((rows) => rows.map((row) => Number(row.querySelector('.total span')?.textContent)));
    expect(totals).toEqual(after.players.map(({ prestige }) => prestige).sort((a, b) => b - a));
    await person.page.locator('.spr-final svg').first().waitFor();
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });
});

/** What the others do is told as it happens; one can look back at it without leaving the table, and every card named is seen. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { tellingWords } from '../web/telling/words.ts';
import { violations } from './kit/axe.ts';
import { defaultOptions } from '@cantiere/engine';
import { boardWords } from '../games/capitol/board/text.ts';
import { game as capitol } from '../games/capitol/rules/index.ts';
import { playFast } from './kit/fast.ts';
import { momentsOf } from './kit/moments.ts';
import type { Person } from './kit/people.ts';
import { ListPlayer, type Policy } from './kit/player.ts';
import { setUp } from './kit/prepared.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();
const { en } = tellingWords;

const hasty: Policy = (rows) => {
  const open = rows.filter(({ blocked }) => !blocked);
  return open.find(({ name }) => /^(END_TURN|endTurn|PASS)$/.test(name)) ?? open[0];
};
const looking = (page: Page) => page.locator('.looking-back');
const atNow = async (page: Page): Promise<void> => {
  await looking(page).waitFor({ state: 'detached' });
  expect(await page.locator('.board-past').count()).toBe(0);
};

/** At a table of two at The Builders, where somebody plays turns by ending them. */
async function atBuilders(person: Person, others: readonly Person[] = []): Promise<string> {
  await person.becomes('Ada');
  const bots = others.length > 0 ? [] : [{ seat: 1, level: 'greedy' as const }];
  const { id } = await person.opens({ game: 'builders', seats: 2, bots, start: others.length === 0 });
  for (const other of others) await other.sitsAt(id);
  if (others.length > 0) await person.post(`/api/tables/${id}/start`, {});
  return id;
}

it('when my turn comes, what the others did since is told in short, and can be looked at again without leaving', async () => {
  const ada = await stage.arrives({ language: 'en', width: 1440, height: 900 });
  const { page } = ada;
  const id = await atBuilders(ada);
  await ada.goesTo(`/t/${id}`);
  const player = new ListPlayer(page, hasty);
  const recap = page.locator('.rail .recap');
  do {
    await player.playOne();
    await player.myTurn();
  } while ((await recap.count()) === 0);
  expect(await recap.locator('h2').textContent()).toBe(en.since);
  await expect.poll(() => recap.locator('li').count()).toBe(1);
  expect(await violations(page)).toEqual([]);

  const version = await page.locator('.table-screen').getAttribute('data-version');
  await recap.getByRole('button', { name: en.review }).click();
  await looking(page).waitFor();
  await page.locator('.board-past').waitFor();
  // My turn is not hidden: it is said, and nothing can be played on what has been.
  await looking(page).getByText(en.back.yourTurn).waitFor();
  expect(await page.locator('.choice-list').count()).toBe(0);
  expect(await page.locator('.board-past [data-look="lit"]').count()).toBe(0);
  expect(await page.locator('.board-now').evaluate((now) => now.matches('[inert]'))).toBe(true);
  expect(await violations(page)).toEqual([]);
  const seen = new Set<string | null>();
  while ((await looking(page).count()) > 0) {
    seen.add(await page.locator('.board-past').getAttribute('data-past'));
    await page.keyboard.press('ArrowRight');
  }
  expect(seen.size).toBeGreaterThan(1);
  await atNow(page);
  expect(await page.locator('.table-screen').getAttribute('data-version')).toBe(version);
  await player.myTurn();

  // By keyboard, and Escape comes back.
  await page.keyboard.press(',');
  await looking(page).waitFor();
  await page.keyboard.press(',');
  await page.keyboard.press('Escape');
  await atNow(page);

  // After a reload nothing has been seen yet: what was before comes from the replay.
  await page.reload();
  await player.myTurn();
  await page.getByRole('button', { name: en.back.open }).click();
  await page.locator('.board-past').waitFor();
  await page.locator('[data-looking=earlier]').click();
  await page.getByRole('button', { name: en.back.now }).click();
  await atNow(page);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

it('whoever looks back is brought to the present when their turn comes', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const bruno = await stage.arrives({ language: 'en', phone: true });
  await bruno.becomes('Bruno');
  const id = await atBuilders(ada, [bruno]);
  await Promise.all([ada, bruno].map((person) => person.goesTo(`/t/${id}`)));
  const mine = new ListPlayer(ada.page, hasty);
  const theirs = new ListPlayer(bruno.page, hasty, true);
  const toAct = async (): Promise<number> => (await ada.seesInfo(id)).toAct[0] ?? 0;
  // Both have something behind them.
  for (let turns = 0; turns < 4; turns++) await ((await toAct()) === 0 ? mine : theirs).playOne();
  while ((await toAct()) === 0) await mine.playOne();
  await ada.page.getByRole('button', { name: en.back.open }).click();
  await looking(ada.page).waitFor();
  while ((await toAct()) === 1) await theirs.playOne();
  await atNow(ada.page);
  await ada.page.locator('.prompt-bar.asked').waitFor();

  // On a phone it is done with the thumb.
  await bruno.page.getByRole('button', { name: en.back.open }).tap();
  await looking(bruno.page).waitFor();
  await bruno.page.locator('[data-looking=earlier]').tap();
  await bruno.page.locator('[data-looking=now]').tap();
  await atNow(bruno.page);
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
  await Promise.all([ada.leaves(), bruno.leaves()]);
});

it('a big moment says how long it takes; a key shows its end, a touch puts it away', async () => {
  const ada = await stage.arrives({ language: 'en', lively: true });
  const { page } = ada;
  await ada.becomes('Ada');
  await page.clock.install();
  const { id } = await ada.opens({ game: 'capitol', seats: 2, bots: [{ seat: 1, level: 'greedy' }], start: true });
  await ada.goesTo(`/t/${id}`);
  const player = new ListPlayer(page, hasty);
  const reveal = page.locator('.cap-stage[data-reveal]');
  const goOn = reveal.getByRole('button', { name: boardWords.en.goOn });
  for (;;) {
    await page.locator('.cap-stage[data-reveal], .choice-list:not(.busy)').first().waitFor();
    if ((await reveal.count()) === 0) {
      await player.playOne();
      continue;
    }
    // Time stands still: whatever ends it now is the person.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300));
    if ((await goOn.count()) === 0) {
      const told = page.locator('.prompt-bar [data-moment]');
      const [takes, words] = [Number(await told.getAttribute('data-moment')), await told.textContent()];
      await page.keyboard.press('x');
      await goOn.or(page.locator('.table-screen:not(:has(.cap-stage[data-reveal]))')).first().waitFor();
      if ((await goOn.count()) > 0) {
        expect(takes).toBeGreaterThan(1_000);
        expect(words).toContain(en.skippable);
        break;
      }
    }
    // A slow machine came when all had been told, or as it was: there will be another.
    await page.clock.resume();
    if ((await goOn.count()) > 0) await goOn.click();
    await reveal.waitFor({ state: 'detached' });
  }
  await page.mouse.click(640, 20);
  await reveal.waitFor({ state: 'detached' });
  await page.clock.resume();
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

it('a card is shown beside its name, in the log and in the chat, and every card on the board can be enlarged', async () => {
  const ada = await stage.arrives({ language: 'en', width: 1440, height: 900 });
  const { page } = ada;
  const id = await atBuilders(ada);
  await playFast(ada, id, ({ version }) => version >= 8);
  await ada.goesTo(`/t/${id}`);
  const log = page.getByRole('region', { name: ada.texts.table.log });
  // Whose name is a name in a chat too: a loan is a word like others there.
  const name = log.locator('.piece-link', { hasText: /^[A-Z]/ }).last();
  const peek = page.locator('.card-peek');
  // A line that comes meanwhile moves the name away from under the pointer: then it is pointed at again.
  await expect
    .poll(async () => {
      await log.hover();
      await name.hover();
      await page.waitForTimeout(500);
      return peek.isVisible();
    })
    .toBe(true);
  const box = await peek.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900).toBe(true);
  // On it the pointer may rest; Escape puts it away and nothing else.
  await peek.hover();
  await page.keyboard.press('Escape');
  await peek.waitFor({ state: 'detached' });
  // The last thing pressed was a key, so that this focus is the keyboard's.
  await name.focus();
  await peek.waitFor();
  await page.keyboard.press('Escape');
  await peek.waitFor({ state: 'detached' });

  // What somebody writes.
  const [card = ''] = ((await name.textContent()) ?? '').split(' (');
  await page.getByRole('tab', { name: ada.texts.table.chat }).click();
  await page.getByRole('textbox', { name: ada.texts.table.chatLabel }).fill(`Who needs the ${card}?`);
  await page.keyboard.press('Enter');
  await page.locator('.chat-lines .piece-link', { hasText: card }).hover();
  await peek.waitFor();
  // It may lie over what one wants to press: a press puts it away. (On the way there a slow pointer would have left it already.)
  await peek.dispatchEvent('pointerdown', { pointerType: 'mouse' });
  await peek.waitFor({ state: 'detached' });
  // A name that comes to lie under a pointer at rest asks for nothing: its card would lie over what is pressed next.
  await page.mouse.move(700, 450);
  const laid = await page.locator('.chat-lines .piece-link', { hasText: card }).evaluateHandle((each) => {
    const copy = each.cloneNode(true) as HTMLElement;
    copy.style.cssText = 'position: fixed; left: 660px; top: 430px; width: 80px; height: 40px; z-index: 60';
    document.querySelector('.table-screen')!.append(copy);
    return copy;
  });
  await page.waitForTimeout(600);
  expect(await peek.count()).toBe(0);
  await page.mouse.move(702, 450);
  await peek.waitFor();
  await laid.evaluate((each) => each.remove());
  await peek.waitFor({ state: 'detached' });

  // On the board: right click, and the key while a piece has the focus. Nothing is taken in hand by it.
  const dialog = page.locator('.card-dialog');
  const piece = page.locator('.board-area .bld-building[data-at]').first();
  await piece.click({ button: 'right' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('.board-area .piece[data-look=lit][data-at^="row:"]').first().focus();
  await page.keyboard.press('c');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('[data-look=chosen]').count()).toBe(0);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

it('a finger that rests on a card enlarges it, and takes nothing in hand', async () => {
  const thumb = await stage.arrives({ language: 'en', phone: true });
  const { page } = thumb;
  await thumb.becomes('Ada');
  const { id } = await thumb.opens({
    game: 'citadels',
    seats: 4,
    bots: [1, 2, 3].map((seat) => ({ seat, level: 'greedy' })),
    start: true,
  });
  await thumb.goesTo(`/t/${id}`);
  const card = page.locator('.board-area [data-shows]').first();
  await card.waitFor();
  const dialog = page.locator('.card-dialog');
  const finger = await thumb.context.newCDPSession(page);
  const box = await card.boundingBox();
  if (!box) throw new Error('The card must be on the page.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await dialog.waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator('[data-confirm]').count()).toBe(0);
  await dialog.getByRole('button').last().waitFor();
  expect(thumb.complaints).toEqual([]);
  await thumb.leaves();
});

it('the camera goes to where somebody built, gently, and back; never against a hand that has moved it', async () => {
  const { last } = await momentsOf('capitol', 4, defaultOptions(capitol.options));
  const built = last.moves.flatMap(({ seat, move }, at) => (move.type === 'PLAY_PERMIT' && seat !== last.asked ? [at] : []));
  const [first, second] = [built[4], built[8]];
  const ada = await stage.arrives({ language: 'en', lively: true, width: 1440, height: 900 });
  const { page } = ada;
  await ada.becomes('Ada');
  const id = await setUp(stage.server, last, new Map([[last.asked, ada]]));
  const map = page.locator('.cap-map-view');
  const told = page.locator('.cap-map-view[data-telling=true]');
  const pose = (): Promise<string | null> => map.locator('.cap-camera').getAttribute('style');
  const stepOver = async (at: number): Promise<void> => {
    await ada.goesTo(`/replay/${id}?at=${at}`);
    await map.waitFor();
    await page.waitForFunction((before) => location.search.includes(`at=${before}`), at);
  };
  await stepOver(first);
  const whole = await pose();
  await page.keyboard.press('ArrowRight');
  await told.waitFor();
  expect(await pose()).not.toBe(whole);
  await told.waitFor({ state: 'detached' });
  expect(await pose()).toBe(whole);

  await stepOver(second);
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -240);
  await page.locator('.cap-map-view[data-zoomed=true]').waitFor();
  const mine = await pose();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((after) => location.search.includes(`at=${after}`), second + 1);
  expect(await told.count()).toBe(0);
  expect(await pose()).toBe(mine);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

/** The cards of the games: searched, filtered, enlarged by keyboard and by thumb, and opened from a table's log. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { findGame, shelf } from '@cantiere/games';
import { makeOperator } from '../server/operator.ts';
import type { HouseCorrections } from '../server/protocol.ts';
import { correctWords } from '../web/cards/correct/words.ts';
import { cardsWords } from '../web/cards/words.ts';
import { violations } from './kit/axe.ts';
import { playFast } from './kit/fast.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();
const { en, it: italian } = cardsWords;
const { en: fix } = correctWords;

const cells = (page: Page) => page.locator('.card-cell');
const counted = (page: Page, count: number) => page.locator('.cards-shown h2', { hasText: en.count(count) }).waitFor();

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('the cards of %s', (game, shelved) => {
  it('are all there, found from the rules and without fault', async () => {
    const part = await shelved.cards?.();
    const guest = await stage.arrives({ language: 'en', width: 1440, height: 900 });
    await guest.goesTo(`/rules/${game}`);
    await guest.page.getByRole('link', { name: guest.texts.rules.cards }).click();
    await cells(guest.page).first().waitFor();
    await expect.poll(() => cells(guest.page).count()).toBe(part?.gallery.cards.length);
    expect(await violations(guest.page)).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.leaves();
  });
});

describe('the cards', () => {
  it('are searched and filtered, and the address says how', async () => {
    const guest = await stage.arrives({ language: 'en', width: 1440, height: 900 });
    const { page } = guest;
    await guest.goesTo('/cards/sprawl');
    await cells(page).first().waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type('prestigio');
    await page.waitForURL(/q=prestigio/);
    await page.getByRole('checkbox', { name: /^Metropolis/ }).check();
    await page.getByRole('checkbox', { name: /^Civic/ }).check();
    await page.waitForURL('**/cards/sprawl?q=prestigio&kind=metropolis&zone=CIV');
    const shown = await cells(page).count();
    expect(shown).toBeGreaterThan(3);
    await counted(page, shown);
    await page.locator('[data-card=M01]').waitFor();

    // Whoever gets the address sees the same.
    await page.reload();
    await counted(page, shown);
    expect(await page.getByRole('searchbox').inputValue()).toBe('prestigio');

    // Nothing fits: it says what to drop.
    await page.getByRole('searchbox').fill('zeppelin');
    await page.getByText(en.none('zeppelin')).waitFor();
    await page.locator('.cards-none .button', { hasText: en.theSearch }).click();
    await cells(page).first().waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBeNull();
    expect(guest.complaints).toEqual([]);
    await guest.leaves();
  });

  it('are walked by arrow keys and enlarged by Enter', async () => {
    const guest = await stage.arrives({ language: 'en', width: 1440, height: 900 });
    const { page } = guest;
    await guest.goesTo('/cards/sprawl?kind=town');
    await page.locator('.card-cell button').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/card=T02/);
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/card=T(?!02)/);
    await page.keyboard.press('ArrowUp');
    await page.waitForURL(/card=T02/);
    const name = (await page.locator('.card-panel').getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('.card-facts > div').count()).toBe(7);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/card=T03/);
    await page.keyboard.press('Escape');
    await page.locator('.card-dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-card') === 'T03');
    expect(guest.complaints).toEqual([]);
    await guest.leaves();
  });

  it('are looked through with a thumb, in Italian and in the dark', async () => {
    const thumb = await stage.arrives({ language: 'it', theme: 'dark', phone: true });
    const { page } = thumb;
    await thumb.goesTo('/cards/gardens');
    await cells(page).first().waitFor();
    await page.locator('.card-choice', { hasText: italian.shares.ours }).tap();
    await page.waitForURL(/from=ours/);
    await page.locator('[data-card=C01]').tap();
    const sheet = page.locator('.card-dialog');
    await sheet.waitFor();
    await sheet.getByText(italian.place(1, 60)).waitFor();
    await sheet.getByRole('button', { name: italian.next }).tap();
    await sheet.getByText(italian.place(2, 60)).waitFor();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: italian.close }).tap();
    await sheet.waitFor({ state: 'detached' });
    await page.waitForURL((url) => !url.searchParams.has('card'));
    expect(await violations(page)).toEqual([]);
    for (const path of ['/cards/gardens', '/cards/sprawl']) {
      await thumb.goesTo(path);
      await cells(page).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
    expect(thumb.complaints).toEqual([]);
    await thumb.leaves();
  });

  it('open from the log of a table, over it', async () => {
    const ada = await stage.arrives({ language: 'en', width: 1440, height: 900 });
    await ada.becomes('Ada');
    const { id } = await ada.opens({ game: 'builders', seats: 2, bots: [{ seat: 1, level: 'greedy' }], start: true });
    await playFast(ada, id, ({ version }) => version >= 8);
    await ada.goesTo(`/t/${id}`);
    const log = ada.page.getByRole('region', { name: ada.texts.table.log });
    await log.locator('.piece').first().waitFor();
    await log.hover();
    const piece = log.locator('.piece-link').last();
    await piece.waitFor();
    await piece.focus();
    await ada.page.keyboard.press('Enter');
    const card = ada.page.locator('.card-dialog');
    await card.locator('.card-facts').waitFor();
    expect(await violations(ada.page)).toEqual([]);
    await ada.page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await ada.page.locator('.table-screen').waitFor();
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });

  it('are corrected by whoever owns the box: checked, redrawn, sent as a file, and saved by who runs the house', async () => {
    const ada = await stage.arrives({ language: 'en', width: 1440, height: 900 });
    const { page } = ada;
    await ada.becomes('Ada');
    await ada.goesTo('/cards/sprawl?kind=metropolis&card=M08');
    await page.getByRole('button', { name: en.report }).click();
    const form = page.locator('.fix');
    await form.getByRole('heading', { name: fix.report('Research Institute') }).waitFor();
    const lots = form.getByRole('spinbutton', { name: 'Lots', exact: true });
    const was = Number(await lots.inputValue());
    await form.getByRole('button', { name: `${was < 4 ? fix.moreBy : fix.lessBy}: Lots` }).click();
    const now = was < 4 ? was + 1 : was - 1;
    await form.getByText(fix.good).waitFor();
    // Redrawn by the game's own drawing, with the new value.
    await form.frameLocator('.fix-frame').getByText(`${now} lot`).first().waitFor();
    await form.getByText(fix.changes(1), { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);

    // What cannot be is said beside its field, and nothing can be sent or saved.
    await lots.fill('9');
    await form.locator('.fix-field[data-wrong=true]').getByText('found 9').waitFor();
    await expect.poll(() => form.getByRole('button', { name: fix.download }).isDisabled()).toBe(true);
    await lots.fill(String(now));
    await form.getByText(fix.good).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), form.getByRole('button', { name: fix.download }).click()]);
    const sent = JSON.parse(readFileSync(await file.path(), 'utf8')) as { corrections: unknown };
    expect(sent.corrections).toEqual([{ at: ['decks', 'metropolis', 'M08', 'lots'], was, now }]);

    // A reload loses nothing, neither here nor of what another operator has saved meanwhile; whoever runs the house saves it, and
    // the cards are drawn so for everybody.
    const { person } = await ada.post<{ person: string }>('/api/account', {
      email: 'ada@example.org',
      password: 'un ponte lungo e alto',
    });
    await makeOperator({ data: stage.server.data }, person, true);
    const { edition } = await ada.get<HouseCorrections>('/api/corrections/sprawl');
    const theirs = { at: ['decks', 'metropolis', 'M09', 'lots'], was: 4, now: 3 };
    await ada.post('/api/corrections/sprawl', { edition, corrections: [theirs] });
    await page.reload();
    await form.getByRole('heading', { name: fix.correct('Research Institute') }).waitFor();
    const save = form.getByRole('button', { name: `${fix.save} · ${fix.changes(2)}` });
    await save.click();
    await form.getByRole('status').getByText('Saved').waitFor();
    const { corrections } = await ada.get<HouseCorrections>('/api/corrections/sprawl');
    expect(corrections).toEqual([{ at: ['decks', 'metropolis', 'M08', 'lots'], was, now }, theirs]);
    await form.getByRole('button', { name: fix.close }).click();
    await page.locator('.card-panel .card-facts > div', { hasText: 'Lots' }).getByText(String(now), { exact: true }).waitFor();

    const guest = await stage.arrives({ language: 'it', phone: true });
    await guest.goesTo('/cards/sprawl?card=M08&correct=1');
    const thumb = guest.page.locator('.fix');
    await thumb.getByRole('heading').first().waitFor();
    await expect.poll(() => thumb.getByRole('spinbutton', { name: 'Lotti', exact: true }).inputValue()).toBe(String(now));
    expect(await violations(guest.page)).toEqual([]);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect([...ada.complaints, ...guest.complaints]).toEqual([]);
    await guest.leaves();
    await ada.leaves();
  });

  it('a made-up file of corrections is opened with its faults told, or refused; the page stands', async () => {
    const guest = await stage.arrives({ language: 'en' });
    const { page } = guest;
    const data = (await findGame('builders')?.data?.())?.printed as { readonly workers: readonly { id: string; name: object }[] };
    const [worker] = data.workers;
    await guest.goesTo(`/cards/builders?card=${worker?.id}&correct=1`);
    const opens = async (file: unknown): Promise<void> =>
      page.locator('.fix input[type=file]').setInputFiles({
        name: 'made-up.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      });
    const said = page.locator('.fix').getByRole('status');
    for (const odd of [{}, null, [], { format: 'cantiere.corrections/1', game: 'builders', corrections: [{ at: 'x' }] }]) {
      await opens(odd);
      await said.getByText(fix.noFile).first().waitFor();
    }
    for (const now of ['x', 3, ['x']]) {
      const at = ['workers', worker?.id, 'name'];
      await opens({ format: 'cantiere.corrections/1', game: 'builders', corrections: [{ at, was: worker?.name, now }] });
      await said.getByText(fix.opened(1, 0)).first().waitFor();
      // It is there after a reload too, and can be let be.
      await page.reload();
      await page.locator('.fix .fix-wrong').first().waitFor();
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await page.locator('.fix input[type=file]').waitFor({ state: 'attached' });
    }
    expect(guest.complaints).toEqual([]);
    await guest.leaves();
  });

  it('are not there for a game that brings none, and the page says so', async () => {
    const guest = await stage.arrives({ language: 'en' });
    await guest.goesTo('/cards/torre');
    await guest.page.getByText(en.nothing).waitFor();
    await guest.goesTo('/rules/torre');
    await guest.page.getByRole('link', { name: guest.texts.rules.play }).waitFor();
    expect(await guest.page.getByRole('link', { name: guest.texts.rules.cards }).count()).toBe(0);
    await guest.leaves();
  });
});

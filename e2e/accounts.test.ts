/** An account is never needed, keeps a guest's games, and opens them on another device. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { VERSION } from '../server/version.ts';
import { en } from '../web/text/en.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

const EMAIL = 'ada@example.org';
const PASSWORD = 'a bridge over nothing';
const bots = [{ seat: 1, level: 'greedy' as const }];

it('makes an account of a guest, signs out and in again, and brings along what was played as a guest', async () => {
  const laptop = await stage.arrives();
  const { page } = laptop;
  await laptop.goesTo('/settings');
  await page.getByText(`Cantiere ${VERSION}`).first().waitFor();
  await page.getByLabel(en.settings.name).fill('Ada');
  await page.getByRole('button', { name: en.settings.save, exact: true }).click();
  await page.getByText(en.settings.saved, { exact: true }).waitFor();
  await laptop.opens({ seats: 2, bots, start: true, name: 'On the laptop' });

  await page.getByLabel(en.settings.email).fill(EMAIL);
  await page.getByLabel(en.settings.password).fill('short');
  await page.getByRole('button', { name: en.settings.create }).click();
  expect(await page.getByText(en.settings.signedIn(EMAIL)).count()).toBe(0);
  await page.getByLabel(en.settings.password).fill(PASSWORD);
  await page.getByRole('button', { name: en.settings.create }).click();
  await page.getByText(en.settings.signedIn(EMAIL)).waitFor();

  await page.getByRole('button', { name: en.settings.signOut }).click();
  await page.getByText(en.settings.guest).waitFor();
  await laptop.goesTo('/');
  await page.getByText(en.home.none).waitFor();
  expect(await page.getByText('On the laptop').count()).toBe(0);

  // On another device: first a game as a guest, then the account. Both games are there.
  const tablet = await stage.arrives();
  await tablet.becomes('Somebody');
  await tablet.opens({ seats: 2, bots, start: true, name: 'On the tablet' });
  await tablet.goesTo('/settings');
  await tablet.page.getByRole('button', { name: en.settings.have }).click();
  await signIn(tablet.page, 'not the password');
  await tablet.page.getByText(en.errors.WRONG_PASSWORD).waitFor();
  await signIn(tablet.page, PASSWORD);
  await tablet.page.getByText(en.settings.signedIn(EMAIL)).waitFor();
  await tablet.goesTo('/');
  const mine = tablet.page.locator('.table-card'); // those that wait for me stand above the others
  await mine.getByText('On the laptop').waitFor();
  await mine.getByText('On the tablet').waitFor();
  await tablet.page.locator('.who-am-i', { hasText: 'Ada' }).waitFor();

  const wrongPassword = /status of 40[13]/;
  expect([...laptop.complaints, ...tablet.complaints].filter((text) => !wrongPassword.test(text))).toEqual([]);
});

it('refuses an address that is taken, in words', async () => {
  const other = await stage.arrives();
  await other.goesTo('/settings');
  await other.page.getByLabel(en.settings.email).fill(EMAIL);
  await other.page.getByLabel(en.settings.password).fill('another long password');
  await other.page.getByRole('button', { name: en.settings.create }).click();
  await other.page.getByText(en.errors.EMAIL_TAKEN).waitFor();
});

async function signIn(page: Page, password: string, email = EMAIL): Promise<void> {
  await page.getByLabel(en.settings.email).fill(email);
  await page.getByLabel(en.settings.password).fill(password);
  await page.getByRole('button', { name: en.settings.signIn, exact: true }).click();
}

it('changes the password, signs out elsewhere, and goes for good by the keyboard alone', async () => {
  const email = 'elsa@example.org';
  const t = en.account;
  const laptop = await stage.arrives();
  await laptop.becomes('Elsa');
  await laptop.goesTo('/settings');
  const { page } = laptop;
  await page.getByLabel(en.settings.email).fill(email);
  await page.getByLabel(en.settings.password).fill(PASSWORD);
  await page.getByRole('button', { name: en.settings.create }).click();
  await page.getByText(en.settings.signedIn(email)).waitFor();
  const phone = await stage.arrives({ phone: true });
  await phone.goesTo('/settings');
  await phone.page.getByRole('button', { name: en.settings.have }).click();
  await signIn(phone.page, PASSWORD, email);
  await phone.page.getByText(en.settings.signedIn(email)).waitFor();

  await page.getByText(t.password.title, { exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(t.password.present).fill('not the password');
  await page.getByLabel(t.password.fresh).fill('another bridge');
  await page.keyboard.press('Enter');
  await page.getByText(en.errors.WRONG_PRESENT_PASSWORD).waitFor();
  await page.getByLabel(t.password.present).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(t.password.done).waitFor();
  await phone.goesTo('/settings');
  await phone.page.getByText(en.settings.guest).waitFor();

  await laptop.goesTo('/settings');
  await page.getByText(t.farewell.title, { exact: true }).focus();
  await page.keyboard.press('Enter');
  for (const words of [...t.farewell.removes, ...t.farewell.stays]) await page.getByText(words).waitFor();
  await page.getByLabel(t.farewell.password).fill('another bridge');
  await page.getByLabel(t.farewell.sure).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${stage.server.address}/`);
  await page.locator('.who-am-i', { hasText: en.nav.guest }).waitFor();
  await laptop.goesTo('/settings');
  await page.getByRole('button', { name: en.settings.have }).click();
  await signIn(page, 'another bridge', email);
  await page.getByText(en.errors.WRONG_PASSWORD).waitFor();
  expect(laptop.complaints.filter((text) => !/status of 40[13]/.test(text))).toEqual([]);
});

/** A session that ends while a table is open says so in words; and a password that was wrong too often says how long to wait. */
import { expect, it } from 'vitest';
import { violations } from './kit/axe.ts';
import { TEXTS } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

const bots = [1, 2, 3].map((seat) => ({ seat, level: 'greedy' as const }));
const account = { email: 'ada@example.org', password: 'a bridge over nothing' };

it.each(['en', 'it'] as const)(
  'says that the session ended, does not knock on, and offers the way back (%s)',
  async (language) => {
    const ada = await stage.arrives({ language, phone: language === 'it' });
    const { page, texts } = ada;
    await ada.becomes('Ada');
    const { id } = await ada.opens({ bots, start: true, name: 'Torre' });
    let knocks = 0;
    page.on('websocket', () => knocks++);
    await ada.goesTo(`/t/${id}`);
    await page.locator('.table-screen, main').first().waitFor();
    await expect.poll(() => knocks).toBe(1);
    await ada.api.delete('/api/session');
    await page.getByRole('heading', { name: texts.lost.signedOut }).waitFor();
    await page.getByText(texts.errors.SIGNED_OUT).waitFor();
    expect(knocks).toBe(1);
    expect(await violations(page)).toEqual([]);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/signed-out-${language}.png` });
    await page.getByRole('button', { name: texts.lost.asGuest }).click();
    await expect.poll(() => knocks).toBe(2);
    await expect.poll(() => page.getByRole('heading', { name: texts.lost.signedOut }).count()).toBe(0);
  },
);

it('a tab whose session was replaced by another tab comes back by itself', async () => {
  const ada = await stage.arrives();
  const { page, texts } = ada;
  await ada.becomes('Ada');
  const { id } = await ada.opens({ bots, start: true });
  let knocks = 0;
  page.on('websocket', () => knocks++);
  await ada.goesTo(`/t/${id}`);
  await expect.poll(() => knocks).toBe(1);
  await ada.post('/api/account', account);
  await expect.poll(() => knocks).toBe(2);
  const seats = async (): Promise<unknown> => (await ada.seesInfo(id)).seats[0];
  await expect.poll(seats).toMatchObject({ kind: 'person', name: 'Ada', present: true });
  expect(await page.getByText(texts.lost.signedOut).count()).toBe(0);
});

it.each(['en', 'it'] as const)('a password that was wrong too often says for how many seconds to wait (%s)', async (language) => {
  const { page } = await stage.arrives({ language });
  const { settings, errors, tryAgainIn } = TEXTS[language];
  await page.goto('/settings');
  await page.getByRole('button', { name: settings.have }).click();
  await page.getByLabel(settings.email).fill(`${language}@example.org`);
  await page.getByLabel(settings.password).fill('not the password');
  const enter = page.getByRole('button', { name: settings.signIn, exact: true });
  const told = page.locator('.account .trouble');
  for (let tries = 0; tries < 12; tries++) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/account/session'));
    await enter.click();
    if ((await answered).status() === 429) break;
    await told.getByText(errors.WRONG_PASSWORD).waitFor();
  }
  await told.getByText(errors.TRY_LATER).waitFor();
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/try-later-${language}.png` });
  await told.locator('[aria-hidden=true]', { hasText: tryAgainIn(0) }).waitFor();
});

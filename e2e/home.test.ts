/** A guest comes in by the home page: playing in two clicks, finding a listed table, and what the first visit weighs. */
import { describe, expect, it } from 'vitest';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { setStage } from './kit/stage.ts';
import { weigh } from './kit/wire.ts';

const stage = setStage();

describe('the home page', () => {
  it('has a guest playing against bots in two clicks', async () => {
    const guest = await stage.arrives();
    await guest.goesTo('/');
    let clicks = 0;
    await guest.page.getByRole('button', { name: en.home.playNow, exact: true }).click();
    clicks++;
    // The first thing asked may be asked of a bot; then the list waits for me.
    const row = guest.page.locator('.choice.can button, .choice.folded button').first();
    await row.waitFor();
    await row.click();
    clicks++;
    expect(clicks).toBe(2);
    await guest.page.locator('.choice.chosen, .choice-back').first().waitFor();
    expect(await guest.page.locator('.table-screen .board-area').isVisible()).toBe(true);
    expect(guest.complaints).toEqual([]);
    await guest.leaves();
  });

  it('shows my running game, whose turn it is, and leads back to it', async () => {
    const guest = await stage.arrives({ language: 'it' });
    await guest.becomes('Ada');
    const table = await guest.opens({
      seats: 2,
      bots: [{ seat: 1, level: 'greedy' }],
      start: true,
      options: { firstCrown: 'seat', firstCrownSeat: 0 },
    });
    await guest.goesTo('/');
    const card = guest.page.locator('.for-you .table-card.waiting');
    await card.getByText(italian.home.yourTurn).waitFor();
    await card.getByRole('link', { name: new RegExp(`^${italian.home.resume}`) }).click();
    await guest.page.locator('.choice-list').waitFor();
    expect(new URL(guest.page.url()).pathname).toBe(`/t/${table.id}`);
    expect(guest.complaints).toEqual([]);
    await guest.leaves();
  });

  it('lets a stranger sit down at a listed table, and keeps an unlisted one to its link', async () => {
    const host = await stage.arrives();
    await host.becomes('Berta');
    const listed = await host.opens({ seats: 3, listed: true, name: 'Everybody welcome' });
    await host.opens({ seats: 3, name: 'Friends only' });
    await host.goesTo(`/t/${listed.id}`);

    const stranger = await stage.arrives();
    await stranger.goesTo('/');
    const open = stranger.page.locator('.open-tables');
    await open.getByText('Everybody welcome').first().waitFor();
    expect(await open.getByText('Friends only').count()).toBe(0);
    await open.locator(`a[href="/t/${listed.id}"]`, { hasText: en.home.join }).click();
    await stranger.page.getByRole('button', { name: en.lobby.sitAny, exact: true }).click();
    await stranger.page.locator('.copy-link').waitFor();
    await stranger.page.getByLabel(en.lobby.name).fill('Carlo');
    await stranger.page.keyboard.press('Enter');

    // Both browsers see it without being reloaded.
    await host.page.locator('.lobby-seat.person', { hasText: 'Carlo' }).waitFor();
    await host.page.getByRole('button', { name: en.lobby.fill(1) }).click();
    await Promise.all([host, stranger].map(({ page }) => page.locator('.table-screen').waitFor()));
    expect([...host.complaints, ...stranger.complaints]).toEqual([]);
    await host.leaves();
    await stranger.leaves();
  });

  it('loads little: home in 15 answers and 250 kB, 150 kB of them script, the table under 150 kB of script more', async () => {
    const guest = await stage.arrives();
    const weight = await weigh(guest.page);
    await guest.goesTo('/');
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    await guest.page.waitForLoadState('networkidle');
    const home = weight();
    expect(home.scripts).toBeGreaterThan(0);
    expect(home.scripts).toBeLessThan(150_000);
    expect(home.everything).toBeLessThan(250_000);
    expect(home.answers).toBeLessThanOrEqual(15);

    await guest.page.getByRole('button', { name: en.home.playGame('Citadels') }).click();
    await guest.page.locator('.choice-list').waitFor();
    await guest.page.waitForLoadState('networkidle');
    const table = weight().scripts - home.scripts;
    expect(table).toBeGreaterThan(0);
    expect(table).toBeLessThan(150_000);
    console.log(`script: home ${kB(home.scripts)}, table ${kB(table)} more; everything: ${kB(weight().everything)}`);
    await guest.leaves();
  });
});

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What is heard: nothing before the first touch, then moves and turns, until it is switched off. */
import { expect, it } from 'vitest';
import { en } from '../web/text/en.ts';
import { quick } from './kit/citadels.ts';
import { ListPlayer } from './kit/player.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

/** In the page: counts what the synthesiser is asked for. */
function listens(): void {
  const counted = window as unknown as { heard: number };
  counted.heard = 0;
  const { createGain } = AudioContext.prototype;
  AudioContext.prototype.createGain = function count(this: AudioContext) {
    counted.heard++;
    return createGain.call(this);
  };
}

it('sounds begin with the first touch and end with the switch', async () => {
  const ada = await stage.arrives({ lively: true, width: 1440, height: 900 });
  const { page } = ada;
  const heard = (): Promise<number> => page.evaluate(() => (window as unknown as { heard: number }).heard);
  await ada.context.addInitScript(listens);
  await ada.becomes('Ada');
  const table = await ada.opens({
    seats: 2,
    bots: [{ seat: 1, level: 'greedy' }],
    start: true,
    options: { firstCrown: 'seat', firstCrownSeat: 0 },
  });
  await ada.goesTo(`/t/${table.id}`);
  const player = new ListPlayer(page, quick);
  await player.myTurn();
  expect(await heard()).toBe(0); // my turn has come, and nothing was touched yet
  await player.playOne();
  await expect.poll(heard).toBeGreaterThan(0);

  const off = page.getByRole('button', { name: en.settings.sounds });
  expect(await off.getAttribute('aria-pressed')).toBe('true');
  await off.click();
  await page.getByRole('button', { name: en.settings.sounds, pressed: false }).waitFor();
  await player.myTurn();
  const before = await heard();
  await player.playOne();
  await player.myTurn();
  expect(await heard()).toBe(before);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

it('whoever asks a system for little movement hears nothing unless they want to', async () => {
  const ada = await stage.arrives();
  await ada.becomes('Ada');
  await ada.goesTo('/settings');
  const sounds = ada.page.getByRole('switch', { name: en.settings.sounds });
  expect(await sounds.isChecked()).toBe(false);
  await sounds.check();
  await ada.page.getByLabel(en.settings.volume).fill('80');
  await ada.page.reload();
  expect(await sounds.isChecked()).toBe(true);
  expect(await ada.page.getByLabel(en.settings.volume).inputValue()).toBe('80');
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

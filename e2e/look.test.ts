/** The look of a house and where its games are shown: what the operator chooses, what everybody sees, and what the privacy page tells of it. */
import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { violations } from './kit/axe.ts';
import type { Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';
import { faultsInWindows } from './kit/windows.ts';

const stage = setStage();
const { look, embeds, privacy } = en.house;
/** What the server takes. */
const MOST_BYTES = 128 * 1024;

let ada: Person | undefined;

/** Whoever opens the link of the first start, at the page of the house. */
async function operator(): Promise<Person> {
  if (ada === undefined) {
    const link = await stage.server.prints('/operator/house#key=');
    ada = await stage.arrives({ width: 1280, height: 900 });
    await ada.post('/api/house/operator', {
      key: new URL(link).hash.slice('#key='.length),
      account: { name: 'Ada', email: 'ada@example.org', password: 'a bridge over nothing' },
    });
    await ada.api.put('/api/operator/house', { data: { name: '' } }); // the questions of the first run are answered
  }
  await ada.goesTo('/operator/house');
  await ada.page.getByRole('heading', { name: look.title }).waitFor();
  return ada;
}

/** Every pixel another colour, as in a photograph: nothing that packs. */
function noise(side: number): Buffer {
  let seed = 1;
  const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) >> 16;
  const rows = Uint8Array.from({ length: (side * 3 + 1) * side }, (_, at) => (at % (side * 3 + 1) === 0 ? 0 : next() & 255));
  const chunk = (kind: string, body: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

it('a picture of any kind becomes the logo on every page; what is none is refused in words', async () => {
  const { page } = await operator();
  const file = page.getByLabel(look.choose, { exact: true }).and(page.locator('input'));
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await page.getByText(look.odd).waitFor();
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: noise(320) });
  const logo = page.getByRole('img', { name: look.logoNow });
  await logo.waitFor();
  expect(await page.getByText(look.odd).count()).toBe(0);

  const bruno = await stage.arrives();
  await bruno.goesTo('/');
  const mark = bruno.page.locator('.house-logo').first();
  await mark.waitFor();
  const heavy = await mark.getAttribute('src');
  const answer = await bruno.api.get(heavy!);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  expect((await answer.body()).length).toBeLessThanOrEqual(MOST_BYTES);
  // Of its whole size it would have been too heavy.
  await expect.poll(() => mark.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(192);

  // A drawing with a script in it is a picture like any other by the time it leaves the browser.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>top.x = 1</script><circle r="9"/></svg>';
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect.poll(() => logo.getAttribute('src')).not.toBe(heavy);
  const [signature] = (await (await bruno.api.get((await logo.getAttribute('src'))!)).body()).toString('latin1').split('\r');
  expect(signature).toBe('\x89PNG');
  await page.getByRole('button', { name: look.drop }).click();
  await logo.waitFor({ state: 'detached' });
  await bruno.page.reload();
  await bruno.page.locator('.shelf-box').first().waitFor();
  expect(await mark.count()).toBe(0);
  await bruno.leaves();
});

it('two colours, seen by day and by night before they are saved, are everybody’s from then on', async () => {
  const { page } = await operator();
  await page.getByLabel(look.main).fill('#7a1f4e');
  await page.getByLabel(look.second).fill('#ffe14d');
  await page.getByText(/The second is too light for white words/).waitFor();
  await page.getByRole('button', { name: look.save }).click();
  await page.getByText(look.saved).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await faultsInWindows(page, 'house')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  const bruno = await stage.arrives({ theme: 'dark' });
  await bruno.goesTo('/');
  await bruno.page.locator('.shelf-box').first().waitFor();
  const accent = (): Promise<string> =>
    bruno.page.evaluate(() => document.documentElement.style.getPropertyValue('--accent').replaceAll(' ', ''));
  expect(await accent()).toMatch(/^light-dark\(#7a1f4e,#[0-9a-f]{6}\)$/);
  expect(await violations(bruno.page)).toEqual([]);
  await page.getByRole('button', { name: look.usual }).click();
  await page.getByRole('button', { name: look.usual }).waitFor({ state: 'detached' });
  await bruno.page.reload();
  await bruno.page.locator('.shelf-box').first().waitFor();
  expect(await accent()).toBe('');
  await bruno.leaves();
});

it('which pages may show games is said on the page of the house, and told to everybody', async () => {
  const { page } = await operator();
  await page.getByText(embeds.ways.some, { exact: true }).click();
  await page.getByLabel(embeds.pages).fill('club.example.org');
  await page.getByRole('button', { name: embeds.save }).click();
  await page.getByText(en.errors.BAD_ORIGIN).waitFor();
  await page.getByLabel(embeds.pages).fill('https://club.example.org\nhttps://wiki.example.org/');
  await page.getByRole('button', { name: embeds.save }).click();
  await page.getByText(en.house.first.saved).waitFor();

  const bruno = await stage.arrives({ language: 'it' });
  await bruno.goesTo('/privacy');
  await bruno.page.getByText(italian.house.privacy.embeds('https://club.example.org, https://wiki.example.org')).waitFor();
  await bruno.page.getByText(italian.house.privacy.doors.open).waitFor();
  expect(await violations(bruno.page)).toEqual([]);
  await page.getByText(embeds.ways.everybody, { exact: true }).click();
  await page.getByRole('button', { name: embeds.save }).click();
  await page.getByText(en.house.first.saved).waitFor();
  await ada!.goesTo('/privacy');
  await page.getByText(privacy.embedsAll).waitFor();
  await bruno.leaves();
});

/** The picture that a table's link shows: drawn by the server, of what a spectator may see, and of nothing where nothing is told. */
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { LIMITS, NO_LIMITS } from '../limits.ts';
import { readPicture } from '../poster/picture.ts';
import { standingOf } from '../replay/seen.ts';
import { Player } from './player.ts';
import { playOn } from './play-on.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { firstRound, twoAtTable } from './two.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

async function serve(parts: Parameters<typeof testServer>[0] = {}) {
  const web = await temporaryFolder();
  await mkdir(join(web, 'previews'));
  await writeFile(join(web, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>');
  await copyFile(join(ROOT, 'games/capitol/poster.png'), join(web, 'previews/altezze.poster.png'));
  for (const file of ['letters.png', 'letters.json'])
    await copyFile(join(ROOT, 'web/previews', file), join(web, 'previews', file));
  const server = await testServer({ web, publicUrl: new URL('https://giochi.example.org'), ...parts });
  const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(server.address + path, { headers, redirect: 'manual' });
  const pictureAt = async (page: string): Promise<string> => {
    const text = await (await ask(page, { accept: 'text/html', 'accept-language': 'en' })).text();
    return new URL(/og:image" content="([^"]*)"/.exec(text)?.[1].replaceAll('&amp;', '&') ?? 'none:').pathname;
  };
  return { ...server, ask, pictureAt, web };
}

const bytes = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

it('is named by the page, is a PNG of the right size, changes with the game and is not sent twice', async () => {
  const { address, ask, pictureAt } = await serve();
  const two = await twoAtTable(address, { name: 'Ponte Алтай 山', spectators: true });
  const at = await pictureAt(`/t/${two.id}`);
  expect(at).toBe(`/previews/table/${two.id}/en.png`);
  const first = await ask(at);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  const before = await bytes(first);
  expect(readPicture(before)).toMatchObject({ width: 1200, height: 630 });
  expect(before.length).toBeLessThan(400_000);
  const etag = first.headers.get('etag') ?? '';
  expect((await ask(at, { 'if-none-match': etag })).status).toBe(304);
  expect(await bytes(await ask(at.replace('en.png', 'it.png')))).not.toEqual(before);
  await Promise.all([playOn(two.first), playOn(two.second)]);
  await two.first.over();
  const over = await ask(at, { 'if-none-match': etag });
  expect([over.status, over.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  expect(await bytes(over)).not.toEqual(before);
});

it('tells no more than a spectator sees: as late as they do, and nobody’s name where nobody may watch', async () => {
  const late = await serve();
  const two = await twoAtTable(late.address, { spectators: true, delay: 60 });
  const at = `/previews/table/${two.id}/en.png`;
  const dealt = await bytes(await late.ask(at));
  await firstRound(two);
  expect(await bytes(await late.ask(at))).toEqual(dealt);
  expect((await standingOf(late.services, two.id)).round).toBe(1);

  const hidden = await serve();
  const game = { name: 'Ponte', spectators: false };
  const one = await twoAtTable(hidden.address, game);
  const other = await twoAtTable(hidden.address, game);
  const [its, theirs] = await Promise.all(
    [one, other].map(async ({ id }) => (await hidden.ask(`/previews/table/${id}/en.png`)).headers.get('etag')),
  );
  await firstRound(one);
  // Two tables of the same name are the same picture, whoever sits there and however far they are.
  expect([its, theirs, (await hidden.ask(`/previews/table/${one.id}/en.png`)).headers.get('etag')]).toEqual([its, its, its]);
});

it('a closed house, a table that is not there and an odd address draw nothing', async () => {
  const data = await temporaryFolder();
  const open = await serve({ data });
  const { id } = await twoAtTable(open.address, { spectators: true });
  for (const path of [`/previews/table/${id}/de.png`, '/previews/table/none-such-1/en.png', '/previews/table/..%2f..%2fx/en.png'])
    expect([path, (await open.ask(path)).status >= 400]).toEqual([path, true]);
  await open.close();
  const closed = await serve({ data, house: { door: 'invited' } });
  expect((await closed.ask(`/previews/table/${id}/en.png`)).status).toBe(404);
});

it('whoever asks for thousands is shown the box', async () => {
  const { address, ask } = await serve({ limits: { ...NO_LIMITS, replays: LIMITS.replays } });
  const { id } = await twoAtTable(address, { spectators: true });
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(`/previews/table/${id}/en.png`)));
  const redirected = answers.filter(({ status }) => status === 302);
  expect(redirected.length).toBeGreaterThanOrEqual(20);
  expect(redirected[0].headers.get('location')).toBe('/previews/altezze.jpg');
  expect(answers.every(({ status }) => status === 200 || status === 302)).toBe(true);
});

it('a position is wound and drawn once, however often it is asked for', async () => {
  const { address, ask, services } = await serve();
  const { id } = await twoAtTable(address, { spectators: true });
  const opened = vi.spyOn(services.shelf, 'openTable');
  const at = `/previews/table/${id}/en.png`;
  const first = await ask(at);
  const wound = opened.mock.calls.length;
  expect(wound).toBeGreaterThan(0);
  expect(await bytes(await ask(at))).toEqual(await bytes(first));
  expect((await ask(at, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
  expect(opened.mock.calls.length).toBe(wound);
});

it('of all that different visitors ask for so many are drawn: drawing keeps moves waiting', async () => {
  const { address, ask } = await serve({ limits: { ...NO_LIMITS, posters: { perSecond: 0.001, burst: 3 } } });
  const ada = await Player.join(address, 'Ada');
  const answers: number[] = [];
  for (const name of ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque']) {
    const { id } = await ada.table({ name });
    answers.push((await ask(`/previews/table/${id}/en.png`)).status);
  }
  expect(answers).toEqual([200, 200, 200, 302, 302]);
});

it('a picture that could not be read is read again', async () => {
  const { address, ask, web } = await serve();
  const { id } = await twoAtTable(address, { spectators: true });
  const [letters, away] = [join(web, 'previews/letters.json'), join(web, 'previews/away.json')];
  await rename(letters, away);
  expect((await ask(`/previews/table/${id}/en.png`)).status).toBe(500);
  await rename(away, letters);
  expect((await ask(`/previews/table/${id}/en.png`)).status).toBe(200);
});

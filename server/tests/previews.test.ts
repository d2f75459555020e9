/** What links show where they are posted: the box, the table, the result; nothing hidden, and nothing of a closed house. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeInvitation } from '../house/inviting.ts';
import { keptLog } from './kept-log.ts';
import { Player } from './player.ts';
import { playOn } from './play-on.ts';
import { raw } from './raw.ts';
import { mailReceiver } from './receivers.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { twoAtTable } from './two.ts';

const PAGE =
  '<!doctype html><html><head><meta name="description" content="x" /><title>Cantiere</title></head><body></body></html>';

async function serve(parts: Parameters<typeof testServer>[0] = {}) {
  const web = await temporaryFolder();
  await writeFile(join(web, 'index.html'), PAGE);
  const server = await testServer({ web, publicUrl: new URL('https://giochi.example.org'), ...parts });
  const page = async (path: string, language = 'en'): Promise<string> => {
    const answer = await fetch(server.address + path, { headers: { accept: 'text/html', 'accept-language': language } });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    return answer.text();
  };
  return { ...server, page };
}

const tag = (page: string, name: string): string | undefined =>
  new RegExp(`property="og:${name}" content="([^"]*)"`).exec(page)?.[1];

it('a box, a table and a result, in the visitor’s language and with a picture of whole address', async () => {
  const { address, page } = await serve();
  const box = await page('/new/altezze?from=here', 'it-IT,it;q=0.9');
  expect(tag(box, 'title')).toMatch(/ · Cantiere$/);
  expect(tag(box, 'image')).toBe('https://giochi.example.org/previews/altezze.jpg');
  expect(tag(box, 'description')).toContain('giocatori');
  expect(tag(await page('/'), 'image')).toBe('https://giochi.example.org/preview.jpg');

  const two = await twoAtTable(address, { name: 'Ponte "Alto" <b>', spectators: true });
  const playing = await page(`/t/${two.id}`);
  expect(tag(playing, 'title')).toContain('Ponte &quot;Alto&quot; &lt;b&gt; · ');
  expect(playing).not.toContain('<b>');
  expect(tag(playing, 'description')).toBe('A game is on. Ada, Bruno.');
  expect(tag(playing, 'url')).toBe(`https://giochi.example.org/t/${two.id}`);
  await Promise.all([playOn(two.first), playOn(two.second)]);
  const { totals } = (await two.first.over()).result!;
  const over = await page(`/replay/${two.id}`);
  for (const points of totals) expect(tag(over, 'description')).toMatch(new RegExp(`(Ada|Bruno) ${points}\\b`));
});

it('a table that nobody may watch names nobody; what is not there, or not about anything, is the plain page', async () => {
  const { address, page } = await serve();
  const { id } = await twoAtTable(address, { spectators: false });
  const shown = await page(`/t/${id}`);
  expect(tag(shown, 'title')).toBeDefined();
  expect(shown).not.toMatch(/Ada|Bruno/);
  const ada = await Player.join(address, 'Ada');
  const lobby = await ada.table({ seats: 2 });
  expect(tag(await page(`/t/${lobby.id}`), 'description')).toBe('One free seat of 2: sit down.');
  for (const path of ['/t/none-such-1', '/new/nothing', '/settings', '/operator', '/p/x', '/t/..%2f'])
    expect([path, await page(path)]).toEqual([path, PAGE]);
});

it('a closed house tells a crawler nothing; where links let in, a table’s link tells of its table alone', async () => {
  const invited = await serve();
  const { id } = await twoAtTable(invited.address, { spectators: true });
  await invited.services.house.set({ name: 'Il Tavolo Lungo' });
  expect(tag(await invited.page('/'), 'title')).toBe('Il Tavolo Lungo');
  for (const [door, tells] of [
    ['links', true],
    ['invited', false],
  ] as const) {
    const house = await serve({ house: { door } });
    for (const path of ['/', '/new/altezze', `/replay/${id}`]) expect(await house.page(path)).toBe(PAGE);
    const code = await firstInvitation(house.services);
    const ada = new Player(house.address);
    await ada.post('/api/session', { name: 'Ada', invitation: code });
    const table = await ada.table({ seats: 2 });
    expect((await house.page(`/t/${table.id}`)) !== PAGE).toBe(tells);
  }
});

async function firstInvitation({ store }: Awaited<ReturnType<typeof serve>>['services']): Promise<string> {
  const { code } = await makeInvitation(store.db, { uses: 1, until: Date.now() + 60_000 }, Date.now());
  return code;
}

it('a request whose host is no name gets the plain page: nothing breaks, and nothing is written as an error', async () => {
  const { log, errors } = keptLog();
  const { address } = await serve({ publicUrl: undefined, log });
  for (const host of ['', '[', 'a b', '%'])
    expect([host, (await raw(address, { path: '/', headers: { host, accept: 'text/html' } })).status < 500]).toEqual([
      host,
      true,
    ]);
  expect(errors).toEqual([]);
});

it('on a telephone’s screen, in a letter and in a passkey the house has its own name', async () => {
  const web = await temporaryFolder();
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(join(web, 'manifest.webmanifest'), '{"name":"Cantiere","short_name":"Cantiere","id":"/"}');
  const box = await mailReceiver();
  const notices = { mail: { url: box.url, from: 'no-reply@example.org' }, sweepMs: 1e8 };
  const { address, services } = await testServer({ web, publicUrl: new URL('https://giochi.example.org'), notices });
  const manifest = async (): Promise<unknown> => (await fetch(`${address}/manifest.webmanifest`)).json();
  expect(await manifest()).toMatchObject({ name: 'Cantiere' });
  await services.house.set({ name: 'Il Tavolo Lungo' });
  expect(await manifest()).toEqual({ name: 'Il Tavolo Lungo', short_name: 'Il Tavolo Lungo', id: '/' });
  const ada = await Player.join(address, 'Ada');
  const password = 'torre pendente';
  await ada.post('/api/account', { email: 'ada@example.org', password });
  expect(await ada.post('/api/account/passkeys/options', { password })).toMatchObject({
    options: { rp: { name: 'Il Tavolo Lungo' } },
  });
  await new Player(address).post('/api/account/forgotten', { email: 'ada@example.org', language: 'en' });
  await expect.poll(() => box.letters.length).toBe(1);
  expect(box.letters[0].raw).toContain('Subject: A new password for Il Tavolo Lungo');
  expect(box.letters[0].text + box.letters[0].html).not.toContain('Cantiere');
});

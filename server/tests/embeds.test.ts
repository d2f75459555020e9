/** Finished games inside other people's pages: where the operator allows it, of public tables, and nothing else of the house. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEmbeds } from '../house/embeds.ts';
import { playOn } from './play-on.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { twoAtTable } from './two.ts';

const CLUB = 'https://club.example.org';

async function serve(parts: Parameters<typeof testServer>[0] = {}) {
  const web = await temporaryFolder();
  await writeFile(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const server = await testServer({ web, ...parts });
  const look = async (path: string) => {
    const { status, headers } = await fetch(server.address + path, { headers: { accept: 'text/html' } });
    const framing = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    return { status, framing, option: headers.get('x-frame-options'), cookie: headers.get('set-cookie') };
  };
  return { ...server, look };
}

const CLOSED = { framing: "'none'", option: 'DENY', cookie: null };

it('off unless it was set; then a finished public game, and that address alone', async () => {
  const { address, services, look } = await serve();
  const two = await twoAtTable(address, { listed: true });
  const at = `/embed/replay/${two.id}`;
  await services.house.set({ embeds: [CLUB] });
  expect(await look(at)).toEqual({ status: 404, ...CLOSED }); // it is still played
  await Promise.all([playOn(two.first), playOn(two.second)]);
  await two.first.over();
  await expect.poll(async () => (await look(at)).status).toBe(200);
  expect(await look(at)).toEqual({ status: 200, framing: CLUB, option: null, cookie: null });
  for (const path of [
    '/',
    `/t/${two.id}`,
    `/replay/${two.id}`,
    `/embed/replay/${two.id}/`,
    '/embed/replay/none-such-1',
    '/embed',
  ])
    expect([path, await look(path)]).toMatchObject([path, CLOSED]);
  expect((await look(`/api/tables/${two.id}`)).framing).toBe("'none'");
  await services.house.set({ embeds: ['*'] });
  expect(await look(at)).toMatchObject({ status: 200, framing: '*' });
  await services.house.set({ door: 'invited', embeds: undefined });
  expect(await look(at)).toEqual({ status: 404, ...CLOSED });
});

it('a table behind a link, one that nobody may watch and one of a closed house stay where they are', async () => {
  for (const [wish, house] of [
    [{ listed: false }, { door: 'open' }],
    [{ listed: true, spectators: false }, { door: 'open' }],
  ] as const) {
    const { address, look } = await serve({ house: { ...house, embeds: ['*'] } });
    const two = await twoAtTable(address, wish);
    await Promise.all([playOn(two.first), playOn(two.second)]);
    await two.first.over();
    expect(await look(`/embed/replay/${two.id}`)).toEqual({ status: 404, ...CLOSED });
  }
  const data = await temporaryFolder();
  const open = await serve({ data, house: { door: 'open', embeds: ['*'] } });
  const two = await twoAtTable(open.address, { listed: true });
  await Promise.all([playOn(two.first), playOn(two.second)]);
  await two.first.over();
  await expect.poll(async () => (await open.look(`/embed/replay/${two.id}`)).status).toBe(200);
  await open.close();
  const closed = await serve({ data, house: { door: 'links', embeds: ['*'] } });
  expect(await closed.look(`/embed/replay/${two.id}`)).toEqual({ status: 404, ...CLOSED });
});

it('what is typed becomes origins, or nothing', () => {
  expect(readEmbeds([' https://Club.Example.org/ ', 'https://club.example.org', 'http://localhost:8080'])).toEqual([
    CLUB,
    'http://localhost:8080',
  ]);
  expect([readEmbeds([]), readEmbeds(['everybody'])]).toEqual([[], ['*']]);
  for (const odd of [
    'club.example.org',
    'https://a.example/page',
    'https://a.example; script-src *',
    'javascript:alert(1)',
    'https://*.example',
    'https://a@b.example',
    'data:,x',
  ])
    expect([odd, readEmbeds([odd])]).toEqual([odd, undefined]);
});

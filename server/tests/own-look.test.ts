/** What a house looks like when it has a look of its own: its colours, readable whatever they are, and its logo, read strictly. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, movedColours, readColour, shownColours, SURFACES } from '../house/colours.ts';
import { House } from '../house/house.ts';
import { readLogo } from '../house/logo.ts';
import type { HouseInfo, HouseSettings } from '../protocol.ts';
import { BadSetting, readSettings } from '../settings.ts';
import { writeHouseFile } from '../store/house.ts';
import { setOperator } from '../store/operators.ts';
import { Player } from './player.ts';
import { mailReceiver } from './receivers.ts';
import { temporaryFolder, testServer, type TestServer } from './serving.ts';

const PASSWORD = 'torre pendente';
const OURS = { main: '#1f4e8c', second: '#2a7549' };

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}

interface Said {
  readonly rows?: number;
  readonly more?: readonly Buffer[];
  /** Behind the picture, within its own chunk. */
  readonly hidden?: Buffer;
  readonly end?: Buffer;
  readonly behind?: Buffer;
}

function png(width: number, height: number, said: Said = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((width * 4 + 1) * (said.rows ?? height)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(said.more ?? []),
    chunk('IDAT', Buffer.concat([data, said.hidden ?? Buffer.alloc(0)])),
    chunk('IEND', said.end ?? Buffer.alloc(0)),
    ...(said.behind ? [said.behind] : []),
  ]);
}

async function operatorOf({ address, services }: TestServer): Promise<Player> {
  const ada = await Player.join(address, 'Ada');
  await ada.post('/api/account', { email: 'ada@example.org', password: PASSWORD });
  await setOperator(services.store.db, ada.me!.person, true);
  return ada;
}

it('whatever two colours are chosen, words are readable on and in them by day and by night', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (main, second) => {
      const shown = shownColours({ main, second });
      for (const theme of ['light', 'dark'] as const) {
        const of = (name: string): string => shown[name][theme];
        const text = [
          [of('accent'), '#ffffff'],
          [of('accent-hover'), '#ffffff'],
          [of('blueprint'), SURFACES[theme]],
          [of('blueprint'), of('blueprint-soft')],
          [of('bp-high'), '#ffffff'],
          [of('bp-low'), '#ffffff'],
          [of('bp-high'), of('bp-ink-soft')],
          [of('bp-panel'), of('bp-ink-soft')],
          [of('go'), '#ffffff'],
          [of('go-light'), '#ffffff'],
          [of('go-hover'), '#ffffff'],
        ];
        for (const [one, other] of text) expect([one, other, contrast(one, other) >= 4.5]).toEqual([one, other, true]);
        expect(contrast(of('bp-edge'), of('bp-high'))).toBeGreaterThanOrEqual(3);
        expect(contrast(of('focus'), SURFACES[theme])).toBeGreaterThanOrEqual(3);
      }
    }),
    { seed: 20, numRuns: 2_000 },
  );
  // The surfaces it is held against are those of the app.
  const tokens = readFileSync(new URL('../../web/style/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--paper-sunken: light-dark(${SURFACES.light}`);
  expect(tokens).toContain(`--paper-raised: light-dark(#fffaf0, ${SURFACES.dark})`);
  for (const name of Object.keys(shownColours(OURS))) expect(tokens).toContain(`--${name}: `);
});

it('a colour that can be read stays as it is; one that cannot is moved, and that is said', () => {
  expect(movedColours(OURS)).toEqual({});
  const { main, second } = movedColours({ main: '#ffe14d', second: '#2a7549' });
  expect(main).toMatch(/^#[0-9a-f]{6}$/);
  expect(second).toBeUndefined();
  expect([readColour('1F4E8C'), readColour('#12345'), readColour('red')]).toEqual(['#1f4e8c', undefined, undefined]);
});

it('a logo is a PNG of our size, whole, and without what others wrote into it', () => {
  const plain = readLogo(png(64, 32));
  expect(plain?.mark).toMatch(/^[0-9a-f]{16}$/);
  const place = Buffer.from('Exif: 45.07, 7.69');
  const told = readLogo(png(64, 32, { more: [chunk('eXIf', place), chunk('tEXt', Buffer.from('Author\0Ada'))] }));
  expect(told?.png).toEqual(plain?.png);
  const damaged = png(64, 32);
  damaged[40] ^= 1;
  for (const [what, file] of Object.entries({
    empty: Buffer.alloc(0),
    script: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    wide: png(513, 32),
    narrow: png(8, 8),
    bomb: png(64, 32, { rows: 5_000 }),
    short: png(64, 32, { rows: 3 }),
    damaged,
    behind: png(64, 32, { behind: Buffer.from('<script>') }),
    // Where words could hide in chunks that are kept.
    hidden: png(64, 32, { hidden: Buffer.from('45.07, 7.69') }),
    end: png(64, 32, { end: Buffer.from('Ada') }),
    palette: png(64, 32, { more: [chunk('PLTE', Buffer.from('<script>alert(1)</script>'))] }),
    palettes: png(64, 32, { more: [chunk('PLTE', Buffer.alloc(3)), chunk('PLTE', Buffer.alloc(3))] }),
    clear: png(64, 32, { more: [chunk('tRNS', Buffer.from('Via Roma 1'))] }),
    heavy: Buffer.concat([png(64, 32), Buffer.alloc(140_000)]),
  }))
    expect([what, readLogo(file)]).toEqual([what, undefined]);
});

it('an operator sets logo and colours; everybody sees them, and to others those addresses lead nowhere', async () => {
  const web = await temporaryFolder();
  await writeFile(join(web, 'index.html'), '<html><head><meta name="theme-color" content="#1f4e8c" /></head></html>');
  await writeFile(join(web, 'manifest.webmanifest'), '{"name":"Cantiere","theme_color":"#1f4e8c","icons":[{"src":"/i.png"}]}');
  const box = await mailReceiver();
  const server = await testServer({
    web,
    publicUrl: new URL('https://giochi.example.org'),
    notices: { mail: { url: box.url, from: 'no-reply@example.org' }, sweepMs: 1e8 },
  });
  const { address } = server;
  const bruno = await Player.join(address, 'Bruno');
  const houseFor = async (who: Player): Promise<HouseInfo> => ((await who.get('/api/session')) as { house: HouseInfo }).house;
  const upload = (who: Player, file: Buffer, type = 'image/png'): Promise<Response> =>
    fetch(`${address}/api/operator/house/logo`, {
      method: 'PUT',
      headers: { 'content-type': type, cookie: who.cookie },
      body: new Uint8Array(file),
    });
  expect(await houseFor(bruno)).not.toHaveProperty('logo');
  expect(await houseFor(bruno)).not.toHaveProperty('colours');
  expect((await upload(bruno, png(64, 64))).status).toBe(404);
  const ada = await operatorOf(server);
  for (const [file, type] of [
    [Buffer.from('<svg/>'), 'image/svg+xml'],
    [Buffer.from('<svg/>'), 'image/png'],
    [Buffer.alloc(200_000), 'image/png'],
  ] as const)
    expect(Math.floor((await upload(ada, file, type)).status / 100)).toBe(4);
  const { logo } = (await (await upload(ada, png(64, 64))).json()) as HouseSettings;
  await ada.put('/api/operator/house', { colours: { main: '#7A1F4E', second: '#ffe14d' } });
  const told = await houseFor(bruno);
  expect(told.logo).toBe(logo);
  expect(told.colours?.accent.light).toBe('#7a1f4e');
  const shown = await fetch(`${address}/logo/${logo}.png`);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/png',
    'nosniff',
  ]);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(readLogo(png(64, 64))?.png);
  for (const other of ['0123456789abcdef.png', `${logo}.svg`, '..%2fsecrets.png'])
    expect((await fetch(`${address}/logo/${other}`)).status).toBeGreaterThanOrEqual(400);
  expect(await (await fetch(address, { headers: { accept: 'text/html' } })).text()).toContain('content="#7a1f4e"');
  expect(await (await fetch(`${address}/manifest.webmanifest`)).json()).toMatchObject({
    theme_color: '#7a1f4e',
    icons: [{ src: `/logo/${logo}.png` }, { src: '/i.png' }],
  });
  await new Player(address).post('/api/account/forgotten', { email: 'ada@example.org', language: 'en' });
  await expect.poll(() => box.letters.length).toBe(1);
  expect(box.letters[0].html).toContain('background:#7a1f4e');
  // Another process finds the picture in the store, and nothing of it is read at each look at the settings.
  const { db } = server.services.store;
  expect(await db.selectFrom('house_settings').select('name').where('name', '=', 'file/logo').execute()).toHaveLength(1);
  expect(Object.keys(server.services.house.stored)).not.toContain('file/logo');

  // A process that has not heard of the new picture yet gives nothing by the old name: browsers keep it for ever.
  const { store, log } = server.services;
  const slow = await House.open({ store, log, given: {}, publicUrl: undefined, shelf: [], now: Date.now });
  await writeHouseFile(db, 'logo', readLogo(png(32, 32))?.png, Date.now());
  expect([slow.now.logo, await slow.logo(logo!)]).toEqual([logo, undefined]);
  slow.close();
  await ada.delete('/api/operator/house/logo');
  await ada.put('/api/operator/house', { colours: null });
  expect(await houseFor(bruno)).not.toHaveProperty('logo');
  expect((await fetch(`${address}/logo/${logo}.png`)).status).toBe(404);
  expect(await db.selectFrom('house_settings').select('name').where('name', 'like', '%logo').execute()).toEqual([]);
});

it('the environment has the last word, and says in words what it does not understand', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'logo.png');
  await writeFile(file, png(32, 32));
  const settings = readSettings(['--house-colours', '#7a1f4e,#204080'], {
    HOUSE_LOGO: file,
    EMBEDS: 'https://club.example.org/',
  });
  if (settings === 'help') throw new Error('no help was asked for');
  expect(settings.house).toMatchObject({ colours: { main: '#7a1f4e', second: '#204080' }, embeds: ['https://club.example.org'] });
  const server = await testServer({ house: { ...settings.house, door: 'open' } });
  const ada = await operatorOf(server);
  expect(await ada.get('/api/operator/house')).toMatchObject({ given: ['door', 'logo', 'colours', 'embeds'] });
  await expect(ada.put('/api/operator/house', { colours: null })).rejects.toThrow('GIVEN');
  await expect(ada.delete('/api/operator/house/logo')).rejects.toThrow('GIVEN');
  const { logo } = ((await ada.get('/api/session')) as { house: HouseInfo }).house;
  expect((await fetch(`${server.address}/logo/${logo}.png`)).status).toBe(200);
  for (const env of [
    { HOUSE_LOGO: join(folder, 'none.png') },
    { HOUSE_LOGO: new URL(import.meta.url).pathname },
    { HOUSE_COLOURS: 'blue' },
    { HOUSE_COLOURS: '#111111,#222222,#333333' },
    { EMBEDS: 'club.example.org' },
    { EMBEDS: "https://a.example 'self'" },
    { EMBEDS: 'everybody,https://a.example' },
  ])
    expect(() => readSettings([], env)).toThrow(BadSetting);
});

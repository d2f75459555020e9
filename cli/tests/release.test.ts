/** What the released package says of the packages of others, and that packing leaves the sources as they were. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shrinkwrapOf, type LockFile } from '../release/shrinkwrap.ts';
import { putBack, swapIn } from '../release/swap.ts';
import { temporaryFolder } from '../../server/tests/serving.ts';

const sources = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

it('everything that the package needs is named in its tested version, with a fingerprint, and no tool is', () => {
  const lock = sources('package-lock.json') as LockFile;
  const { dependencies } = sources('server/package.json') as { dependencies: Record<string, string> };
  const ofOthers = Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@cantiere/')));
  const { packages } = shrinkwrapOf(lock, { name: 'cantiere', version: '0.1.0', dependencies: ofOthers });
  const { '': root, ...others } = packages;
  expect(root.dependencies).toEqual(ofOthers);
  expect(Object.keys(others).length).toBeGreaterThan(Object.keys(ofOthers).length);
  for (const [path, entry] of Object.entries(others)) {
    expect([path, entry.version, entry.integrity]).toEqual([path, lock.packages[path].version, lock.packages[path].integrity]);
    expect(entry.integrity).toMatch(/^sha512-/);
    expect(entry).not.toHaveProperty('dev');
    for (const name of Object.keys(entry.dependencies ?? {}))
      expect(
        Object.keys(others).some((each) => each.endsWith(`node_modules/${name}`)),
        `${path} needs ${name}`,
      ).toBe(true);
  }
  expect(Object.keys(others).filter((path) => /\/(vite|vitest|typescript|react|@cantiere)(\/|$)/.test(path))).toEqual([]);
});

it('what is within another, what is optional, and what is missing', () => {
  const integrity = 'sha512-x';
  const lock: LockFile = {
    packages: {
      'node_modules/a': { version: '1.0.0', integrity, dependencies: { b: '^1' }, optionalDependencies: { c: '*', d: '*' } },
      'node_modules/b': { version: '2.0.0', integrity },
      'node_modules/a/node_modules/b': { version: '1.5.0', integrity, dev: true },
      'node_modules/c': { version: '1.0.0', integrity, os: ['darwin'], optional: true },
    },
  };
  const of = (dependencies: Record<string, string>) => shrinkwrapOf(lock, { name: 'x', version: '1.0.0', dependencies }).packages;
  expect(of({ a: '1.0.0' })).toEqual({
    '': { name: 'x', version: '1.0.0', dependencies: { a: '1.0.0' } },
    'node_modules/a': lock.packages['node_modules/a'],
    'node_modules/a/node_modules/b': { version: '1.5.0', integrity },
    'node_modules/c': { version: '1.0.0', integrity, os: ['darwin'], optional: true },
  });
  expect(of({ a: '1.0.0', c: '1.0.0' })['node_modules/c']).not.toHaveProperty('optional');
  expect(() => of({ e: '1.0.0' })).toThrow('not in the lock file');
  expect(() => of({ b: '1.5.0' })).toThrow('2.0.0 in the lock file');
});

it('packing leaves package.json as it was, also after a run that was killed, and never over a later one', async () => {
  const root = await temporaryFolder();
  const file = join(root, 'package.json');
  const packing = { 'package.json': 'the package', 'npm-shrinkwrap.json': 'its lock' };
  const read = () => readFileSync(file, 'utf8');
  const noLock = () => expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false);
  writeFileSync(file, 'the sources');
  swapIn(root, packing);
  expect(read()).toBe('the package');
  expect(readFileSync(join(root, 'npm-shrinkwrap.json'), 'utf8')).toBe('its lock');
  putBack(root);
  expect(read()).toBe('the sources');
  noLock();

  // Killed before it was put back: the next run does.
  swapIn(root, packing);
  swapIn(root, packing);
  putBack(root);
  expect(read()).toBe('the sources');
  noLock();

  // Killed, and then somebody checked out another version: that one stays.
  swapIn(root, packing);
  writeFileSync(file, 'other sources');
  putBack(root);
  putBack(root);
  expect(read()).toBe('other sources');
  noLock();

  // Killed before anything was written.
  mkdirSync(join(root, '.runtime/packing'), { recursive: true });
  writeFileSync(join(root, '.runtime/packing/package.json'), 'the sources');
  putBack(root);
  expect(read()).toBe('other sources');
});

/** A version stands in seven package files, the lock file, the container’s, the way to a house and the changelog: all of them say the same. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NUMBERED, renumbered, releasedChangelog } from '../release/version.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('every package is of the new version and names the others by it; nobody else changes', () => {
  const present = (JSON.parse(read('package.json')) as { version: string }).version;
  for (const path of NUMBERED) {
    const text = renumbered(read(path), '9.8.7');
    expect(text, path).not.toBe(read(path));
    expect(renumbered(text, present), path).toBe(read(path));
  }
  const server = JSON.parse(renumbered(read('server/package.json'), '9.8.7')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  expect([server.version, server.dependencies['@cantiere/engine'], server.dependencies['@cantiere/bots']]).toEqual([
    '9.8.7',
    '9.8.7',
    '9.8.7',
  ]);
  const { packages } = JSON.parse(renumbered(read('package-lock.json'), '9.8.7')) as {
    packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
  };
  for (const folder of ['', 'engine', 'games', 'bots', 'server', 'web', 'cli'])
    expect([folder, packages[folder].version]).toEqual([folder, '9.8.7']);
  expect(packages.cli.dependencies?.['@cantiere/server']).toBe('9.8.7');
});

it('the container takes the packed file of this version, whatever else lies there', () => {
  const text = renumbered(read('deploy/Containerfile'), '9.8.7');
  expect(text).toContain('ARG VERSION=9.8.7\nCOPY cantiere-${VERSION}.tgz');
  expect(text.replaceAll(/^#.*$/gm, '')).not.toContain('*.tgz');
});

it('what was unreleased becomes the section of the version', () => {
  const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A tower.\n';
  expect(releasedChangelog(text, '0.2.0', '2026-11-16')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-16\n\n### Added\n\n- A tower.\n',
  );
  expect(() => releasedChangelog(releasedChangelog(text, '0.2.0', 'x'), '0.2.0', 'x')).toThrow('already');
});

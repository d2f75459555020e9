/** When the command that makes a release refuses to: it is run in a small repository of its own, never in this one. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'cantiere-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(ROOT, 'scripts/release.mjs'), join(folder, 'scripts/release.mjs'));
  for (const part of ['cli', 'server']) symlinkSync(join(ROOT, part), join(folder, part));
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const release = (...args: string[]) => {
    const script = join(folder, 'scripts/release.mjs');
    const flags = ['--disable-warning=ExperimentalWarning', script, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, flags, { cwd: folder, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  git('init', '--quiet');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'All');
  return { folder, git, release };
}

it('what is no version is refused in words', () => {
  expect(repository().release('next')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'release expects a version such as 0.2.0, or nothing.\n',
  });
});

it('a release is what is committed, and no version is made twice', () => {
  const { folder, git, release } = repository();
  git('tag', 'v0.9.0');
  expect(release('0.9.0')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('There is a version 0.9.0 already'),
  });
  writeFileSync(join(folder, 'new.txt'), 'not committed');
  expect(release('0.9.1')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('not committed') });
});

it('the next version is a higher one, by its numbers and not by its letters', () => {
  const { git, release } = repository();
  for (const tag of ['v0.9.0', 'v0.10.0', 'v1.0-draft', 'vase']) git('tag', tag);
  const { status, stdout, stderr } = release('0.9.1');
  expect([status, stdout, stderr]).toEqual([1, '', 'The last version is 0.10.0: the next one is higher.\n']);
});

it('without git there is nothing to tag, and that is said before anything is changed', () => {
  const { folder, release } = repository();
  rmSync(join(folder, '.git'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "cantiere", "version": "0.1.0" }');
  expect(release('0.9.0')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^git status --porcelain/) });
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('0.1.0');
});

it('one that fails on its way says why and how to go back, without a trace of the program', () => {
  const { folder, git, release } = repository();
  writeFileSync(join(folder, 'package.json'), '{ "name": "cantiere",\n "version": "0.1.0" }');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'More');
  const { status, stderr } = release('0.9.0');
  expect(status).toBe(1);
  expect(stderr).toContain('package-lock.json'); // it has none
  expect(stderr).toContain('git reset --hard && git clean -fd');
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('0.9.0');
});

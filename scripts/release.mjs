/**
 * `npx cantiere release [<version>]`: everything that makes a release, in one command. It keeps the editions, the database and the
 * changelog of the version, builds the one file, tries it in an empty folder as a stranger would, commits and tags what it has made,
 * and says what is left to do. Nothing is pushed and nothing is published.
 *
 *   <version>     the new number, such as 0.2.0; without it the present one is packed and tried, and nothing is changed
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryArtefact } from '../cli/release/tryArtefact.ts';
import { isLater, lastVersion, NUMBERED, renumbered, releasedChangelog } from '../cli/release/version.ts';
import { STEPS } from '../server/store/migrations.ts';

const MOST_BYTES = 15_000_000;
const QUIET = '--disable-warning=ExperimentalWarning';
const root = fileURLToPath(new URL('../', import.meta.url));
const [wanted, ...more] = process.argv.slice(2);
/** Something was changed. */
let begun = false;

async function release() {
  if (more.length > 0 || (wanted !== undefined && !/^\d+\.\d+\.\d+$/.test(wanted))) {
    console.error('release expects a version such as 0.2.0, or nothing.');
    return 2;
  }
  if (wanted !== undefined) {
    if (said('git', ['status', '--porcelain']) !== '') {
      console.error('There are changes that are not committed. Commit them first: a release is what is committed.');
      return 1;
    }
    if (said('git', ['tag', '--list', `v${wanted}`]) !== '') {
      console.error(`There is a version ${wanted} already: the tag v${wanted} names it. A version is never made twice.`);
      return 1;
    }
    const last = lastVersion(said('git', ['tag', '--list', 'v*']).split('\n'));
    if (last !== undefined && !isLater(wanted, last)) {
      console.error(`The last version is ${last}: the next one is higher.`);
      return 1;
    }
    begun = true;
    prepare(wanted);
  }
  step('The checks');
  run(process.execPath, [join(root, 'scripts/check.mjs')]);
  step('The one file');
  for (const old of packedFiles()) rmSync(join(root, old));
  run('npm', ['pack', '--loglevel=error']);
  const [name] = packedFiles();
  const file = join(root, name);
  const { size } = statSync(file);
  if (size > MOST_BYTES) throw new Error(`${name} has ${size} bytes: more than ${MOST_BYTES}.`);
  step('Tried in an empty folder');
  const { version, game, moves } = await tryArtefact(file);
  console.log(`Installed by npm, served at once, ${moves} moves of ${game} were played.`);
  if (wanted !== undefined) {
    step('Committed and tagged');
    run('git', ['add', '-A']);
    run('git', ['commit', '--quiet', '-m', `Version ${wanted}`]);
    run('git', ['tag', '-a', `v${wanted}`, '-m', `Cantiere ${wanted}`]);
  }
  console.log(toDo(name, version, size, createHash('sha256').update(readFileSync(file)).digest('hex')));
  return 0;
}

/** What a version leaves behind for all later ones. */
function prepare(version) {
  step(`Version ${version}`);
  for (const path of NUMBERED) change(path, (text) => renumbered(text, version));
  change('CHANGELOG.md', (text) => releasedChangelog(text, version, new Date().toISOString().slice(0, 10)));
  step('Its editions are kept');
  cantiere('freeze', '--all');
  cantiere('editions', '--lock');
  step('Its database is kept');
  const last = STEPS[STEPS.length - 1];
  if (!existsSync(join(root, `server/tests/kept/${last}.sql`)))
    run(process.execPath, [QUIET, join(root, 'server/tests/kept/keep.ts')]);
  step('What people have of its games is kept');
  run(process.execPath, [QUIET, join(root, 'server/tests/kept/games/keep.ts'), `v${version}`, '--if-needed']);
}

function toDo(name, version, size, digest) {
  const tag = `v${version}`;
  return `
${name}: ${(size / 1e6).toFixed(1)} MB, sha256 ${digest}

${wanted === undefined ? 'Nothing was changed: "release <version>" makes the next one.\n' : ''}To publish ${tag}:
  npm test                                    if it was not run since the last change; where it fails:
                                              git tag -d ${tag} && git reset --hard HEAD~1, mend it, and release again
  git push --follow-tags                      the workflow "release" makes the release and the container of the tag
Or by hand: attach ${name} to a release named ${tag}, with the section [${version}] of CHANGELOG.md as its text.`;
}

const packedFiles = () => readdirSync(root).filter((name) => /^cantiere-.*\.tgz$/.test(name));

function change(path, how) {
  const file = join(root, path);
  writeFileSync(file, how(readFileSync(file, 'utf8')));
}

const cantiere = (...args) => run(process.execPath, [QUIET, join(root, 'cli/main.ts'), ...args]);

function run(program, args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}. Nothing was published.`);
}

function said(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${(stderr ?? String(error)).trim()}`);
  return stdout.trim();
}

function step(words) {
  console.log(`\n== ${words}`);
}

// At the end: what it calls stands above by now.
try {
  process.exitCode = await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Nothing was there that was not committed: all that is there now is its own.
  if (begun) console.error('\nThe release was not made. To have everything as it was: git reset --hard && git clean -fd');
  process.exitCode = 1;
}

/**
 * `npm test`: checks, unit and rules tests, then whole games in a real browser. Ends with `N passed, N failed`.
 * Arguments are passed to the test runner and skip the rest: `npm test engine` runs the tests whose path has "engine",
 * `npm test e2e/offline` the browser tests whose path has "offline".
 * `npm run test:fast` (`--fast`) runs what needs no server and no long play.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { check } from './check.mjs';
import { findBrowser, findShell } from './browser.mjs';
import { startPostgres } from './postgres.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const fast = process.argv[2] === '--fast';
const only = process.argv.slice(fast ? 3 : 2);
const tally = { passed: 0, failed: 0, skipped: 0 };
/** Named once more at the end: whoever reads only the last lines of a long run sees what to look for. */
const failures = [];
/** Passed at the second try only: they do not fail the run, and are named, for each is a fault to be found. */
const shaky = [];

/** Twice what the longest part takes on two cores: a part that hangs is ended, so that the run still says what failed. */
const LONGEST_MS = 70 * 60_000;

const withoutPostgres = fast || process.env.TEST_DATABASE_URL || process.platform === 'win32';
const postgres = withoutPostgres ? undefined : await startPostgres();
/** The tests start hundreds of servers and programs: what one has read and compiled, the next need not. */
const compiled = mkdtempSync(join(tmpdir(), 'cantiere-compiled-'));
const environment = {
  ...process.env,
  NODE_COMPILE_CACHE: compiled,
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
};
if (!environment.TEST_DATABASE_URL && !fast) console.log('No PostgreSQL found: the store is tested on SQLite and PGlite only.');

try {
  if (fast) runTests('vitest.fast.config.ts', only);
  else if (only.length > 0) chosen();
  else everything();
} finally {
  await postgres?.stop();
  rmSync(compiled, { recursive: true, force: true });
}

for (const name of shaky) console.log(`SHAKY ${name}`);
for (const name of failures) console.log(`FAILED ${name}`);
const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`);
process.exitCode = tally.failed === 0 ? 0 : 1;

function everything() {
  for (const [name, passed] of check()) count(name, passed);
  runTests('vitest.config.ts', []);
  inBrowsers([]);
}

function chosen() {
  const filters = Object.groupBy(only, (filter) => (filter.startsWith('e2e/') ? 'browsers' : 'units'));
  if (filters.units) runTests('vitest.config.ts', filters.units);
  if (filters.browsers) inBrowsers(filters.browsers.map((filter) => filter.slice('e2e/'.length)));
}

function inBrowsers(filters) {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' }).status === 0;
  count('build', built);
  const browser = findBrowser();
  count('browser found', browser !== undefined);
  if (browser && built) {
    environment.CHROMIUM_PATH = browser;
    environment.CHROMIUM_SHELL_PATH = process.env.CHROMIUM_PATH ?? findShell() ?? browser;
    runTests('e2e/vitest.config.ts', filters);
  }
}

function count(name, passed) {
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
  tally[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(name);
}

function runTests(config, filters) {
  const folder = mkdtempSync(join(tmpdir(), 'cantiere-test-'));
  const report = join(folder, 'report.json');
  const { status, error } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { cwd: root, env: environment, stdio: 'inherit', timeout: LONGEST_MS, killSignal: 'SIGKILL' },
  );
  if (error) count(`${config} (${error.message})`, false);
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    tally.passed += numPassedTests;
    tally.failed += numFailedTests;
    tally.skipped += numPendingTests;
    for (const file of testResults) {
      const path = relative(root, file.name);
      for (const each of file.assertionResults)
        if (each.status === 'passed' && each.failureMessages?.length > 0)
          shaky.push(`${path} > ${each.fullName}: ${firstLines(each.failureMessages)}`);
      if (file.status !== 'failed') continue;
      const failed = file.assertionResults.filter((each) => each.status === 'failed');
      if (failed.length === 0) failures.push(`${path} (could not be run whole)`);
      for (const each of failed) failures.push(`${path} > ${each.fullName}: ${firstLines(each.failureMessages)}`);
    }
    // A file that could not even be loaded has no failed test to count.
    if (status !== 0 && numFailedTests === 0) tally.failed += Math.max(1, numFailedTestSuites);
  } catch {
    failures.push(`${config} (no report)`);
    tally.failed += 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What went wrong, in the words of the first complaint and without its colours and its way through the code. */
function firstLines(messages) {
  const [words = ''] = stripVTControlCharacters(messages?.[0] ?? '').split(/\n\s+at /, 1);
  return words.replace(/\s+/g, ' ').slice(0, 600);
}

/** Finds a Chromium for the browser tests; on Debian as root it is installed when missing. */
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const USUAL = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of the same browser without windows, a third less work for the machine, where there is one: no notices, no push. */
export const findShell = () => ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path));

/** Path of a browser, or undefined with the way out printed. */
export function findBrowser() {
  const found = USUAL.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium) ...');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.error('No Chromium found for the browser tests.');
  console.error(
    'Install one (Debian, Ubuntu: `sudo apt-get install chromium`; elsewhere Chrome or Chromium), or set CHROMIUM_PATH.',
  );
  return undefined;
}

/** A new version number, wherever it stands. Pure: from the text of a file to its new text. */

/** Our packages are all of one version, and name each other by it. */
const OURS = /("(?:cantiere|@cantiere\/\w+)": ")\d+\.\d+\.\d+(")/g;
/** In a package file it follows the name; in the lock file too, for the root and each room. */
const OWN = /("name": "(?:cantiere|@cantiere\/\w+)",\s*"version": ")\d+\.\d+\.\d+(")/g;
/** Which packed file the container takes. */
const PACKED = /(^ARG VERSION=)\d+\.\d+\.\d+($)/gm;

/** Where it stands, but for the changelog. */
export const NUMBERED: readonly string[] = [
  'package.json',
  'package-lock.json',
  ...['engine', 'games', 'bots', 'server', 'web', 'cli'].map((room) => `${room}/package.json`),
  'deploy/Containerfile',
];

export function renumbered(text: string, version: string): string {
  return [OWN, OURS, PACKED].reduce((before, place) => before.replace(place, `$1${version}$2`), text);
}

const UNRELEASED = '## [Unreleased]';

/** What was unreleased is this version's from now on. */
export function releasedChangelog(text: string, version: string, day: string): string {
  if (!text.includes(`${UNRELEASED}\n`)) throw new Error('CHANGELOG.md has no section [Unreleased].');
  if (text.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has a section of ${version} already.`);
  return text.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## [${version}] - ${day}\n`);
}

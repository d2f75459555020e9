/** A new version number, wherever it stands. Pure: from the text of a file to its new text. */

/** Our packages are all of one version, and name each other by it. */
const OURS = /("(?:cantiere|@cantiere\/\w+)": ")\d+\.\d+\.\d+(")/g;
/** In a package file it follows the name; in the lock file too, for the root and each folder. */
const OWN = /("name": "(?:cantiere|@cantiere\/\w+)",\s*"version": ")\d+\.\d+\.\d+(")/g;
/** Which packed file the container takes. */
const PACKED = /(^ARG VERSION=)\d+\.\d+\.\d+($)/gm;

/** And which one the way to a house of one's own tells to install. */
const NAMED = /(\bcantiere-)\d+\.\d+\.\d+(\.tgz)/g;

/** Where it stands, but for the changelog. */
export const NUMBERED: readonly string[] = [
  'package.json',
  'package-lock.json',
  ...['engine', 'games', 'bots', 'server', 'web', 'cli'].map((folder) => `${folder}/package.json`),
  'deploy/Containerfile',
  'docs/hosting.md',
];

export function renumbered(text: string, version: string): string {
  return [OWN, OURS, PACKED, NAMED].reduce((before, place) => before.replace(place, `$1${version}$2`), text);
}

const UNRELEASED = '## [Unreleased]';

/** What was unreleased is this version's from now on. */
export function releasedChangelog(text: string, version: string, day: string): string {
  if (!text.includes(`${UNRELEASED}\n`)) throw new Error('CHANGELOG.md has no section [Unreleased].');
  if (text.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has a section of ${version} already.`);
  return text.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## [${version}] - ${day}\n`);
}

const numbers = (version: string): readonly number[] => version.split('.').map(Number);

export function isLater(one: string, other: string): boolean {
  const [a, b] = [numbers(one), numbers(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] > b[at];
}

/** The highest of all that tags name; other tags are none of ours. */
export function lastVersion(tags: readonly string[]): string | undefined {
  const versions = tags.flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []);
  return versions.reduce<string | undefined>((last, each) => (last === undefined || isLater(each, last) ? each : last), undefined);
}

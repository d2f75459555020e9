/** A new version number, wherever it stands. Pure: from the text of a file to its new text. */

/** Our packages are all of one version, and name each other by it. */
const OURS = /("(?:cantiere|@cantiere\/\w+)": ")\d+\.\d+\.\d+(")/g;
/** In a package file it follows the name; in the lock file too, for the root and each room. */
const OWN = /("name": "(?:cantiere|@cantiere\/\w+)",\s*"version": ")\d+\.\d+\.\d+(")/g;

export function renumbered(text: string, version: string): string {
  return text.replace(OWN, `$1${version}$2`).replace(OURS, `$1${version}$2`);
}

const UNRELEASED = '## [Unreleased]';

/** What was unreleased is this version's from now on. */
export function releasedChangelog(text: string, version: string, day: string): string {
  if (!text.includes(`${UNRELEASED}\n`)) throw new Error('CHANGELOG.md has no section [Unreleased].');
  if (text.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has a section of ${version} already.`);
  return text.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## [${version}] - ${day}\n`);
}

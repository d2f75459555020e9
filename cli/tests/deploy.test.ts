/** The files of deploy/: what one writes into .env reaches the server, and there is nothing else to write there. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings, serveHelp } from '../../server/settings.ts';

const read = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
const compose = read('compose.yaml') + read('compose.postgres.yaml');
const offered = [...read('env.example').matchAll(/^#?([A-Z_]+)=/gmu)].map(([, name]) => name);
const passedOn = [...compose.matchAll(/^ {6}([A-Z_]+): '?\$\{\1:-\}/gmu)].map(([, name]) => name);

it('whatever .env may hold is used by a compose file, and what a compose file asks for stands in env.example', () => {
  const asked = [...compose.matchAll(/\$\{([A-Z_]+)/gu)].map(([, name]) => name);
  expect(offered.filter((name) => !asked.includes(name))).toEqual([]);
  expect([...new Set(asked)].filter((name) => !offered.includes(name) && name !== 'CANTIERE_IMAGE')).toEqual([]);
});

it('what is passed on is a setting of the server, and counts as not set where it is empty', () => {
  expect(passedOn).toContain('OIDC_ISSUER');
  for (const name of passedOn) expect(serveHelp).toContain(name);
  const empty = Object.fromEntries(passedOn.map((name) => [name, '']));
  expect(readSettings([], empty)).toEqual(readSettings([], {}));
});

it('docs/hosting.md tells every setting of the server, and none that there is not', () => {
  const hosting = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const [, table] = hosting.split('\n## Settings\n');
  const [rows] = table.split('\n## ');
  const names = (text: string): string[] => [
    ...new Set(
      [...text.matchAll(/--[a-z][a-z-]{2,}|\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:PORT|HOST|DOOR|GAMES|EMBEDS|RATED|COPIES)\b/gu)].map(
        ([name]) => name,
      ),
    ),
  ];
  const inTable = names(
    rows
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n'),
  );
  const inHelp = names(serveHelp).filter((name) => name !== '--help');
  expect(inHelp).toContain('--house-logo');
  expect(inHelp.filter((name) => !inTable.includes(name))).toEqual([]);
  expect(inTable.filter((name) => !inHelp.includes(name))).toEqual([]);
});

/** A house under a path of its name: paths of the app and addresses of the browser, and that nothing goes past the one door. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { baseOf, href, pathOf } from './base.ts';

describe('the base', () => {
  it('is known by where a built file lies', () => {
    expect(baseOf('https://giochi.example.org/assets/index-1a2b.js')).toBe('');
    expect(baseOf('https://club.example/games/assets/index-1a2b.js')).toBe('/games');
    expect(baseOf('https://club.example/for/us/assets/thinker-1a2b.js')).toBe('/for/us');
  });

  it('stands before every path of the app, and is read off again', () => {
    for (const base of ['', '/games', '/for/us'])
      for (const path of ['/', '/t/ponte', '/games/x']) expect(pathOf(href(path, base), base)).toBe(path);
    expect(href('/settings#account', '/games')).toBe('/games/settings#account');
    expect(pathOf('/games', '/games')).toBe('/');
    expect(pathOf('/gamesome', '/games')).toBe('/gamesome');
    expect(pathOf('/t/ponte', '/games')).toBe('/t/ponte');
  });
});

describe('nothing tells the browser an address, or reads one, past it', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) && !/\.test\.tsx?$|^(dist|node_modules|build)\/|^route\/base\.ts$|^vite\.config\.ts$/.test(name),
  );
  /** Each with its way out. */
  const PAST_IT = [
    /\blocation\.pathname\b(?! \+ location\.search\))/, // pathNow()
    /\blocation\.origin\s*\+|\$\{location\.origin\}/, // wholeAddress()
    /new URL\([^)]*\), location\.href\)\.href/, // wholeAddress()
    /\b(?:fetch|register|import|Worker|open|assign)\(\s*['"`]\//, // href()
    /\b(?:href|src)=(?:"\/|\{['"`]\/|\{to[A-Z])/, // href(), or <Link to>
  ];

  it('in any source of the app', () => {
    expect(sources.length).toBeGreaterThan(300);
    const found = sources.flatMap((name) => {
      const text = readFileSync(`${root}/${name}`, 'utf8');
      return PAST_IT.flatMap((way) => way.exec(text)?.[0] ?? []).map((words) => `${name}: ${words}`);
    });
    expect(found).toEqual([]);
  });
});

/** The program as a person or a script uses it: real processes, real exit codes. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shelf } from '@cantiere/games';
import { ruleCoverage } from '../rules.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cantiere-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function cantiere(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}

describe('wrong arguments get one line and exit code 2', () => {
  it.each([
    ['an unknown command', ['fly']],
    ['no game', ['simulate']],
    ['an unknown game', ['simulate', 'chess']],
    ['too many players', ['simulate', 'citadels', '--players', '99']],
    ['an unknown bot', ['simulate', 'citadels', '--bot', 'genius']],
    ['an unknown flag', ['simulate', 'citadels', '--speed', '9']],
    ['an unknown option', ['simulate', 'citadels', '--options', 'moon=full']],
    ['a bad option value', ['simulate', 'citadels', '--options', 'citySize=3']],
    ['a seat that is not there', ['play', 'citadels', '--seat', '9']],
    ['a language that is not there', ['play', 'citadels', '--lang', 'de']],
    ['a file that is not there', ['verify', 'nowhere.json']],
    ['nothing to measure', ['bench']],
    ['a search of no game', ['bench', 'search', 'chess']],
    ['a checkout that is not there', ['bench', 'search', 'citadels', '--against', 'nowhere']],
    ['an arena without bots', ['arena', 'citadels']],
    ['reports of a server that is not there', ['reports', '--data', 'nowhere']],
    ['something else than closing reports', ['reports', 'burn', 'x1']],
    ['reports to close that are not named', ['reports', 'close']],
    ['ratings without saying what', ['ratings']],
    ['components of no game', ['data', 'export', 'chess']],
    ['components to check that are not there', ['data', 'check', 'citadels', 'nowhere.json']],
  ])('%s', async (_what, args) => {
    const { code, out, err } = await cantiere(args);
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('--help is there for every command', async () => {
    const commands = [
      'serve',
      'play',
      'simulate',
      'rules',
      'data',
      'replay',
      'verify',
      'reports',
      'ratings',
      'arena',
      'ladder',
      'honesty',
      'bench',
    ];
    const said = await Promise.all(commands.map((command) => cantiere([command, '--help'])));
    for (const [n, { code, out }] of said.entries()) expect([commands[n], code, out.length > 80]).toEqual([commands[n], 0, true]);
    expect((await cantiere(['--help'])).out).toContain('simulate');
  }, 240_000); // as many programs as commands, at once, on whatever machine
});

describe('simulate, verify and replay', () => {
  let saved = '';
  beforeAll(async () => {
    const { code } = await cantiere([
      'simulate',
      'citadels',
      '--players',
      '3',
      '--games',
      '2',
      '--bot',
      'greedy,random',
      '--seed',
      's',
      '--save',
      folder,
    ]);
    expect(code).toBe(0);
    saved = join(folder, readdirSync(folder)[0]);
  });

  it('bench search sets a checkout beside another, and sees that both answer alike', async () => {
    const little = ['--iterations', '2', '--games', '1', '--rounds', '1'];
    const { code, out } = await cantiere(['bench', 'search', 'citadels', '--against', '.', ...little, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).figures).toMatchObject([{ game: 'citadels', players: 2, other: { sameAnswers: true } }]);
  });

  it('simulate gives the same figures for the same seed', async () => {
    const args = ['simulate', 'citadels', '--players', '4', '--games', '20', '--bot', 'random', '--seed', '7', '--json'];
    const [one, two] = await Promise.all([cantiere(args), cantiere(args)]);
    const { seconds: _s, movesPerSecond: _m, gamesPerSecond: _g, ...figures } = JSON.parse(one.out);
    expect(JSON.parse(two.out)).toMatchObject(figures);
    expect(figures).toMatchObject({ game: 'citadels', players: 4, games: 20 });
    expect(figures.wins.reduce((sum: number, wins: number) => sum + wins, 0)).toBeCloseTo(20);
  });

  it('verify accepts an honest record', async () => {
    expect(await cantiere(['verify', saved])).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse((await cantiere(['verify', saved, '--json'])).out)).toEqual({ valid: true });
  });

  it.each([
    ['another seed', (doc: Record<string, unknown>) => ({ ...doc, seed: 'ab'.repeat(32) }), 'seed'],
    ['a missing move', (doc: { moves?: unknown[] }) => ({ ...doc, moves: doc.moves?.slice(1) }), 'move 1'],
    [
      'another result',
      (doc: Record<string, unknown>) => ({ ...doc, result: { ...(doc['result'] as object), totals: [99, 0, 0] } }),
      'result',
    ],
    ['something else', () => ({ hello: 'world' }), 'not a game record'],
  ])('verify finds out %s', async (name, damage, word) => {
    const file = join(folder, `${name}.damaged`);
    writeFileSync(file, JSON.stringify(damage(JSON.parse(readFileSync(saved, 'utf8')))));
    const { code, err } = await cantiere(['verify', file]);
    expect(code).toBe(1);
    expect(err).toContain(word);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('replay shows any position, and a seat only what it may know', async () => {
    const all = await cantiere(['replay', saved, '--at', '9', '--as', 'all', '--lang', 'en']);
    const spectator = await cantiere(['replay', saved, '--at', '9', '--as', 'spectator', '--lang', 'en']);
    expect([all.code, spectator.code]).toEqual([0, 0]);
    expect(all.out.length).toBeGreaterThan(spectator.out.length);
    expect((await cantiere(['replay', saved, '--as', '7'])).code).toBe(2);
  });

  it('replay shows nothing of a record that was tampered with', async () => {
    const file = join(folder, 'options.damaged');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(saved, 'utf8')), options: { moon: 'full' } }));
    const { code, out, err } = await cantiere(['replay', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('players or options are wrong');
  });
});

describe('what a file or a person wrote gives the terminal no orders', () => {
  const ORDERS = '\u001b]0;PWNED\u0007\u001b[2J\u009b31m\u202eeve\rtrue\u007f';
  // What a terminal acts upon, and what turns text around; lines and the joints of emoji are fine.
  // oxlint-disable-next-line no-control-regex
  const ACTED_UPON = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
  let names = '';
  beforeAll(async () => {
    await cantiere([
      'simulate',
      'citadels',
      '--players',
      '3',
      '--games',
      '1',
      '--bot',
      'random',
      '--seed',
      't',
      '--save',
      folder,
    ]);
    const saved = readdirSync(folder).find((file) => file.endsWith('.json')) ?? '';
    const doc = JSON.parse(readFileSync(join(folder, saved), 'utf8')) as Record<string, unknown>;
    names = join(folder, 'names.escapes');
    writeFileSync(names, JSON.stringify({ ...doc, players: [ORDERS, ORDERS, 'Ada 👷🏽\u200d♀️'] }));
    writeFileSync(join(folder, 'game.escapes'), JSON.stringify({ ...doc, game: ORDERS }));
    writeFileSync(join(folder, 'version.escapes'), JSON.stringify({ ...doc, version: ORDERS }));
    writeFileSync(join(folder, 'options.escapes'), JSON.stringify({ ...doc, options: { [ORDERS]: ORDERS } }));
  });

  it('replay shows names without what is not to be read', async () => {
    const { code, out } = await cantiere(['replay', names, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).not.toMatch(ACTED_UPON);
    expect(out).toContain('PWNED');
    expect(out).toContain('Ada 👷🏽\u200d♀️');
  });

  it.each(['game', 'version', 'options'])('a fault in the %s is told the same way, also as JSON', async (what) => {
    const file = join(folder, `${what}.escapes`);
    const { err } = await cantiere(['verify', file]);
    expect(err).toMatch(/record/);
    expect(err).not.toMatch(ACTED_UPON);
    const { out } = await cantiere(['verify', file, '--json']);
    expect(out).not.toMatch(ACTED_UPON);
    expect(JSON.parse(out)).toMatchObject({ valid: false });
  });

  it('so are wrong arguments, and my own name at the table', async () => {
    expect((await cantiere(['simulate', ORDERS])).err).not.toMatch(ACTED_UPON);
    expect((await cantiere(['verify', `${folder}/${ORDERS}`])).err).not.toMatch(ACTED_UPON);
    const { out } = await cantiere(['play', 'citadels', '--name', ORDERS, '--lang', 'en'], 'log\n1\nquit\n');
    expect(out).toContain('PWNED');
    expect(out).not.toMatch(ACTED_UPON);
  });

  it.each([
    ['games that went on from each other', '{"seed":"00","moves":[],"seat":0,"from":', '}'],
    ['lists', '[', ']'],
  ])('twenty thousand %s inside each other are refused in words', async (_what, before, after) => {
    const doc = JSON.parse(readFileSync(names, 'utf8')) as Record<string, unknown>;
    const nested =
      before.replace('"00"', `"${'0'.repeat(64)}"`).repeat(20_000) + (before === '[' ? '' : '{}') + after.repeat(20_000);
    const file = join(folder, 'nested.deep');
    for (const field of ['from', 'options', 'result', 'moves']) {
      writeFileSync(
        file,
        JSON.stringify({ ...doc, [field]: '@' }).replace('"@"', () => nested),
      );
      const { code, err } = await cantiere(['verify', file]);
      expect({ field, code, err: err.trim() }).toEqual({
        field,
        code: 1,
        err: 'This is not a game record of Cantiere (nested too deeply).',
      });
    }
  });
});

describe('play', () => {
  it('plays a whole game by numbers, answers why, gives advice, takes back, and shows the score sheet', async () => {
    // Always the first choice that is not blocked is number 1 or a little further: offer all of them, line by line.
    const numbers = Array.from({ length: 3000 }, (_, i) => String(1 + (i % 9))).join('\n');
    const { code, out } = await cantiere(
      ['play', 'citadels', '--players', '2', '--seed', 'p', '--lang', 'it'],
      `aiuto\nperché 1\nconsiglio\nannulla\ndiario\n${numbers}\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain('annulla');
    expect(out).toMatch(/: vince \d+ volte su 100; in media/);
    expect(out).toMatch(/Totale\s+\d+/);
    expect(out).not.toMatch(/undefined|NaN/);
  });

  it('ends politely when the input ends', async () => {
    expect((await cantiere(['play', 'citadels', '--lang', 'en'], '1\n')).code).toBe(0);
  });
});

describe('data', () => {
  const at = (name: string): string => join(folder, name);

  it('is taken out, corrected, checked, and told as one small file that is checked again', async () => {
    expect((await cantiere(['data', 'export', 'builders', '--out', at('whole.json')])).code).toBe(0);
    const whole = JSON.parse(readFileSync(at('whole.json'), 'utf8')) as { buildings: { id: string; reward: number }[] };
    const pyramid = whole.buildings.find(({ id }) => id === 'b-pyramid');
    if (!pyramid) throw new Error('The Builders without their pyramid.');
    const [was] = [pyramid.reward, (pyramid.reward += 1)];
    writeFileSync(at('whole.json'), JSON.stringify(whole));
    const good = await cantiere([
      'data',
      'check',
      'builders',
      at('whole.json'),
      '--corrections',
      at('small.json'),
      '--lang',
      'it',
    ]);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toContain(`buildings / b-pyramid / reward: ${was} → ${was + 1}`);

    const again = await cantiere(['data', 'check', 'builders', at('small.json'), '--lang', 'en']);
    expect(again.code).toBe(0);
    expect(again.out).toContain('1 correction');

    // What the box cannot hold is said with its place.
    pyramid.reward = -1;
    writeFileSync(at('whole.json'), JSON.stringify(whole));
    const wrong = await cantiere(['data', 'check', 'builders', at('whole.json'), '--lang', 'en']);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toMatch(/b-pyramid, reward: found -1/);
  });
});

describe('rules', () => {
  const gamesFolder = fileURLToPath(new URL('../../games/', import.meta.url));

  it.each(shelf.map(({ meta }) => meta))('every rule of $id has a test', ({ id, rulePrefix }) => {
    const coverage = ruleCoverage(join(gamesFolder, id), rulePrefix);
    expect(coverage.uncovered).toEqual([]);
    expect(coverage.rules).not.toEqual([]);
  });

  it('a rule without a test is found', () => {
    writeFileSync(join(folder, 'rules.md'), '## XX-1\n- **XX-1.1** One.\n- **XX-1.2.3** Two.\n- **XX-2** Alone.\n');
    const tests = join(folder, 'tests');
    rmSync(tests, { recursive: true, force: true });
    writeTest(tests, "it('XX-1.1: one', () => {}); // XX-1.2.3 is only mentioned");
    expect(ruleCoverage(folder, 'XX')).toMatchObject({ rules: ['XX-1.1', 'XX-1.2.3', 'XX-2'], uncovered: ['XX-1.2.3', 'XX-2'] });
  });
});

function writeTest(tests: string, text: string): void {
  mkdirSync(tests, { recursive: true });
  writeFileSync(join(tests, 'a.test.ts'), text);
}

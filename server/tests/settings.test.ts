/** Starting a server: flags before environment before defaults, and one clear line when something is wrong. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { BadSetting, readSettings } from '../settings.ts';
import { temporaryFolder } from './serving.ts';

it('has defaults that need no settings', () => {
  expect(readSettings([], {})).toMatchObject({
    port: 4017,
    host: '127.0.0.1',
    data: './data',
    databaseUrl: undefined,
    trustProxy: false,
  });
});

it('takes the environment, and flags before it', () => {
  const env = {
    PORT: '5000',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://x',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://giochi.example.org',
  };
  const settings = readSettings(['--port', '6000'], env);
  expect(settings).toMatchObject({ port: 6000, host: '0.0.0.0', databaseUrl: 'postgres://x', trustProxy: true });
  expect(settings !== 'help' && settings.publicUrl?.protocol).toBe('https:');
});

it('whose games are rated is everybody or accounts', () => {
  expect(readSettings([], {})).toMatchObject({ ratedAmong: 'everybody' });
  expect(readSettings(['--rated', 'accounts'], { RATED: 'everybody' })).toMatchObject({ ratedAmong: 'accounts' });
  expect(() => readSettings([], { RATED: 'friends' })).toThrow(BadSetting);
});

it('what is set to nothing is not set', () => {
  const env = { PUBLIC_URL: '', DATABASE_URL: '', SMTP_URL: '', MAIL_FROM: '', PORT: '', LOCAL_WEBHOOKS: '' };
  expect(readSettings([], env)).toMatchObject({
    publicUrl: undefined,
    databaseUrl: undefined,
    port: 4017,
    notices: { mail: undefined, delayMs: 20_000, local: false },
  });
});

it('e-mail needs a server, a sender and an address for its links', () => {
  const env = { SMTP_URL: 'smtps://me:secret@mail.example.org', MAIL_FROM: 'Cantiere <no-reply@example.org>' };
  expect(readSettings([], { ...env, PUBLIC_URL: 'https://giochi.example.org' })).toMatchObject({
    notices: { mail: { url: env.SMTP_URL, from: env.MAIL_FROM } },
  });
  expect(() => readSettings([], env)).toThrow(/PUBLIC_URL/);
  const site = ['--public-url', 'https://giochi.example.org'];
  expect(() => readSettings(site, { ...env, MAIL_FROM: '' })).toThrow(/MAIL_FROM/);
  expect(() => readSettings(site, { ...env, SMTP_URL: 'mail.example.org' })).toThrow(/smtp:/);
  for (const odd of ['?sendmail=true&path=/bin/sh', '/?pool=true', '#x', '/x'])
    expect(() => readSettings(site, { ...env, SMTP_URL: env.SMTP_URL + odd })).toThrow(/mail server/);
  expect(readSettings(site, { ...env, SMTP_URL: `${env.SMTP_URL}?tls.rejectUnauthorized=false` })).toBeDefined();
});

it.each([
  [['--port', 'x']],
  [['--port', '70000']],
  [['--colour']],
  [['--public-url', 'giochi.example.org']],
  [['--public-url', 'https://']],
  [['--public-url', 'https://club.example.org/giochi?from=here']],
  [['--public-url', 'https://club.example.org/giochi#here']],
  [['--public-url', 'https://club.example.org/città']],
  [['--public-url', 'https://club.example.org/t']],
  [['--public-url', 'https://club.example.org/api/games/']],
  [['--log', 'loud']],
])('%j is refused', (args) => {
  expect(() => readSettings(args, {})).toThrow(BadSetting);
});

/** A server in a process of its own, and the first line it says. */
async function startServing(port: string): Promise<{ child: ChildProcess; said: string; ended: Promise<unknown[]> }> {
  const script = `import { serve } from ${JSON.stringify(fileURLToPath(new URL('../main.ts', import.meta.url)))};
    process.exitCode = await serve(['--port', '${port}', '--data', ${JSON.stringify(await temporaryFolder())}, '--log', 'silent'], {});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [said] = (await Promise.race([child.stdout, child.stderr].map((input) => once(createInterface({ input }), 'line')))) as [
    string,
  ];
  return { child, said, ended };
}

it('prints its address, answers, and ends with 0 on SIGINT, also when the launcher passes it on once more', async () => {
  const { child, said, ended } = await startServing('0');
  const address = /^Cantiere: (http:\/\/127\.0\.0\.1:\d+)$/.exec(said)?.[1];
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGINT');
  child.kill('SIGTERM'); // at once, and of the other kind: two alike would count as one, and a later one may meet a process that is gone
  expect(await ended).toEqual([0, null]);
});

it('a port that is taken is told in words', async () => {
  const first = await startServing('0');
  const port = /:(\d+)$/.exec(first.said)?.[1] ?? '';
  const { said, ended } = await startServing(port);
  expect(said).toBe(`Port ${port} is taken by another program. Choose another one: --port <number>, or PORT.`);
  expect(await ended).toEqual([2, null]);
});

/**
 * Tries a packed file as somebody who has nothing else: in an empty folder it is installed, serves its pages at once, and two
 * people play a move over HTTP and WebSocket. Throws when anything is not as it should be.
 */
import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Game, GameState } from '@cantiere/engine';
import type { Shelved } from '@cantiere/games';
import type { ServerMessage, TableInfo } from '@cantiere/server/protocol';

export interface TriedArtefact {
  readonly version: string;
  readonly game: string;
  /** How many steps the game has come. */
  readonly moves: number;
}

type Played = Omit<TriedArtefact, 'version'>;

/** `install(folder)` puts the package into folder/node_modules; by npm unless told otherwise. Gives what it found. */
export async function tryArtefact(packed: string, install: (folder: string) => void = byNpm(packed)): Promise<TriedArtefact> {
  const folder = mkdtempSync(join(tmpdir(), 'cantiere-empty-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  try {
    install(folder);
    const program = join(folder, 'node_modules/cantiere/scripts/cantiere.mjs');
    const said = spawnSync(process.execPath, [program, '--version'], { cwd: folder, encoding: 'utf8' });
    if (said.status !== 0) throw new Error(`--version: ${said.stderr}`);
    if (existsSync(join(folder, 'node_modules/vite'))) throw new Error('A tool of the sources was installed too.');
    const games = pathToFileURL(join(folder, 'node_modules/cantiere/release/games/registry.js')).href;
    return { version: said.stdout.trim(), ...(await served(program, folder, games)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const byNpm = (packed: string) => (folder: string): void => {
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', packed], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error(`npm install: ${done.stderr}`);
};

async function served(program: string, folder: string, games: string): Promise<Played> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--log', 'warn', '--bot-pause', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  const ended = once(child, 'exit');
  try {
    const address = await Promise.race([
      addressIn(child),
      ended.then(([code]) => {
        throw new Error(`The server ended with ${String(code)}: ${complaints}`);
      }),
    ]);
    return await visit(address, games);
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
  }
}

async function addressIn(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const found = /^Cantiere: (http\S+)/.exec(line);
    if (found) {
      child.stdout.resume();
      return found[1];
    }
  }
  throw new Error(`No address was told: ${lines.join('\n')}`);
}

/** A page with its script, a bot that answers (so its thread was found), and what is known of it afterwards. */
async function visit(address: string, games: string): Promise<Played> {
  const ask = async (path: string, options: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(address + path, { ...options, signal: AbortSignal.timeout(30_000) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const health = (await (await ask('/healthz')).json()) as { ok: boolean };
  if (!health.ok) throw new Error('The server is not well.');
  const page = await (await ask('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (script === undefined) throw new Error('The page has no script.');
  const code = await ask(script, { headers: { 'accept-encoding': 'br' } });
  if (code.headers.get('content-encoding') !== 'br') throw new Error('The app is not compressed.');

  const session = await ask('/api/session', post({ name: 'Ada' }));
  const cookie = session.headers.getSetCookie()[0].split(';')[0];
  const { editions } = (await (await ask('/api/editions')).json()) as { editions: readonly { game: string }[] };
  const [{ game }] = editions;
  const bots = [{ seat: 1, level: 'greedy' }];
  const made = await ask('/api/tables', post({ game, seats: 2, bots, start: true }, cookie));
  const { id } = (await made.json()) as TableInfo;
  return { game, moves: await play(address, id, cookie, await rulesOf(games, game)) };
}

const post = (body: unknown, cookie = ''): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
  body: JSON.stringify(body),
});

/** The rules as the package has them: they say what may be played. */
async function rulesOf(games: string, id: string): Promise<Game> {
  const { shelf } = (await import(games)) as { shelf: readonly Shelved[] };
  const shelved = shelf.find(({ meta }) => meta.id === id);
  if (shelved === undefined) throw new Error(`The package has no game ${id}.`);
  return (await shelved.rules()).game;
}

/** Until the person has moved, by the first move that the rules allow, and the bot has too. */
async function play(address: string, table: string, cookie: string, rules: Game): Promise<number> {
  const url = `${address.replace('http', 'ws')}/api/tables/${table}/live`;
  // Node's own takes headers, which the types, a browser's, do not know.
  const socket = new WebSocket(url, { headers: { cookie } } as unknown as string[]);
  const seat = 0;
  let mine = 0;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Nobody moved.')), 60_000);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ t: 'hello' })));
    socket.addEventListener('error', () => reject(new Error('The socket broke.')));
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'refused' || message.t === 'error') return reject(new Error(text));
      if (!('update' in message) || message.update === undefined) return;
      const { version, toAct, view } = message.update;
      if (mine > 0 && version > mine) {
        clearTimeout(late);
        socket.close();
        return resolve(version);
      }
      if (!toAct.includes(seat)) return;
      const [move] = rules.moves(view as unknown as GameState, seat);
      socket.send(JSON.stringify({ t: 'move', id: `try-${mine++}`, version, move }));
    });
  });
}

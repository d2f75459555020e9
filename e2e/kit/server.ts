/** The real server in a process of its own, with a data folder that goes away at the end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Server {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  /** The data folder. */
  readonly data: string;
  /** The next line that the server prints, or printed already, with this in it. */
  prints(part: string): Promise<string>;
  /** SIGKILL: no goodbye, nothing flushed. */
  kill(): Promise<void>;
  /** A new process on the same port and data; of another version of the app, which lies in this folder. */
  restart(root?: string): Promise<void>;
  /** Puts its clock forward by so many milliseconds, also for the processes that follow. */
  later(ms: number): Promise<void>;
  /** Ends the process and removes the data. */
  close(): Promise<void>;
}

export interface Serving {
  /** Shortest time between two bot moves; 0 unless a test wants to see them move. */
  readonly botPauseMs?: number;
  /** Another series of deals, for a test that needs other cards than it would get. */
  readonly deals?: string;
  /** Puts something into the data folder before the first start. */
  readonly prepare?: (data: string) => void;
  /** Who may come in; everybody unless told otherwise. `usual`: nothing is said, as at a first start. */
  readonly door?: 'open' | 'links' | 'invited' | 'usual';
  /** The ghosts play the deals of the day so many milliseconds after the start; never unless a test wants them. */
  readonly ghostsAfterMs?: number;
  /** Further flags, from the address where the server is going to be. */
  readonly flags?: (address: string) => readonly string[];
}

export async function startServer({
  botPauseMs = 0,
  deals = 'deals',
  prepare,
  ghostsAfterMs,
  flags,
  door = 'open',
}: Serving = {}): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'cantiere-e2e-'));
  prepare?.(data);
  const at = flags ? await freePort() : '0';
  const usual = ['--bot-pause', String(botPauseMs), ...(door === 'usual' ? [] : ['--door', door])];
  const more = [...usual, ...(flags?.(`http://127.0.0.1:${at}`) ?? [])];
  let ahead = 0;
  let launched = 0;
  const start = (on: string, root = ROOT): Promise<Launched> =>
    launch(root, on, data, more, {
      CLOCK_AHEAD: String(ahead),
      DEALS: `${deals}.${launched++}`,
      ...(ghostsAfterMs !== undefined && { GHOSTS_AFTER: String(ghostsAfterMs) }),
    });
  let { child, address, lines } = await start(at);
  const { port } = new URL(address);
  return {
    address,
    data,
    prints: (part) => lines.find(part),
    kill: () => end(child, 'SIGKILL'),
    async restart(root) {
      ({ child, address, lines } = await start(port, root));
    },
    async later(ms) {
      const done = once(child, 'message');
      child.send({ later: ms });
      await done;
      ahead += ms;
    },
    async close() {
      await end(child, 'SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}

interface Launched {
  readonly child: ChildProcess;
  readonly address: string;
  readonly lines: Printed;
}

/** All that was printed, to be looked for now or later. */
class Printed {
  readonly #all: string[] = [];
  readonly #news = new EventEmitter();

  constructor(lines: Interface) {
    lines.on('line', (line: string) => {
      this.#all.push(line);
      this.#news.emit('line');
    });
  }

  async find(part: string): Promise<string> {
    for (;;) {
      const found = this.#all.find((line) => line.includes(part));
      if (found !== undefined) return found;
      await once(this.#news, 'line');
    }
  }
}

/** The proxy is trusted so that every browser of a test may come from an address of its own: the real limits hold. */
async function launch(
  root: string,
  port: string,
  data: string,
  more: readonly string[],
  told: Record<string, string>,
): Promise<Launched> {
  const script = join(root, 'e2e/kit/serve.ts');
  const flags = ['--port', port, '--host', '127.0.0.1', '--data', data, '--trust-proxy', ...more];
  const { DATABASE_URL: _database, PUBLIC_URL: _public, ...rest } = process.env;
  const env = { ...rest, LOG_LEVEL: 'error', ...told };
  const child = spawn(process.execPath, [script, ...flags], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const lines = createInterface({ input: child.stdout! }); // a pipe, as asked for above
  const kept = new Printed(lines);
  const said = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
  const printed = /http:\/\/\S+/.exec(String(said[0]))?.[0];
  if (printed === undefined) throw new Error(`The server did not start: ${String(said[0])}`);
  return { child, address: new URL(printed).origin, lines: kept };
}

export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

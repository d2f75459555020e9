/** The released program in an empty folder: its commands, and its server as a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { end, freePort } from './server.ts';

export interface InstalledServer {
  readonly address: string;
  /** All that it has printed so far. */
  readonly printed: readonly string[];
  stop(): Promise<void>;
}

export class Installed {
  readonly folder = mkdtempSync(join(tmpdir(), 'cantiere-alone-'));
  readonly #env: NodeJS.ProcessEnv;

  constructor(install: (folder: string) => void) {
    writeFileSync(join(this.folder, 'package.json'), '{ "private": true }\n');
    install(this.folder);
    // Nothing of whoever runs the tests reaches it.
    const { PATH, HOME, TMPDIR } = process.env;
    this.#env = { PATH, HOME, TMPDIR };
  }

  /** Runs a command of an operator to its end; gives what it printed. */
  run(args: readonly string[], more: Record<string, string> = {}): string {
    const env = { ...this.#env, ...more };
    const done = spawnSync(process.execPath, [this.#program, ...args], { cwd: this.folder, encoding: 'utf8', env });
    if (done.status !== 0) throw new Error(`cantiere ${args.join(' ')}: ${done.status} ${done.stderr}${done.stdout}`);
    return done.stdout;
  }

  /** With a public address, as a club has it. */
  async serve(args: readonly string[], more: Record<string, string> = {}): Promise<InstalledServer> {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const flags = ['serve', '--port', port, '--public-url', address, '--bot-pause', '0', '--log', 'error', ...args];
    const env = { ...this.#env, ...more };
    const child = spawn(process.execPath, [this.#program, ...flags], {
      cwd: this.folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const printed: string[] = [];
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => printed.push(line));
    const ended = once(child, 'exit');
    await Promise.race([once(lines, 'line'), ended]);
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    return { address, printed, stop: () => end(child, 'SIGTERM') };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #program(): string {
    return join(this.folder, 'node_modules/cantiere/scripts/cantiere.mjs');
  }
}

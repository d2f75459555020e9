/** `cantiere serve`: starts a server from flags and environment, and stops it cleanly. */
import { fileURLToPath } from 'node:url';
import { openServer, type ServerParts } from './app.ts';
import { precompress } from './http/compress.ts';
import { firstKey, firstLink } from './house/firstOperator.ts';
import { openLog } from './log.ts';
import { BadSetting, serveHelp, readSettings } from './settings.ts';
import { BadDatabase } from './store/bad-database.ts';
import { NoCopy } from './store/copies.ts';
import { DataFolderInUse } from './store/folder-lock.ts';

const ECHO_MS = 1_000;
const WEB = fileURLToPath(new URL('../web/dist/', import.meta.url));

/** Runs until SIGINT or SIGTERM; gives the exit code. `parts`: what tests replace and nobody can ask for from outside. */
export async function serve(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  parts: Pick<ServerParts, 'newSeed' | 'newDealSeed' | 'labourAfterMs'> = {},
): Promise<number> {
  try {
    const settings = readSettings(args, env);
    if (settings === 'help') {
      process.stdout.write(serveHelp);
      return 0;
    }
    const log = openLog(settings.logLevel);
    const stopped = stopSignal();
    const server = await openServer({ ...settings, ...parts, web: WEB, log });
    const address = await server.listen(settings.port, settings.host).catch(async (error: unknown) => {
      await server.close();
      throw isTaken(error) ? new PortTaken(settings.port) : error;
    });
    const home = settings.publicUrl?.href ?? address;
    process.stdout.write(`Cantiere: ${home}\nOpen it in a browser; Ctrl+C stops it, and nothing is lost.\n`);
    const key = await firstKey(server.services.store.db);
    if (key !== undefined)
      process.stdout.write(`Nobody runs this house yet. Whoever opens this link does, once:\n${firstLink(home, key)}\n`);
    if (settings.publicUrl && settings.house.door === undefined && server.services.house.now.door === 'open')
      process.stdout.write('This house is open: anybody may come in. /operator/house closes it, or DOOR=invited.\n');
    precompress(WEB).catch((error: unknown) => log.warn({ err: error }, 'app files not compressed'));
    log.info({ signal: await stopped }, 'stopping');
    await server.close();
    return 0;
  } catch (error) {
    if (error instanceof Error && FOR_PEOPLE.some((kind) => error instanceof kind)) {
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    throw error;
  }
}

/**
 * The first signal to stop. A terminal and systemd tell the launcher too, which passes it on: that echo must not cut the
 * goodbye short. Whoever insists later wants it to end now.
 */
function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let stoppingSince: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        stoppingSince ??= performance.now();
        if (performance.now() - stoppingSince > ECHO_MS) process.exit(1);
        resolve(signal);
      });
    }
  });
}

class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken by another program. Choose another one: --port <number>, or PORT.`);
    this.name = 'PortTaken';
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** What whoever starts the server can mend, told in words and without a stack. */
const FOR_PEOPLE = [BadSetting, DataFolderInUse, BadDatabase, NoCopy, PortTaken];

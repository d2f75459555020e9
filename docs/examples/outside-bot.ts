/**
 * A bot of your own, outside the server: it knows nothing but the public API and a token (docs/api.md). It sits down at the table
 * that it is told, and plays any legal move until the game is over. Node 22.18 or later runs it as it is:
 *
 *   CANTIERE_URL=https://play.example.org CANTIERE_TOKEN=ct_… node outside-bot.ts <table>
 *
 * Write your own `choose`, and it plays better than at random. It comes back by itself when the connection breaks.
 */

export type Move = Readonly<Record<string, unknown>> & { readonly type: string };

/** What a bot decides by: the game as its seat sees it, and what it may do. */
interface Position {
  readonly view: unknown;
  readonly seat: number;
  readonly moves: readonly Move[];
}

function choose({ moves }: Position): Move {
  return moves[Math.floor(Math.random() * moves.length)];
}

const server = process.env.CANTIERE_URL ?? 'http://127.0.0.1:4017';
const headers = { authorization: `Bearer ${process.env.CANTIERE_TOKEN ?? ''}` };
const [table = ''] = process.argv.slice(2);
const path = `/api/tables/${encodeURIComponent(table)}`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The server answered, and said no: asking again does not help. */
class Refused extends Error {}

/** Too many requests are answered with the seconds to wait: then it waits, and asks again. */
async function ask<T>(method: 'GET' | 'POST', what: string, body?: unknown): Promise<T> {
  const response = await fetch(`${server}${path}${what}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T & { readonly error?: string };
  if (response.ok) return answer;
  if (response.status !== 429) throw new Refused(`${method} ${path}${what}: ${response.status} ${answer.error ?? ''}`);
  await pause(Number(response.headers.get('retry-after') ?? 1) * 1000);
  return ask(method, what, body);
}

interface Update {
  readonly version: number;
  readonly view: unknown;
  readonly toAct: readonly number[];
  readonly result?: { readonly ranks: readonly number[]; readonly totals: readonly number[] };
}

/** What this bot listens for; `ServerMessage` in /api/openapi.json has all that can be told. */
interface Told {
  readonly t: string;
  readonly seat?: number | 'spectator';
  readonly update?: Update;
  readonly updates?: readonly Update[];
  readonly code?: string;
  readonly refusal?: unknown;
}

/** One connection, to its end. True: the game is over, or there is no use in coming back. */
function visit(): Promise<boolean> {
  return new Promise((done) => {
    // Node's sockets take headers, which those of browsers, for whom the types are written, cannot.
    const init: unknown = { headers };
    const socket = new WebSocket(`${server.replace(/^http/, 'ws')}${path}/live`, init as string[]);
    const say = (message: unknown): void => socket.send(JSON.stringify(message));
    const heartbeat = setInterval(() => socket.readyState === WebSocket.OPEN && say({ t: 'ping' }), 20_000);
    let seat: number | 'spectator' = 'spectator';
    let decidedAt = -1;

    async function decide({ version, view, toAct, result }: Update): Promise<void> {
      if (result) {
        const rank = seat === 'spectator' ? '' : ` I came in at place ${result.ranks[seat]}.`;
        console.log(`The game is over: ${result.totals.join(', ')} points.${rank}`);
        return leave();
      }
      if (seat === 'spectator' || !toAct.includes(seat) || version <= decidedAt) return;
      decidedAt = version;
      const possible = await ask<{ version: number; moves: Move[] }>('GET', '/moves');
      // Somebody may have moved meanwhile: their update comes, and with it the next try.
      if (possible.version !== version || possible.moves.length === 0) return;
      const move = choose({ view, seat, moves: possible.moves });
      // The same id sent twice counts once: after a broken connection nothing is played twice.
      say({ t: 'move', id: `bot-${version}`, version, move });
    }

    function leave(): void {
      socket.close();
      done(true);
    }

    socket.addEventListener('open', () => say({ t: 'hello' }));
    socket.addEventListener('message', ({ data }) => {
      const told = JSON.parse(String(data)) as Told;
      if (told.seat !== undefined) seat = told.seat;
      if (told.code ?? told.refusal) console.error('The server says:', told.code ?? told.refusal);
      for (const update of told.updates ?? (told.update ? [told.update] : []))
        decide(update).catch((error: unknown) => {
          console.error(String(error));
          process.exitCode = 1;
          leave();
        });
    });
    socket.addEventListener('error', () => undefined); // the close that follows tells
    socket.addEventListener('close', ({ code }) => {
      clearInterval(heartbeat);
      done(code === 4401 || code === 1008); // the token was revoked, or this is no place for it
    });
  });
}

/** Until the game is over; while the server is away it waits for it. */
async function play(): Promise<void> {
  for (;;) {
    try {
      const { seats } = await ask<{ seats: readonly { kind: string }[] }>('GET', '');
      if (seats.some(({ kind }) => kind === 'open')) await ask('POST', '/sit', {}).catch(alreadyThere);
      if (await visit()) return;
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await pause(1_000);
  }
}

function alreadyThere(error: unknown): void {
  if (!(error instanceof Refused && error.message.endsWith('ALREADY_SEATED'))) throw error;
}

await play().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

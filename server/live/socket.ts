/** One browser at one table, over a socket: hello, moves, undo, chat. Everything that comes in is checked for shape and pace. */
import type { Socket } from 'node:net';
import { Compile } from 'typebox/compile';
import type { RawData, WebSocket } from 'ws';
import type { Services } from '../services.ts';
import { mustBeUnrated } from '../http/programs.ts';
import { secondsSince } from '../metrics.ts';
import type { ErrorCode, ServerMessage } from '../protocol.ts';
import { holdsNul } from '../nul.ts';
import { ClientMessage } from '../protocol/live.ts';
import type { Scope } from '../protocol/tokens.ts';
import { addChat } from '../store/chat.ts';
import { mustNotBeMuted } from '../store/mutes.ts';
import { findPerson, type Person } from '../store/people.ts';
import { moveIdOf, type Intent } from '../tables/decision.ts';
import type { LiveTable, Watcher } from '../tables/live.ts';
import { whyNotWatch } from '../tables/lobby.ts';
import { roomToWriteIn } from '../tables/rooms.ts';
import { AppError, Muted } from '../appError.ts';
import type { RateLimits } from './rateLimits.ts';
import type { Visit } from './visits.ts';

/** Somebody who does not read is cut off before the server's memory fills; the browser comes back by itself. */
const MOST_UNREAD_BYTES = 2 * 1024 * 1024;
const TRY_AGAIN_LATER = 1013;
const POLICY = 1008;
/** The browser asks who it is now before it comes back, if it is anybody. */
const SIGNED_OUT = 4401;

const shape = Compile(ClientMessage);

export interface Visitor {
  readonly person: Person | undefined;
  readonly archived: boolean;
  readonly visit: Visit;
  /** Whose pace counts: the session, or the address where there is none. */
  readonly key: string;
  /** Whose turn the bots of this table take while nobody closer to it is there. */
  readonly payer: string;
  /** Where they come from, keyed. */
  readonly place: string;
  /** It speaks by an API token. */
  readonly program: boolean;
  /** What a program that speaks here is let do by its token; people do as they like. */
  may(scope: Scope): boolean;
}

export function serveSocket(
  services: Services,
  rateLimits: RateLimits,
  socket: WebSocket,
  line: Socket,
  table: LiveTable,
  { person, archived, visit, key, payer, place, program, may }: Visitor,
): void {
  const send = (message: ServerMessage): void => watcher.send(JSON.stringify(message));
  const watcher: Watcher = {
    person: person?.id,
    name: person?.name,
    seat: 'spectator',
    idle: false,
    archived,
    payer,
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) return socket.close(TRY_AGAIN_LATER);
      together(line);
      socket.send(text);
    },
    end(code) {
      send({ t: 'error', code });
      socket.close(code === 'SIGNED_OUT' ? SIGNED_OUT : POLICY, code);
    },
  };
  let greeted = false;

  async function hear(message: ClientMessage): Promise<void> {
    switch (message.t) {
      case 'hello':
        if (greeted) throw new AppError('BAD_REQUEST');
        greeted = true;
        watcher.idle = message.idle ?? false;
        await services.hall.welcome(table, watcher, message.since);
        if (socket.readyState !== socket.OPEN) services.hall.farewell(table, watcher);
        return alive(message.idle);
      case 'ping':
        send({ t: 'pong' });
        return alive(message.idle);
      case 'move':
        return decide(message.id, { version: message.version, move: message.move });
      case 'undo':
        return decide(message.id, { version: message.version, undo: true });
      case 'chat':
        return chat(message.text, message.id);
    }
  }

  /** Whoever sits here gave a sign of life, or their page is open and nobody touches it. */
  async function alive(idle = false): Promise<void> {
    watcher.idle = idle;
    if (!idle) await services.doorkeeper.saw(table, watcher.person, place);
  }

  async function decide(id: string, wish: Intent): Promise<void> {
    if (!may('play')) throw new AppError('TOKEN_SCOPE');
    if (program) mustBeUnrated(table.stored);
    if (watcher.seat === 'spectator') throw new AppError('NOT_SEATED');
    if (!rateLimits.moves.take(key)) throw new AppError('TOO_FAST');
    await alive();
    const began = performance.now();
    const { seat } = watcher;
    const answer = await services.hall.decide(table, { ...wish, seat, moveId: moveIdOf(seat, id), by: 'person' });
    services.metrics.moveSeconds.observe(secondsSince(began));
    switch (answer.kind) {
      case 'accepted':
        // Otherwise the update that everybody was told says so to its author.
        if (answer.repeated) send({ t: 'accepted', id, version: answer.version });
        return;
      case 'refused':
        return send({ t: 'refused', id, refusal: answer.refusal });
      case 'behind':
        return send({ t: 'behind', id, updates: answer.updates });
    }
  }

  async function chat(raw: string, id: string | undefined): Promise<void> {
    if (person === undefined) throw new AppError('NOT_SIGNED_IN');
    if (!may('chat')) throw new AppError('TOKEN_SCOPE');
    if (!rateLimits.chat.take(key)) throw new AppError('TOO_FAST');
    const barred = whyNotWatch(table.stored, person.id); // the hello may still be waiting for its answer
    if (barred) throw new AppError(barred);
    const text = raw.trim();
    if (text === '') throw new AppError('BAD_REQUEST');
    await mustNotBeMuted(services.store.db, person.id, services.now());
    const seat = table.seatFor(person.id);
    const room = roomToWriteIn(table.stored, seat);
    const { name = person.name } = (await findPerson(services.store.db, person.id)) ?? {}; // they may have changed it since
    const line = {
      from: person.id,
      name,
      room,
      text,
      at: Date.now(),
      ...(seat !== 'spectator' && { seat }),
      ...(id !== undefined && { id }),
    };
    await alive();
    const written = await addChat(services.store.db, table.id, line);
    await services.hall.chatted(table);
    if (id !== undefined) send({ t: 'chat', line: written }); // sent again, it is no news to the table
  }

  function complain(error: unknown, about?: ClientMessage): void {
    const code: ErrorCode =
      error instanceof AppError ? error.code : services.store.saving.trouble ? 'CANNOT_SAVE' : 'SERVER_TROUBLE';
    if (!(error instanceof AppError)) services.log.error({ err: error, table: table.id }, 'socket message failed');
    send({
      t: 'error',
      code,
      ...(about && 'id' in about && about.id !== undefined && { id: about.id }),
      ...(error instanceof Muted && { until: error.until }),
    });
    if (about?.t === 'hello') socket.close(TRY_AGAIN_LATER); // without a welcome there is nothing to go on with
  }

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return; // the goodbye is said; whoever talks on is not heard
    if (!rateLimits.messages.take(key)) return watcher.end('TOO_FAST');
    const message = isBinary ? undefined : parse(data);
    if (message === undefined || (!greeted && message.t !== 'hello')) return complain(new AppError('BAD_REQUEST'));
    if (holdsNul(message)) return complain(new AppError('BAD_REQUEST'), message); // with its id, or the browser would say it for ever
    hear(message).catch((error: unknown) => complain(error, message));
  });
  socket.on('close', () => {
    if (!watcher.idle) services.doorkeeper.left(table, watcher.person);
    services.hall.farewell(table, watcher);
  });
  visit.signOut = () => {
    services.hall.farewell(table, watcher);
    watcher.end('SIGNED_OUT');
  };
  visit.call = () => send({ t: 'told' });
  if (visit.ended) visit.signOut();
}

/** What is sent in one turn of the event loop leaves in one packet: an answer and its update cost one system call, not two. */
function together(line: Socket): void {
  if (line.writableCorked > 0) return;
  line.cork();
  if (held.push(line) === 1) setImmediate(letGo);
}

let held: Socket[] = [];

function letGo(): void {
  const lines = held;
  held = [];
  for (const line of lines) line.uncork();
}

function parse(data: RawData): ClientMessage | undefined {
  try {
    // ws hands text over as one buffer.
    const message: unknown = JSON.parse((data as Buffer).toString());
    return shape.Check(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

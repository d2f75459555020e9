/**
 * The line to one table: it comes back by itself, knows which version it has, and sends an unanswered move again with the
 * same id until it hears what became of it. Nothing is lost when the server restarts. What it connects to, the server's socket
 * or a table in this browser (offline/), makes no difference to it.
 */
import type { GameMove, Refusal, Seat } from '@cantiere/engine';
import type {
  ChatLine,
  ClientMessage,
  Clocks,
  ErrorCode,
  NumberedEvent,
  PlansMessage,
  ServerMessage,
  TableInfo,
  Update,
} from '@cantiere/server/protocol';
import { makeStore, type ValueStore } from '../kit/store.ts';
import type { Channel, Connect } from './channel.ts';
import { noteTold } from './told.ts';
import { MOST_UNSENT, withoutWritten, type UnsentStore, type Unsent } from './unsent.ts';

export type Connection = 'joining' | 'live' | 'lost';

/** A move, or a wish to take one back, on its way: kept until it is accepted, refused or overtaken. */
export type Sent = Extract<ClientMessage, { readonly t: 'move' | 'undo' }>;

export type MoveAnswer =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Somebody was faster: the move was made for an older position and did not count. */
  | { readonly kind: 'overtaken' };

/** Everybody's clock, and by how much the server's own is ahead of this machine's. */
export interface HeardClocks extends Clocks {
  readonly ahead: number;
}

export interface KnownTable {
  readonly connection: Connection;
  readonly table?: TableInfo;
  readonly seat: Seat | 'spectator';
  /** The newest position. */
  readonly latest?: Update;
  /** All that was told, oldest first; positions not yet shown are in playbackQueue.ts. */
  readonly log: readonly NumberedEvent[];
  readonly chat: readonly ChatLine[];
  /** What I wrote and the server has not confirmed. */
  readonly unsent: readonly Unsent[];
  /** What I decided ahead, as last told. */
  readonly plans?: PlansMessage;
  /** Of a timed table. */
  readonly clocks?: HeardClocks;
  readonly sent?: Sent;
  /** What goes out after it, one by one, each when the one before has been played; there only beside a move that was sent. */
  readonly following?: readonly GameMove[];
  /** So many moves that were to follow were not played: something was not as it was when they were decided. */
  readonly unplayed?: number;
  readonly answer?: MoveAnswer;
  readonly trouble?: ErrorCode;
  /** So often the house has had something to say to me since the line was opened. */
  readonly called?: number;
  /** The server cannot save moves just now. */
  readonly unsaved?: boolean;
  /** Why the table has closed the line for good: there is no use in calling again. */
  readonly ended?: ErrorCode;
}

export interface TableConnection {
  readonly store: ValueStore<KnownTable>;
  /** Called for every new position in order; the first one after opening, or through other eyes, has `fresh` set. */
  onUpdate(listener: (update: Update, fresh: boolean) => void): void;
  /** Plays a move, and these after it as long as nothing comes between: no refusal, nobody else's step, no other turn. */
  play(move: GameMove, then?: readonly GameMove[]): void;
  /** Takes back what the latest position offers to take back. */
  undo(): void;
  say(text: string): void;
  /** Takes back a line that has not gone out. */
  unsay(id: string): void;
  /** The person has read the answer to the last move. */
  answerRead(): void;
  hurry(): void;
  close(): void;
}

/** After these the server hangs up, and waiting would not help. */
const ENDINGS: readonly ErrorCode[] = [
  'TABLE_CLOSED',
  'NOT_FOUND',
  'NO_SPECTATORS',
  'NOT_WELCOME',
  'CANNOT_RESUME',
  'SIGNED_OUT',
];

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

/** Nobody has touched the page for so long: it is open, but that says nothing of its person. */
const IDLE_AFTER = 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Too many words at once: the rest goes out a little later. */
const SAY_AGAIN = 2_500;

export function openConnection(connect: Connect, drawer?: UnsentStore): TableConnection {
  const unsentBefore = drawer?.read() ?? [];
  const store = makeStore<KnownTable>({ connection: 'joining', seat: 'spectator', log: [], chat: [], unsent: unsentBefore });
  const change = (part: Partial<KnownTable>): void => store.set({ ...store.get(), ...part });
  let listener: (update: Update, fresh: boolean) => void = () => undefined;
  let channel: Channel | undefined;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  let closed = false;
  /** The version from which on the channel was asked to tell, until it has. */
  let askedSince: number | undefined;

  const send = (message: ClientMessage): void => channel?.send(message);

  let touchedAt = Date.now();
  /** The server believes that nobody touches this page. */
  let toldIdle = false;
  const idle = (): { idle?: true } => {
    toldIdle = Date.now() - touchedAt > IDLE_AFTER;
    return toldIdle ? { idle: true } : {};
  };
  /** Whoever is back says so at once: somebody may be about to let a bot play for them. */
  const touched = (): void => {
    touchedAt = Date.now();
    if (!toldIdle) return;
    toldIdle = false;
    send({ t: 'ping' });
  };

  let sayAgain: ReturnType<typeof setTimeout> | undefined;
  const setUnsent = (unsent: readonly Unsent[]): void => {
    if (unsent === store.get().unsent) return;
    change({ unsent });
    drawer?.write(unsent);
  };
  const sayAll = (): void => {
    clearTimeout(sayAgain);
    for (const { id, text } of store.get().unsent) send({ t: 'chat', id, text });
  };
  const hearChat = (lines: readonly ChatLine[]): void => {
    change({ chat: mergeChat(store.get().chat, lines) });
    setUnsent(withoutWritten(store.get().unsent, lines));
  };

  const hearClocks = (clocks: Clocks | undefined): void => {
    if (clocks) change({ clocks: { ...clocks, ahead: clocks.now - Date.now() } });
  };

  /** `id`: of the decision of my seat that led there. */
  const take = (update: Update, fresh: boolean, id?: string): void => {
    const { latest, log } = store.get();
    change({ log: merge(log, update.events) });
    const news = latest === undefined || update.version > latest.version;
    if (news) {
      change({ latest: update });
      hearClocks(update.clocks);
    }
    if (id !== undefined) settle(id, update.version);
    if (news) listener(update, fresh);
  };

  /** It did not come to pass, and what was to follow it has lost its ground. */
  const dropSent = (id: string, answer?: MoveAnswer): void => {
    if (store.get().sent?.id === id) giveUp(answer && { answer });
  };

  const giveUp = (why: Partial<KnownTable> = {}): void => {
    const { sent: _sent, following = [], ...rest } = store.get();
    store.set({ ...rest, ...(following.length > 0 && { unplayed: following.length }), ...why });
  };

  /** The decision has been played and its position is here: it is over, and the next one goes out if everything is as it was. */
  const settle = (id: string, version: number): void => {
    const { sent, following = [], latest, seat, ...rest } = store.get();
    if (sent?.id !== id) return;
    const [move, ...then] = following;
    const mine = latest?.version === version && typeof seat === 'number' && latest.toAct.includes(seat);
    if (move === undefined || !mine) return giveUp();
    const next: Sent = { t: 'move', id: newId(), version: latest.version, move };
    store.set({ ...rest, latest, seat, sent: next, following: then });
    send(next);
  };

  /**
   * My seat is another: everything reads differently through other eyes, the numbers of the events too, and what the old seat
   * wanted is nobody's wish any more. False when only what was missed is on the way: the whole is asked for.
   */
  const seeAnew = (): boolean => {
    giveUp();
    const { latest: _seen, ...rest } = store.get();
    store.set({ ...rest, log: [] });
    if (askedSince !== undefined) channel?.close();
    return askedSince === undefined;
  };

  const hear = (message: ServerMessage): void => {
    switch (message.t) {
      case 'welcome': {
        if ((store.get().latest?.view.viewer ?? message.seat) !== message.seat && !seeAnew()) return;
        const fresh = store.get().latest === undefined;
        askedSince = undefined;
        change({ connection: 'live', table: noteTold(message.table), seat: message.seat });
        hearChat(message.chat);
        change({ unsaved: false }); // otherwise it is said next
        change({ log: merge(store.get().log, message.log) });
        hearClocks(message.table.clocks);
        if (message.update) take(message.update, fresh);
        wait = FIRST_WAIT;
        const { sent } = store.get();
        if (sent) send(sent);
        sayAll();
        return;
      }
      case 'table':
        hearClocks(message.table.clocks);
        return change({ table: noteTold(message.table), seat: message.seat });
      case 'update':
        return take(message.update, false, message.id);
      case 'accepted':
        return settle(message.id, message.version);
      case 'refused':
        return dropSent(message.id, { kind: 'refused', refusal: message.refusal });
      case 'behind':
        dropSent(message.id, { kind: 'overtaken' });
        for (const update of message.updates) take(update, false);
        return;
      case 'chat':
        return hearChat([message.line]);
      case 'plans':
        return change({ plans: { ...store.get().plans, ...message } }); // the last news holds until there is other
      case 'saving': {
        const { sent } = store.get();
        change({ unsaved: !message.works });
        if (message.works && sent) send(sent);
        return;
      }
      case 'error': {
        const { code, id } = message;
        const { sent, unsent } = store.get();
        if (unsent.some((line) => line.id === id)) {
          if (code === 'TOO_FAST' || code === 'SERVER_TROUBLE' || code === 'CANNOT_SAVE') {
            clearTimeout(sayAgain);
            sayAgain = setTimeout(sayAll, SAY_AGAIN);
            return;
          }
          setUnsent(unsent.filter((line) => line.id !== id));
        }
        if (code === 'MUTED') change({ called: (store.get().called ?? 0) + 1 }); // until when is told with who I am
        if (code === 'CANNOT_SAVE' && sent?.id === id) return change({ unsaved: true }); // sent again as soon as it can be
        // What cannot even be read has no id.
        if (sent && (id === sent.id || code === 'BAD_REQUEST')) dropSent(sent.id);
        return change({ trouble: code, ...(ENDINGS.includes(code) && { ended: code }) });
      }
      case 'told':
        return change({ called: (store.get().called ?? 0) + 1 });
      case 'pong':
        return;
    }
  };

  const callAgain = (): void => {
    clearTimeout(retry);
    if (closed || store.get().ended !== undefined || channel?.alive) return;
    heardAt = Date.now();
    const opening = connect({
      opened() {
        askedSince = store.get().latest?.version;
        send({ t: 'hello', ...(askedSince !== undefined && { since: askedSince }), ...idle() });
      },
      heard(message) {
        heardAt = Date.now();
        hear(message);
      },
      closed() {
        if (closed || channel !== opening) return;
        change({ connection: 'lost' });
        if (store.get().ended !== undefined) return;
        retry = setTimeout(callAgain, wait * (0.7 + Math.random() * 0.6));
        wait = Math.min(LONGEST_WAIT, wait * 1.7);
      },
    });
    channel = opening;
  };

  /** A laptop that slept, a phone that changed network: do not sit out the pause. */
  const hurry = (): void => {
    if (closed || document.visibilityState === 'hidden') return;
    wait = FIRST_WAIT;
    if (Date.now() - heardAt > SILENCE) channel?.close();
    callAgain();
  };
  const pulse = setInterval(() => {
    if (Date.now() - heardAt > SILENCE) channel?.close();
    else send({ t: 'ping', ...idle() });
  }, PING_EVERY);
  window.addEventListener('online', hurry);
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { passive: true });
  document.addEventListener('visibilitychange', hurry);
  callAgain();

  /** One at a time: until it is answered, nothing else is decided. */
  const decide = (make: (id: string, version: number) => Sent, following: readonly GameMove[] = []): void => {
    const { latest, sent, answer: _read, trouble: _old, unplayed: _before, ...rest } = store.get();
    if (!latest || sent) return;
    const next = make(newId(), latest.version);
    store.set({ ...rest, latest, sent: next, following });
    send(next);
  };

  return {
    store,
    onUpdate(next) {
      listener = next;
    },
    play: (move, then) => decide((id, version) => ({ t: 'move', id, version, move }), then),
    undo() {
      // Whoever wants to go back does not want the rest to be played.
      const { following = [] } = store.get();
      if (following.length > 0) return change({ following: [], unplayed: following.length });
      decide((id, version) => ({ t: 'undo', id, version }));
    },
    say(text) {
      const { unsent } = store.get();
      if (unsent.length >= MOST_UNSENT) return;
      const line = { id: newId(), text, at: Date.now() };
      setUnsent([...unsent, line]);
      send({ t: 'chat', id: line.id, text });
    },
    unsay: (id) => setUnsent(store.get().unsent.filter((line) => line.id !== id)),
    answerRead() {
      const { answer: _read, trouble: _old, unplayed: _before, ...rest } = store.get();
      store.set(rest);
    },
    hurry,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(pulse);
      clearTimeout(sayAgain);
      window.removeEventListener('online', hurry);
      for (const touch of TOUCHES) window.removeEventListener(touch, touched);
      document.removeEventListener('visibilitychange', hurry);
      channel?.close();
    },
  };
}

/** Over plain http on a home network there is no randomUUID. */
function newId(): string {
  if (crypto.randomUUID !== undefined) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function merge(have: readonly NumberedEvent[], more: readonly NumberedEvent[]): readonly NumberedEvent[] {
  const last = have.at(-1)?.number ?? -Infinity;
  if (more.every((event) => event.number > last)) return more.length > 0 ? [...have, ...more] : have;
  const known = new Set(have.map((event) => event.number));
  const fresh = more.filter((event) => !known.has(event.number));
  return fresh.length > 0 ? [...have, ...fresh].sort((a, b) => a.number - b.number) : have;
}

/** A line that comes again has changed: whoever wrote it has gone, and their words with them. */
function mergeChat(have: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const lines = new Map(have.map((line) => [line.number, line]));
  const news = more.filter((line) => lines.get(line.number)?.text !== line.text);
  for (const line of news) lines.set(line.number, line);
  return news.length > 0 ? [...lines.values()].sort((a, b) => a.number - b.number) : have;
}

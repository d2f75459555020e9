import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '@cantiere/engine';
import type { ClientMessage, NumberedEvent, ServerMessage, TableInfo, Update } from '@cantiere/server/protocol';
import { connectToServer } from './channel.ts';
import { openConnection, type TableConnection } from './tableConnection.ts';

/** A socket whose other end is the test. */
class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    TestSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = { id: 't', version: 0 } as TableInfo;
const event = (number: number): NumberedEvent => ({ number, version: number, event: { kind: 'x' } });
const at = (version: number, viewer: Viewer = 0): Update => ({
  version,
  view: { viewer } as Update['view'],
  toAct: [0],
  events: [event(version)],
});
const socket = (): TestSocket => TestSocket.all.at(-1) as TestSocket;
let line: TableConnection;
let seen: number[];

function welcome(version: number): void {
  socket().opens();
  socket().says({ t: 'welcome', table, seat: 0, chat: [], log: [], update: at(version) });
}

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.all = [];
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn(), visibilityState: 'visible' });
  line = openConnection(connectToServer('ws://test/'));
  seen = [];
  line.onUpdate((update) => seen.push(update.version));
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to a table', () => {
  it('says hello without a version first, with the last one after a break', () => {
    welcome(4);
    expect(socket().sent).toEqual([{ t: 'hello' }]);
    socket().close();
    expect(line.store.get().connection).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(TestSocket.all).toHaveLength(2);
    socket().opens();
    expect(socket().sent).toEqual([{ t: 'hello', since: 4 }]);
  });

  it('tells at once when somebody touches the page again after a while, and only then', () => {
    const touch = vi.mocked(window.addEventListener).mock.calls.find(([name]) => name === 'pointerdown')?.[1] as () => void;
    welcome(4);
    const pings = (): readonly ClientMessage[] => socket().sent.filter(({ t }) => t === 'ping');
    touch();
    expect(pings()).toEqual([]); // nobody thought they were away
    for (let pulse = 0; pulse < 4; pulse++) {
      vi.advanceTimersByTime(20_000);
      socket().says({ t: 'pong' });
    }
    expect(pings().at(-1)).toEqual({ t: 'ping', idle: true });
    const before = pings().length;
    touch();
    touch();
    expect(pings().slice(before)).toEqual([{ t: 'ping' }]);
  });

  it('sends an unanswered move again with the same id, and only that one', () => {
    welcome(4);
    line.play({ type: 'BUILD' });
    const [, first] = socket().sent;
    socket().close();
    vi.advanceTimersByTime(1_000);
    welcome(4);
    expect(socket().sent[1]).toEqual(first);
    line.play({ type: 'OTHER' });
    expect(socket().sent).toHaveLength(2);
  });

  it('forgets a move once it is accepted', () => {
    welcome(4);
    line.play({ type: 'BUILD' });
    const { id } = socket().sent[1] as Extract<ClientMessage, { t: 'move' }>;
    socket().says({ t: 'update', update: at(5), id });
    expect(line.store.get().sent).toBeUndefined();
    expect(seen).toEqual([4, 5]);
  });

  it('holds it while only others are heard, also another device of mine', () => {
    welcome(4);
    line.play({ type: 'BUILD' });
    socket().says({ t: 'update', update: at(5) });
    socket().says({ t: 'update', update: at(6), id: 'of-my-phone' });
    expect(line.store.get().sent).toMatchObject({ t: 'move', version: 4 });
  });

  it('forgets a move whose position came with the welcome, when the repeat is acknowledged', () => {
    welcome(4);
    line.play({ type: 'BUILD' });
    const { id } = socket().sent[1] as Extract<ClientMessage, { t: 'move' }>;
    socket().close();
    vi.advanceTimersByTime(1_000);
    welcome(5);
    expect(line.store.get().sent).toBeDefined();
    socket().says({ t: 'accepted', id, version: 5 });
    expect(line.store.get().sent).toBeUndefined();
    expect(seen).toEqual([4, 5]);
  });

  describe('several moves in a row', () => {
    const moves = (): Extract<ClientMessage, { t: 'move' }>[] =>
      socket().sent.filter((message): message is Extract<ClientMessage, { t: 'move' }> => message.t === 'move');
    const types = (): string[] => moves().map(({ move }) => move.type);
    const lastId = (): string => moves().at(-1)?.id ?? '';
    const plays = (update: Update): void => socket().says({ t: 'update', update, id: lastId() });
    const repeats = (version: number): void => socket().says({ t: 'accepted', id: lastId(), version });

    it('go out one by one', () => {
      welcome(4);
      line.play({ type: 'OPEN' }, [{ type: 'HIRE' }, { type: 'SEND' }]);
      for (const version of [5, 6, 7]) {
        expect(moves()).toHaveLength(version - 4);
        expect(moves().at(-1)?.version).toBe(version - 1);
        plays(at(version));
      }
      expect(types()).toEqual(['OPEN', 'HIRE', 'SEND']);
      expect(line.store.get()).not.toHaveProperty('sent');
      expect(line.store.get().unplayed).toBeUndefined();
    });

    it('come through a broken line, each once', () => {
      welcome(4);
      line.play({ type: 'OPEN' }, [{ type: 'HIRE' }]);
      const [first] = moves();
      socket().close();
      vi.advanceTimersByTime(1_000);
      welcome(5);
      expect(moves()).toEqual([first]);
      repeats(5);
      expect(types()).toEqual(['OPEN', 'HIRE']);
    });

    it('end with a refusal, and it is said how many were left', () => {
      welcome(4);
      line.play({ type: 'OPEN' }, [{ type: 'HIRE' }, { type: 'SEND' }]);
      plays(at(5));
      const refusal = { code: 'NO', rule: 'X-1' };
      socket().says({ t: 'refused', id: moves().at(-1)?.id ?? '', refusal });
      expect(line.store.get()).toMatchObject({ answer: { kind: 'refused', refusal }, unplayed: 1 });
      expect(line.store.get().sent).toBeUndefined();
      // The next decision begins with a clean sheet, and nothing of the old one comes after it.
      line.play({ type: 'OTHER' });
      plays(at(6));
      expect(types()).toEqual(['OPEN', 'HIRE', 'OTHER']);
      expect(line.store.get().unplayed).toBeUndefined();
    });

    it('end when somebody else has moved meanwhile', () => {
      welcome(4);
      line.play({ type: 'OPEN' }, [{ type: 'HIRE' }]);
      socket().close();
      vi.advanceTimersByTime(1_000);
      welcome(6);
      repeats(5);
      expect(types()).toEqual(['OPEN']); // sent again, and nothing after it
      expect(line.store.get().unplayed).toBe(1);
    });

    it('end when it is no longer my turn', () => {
      welcome(4);
      line.play({ type: 'OPEN' }, [{ type: 'HIRE' }]);
      plays({ ...at(5), toAct: [1] });
      expect(types()).toEqual(['OPEN']);
      expect(line.store.get().unplayed).toBe(1);
    });

    it('end when the move came too late, when it made trouble, and when I sit elsewhere', () => {
      const endings: ((id: string) => ServerMessage)[] = [
        (id) => ({ t: 'behind', id, updates: [at(5)] }),
        (id) => ({ t: 'error', id, code: 'TOO_FAST' }),
        () => ({ t: 'welcome', table, seat: 1, chat: [], log: [], update: at(9, 1) }),
      ];
      welcome(4);
      for (const ending of endings) {
        line.answerRead();
        line.play({ type: 'OPEN' }, [{ type: 'HIRE' }, { type: 'SEND' }]);
        socket().says(ending(moves().at(-1)?.id ?? ''));
        expect(line.store.get().unplayed).toBe(2);
        expect(line.store.get()).not.toHaveProperty('following');
      }
      expect(new Set(types())).toEqual(new Set(['OPEN']));
    });

    it('an undo in between ends them and takes nothing back', () => {
      welcome(4);
      line.play({ type: 'OPEN' }, [{ type: 'HIRE' }]);
      line.undo();
      plays(at(5));
      expect(socket().sent.map(({ t }) => t)).toEqual(['hello', 'move']);
      expect(line.store.get()).toMatchObject({ unplayed: 1 });
      expect(line.store.get().sent).toBeUndefined();
    });
  });

  it('takes what it missed when it was too late, and says so', () => {
    welcome(4);
    line.play({ type: 'BUILD' });
    const { id } = socket().sent[1] as Extract<ClientMessage, { t: 'move' }>;
    socket().says({ t: 'behind', id, updates: [at(5), at(6)] });
    expect(seen).toEqual([4, 5, 6]);
    expect(line.store.get().answer).toEqual({ kind: 'overtaken' });
    expect(line.store.get().sent).toBeUndefined();
  });

  it('shows no position twice and keeps each event once', () => {
    welcome(4);
    socket().says({ t: 'update', update: at(5) });
    socket().says({ t: 'update', update: at(5) });
    expect(seen).toEqual([4, 5]);
    expect(line.store.get().log.map((event) => event.number)).toEqual([4, 5]);
  });

  it('waits longer each time, but never for long', () => {
    for (let n = 0; n < 12; n++) {
      socket().close();
      vi.advanceTimersByTime(5_500);
    }
    expect(TestSocket.all.length).toBe(13);
  });

  it('gives up a silent line and opens another', () => {
    welcome(4);
    vi.advanceTimersByTime(61_000);
    expect(TestSocket.all.length).toBeGreaterThan(1);
  });

  it('sends an unanswered undo again with the same id, and no move beside it', () => {
    welcome(4);
    line.undo();
    const [, first] = socket().sent;
    expect(first).toMatchObject({ t: 'undo', version: 4 });
    socket().close();
    vi.advanceTimersByTime(1_000);
    welcome(4);
    expect(socket().sent[1]).toEqual(first);
    line.play({ type: 'BUILD' });
    expect(socket().sent).toHaveLength(2);
    const { id } = first as Extract<ClientMessage, { t: 'undo' }>;
    socket().says({ t: 'update', update: at(5), id });
    expect(line.store.get().sent).toBeUndefined();
  });

  it.each(['CANNOT_RESUME', 'NO_SPECTATORS', 'NOT_FOUND', 'SIGNED_OUT'] as const)('does not call again after %s', (code) => {
    socket().opens();
    socket().says({ t: 'error', code });
    socket().close();
    vi.advanceTimersByTime(120_000);
    line.hurry();
    expect(TestSocket.all).toHaveLength(1);
    expect(line.store.get().ended).toBe(code);
  });

  it('sees everything anew through other eyes: a spectator who sits down, a player who leaves', () => {
    socket().opens();
    socket().says({ t: 'welcome', table, seat: 'spectator', chat: [], log: [event(3)], update: at(4, 'spectator') });
    const mine = at(4);
    socket().says({ t: 'table', table, seat: 0 });
    socket().says({ t: 'welcome', table, seat: 0, chat: [], log: [event(1), event(2)], update: mine });
    expect(line.store.get().latest).toEqual(mine);
    expect(line.store.get().log.map(({ number }) => number)).toEqual([1, 2, 4]);
    const late = at(2, 'spectator'); // spectators see this table late
    socket().says({ t: 'welcome', table, seat: 'spectator', chat: [], log: [], update: late });
    expect(line.store.get().latest).toEqual(late);
    expect(seen).toEqual([4, 4, 2]);
  });

  it('asks for the whole game when its seat became another while the line was broken', () => {
    welcome(4);
    line.play({ type: 'BUILD' });
    socket().close();
    vi.advanceTimersByTime(1_000);
    socket().opens();
    expect(socket().sent).toEqual([{ t: 'hello', since: 4 }]);
    socket().says({ t: 'welcome', table, seat: 'spectator', chat: [], log: [], update: at(6, 'spectator') });
    vi.advanceTimersByTime(1_000);
    expect(TestSocket.all).toHaveLength(3);
    socket().opens();
    expect(socket().sent).toEqual([{ t: 'hello' }]);
    socket().says({ t: 'welcome', table, seat: 'spectator', chat: [], log: [event(5)], update: at(6, 'spectator') });
    expect(line.store.get().log.map(({ number }) => number)).toEqual([5, 6]);
    expect(socket().sent).toHaveLength(1); // what the old seat wanted is nobody's wish any more
  });

  it('keeps a move on its way when something else went wrong, and lets it go when the move did', () => {
    welcome(4);
    line.play({ type: 'BUILD' });
    const { id } = socket().sent[1] as Extract<ClientMessage, { t: 'move' }>;
    socket().says({ t: 'error', code: 'TOO_FAST' }); // a chat line
    expect(line.store.get()).toMatchObject({ trouble: 'TOO_FAST', sent: { id } });
    socket().says({ t: 'error', code: 'STAND_IN', id });
    expect(line.store.get().sent).toBeUndefined();
  });

  it('keeps words while the line is down, and sends each once the line is back, under its id', () => {
    welcome(4);
    socket().close();
    line.say('una');
    line.say('due');
    expect(line.store.get().unsent.map(({ text }) => text)).toEqual(['una', 'due']);
    vi.advanceTimersByTime(1_000);
    welcome(4);
    const said = socket().sent.filter((message) => message.t === 'chat');
    expect(said.map(({ text }) => text)).toEqual(['una', 'due']);
    const [{ id }] = said;
    const written = {
      number: 1,
      room: 'players',
      from: 'me',
      name: 'Ada',
      text: 'una',
      at: 0,
      ...(id !== undefined && { id }),
    } as const;
    socket().says({ t: 'chat', line: written });
    expect(line.store.get().unsent.map(({ text }) => text)).toEqual(['due']);
    socket().close();
    vi.advanceTimersByTime(1_000);
    welcome(4);
    expect(socket().sent.filter((message) => message.t === 'chat')).toEqual([said[1]]);
  });

  it('says again what came too fast, and lets go what cannot be taken', () => {
    welcome(4);
    line.say('una');
    const { id } = socket().sent.at(-1) as Extract<ClientMessage, { t: 'chat' }>;
    socket().says({ t: 'error', code: 'TOO_FAST', id: id! });
    expect(line.store.get().trouble).toBeUndefined();
    vi.advanceTimersByTime(3_000);
    expect(socket().sent.at(-1)).toEqual({ t: 'chat', id, text: 'una' });
    socket().says({ t: 'error', code: 'NOT_SIGNED_IN', id: id! });
    expect(line.store.get()).toMatchObject({ unsent: [], trouble: 'NOT_SIGNED_IN' });
  });

  it('says when nobody has touched the page for a while', () => {
    welcome(4);
    vi.advanceTimersByTime(20_000);
    expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
    socket().says({ t: 'pong' });
    vi.advanceTimersByTime(40_000);
    socket().says({ t: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(socket().sent.at(-1)).toEqual({ t: 'ping', idle: true });
  });

  it('calls again after any other trouble', () => {
    welcome(4);
    socket().says({ t: 'error', code: 'TOO_FAST' });
    socket().close();
    vi.advanceTimersByTime(5_500);
    expect(TestSocket.all).toHaveLength(2);
    expect(line.store.get().ended).toBeUndefined();
  });
});

describe('a server that cannot save', () => {
  it('keeps my move, says so, and sends it again when it can', () => {
    welcome(1);
    line.play({ type: 'x' });
    const [, mine] = socket().sent;
    const id = 'id' in mine ? mine.id : '';
    socket().says({ t: 'error', code: 'CANNOT_SAVE', id });
    expect(line.store.get()).toMatchObject({ unsaved: true, sent: { id } });
    expect(line.store.get().trouble).toBeUndefined();
    socket().says({ t: 'saving', works: false });
    expect(socket().sent.length).toBe(2);
    socket().says({ t: 'saving', works: true });
    expect(socket().sent.slice(2)).toEqual([mine]);
    expect(line.store.get().unsaved).toBe(false);
  });

  it('is told of after the welcome, and forgotten with the line', () => {
    welcome(1);
    socket().says({ t: 'saving', works: false });
    expect(line.store.get().unsaved).toBe(true);
    socket().close();
    vi.advanceTimersByTime(5_000);
    welcome(1);
    expect(line.store.get().unsaved).toBe(false);
  });
});

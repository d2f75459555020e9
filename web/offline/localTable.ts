/**
 * A table that stands in this browser. It answers on a channel exactly as the server's socket would (my view and my events
 * and nothing else), so that the same line and the same screens play it. Bots get a view and nothing else.
 */
import {
  cannotUndo,
  commitmentTo,
  MALFORMED,
  record,
  refusal,
  stableHash,
  type Game,
  type GameMove,
  type GameRecord,
  type GameState,
  type Refusal,
  type Seat,
  type Temperament,
  type View,
} from '@cantiere/engine';
import { steadySeed, temperamentOf, type BotLevel } from '@cantiere/bots';
import type { ClientMessage, SeatInfo, ServerMessage, TableInfo } from '@cantiere/server/protocol';
import { lastDecisions, type BotDecision } from '../coach/decisions.ts';
import { makeStore, type ValueStore } from '../kit/store.ts';
import type { Connect } from '../live/channel.ts';
import { LocalGame } from './localGame.ts';
import { mySeatAt, type CoachCalled, type SavedGame, type SavedSeat } from './saved.ts';

/** All that a bot gets to see. */
export interface LocalBotQuestion {
  readonly game: string;
  readonly edition: string;
  readonly level: BotLevel;
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly seed: number;
  /** What the seat has played since somebody else did. */
  readonly earlier?: readonly GameMove[];
  /** What it likes among moves that look alike; never of a steady bot. */
  readonly temperament?: Temperament;
  /** The answer must follow from the deal and the moves: no clock, nothing carried on. */
  readonly steady?: true;
  /** Of a steady bot, where they are not its level's own. */
  readonly iterations?: number;
}

export interface Surroundings {
  /** Rejects when the bot failed or took too long. */
  choose(question: LocalBotQuestion): Promise<GameMove>;
  /** Writes the game down; false when that was not possible. */
  keep(game: SavedGame): boolean;
  /** Shortest time between two bot moves. */
  readonly pauseMs: number;
}

/** The rules, and which edition they are. */
export interface PlayedBy {
  readonly game: Game;
  readonly edition: string;
}

/** The only person at the table. */
const ME = 'me';

export class LocalTable {
  readonly #game: Game;
  readonly #edition: string;
  readonly #around: Surroundings;
  readonly #seat: Seat;
  #saved: SavedGame;
  readonly #play: LocalGame;
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #answered = new Map<string, number>();
  /** Where bots are steady they answer first: what I decided before them waits. */
  readonly #decidedEarly: (() => void)[] = [];
  #driving = false;
  #closed = false;
  /** Whether the game as it stands is written down. */
  readonly kept = makeStore(true);
  /** Undefined until one is called. */
  readonly coach: ValueStore<CoachCalled | undefined>;

  /** Throws IllegalRecord when the saved moves do not belong to these rules. */
  constructor({ game, edition }: PlayedBy, saved: SavedGame, around: Surroundings) {
    this.#game = game;
    this.#edition = edition;
    this.#around = around;
    this.#saved = { ...saved, edition };
    this.coach = makeStore(saved.coach);
    this.#seat = mySeatAt(saved);
    this.#play = new LocalGame(game, saved.start, this.#seat, saved.steps);
  }

  get saved(): SavedGame {
    return this.#saved;
  }

  readonly connect: Connect = ({ opened, heard, closed }) => {
    let alive = true;
    // As over a real channel: later, in order, and never the same object at both ends.
    const tell = (message: ServerMessage): void => {
      const text = JSON.stringify(message);
      queueMicrotask(() => alive && heard(JSON.parse(text) as ServerMessage));
    };
    queueMicrotask(() => alive && opened());
    return {
      get alive() {
        return alive;
      },
      send: (message) => {
        if (!alive) return;
        if (message.t === 'hello') this.#listeners.add(tell);
        this.#hear(message, tell);
      },
      close: () => {
        alive = false;
        this.#listeners.delete(tell);
        closed();
      },
    };
  };

  record(): GameRecord {
    const { start, seats } = this.#saved;
    const { moves, undone } = this.#play.standing;
    return record(
      this.#game,
      start,
      moves,
      seats.map(({ name }) => name),
      { edition: this.#edition, undone, ...(this.#saved.training && { training: true }) },
    );
  }

  /** From now on the game is training, whatever the coach does later. */
  callCoach(coach: CoachCalled): void {
    this.#saved = { ...this.#saved, coach, training: true, updatedAt: Date.now() };
    this.kept.set(this.#around.keep(this.#saved));
    this.coach.set(coach);
    this.#tell({ t: 'table', table: infoOf(this.#saved), seat: this.#seat });
  }

  /** For the coach alone: what the bots decided last, each with what it saw. */
  botDecisions(): readonly BotDecision[] {
    const sitting = this.#saved.seats.map((seat) => (seat.kind === 'bot' ? seat.level : null));
    return lastDecisions(this.#game, this.#saved.start, this.#play.standing.moves, sitting);
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  #hear(message: ClientMessage, answer: (message: ServerMessage) => void): void {
    switch (message.t) {
      case 'hello': {
        const first = message.since === undefined;
        const log = first ? this.#play.myLog : [];
        answer({
          t: 'welcome',
          table: infoOf(this.#saved),
          seat: this.#seat,
          chat: [],
          log,
          update: this.#play.update(message.since),
        });
        void this.#drive();
        return;
      }
      case 'move':
      case 'undo':
        return this.#decide(message, answer);
      case 'ping':
        return answer({ t: 'pong' });
      case 'chat':
        return; // bots do not chat
    }
  }

  #decide(wish: Extract<ClientMessage, { t: 'move' | 'undo' }>, answer: (message: ServerMessage) => void): void {
    const { id, version } = wish;
    const before = this.#answered.get(id);
    if (before !== undefined) return answer({ t: 'accepted', id, version: before });
    if (wish.t === 'move' && version !== this.#play.version && !this.#play.stillStands(this.#seat, version))
      return answer({ t: 'behind', id, updates: [this.#play.update(version)] });
    if (wish.t === 'move' && this.#saved.steady && this.#botAsked()) {
      this.#decidedEarly.push(() => this.#decide(wish, answer));
      return void this.#drive();
    }
    const refused = wish.t === 'move' ? this.#make(this.#seat, wish.move, id) : this.#takeBack(id);
    if (refused) return answer({ t: 'refused', id, refusal: refused });
    this.#answered.set(id, this.#play.version);
    void this.#drive();
  }

  /** `id`: of my decision. */
  #make(seat: Seat, move: GameMove, id?: string): Refusal | undefined {
    const refused = this.#play.refuse(seat, move);
    if (refused) return refused;
    const since = this.#play.version;
    try {
      this.#play.play(seat, move);
    } catch (error) {
      console.error(error);
      return refusal(MALFORMED, 'move');
    }
    this.#tellSince(since, id);
    return undefined;
  }

  /** Back to my last decision, whatever was revealed since. A wish made while bots moved on means the same. */
  #takeBack(id: string): Refusal | undefined {
    if (this.#play.undo === undefined) return cannotUndo('start');
    const since = this.#play.version;
    this.#play.takeBack();
    this.#tellSince(since, id);
    return undefined;
  }

  #tellSince(version: number, id?: string): void {
    this.#writeDown();
    this.#tell({ t: 'update', update: this.#play.update(version), ...(id !== undefined && { id }) });
    this.#tell({ t: 'table', table: infoOf(this.#saved), seat: this.#seat });
  }

  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    for (let asked = this.#botAsked(); asked && !this.#closed; asked = this.#botAsked()) {
      const { version } = this.#play;
      const [move] = await Promise.all([this.#choose(asked), pause(this.#around.pauseMs)]);
      // Meanwhile I may have gone back: then it thought in vain.
      if (this.#closed || !this.#play.stillStands(asked.seat, version)) continue;
      if (move === undefined || this.#make(asked.seat, move)) this.#makeAny(asked.seat, version);
    }
    this.#driving = false;
    for (const decide of this.#decidedEarly.splice(0)) if (!this.#closed) decide();
  }

  #botAsked(): Asked | undefined {
    for (const seat of this.#play.toAct.toSorted((a, b) => a - b)) {
      const sitting = this.#saved.seats[seat];
      if (sitting?.kind === 'bot') return { ...sitting, seat };
    }
    return undefined;
  }

  /** Whatever bots do, the game must go on. */
  #makeAny(seat: Seat, version: number): void {
    const moves = this.#play.movesOf(seat);
    this.#make(seat, moves[version % moves.length]);
  }

  /** Asks the bot, and a simpler one when it fails; undefined when that fails too. */
  async #choose({ seat, level, iterations }: Asked): Promise<GameMove | undefined> {
    const { game, start, steady } = this.#saved;
    const { version } = this.#play;
    const temperament = temperamentAt(this.#saved, seat);
    const question = {
      game,
      edition: this.#edition,
      view: this.#play.viewOf(seat),
      seat,
      earlier: this.#play.earlierOf(seat),
      seed: steady
        ? steadySeed({ seed: start.seed, played: this.#play.movesAt(), seat })
        : Number.parseInt(stableHash(`${start.seed}/bot/${seat}/${version}`).slice(0, 12), 16),
      ...(steady ? { steady } : temperament && { temperament }),
      ...(iterations !== undefined && { iterations }),
    };
    for (const attempt of [level, 'greedy'] as const) {
      try {
        return await this.#around.choose({ ...question, level: attempt });
      } catch (error) {
        if (this.#closed) break;
        console.error(error);
      }
    }
    return undefined;
  }

  #writeDown(): void {
    const { result: _old, ...rest } = this.#saved;
    const { steps, toAct, training, result } = this.#play;
    this.#saved = {
      ...rest,
      steps: [...steps],
      toAct,
      updatedAt: Date.now(),
      ...(training && { training: true }),
      ...(result && { result }),
    };
    this.kept.set(this.#around.keep(this.#saved));
  }

  #tell(message: ServerMessage): void {
    for (const listener of this.#listeners) listener(message);
  }
}

interface Asked extends Pick<Extract<SavedSeat, { kind: 'bot' }>, 'level' | 'iterations'> {
  readonly seat: Seat;
}

/** As at the server's tables; steady bots have none. */
function temperamentAt({ id, seats, steady }: SavedGame, seat: Seat): Temperament | undefined {
  const sitting = seats[seat];
  return !steady && sitting?.kind === 'bot' ? temperamentOf(id, sitting.name, sitting.level) : undefined;
}

/** The saved game as the rest of the app knows tables. */
export function infoOf(saved: SavedGame): TableInfo {
  const { id, name, game, edition, seats, start, steps, toAct, createdAt, updatedAt, training, result } = saved;
  return {
    id,
    game,
    ...(edition !== undefined && { edition }),
    name,
    phase: result ? 'over' : 'playing',
    seats: seats.map((seat, at): SeatInfo => {
      if (seat.kind === 'me') return { kind: 'person', name: seat.name, person: ME, present: true };
      const temperament = temperamentAt(saved, at);
      return { kind: 'bot', name: seat.name, level: seat.level, ...(temperament && { temperament }) };
    }),
    options: start.options,
    listed: false,
    spectators: false,
    openChat: false,
    friends: false,
    host: ME,
    hostName: seats.find(({ kind }) => kind === 'me')?.name ?? '',
    terms: { time: { kind: 'none' }, whenOut: 'standIn', standIn: 'greedy', friendly: false, help: true, rated: false },
    help: true,
    unrated: 'bots',
    createdAt,
    updatedAt,
    version: steps.length,
    toAct,
    archived: false,
    commitment: commitmentTo(start.seed),
    ...(training && { training }),
    ...(result && { seed: start.seed, result }),
  };
}

const pause = (ms: number): Promise<void> => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve());

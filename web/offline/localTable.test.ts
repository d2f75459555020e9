import { afterEach, describe, expect, it, vi } from 'vitest';
import { Compile } from 'typebox/compile';
import {
  canonicalJson,
  defaultOptions,
  heard,
  HIDDEN_CHANCE,
  quickChance,
  seedFrom,
  standing,
  verify,
  type Game,
  type GameMove,
  type GameState,
  type Told,
} from '@cantiere/engine';
import { BUILDERS, chooseMove, steadyBudget, walk, type BotLevel, type Thinker } from '@cantiere/bots';
import { shelf, type Shelved } from '@cantiere/games';
import type { ClientMessage, ServerMessage, Update } from '@cantiere/server/protocol';
import { mustBeSpoken } from '../../server/tests/spoken.ts';
import { LocalGame } from './localGame.ts';
import { infoOf, LocalTable, type Surroundings, type LocalBotQuestion } from './localTable.ts';
import { FORMAT, type SavedGame } from './saved.ts';

const ME = 0;
const EDITION = '2-01234567';

async function open(shelved: Shelved): Promise<Thinker> {
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}

function newGame(game: Game, seed: string, seats = 3, level: BotLevel = 'greedy'): SavedGame {
  return {
    format: FORMAT,
    id: 'a1',
    name: 'Ponte Alto',
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    start: { seats, options: defaultOptions(game.options), seed: seedFrom(seed) },
    seats: Array.from({ length: seats }, (_, n) =>
      n === ME ? { kind: 'me', name: 'Ada' } : { kind: 'bot', name: `Bot ${n}`, level },
    ),
    steps: [],
    createdAt: 1,
    updatedAt: 1,
    toAct: [],
  };
}

/** A person at the table, at the near end of the channel. */
class Sitting {
  readonly table: LocalTable;
  readonly said: ServerMessage[] = [];
  readonly questions: LocalBotQuestion[] = [];
  kept: SavedGame | undefined;
  #send: (message: ClientMessage) => void = () => undefined;

  constructor({ game, bot }: Thinker, saved: SavedGame, around: Partial<Surroundings> = {}) {
    this.table = new LocalTable({ game, edition: EDITION }, saved, {
      choose: async (question) => {
        this.questions.push(structuredClone(question));
        return chooseMove({ game, bot }, question.level, question.view, question.seat, question.seed);
      },
      keep: (kept) => {
        this.kept = JSON.parse(JSON.stringify(kept)) as SavedGame;
        return true;
      },
      pauseMs: 0,
      ...around,
    });
    const channel = this.table.connect({
      opened: () => channel.send({ t: 'hello' }),
      heard: (message) => {
        mustBeSpoken(message);
        this.said.push(message);
      },
      closed: () => undefined,
    });
    this.#send = channel.send;
  }

  get update(): Update {
    const last = this.said.findLast((message) => (message.t === 'update' || message.t === 'welcome') && message.update);
    if (!last || !('update' in last) || !last.update) throw new Error('No position yet');
    return last.update;
  }

  say(message: ClientMessage): void {
    this.#send(message);
  }

  async myTurn(): Promise<Update> {
    return vi.waitFor(
      () => {
        const { update } = this;
        if (!update.toAct.includes(ME) && !update.result) throw new Error('Not yet');
        return update;
      },
      { interval: 1, timeout: 30_000 },
    );
  }

  #ids = 0;
  /** Plays and waits for the answer. */
  async play(move: GameMove, version = this.update.version): Promise<ServerMessage> {
    return this.#answer({ t: 'move', id: `m${++this.#ids}`, version, move });
  }
  async undo(): Promise<ServerMessage> {
    return this.#answer({ t: 'undo', id: `u${++this.#ids}`, version: this.update.version });
  }
  async #answer(wish: Extract<ClientMessage, { id: string }>): Promise<ServerMessage> {
    this.say(wish);
    return vi.waitFor(
      () => {
        const answer = this.said.find((message) => message.t !== 'error' && 'id' in message && message.id === wish.id);
        if (!answer) throw new Error('No answer yet');
        return answer;
      },
      { interval: 1, timeout: 30_000 },
    );
  }

  async playToTheEnd({ game }: Thinker): Promise<Update> {
    const chance = quickChance(7);
    for (;;) {
      const update = await this.myTurn();
      if (update.result) return update;
      const moves = game.moves(update.view, ME);
      await this.play(moves[Math.abs(chance.a) % moves.length]!);
      chance.a = (chance.a * 48271 + 1) | 0;
    }
  }
}

const over = ({ said }: Sitting) => said.findLast((message) => message.t === 'table')?.table;

let sitting: Sitting | undefined;
const sit = (...how: ConstructorParameters<typeof Sitting>): Sitting => (sitting = new Sitting(...how));
afterEach(() => sitting?.table.close());

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('a table of %s in the browser', (id, shelved) => {
  it('is played to the end, keeps itself, and leaves a record that verifies', async () => {
    const thinker = await open(shelved);
    const me = sit(thinker, newGame(thinker.game, `whole ${id}`));
    const { result } = await me.playToTheEnd(thinker);
    expect(result).toEqual(me.kept?.result);
    const { moveSchema } = await shelved.schema();
    const shape = Compile(moveSchema);
    const record = me.table.record();
    expect(verify(thinker.game, record, (move) => shape.Check(move))).toBeUndefined();
    expect(record.result).toEqual(result);
    expect([record.edition, me.kept?.edition, over(me)?.edition]).toEqual([EDITION, EDITION, EDITION]);
    expect(new Set(me.questions.map(({ edition }) => edition))).toEqual(new Set([EDITION]));
    expect(over(me)).toMatchObject({ phase: 'over', seed: record.seed, commitment: record.commitment });
  });

  it('tells me my view and my events and nothing else, and every bot its own view', async () => {
    const thinker = await open(shelved);
    const { game } = thinker;
    const saved = newGame(game, `views ${id}`);
    const me = sit(thinker, saved);
    for (let n = 0; n < 12; n++) {
      const { result, view } = await me.myTurn();
      if (result) break;
      await me.play(game.moves(view, ME)[0]!);
    }
    const played = new LocalGame(game, saved.start, ME, me.kept!.steps);
    const told: Told[] = [];
    const state = game.setup(saved.start.seats, saved.start.options, { seed: saved.start.seed, at: 0 }, told);
    const states: GameState[] = [game.clone(state)];
    const events = told.map((one) => ({ version: 0, event: heard(one, ME) }));
    for (const [index, { seat, move }] of played.movesAt().entries()) {
      const more: Told[] = [];
      game.play(state, seat, move, more);
      states.push(game.clone(state));
      events.push(...more.map((one) => ({ version: index + 1, event: heard(one, ME) })));
    }
    const heardByMe = me.said.flatMap((message) =>
      message.t === 'welcome' ? [...message.log] : message.t === 'update' ? [...message.update.events] : [],
    );
    expect(heardByMe.map(({ event }) => event)).toEqual(
      events.flatMap(({ version, event }) => (event && version <= me.update.version ? [event] : [])),
    );
    for (const message of me.said) {
      if (message.t !== 'update' && message.t !== 'welcome') continue;
      if (!message.update) continue;
      const { version, view } = message.update;
      expect(canonicalJson(view)).toBe(canonicalJson(game.view(states[version]!, ME)));
    }
    expect(JSON.stringify(me.said)).not.toContain(saved.start.seed);
    expect(me.questions.length).toBeGreaterThan(0);
    for (const { view, seat } of me.questions) {
      expect(view.viewer).toBe(seat);
      expect(view.chance).toEqual(HIDDEN_CHANCE);
      expect(states.some((each) => canonicalJson(game.view(each, seat)) === canonicalJson(view))).toBe(true);
    }
  });

  it('goes on after the page was closed, exactly where it was', async () => {
    const thinker = await open(shelved);
    const first = sit(thinker, newGame(thinker.game, `again ${id}`));
    const before = await first.myTurn();
    await first.play(thinker.game.moves(before.view, ME)[0]!);
    const left = await first.myTurn();
    first.table.close();
    const second = sit(thinker, first.kept!);
    const { version, view, toAct } = await second.myTurn();
    expect({ version, view, toAct }).toEqual({ version: left.version, view: left.view, toAct: left.toAct });
    const [welcome] = second.said;
    expect(welcome?.t === 'welcome' && welcome.log.length).toBe(
      first.said.reduce((n, m) => n + (m.t === 'welcome' ? m.log.length : m.t === 'update' ? m.update.events.length : 0), 0),
    );
  });

  it('goes back to my previous decision, and the record says so', async () => {
    const thinker = await open(shelved);
    const me = sit(thinker, newGame(thinker.game, `back ${id}`));
    const first = await me.myTurn();
    expect(first.undo).toBeUndefined();
    await me.play(thinker.game.moves(first.view, ME)[0]!);
    const second = await me.myTurn();
    expect(second.undo).toBeDefined();
    await me.play(thinker.game.moves(second.view, ME)[0]!);
    await me.myTurn();
    expect((await me.undo()).t).toBe('update');
    const back = await me.myTurn();
    expect(back.view).toEqual(second.view);
    expect(back.version).toBeGreaterThan(second.version);
    expect((await me.undo()).t).toBe('update');
    const start = await me.myTurn();
    expect(start.view).toEqual(first.view);
    expect(start.undo).toBeUndefined();
    expect(await me.undo()).toMatchObject({ t: 'refused', refusal: { code: 'CANNOT_UNDO' } });
    const { result } = await me.playToTheEnd(thinker);
    expect(result).toBeDefined();
    const record = me.table.record();
    expect(record.undone?.length).toBeGreaterThan(1);
    expect(verify(thinker.game, record, () => true)).toBeUndefined();
    expect(new LocalGame(thinker.game, me.kept!.start, ME, me.kept!.steps).result).toEqual(result);
  });
});

describe('a table in the browser', () => {
  const shelved = shelf[0]!;

  it('refuses as the rules refuse', async () => {
    const thinker = await open(shelved);
    const me = sit(thinker, newGame(thinker.game, 'refuse'));
    const { view, version } = await me.myTurn();
    const blocked = thinker.game.choices(view, ME).find(({ refusal }) => refusal);
    const move = blocked?.move ?? ({ type: 'END_TURN' } as GameMove);
    expect(await me.play(move)).toMatchObject({ t: 'refused', refusal: thinker.game.refuse(view, ME, move) });
    expect(me.update.version).toBe(version);
  });

  it('counts a move sent twice once', async () => {
    const thinker = await open(shelved);
    const me = sit(thinker, newGame(thinker.game, 'twice'));
    const { view, version } = await me.myTurn();
    const message = { t: 'move', id: 'same', version, move: thinker.game.moves(view, ME)[0]! } as const;
    me.say(message);
    me.say(message);
    const answers = (): ServerMessage[] => me.said.filter((answer) => 'id' in answer && answer.id === 'same');
    await expect.poll(answers).toHaveLength(2);
    expect(answers()).toMatchObject([
      { t: 'update', update: { version: version + 1 } },
      { t: 'accepted', version: version + 1 },
    ]);
    expect(me.kept?.steps.filter(({ seat }) => seat === ME)).toHaveLength(1);
  });

  it('plays on when a bot fails, hangs or answers nonsense', async () => {
    const thinker = await open(shelved);
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let asked = 0;
    const me = sit(thinker, newGame(thinker.game, 'broken bots'), {
      choose: async () => {
        if (asked++ % 2 === 0) throw new Error('stuck');
        return { type: 'NONSENSE' };
      },
    });
    expect((await me.playToTheEnd(thinker)).result).toBeDefined();
    silent.mockRestore();
  });

  it('drops what a bot thought when I went back meanwhile', async () => {
    const thinker = await open(shelved);
    const { game } = thinker;
    const answers: (() => void)[] = [];
    const saved = newGame(game, 'meanwhile', 2);
    const me = sit(thinker, saved, {
      choose: ({ level, view, seat, seed }) =>
        new Promise((resolve) => answers.push(() => resolve(chooseMove(thinker, level, view, seat, seed)))),
    });
    const until = async (ready: () => boolean): Promise<void> => {
      await vi.waitFor(
        () => {
          if (ready()) return;
          answers.shift()?.();
          throw new Error('Not yet');
        },
        { interval: 1, timeout: 30_000 },
      );
    };
    await until(() => me.said.length > 0 && me.update.toAct.includes(ME));
    const before = me.update;
    await me.play(game.moves(before.view, ME)[0]!);
    while (me.update.toAct.includes(ME)) await me.play(game.moves(me.update.view, ME)[0]!);
    await expect.poll(() => answers).toHaveLength(1);
    const mine = me.kept!.steps.length;
    await me.undo();
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(me.kept!.steps).toHaveLength(mine + 1);
    expect(me.update.toAct).toContain(ME);
  });

  it('of steady bots is a road that anybody can walk again: where several are asked they answer before me', async () => {
    const thinker = await open(shelf.find(({ meta }) => meta.id === 'capitol')!);
    const saved = { ...newGame(thinker.game, 'steady', 3, 'easy'), steady: true as const };
    const choose = async ({ level, view, seat, seed, earlier = [] }: LocalBotQuestion) => {
      await new Promise((resolve) => setTimeout(resolve, 4)); // I am quicker than they are
      return chooseMove(thinker, level, view, seat, seed, { budget: steadyBudget(thinker.bot, level), earlier });
    };
    const seated = sit(thinker, saved, { choose });
    await seated.playToTheEnd(thinker);
    const moves = standing(seated.kept!.steps).moves;
    const at = moves.findIndex(({ seat }) => seat === ME);
    const own = moves.flatMap(({ seat, move }) => (seat === ME ? [move] : []));
    const stands = [0, 1, 2].map(() => ({ level: 'easy' }) as const);
    expect(walk(thinker, { start: saved.start, moves, at, own, stands }).moves).toEqual(moves);
  });

  it('becomes training when a coach is called, whatever the coach does later, and tells it what each bot saw', async () => {
    const thinker = await open(shelf.find(({ meta }) => meta.id === 'citadels')!);
    const me = sit(thinker, newGame(thinker.game, 'coach'));
    await me.myTurn();
    expect(me.table.coach.get()).toBeUndefined();
    expect(over(me)?.training).toBeUndefined();
    me.table.callCoach({ warns: true });
    await vi.waitFor(() => expect(over(me)?.training).toBe(true));
    expect(me.kept).toMatchObject({ training: true, coach: { warns: true } });
    me.table.callCoach({ warns: false });
    const { view } = me.update;
    await me.play(thinker.game.moves(view, ME)[0]!);
    await me.myTurn();
    expect(me.kept).toMatchObject({ training: true, coach: { warns: false } });
    const decisions = me.table.botDecisions();
    expect(decisions.length).toBeGreaterThan(0);
    for (const { seat, view: seen, move } of decisions) {
      expect(seat).not.toBe(ME);
      const question = me.questions.find((asked) => asked.seat === seat && canonicalJson(asked.view) === canonicalJson(seen));
      expect(question).toBeDefined();
      expect(thinker.game.refuse(seen, seat, move)).toBeUndefined();
    }
    // Sat down again: the coach is still there, and the game stays what it is.
    const again = sit(thinker, me.kept!);
    expect(again.table.coach.get()).toEqual({ warns: false });
    await again.playToTheEnd(thinker);
    expect(again.kept?.training).toBe(true);
    expect(again.table.record().training).toBe(true);
  });

  it('tells each bot what manner of player it is, and me too; steady bots have none', async () => {
    const thinker = await open(shelf.find(({ meta }) => meta.id === 'capitol')!);
    const named = newGame(thinker.game, 'manners', 4, 'easy').seats.map((seat, n) => ({ ...seat, name: BUILDERS[n] }));
    const saved = { ...newGame(thinker.game, 'manners', 4, 'easy'), seats: named };
    const told = infoOf(saved).seats.map((seat) => (seat.kind === 'bot' ? seat.temperament : undefined));
    expect(new Set(told.slice(1)).size).toBe(3);
    const me = sit(thinker, saved);
    await me.myTurn();
    while (me.questions.length === 0) await me.play(thinker.game.moves(me.update.view, ME)[0]!);
    for (const { seat, temperament } of me.questions) expect(temperament).toBe(told[seat]);
    const steady = { ...saved, steady: true as const };
    expect(infoOf(steady).seats.some((seat) => 'temperament' in seat)).toBe(false);
    const other = sit(thinker, steady);
    await other.myTurn();
    while (other.questions.length === 0) await other.play(thinker.game.moves(other.update.view, ME)[0]!);
    for (const question of other.questions) expect(question).not.toHaveProperty('temperament');
  });

  it('says when it cannot be kept', async () => {
    const thinker = await open(shelved);
    const me = sit(thinker, newGame(thinker.game, 'full'), { keep: () => false });
    const { view } = await me.myTurn();
    await me.play(thinker.game.moves(view, ME)[0]!);
    expect(me.table.kept.get()).toBe(false);
  });
});

/** `cantiere play`: a person against bots in the terminal. */
import { createInterface } from 'node:readline';
import { LEVELS, chooseMove, explain, explainInWords, levelCalled, type BotLevel } from '@cantiere/bots';
import {
  backToDecision,
  GameInPlay,
  plain,
  seedFrom,
  type GameMove,
  type GameState,
  type Language,
  type Seat,
  type TableStart,
  type View,
} from '@cantiere/engine';
import { oneOf, readArguments, UsageError, wholeNumber, type Command } from './command.ts';
import { EDITION_FLAGS, EDITION_HELP } from './editions/open.ts';
import { loadGame, readOptionList, type LoadedGame } from './games.ts';
import { languageOf } from './language.ts';
import { choiceMenu, type MenuEntry } from './menu.ts';
import { playTexts, type PlayTexts } from './playTexts.ts';

const BOT_NAMES = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa', 'Fabio', 'Gina'];

export const play: Command = {
  name: 'play',
  summary: 'play a game in the terminal against bots',
  help: `cantiere play <game> [--players N] [--seat K] [--bot NAME] [--name YOU] [--lang it|en] [--seed S] [--options k=v,...]
              [--edition E] [--cards FILE]

  --players N   how many sit at the table, you included (default: the fewest)
  --seat K      your seat, from 0 (default 0)
  --bot NAME    your opponents: ${LEVELS.join(', ')} (default greedy)
  --seed S      any text; the same seed deals the same cards
${EDITION_HELP}

At the prompt: the number of a choice; "why N" for the reason that it is blocked; hint for what a strong
bot would play, and why; undo, log, board, help, quit.`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      players: { type: 'string' },
      seat: { type: 'string' },
      bot: { type: 'string' },
      name: { type: 'string' },
      lang: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      ...EDITION_FLAGS,
    });
    const loaded = await loadGame(positionals[0], values.edition, values.cards);
    const { min, max } = loaded.game.meta.players;
    const seats = wholeNumber('players', values.players, min, min, max);
    const seat = wholeNumber('seat', values.seat, 0, 0, seats - 1);
    const level = oneOf('--bot', values.bot ?? 'greedy', LEVELS);
    const language = languageOf(values.lang);
    if (values.seed === '') throw new UsageError('--seed expects some text.');
    const seed = seedFrom(values.seed ?? `${Date.now()} ${process.pid}`);
    const { drawInText } = await loaded.shelved.terminal();
    const start = { ...readOptionList(loaded.game, seats, values.options), seed };
    await new TerminalGame(loaded, start, seat, values.name, level, language, drawInText).run();
    return 0;
  },
};

type Draw = Awaited<ReturnType<LoadedGame['shelved']['terminal']>>['drawInText'];

/** One sitting at the terminal: asks, answers, lets the bots play, and can take decisions back. */
class TerminalGame {
  readonly #loaded: LoadedGame;
  readonly #start: TableStart;
  readonly #me: Seat;
  readonly #level: BotLevel;
  readonly #language: Language;
  readonly #draw: Draw;
  readonly #names: string[];
  readonly #say: PlayTexts;
  readonly #log: string[] = [];
  readonly #play: GameInPlay;

  constructor(
    loaded: LoadedGame,
    start: TableStart,
    me: Seat,
    name: string | undefined,
    level: BotLevel,
    language: Language,
    draw: Draw,
  ) {
    this.#loaded = loaded;
    this.#start = start;
    this.#me = me;
    this.#level = level;
    this.#language = language;
    this.#draw = draw;
    this.#say = playTexts[language];
    const others = BOT_NAMES.slice(0, start.seats - 1);
    this.#names = others.toSpliced(me, 0, name ?? this.#say.guest);
    this.#play = new GameInPlay(loaded.game, start, [me]);
  }

  async run(): Promise<void> {
    const { game } = this.#loaded;
    console.log(
      `${game.meta.title[this.#language]}: ${this.#say.against(this.#start.seats - 1, levelCalled(this.#level, this.#language))}\n${this.#say.hint}\n`,
    );
    const lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]();
    while (this.#play.toAct.length > 0) {
      if (this.#letBotsPlay()) continue;
      this.#showBoard();
      if (!(await this.#decide(lines))) return;
    }
    this.#showBoard();
    this.#showResult();
  }

  /** True when a bot played: then ask again who is next. */
  #letBotsPlay(): boolean {
    const { game, bot } = this.#loaded;
    const other = this.#play.toAct.find((seat) => seat !== this.#me);
    if (other === undefined) return false;
    const view = this.#play.viewOf(other);
    const wish = { carryOn: true, earlier: this.#play.earlierOf(other) };
    this.#make(other, chooseMove({ game, bot }, this.#level, view, other, this.#moves, wish));
    return true;
  }

  /** Asks until a move is made or taken back; false when the person leaves. */
  async #decide(lines: AsyncIterator<string>): Promise<boolean> {
    const view = this.#play.viewOf(this.#me);
    const menu = choiceMenu(this.#loaded, view, this.#me, this.#language, this.#nameOf);
    console.log(`\n> ${plain(this.#texts.prompt(view, this.#me), this.#nameOf)}`);
    console.log(menu.text);
    while (true) {
      process.stdout.write('? ');
      const { value, done } = await lines.next();
      if (done) return false;
      const line = String(value).trim().toLowerCase();
      const asked = /^(?:why|perch[eé]|perche)\s+(\d+)$/.exec(line);
      const entry = menu.entries[Number(asked?.[1] ?? line) - 1];
      if (line === 'quit' || line === 'esci' || line === 'q') return false;
      if (line === 'help' || line === 'aiuto' || line === '?') console.log(this.#say.help);
      else if (line === 'board' || line === 'tavolo') this.#showBoard();
      else if (line === 'hint' || line === 'consiglio') console.log(this.#advice(view));
      else if (line === 'log' || line === 'diario') console.log(this.#log.slice(-40).join('\n'));
      else if (line === 'undo' || line === 'annulla') {
        if (this.#undo()) return true;
        console.log(this.#say.nothingToUndo);
      } else if (!entry) console.log(this.#say.whichNumber(menu.entries.length));
      else if (asked) console.log(this.#why(entry));
      else if (entry.refusal) console.log(`${this.#texts.refusal(entry.refusal)} (${entry.refusal.rule})`);
      else if (await this.#choose(entry, lines)) return true;
    }
  }

  async #choose(entry: MenuEntry, lines: AsyncIterator<string>): Promise<boolean> {
    let move = entry.move;
    if (entry.pick) {
      const { field, from, min, max } = entry.pick;
      console.log(this.#say.pick(min, max));
      from.forEach((item, i) => console.log(`   ${i + 1}) ${this.#texts.piece(item)}`));
      process.stdout.write('? ');
      const { value, done } = await lines.next();
      if (done) return false;
      const numbers = String(value)
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number);
      if (
        numbers.some((number) => !Number.isInteger(number) || from[number - 1] === undefined) ||
        new Set(numbers).size !== numbers.length
      ) {
        console.log(this.#say.whichNumber(from.length));
        return false;
      }
      move = { ...move, [field]: numbers.map((number) => from[number - 1]) };
    }
    const admitted = this.#loaded.door.admit(this.#play.viewOf(this.#me), this.#me, move);
    if ('refusal' in admitted) {
      console.log(`${this.#texts.refusal(admitted.refusal)} (${admitted.refusal.rule})`);
      return false;
    }
    this.#make(this.#me, admitted.move);
    return true;
  }

  /** How many stand. */
  get #moves(): number {
    return this.#play.movesAt().length;
  }

  #make(seat: Seat, move: GameMove): void {
    const before = this.#play.version;
    this.#play.accept(this.#play.attempt(seat, move));
    for (const { event } of this.#play.news(this.#me, before)) {
      const words = this.#texts.event(event);
      if (!words) continue;
      const line = plain(words, this.#nameOf);
      this.#log.push(line);
      console.log(`  ${line}`);
    }
  }

  /** Back to my previous decision; against bots this is always free. */
  #undo(): boolean {
    const moves = backToDecision(this.#play.movesAt(), this.#me);
    if (moves === 0) return false;
    this.#play.goBack(this.#me, { moves });
    this.#log.push(this.#say.undone);
    console.log(this.#say.undone);
    return true;
  }

  /** What a strong bot in my seat would consider: it sees what I see. */
  #advice(view: View<GameState>): string {
    const { game, bot, texts } = this.#loaded;
    const choices = explain({ game, bot }, view, this.#me, this.#moves);
    const worded = explainInWords(choices, texts, view, this.#language);
    return worded.map((words) => `  ${plain(words, this.#nameOf)}`).join('\n');
  }

  #why(entry: MenuEntry): string {
    return entry.refusal ? `${this.#texts.refusal(entry.refusal)} (${entry.refusal.rule})` : this.#say.notBlocked;
  }

  #showBoard(): void {
    console.log(`\n${this.#draw(this.#play.viewOf(this.#me), this.#me, this.#language, this.#names)}`);
  }

  #showResult(): void {
    const { result } = this.#play;
    if (!result) return;
    console.log(`\n${this.#texts.endReason(result.endReason)}`);
    const width = Math.max(...result.sheet.map(({ category }) => this.#texts.category(category).length), 6);
    const column = (text: string): string => text.padStart(9);
    console.log(`${''.padEnd(width)}${this.#names.map((name) => column(name.slice(0, 8))).join('')}`);
    for (const { category, points } of result.sheet)
      console.log(`${this.#texts.category(category).padEnd(width)}${points.map((value) => column(String(value))).join('')}`);
    console.log(`${this.#say.total.padEnd(width)}${result.totals.map((value) => column(String(value))).join('')}`);
    const winners = this.#names.filter((_, seat) => result.ranks[seat] === 1);
    const aloneFirst = winners.length === 1 && result.ranks[this.#me] === 1;
    console.log(`\n${aloneFirst ? this.#say.youWin : this.#say.winners(winners)}`);
  }

  get #texts() {
    return this.#loaded.texts[this.#language];
  }

  readonly #nameOf = (seat: Seat): string => this.#names[seat];
}

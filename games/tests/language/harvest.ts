/**
 * Gathers what a game says: everything that comes up in random games under all its options and in whole games of greedy
 * players, the same events and refusals with the counts 0, 1 and 2 in them, the table as the terminal draws it, and all that
 * is written down (rules, options, lessons, the words of the board).
 */
import { existsSync } from 'node:fs';
import {
  deal,
  pick,
  plain,
  quickChance,
  seedFrom,
  type Chance,
  type Game,
  type GameEvent,
  type GameMove,
  type GameState,
  type GameTexts,
  type Language,
  type Refusal,
  type Seat,
  type View,
  type Words,
} from '@cantiere/engine';
import { asYou } from '@cantiere/engine/grammar/you';
import { settingsOf, type Setting } from '@cantiere/engine/conformance';
import { PLATFORM_CODES } from './platformCodes.ts';
import type { Shelved } from '../../registry.ts';
import { lessonWith } from '../../teaching.ts';

export type TextKind =
  'prompt' | 'move' | 'short' | 'detail' | 'heading' | 'event' | 'toMe' | 'refusal' | 'terminal' | 'board' | 'page';
/** What is said, by where it is said: every text once. */
export type Harvest = ReadonlyMap<TextKind, ReadonlySet<string>>;

const NAMES = ['Ada', 'Bruno', 'Elsa', 'Dino', 'Ivo', 'Olga', 'Ugo'];
const nameOf = (seat: number): string => NAMES[seat] ?? `${seat}`;
/** Stands for a reader who is still called by name. */
export const UNTURNED = 'Nessunturno';
const COUNTS = [0, 1, 2];
/** Steps of each game that are listened to, and how many events of a kind are told again with other counts. */
const MOST_STEPS = 220;
/** Greedy players come to the end, and to what only good play brings about. */
const MOST_GREEDY_STEPS = 700;
/** Every so many steps the table is drawn for the terminal. */
const DRAWN_EVERY = 11;
const TOLD_AGAIN = 12;
/** Numbers of an event that name something instead of counting it. */
const NAMING = new Set('round turn auction row column rotation slot lot from to x y kind seat first last lastRound'.split(' '));

export async function harvest(shelved: Shelved, language: Language): Promise<Harvest> {
  const said = new Map<TextKind, Set<string>>();
  const pieces = new Set<string>();
  const add = (kind: TextKind, words: Words | string | undefined): void => {
    if (words === undefined) return;
    const texts = said.get(kind) ?? new Set();
    if (typeof words !== 'string')
      for (const part of words) if (typeof part !== 'string' && 'piece' in part) pieces.add(part.piece);
    said.set(kind, texts.add(plain(words, nameOf)));
    // Everybody who is spoken of reads it as spoken to.
    if (kind !== 'event' || typeof words === 'string') return;
    const seats = new Set(words.flatMap((part) => (typeof part !== 'string' && 'seat' in part ? [part.seat] : [])));
    const toThem = said.get('toMe') ?? new Set();
    for (const me of seats) toThem.add(plain(asYou(words, me, language), (seat) => (seat === me ? UNTURNED : nameOf(seat))));
    said.set('toMe', toThem);
  };
  const [{ game }, { texts }, { bot }, { drawInText }] = await Promise.all([
    shelved.rules(),
    shelved.texts(),
    shelved.bot(),
    shelved.terminal(),
  ]);
  const ear = {
    game,
    texts: texts[language],
    add,
    draw: (view: View<GameState>, viewer: Seat | 'spectator') => {
      for (const line of drawInText(view, viewer, language, NAMES).split('\n'))
        fieldsOf(line).forEach((text) => add('terminal', text));
    },
    abouts: new Map<string, Set<string>>(),
    told: new Map<string, number>(),
    pieces,
  };
  const settings = settingsOf(game);
  const atRandom: Mind = (view, seat, chance) => pick(chance, game.moves(view, seat));
  settings.forEach((setting, i) => listen(ear, setting, i, atRandom, MOST_STEPS));
  // Of each number of players one table, all of them under other options.
  const tables = new Map(settings.map((setting) => [setting.seats, setting]));
  for (const [seats, setting] of tables)
    listen(ear, setting, seats, (view, seat, chance) => bot.greedy(view, seat, chance), MOST_GREEDY_STEPS);
  refusalsWithCounts(ear);
  await written(shelved, language, add);
  return said;
}

interface Ear {
  readonly game: Game;
  readonly texts: GameTexts;
  /** The table in the terminal, line by line. */
  draw(view: View<GameState>, viewer: Seat | 'spectator'): void;
  add(kind: TextKind, words: Words | string | undefined): void;
  /** What each refusal was about, as it came up. */
  readonly abouts: Map<string, Set<string>>;
  readonly told: Map<string, number>;
  readonly pieces: Set<string>;
}

/** The words in a line of the terminal: its columns, without what is drawn. */
const fieldsOf = (line: string): string[] =>
  line
    .split(/ {2,}| · |[[\]|]/u)
    .map((field) => field.trim())
    .filter((field) => /\p{L}{3}/u.test(field));

/** Who plays in the games that are listened to. */
type Mind = (view: View<GameState>, seat: Seat, chance: Chance) => GameMove;

function listen(ear: Ear, setting: Setting, seed: number, mind: Mind, most: number): void {
  const { game, texts, add, draw } = ear;
  const state = deal(game, { ...setting, seed: seedFrom(`words ${seed}`) });
  const chance = quickChance(seed + 1);
  for (let step = 0; step < most; step++) {
    const toAct = game.toAct(state);
    if (toAct.length === 0) break;
    const seat = pick(chance, toAct);
    const view = game.view(state, seat);
    if (step % DRAWN_EVERY === 0) draw(view, seat);
    add('prompt', texts.prompt(view, seat));
    add('prompt', texts.prompt(game.view(state, 'spectator'), 'spectator'));
    for (const choice of game.choices(view, seat)) {
      add('move', texts.move(choice.move, view));
      add('short', texts.moveShort?.(choice.move, view));
      if (!choice.refusal) {
        add('short', texts.moveOutcome?.(choice.move, view));
        // With every beginning of it in hand.
        choice.at.slice(0, -1).forEach((_, step) => add('prompt', texts.promptWith?.(choice.at.slice(0, step + 1), view, seat)));
      }
      add('detail', texts.moveDetail(choice.move, view));
      choice.under.forEach((key) => add('heading', texts.heading(key, view)));
      if (choice.refusal) hearRefusal(ear, choice.refusal);
    }
    const told: { event: GameEvent }[] = [];
    game.play(state, seat, mind(view, seat, chance), told);
    for (const { event } of told) hearEvent(ear, event);
  }
  if (game.toAct(state).length > 0) return;
  const over = game.view(state, 'spectator');
  add('prompt', texts.prompt(over, 'spectator'));
  draw(over, 'spectator');
}

function hearEvent({ texts, add, told }: Ear, event: GameEvent): void {
  add('event', texts.event(event));
  const times = told.get(event.kind) ?? 0;
  told.set(event.kind, times + 1);
  if (times >= TOLD_AGAIN) return;
  for (const [key, value] of Object.entries(event)) {
    if (typeof value !== 'number' || value < 0 || NAMING.has(key)) continue;
    for (const count of COUNTS) add('event', texts.event({ ...event, [key]: count }));
  }
}

function hearRefusal({ texts, add, abouts }: Ear, refused: Refusal): void {
  add('refusal', texts.refusal(refused));
  if (refused.about !== undefined) abouts.set(refused.code, (abouts.get(refused.code) ?? new Set()).add(refused.about));
}

/** Refusals that never came up are told about some piece of the game. */
function refusalsWithCounts({ game, texts, add, abouts, pieces }: Ear): void {
  // One with a name of its own: a number in it would be an inner code.
  const anyPiece = [...pieces].find((piece) => !/\d/u.test(piece)) ?? '';
  for (const code of [...game.refusalCodes, ...PLATFORM_CODES]) {
    for (const about of code === 'BAD_OPTION' ? game.options.map(({ id }) => id) : (abouts.get(code) ?? [anyPiece])) {
      for (const need of COUNTS) {
        for (const have of COUNTS) add('refusal', texts.refusal({ code, rule: 'x', need, have, about }));
      }
    }
  }
}

/** A game without a board of its own has no words there either. */
async function boardWords(id: string): Promise<object> {
  if (!existsSync(new URL(`../../${id}/board/text.ts`, import.meta.url))) return {};
  return (await import(`../../${id}/board/text.ts`)) as object;
}

async function written(shelved: Shelved, language: Language, add: Ear['add']): Promise<void> {
  const [{ game }, { rulesPages, decisions }, lesson, words] = await Promise.all([
    shelved.rules(),
    shelved.rulesPages(),
    lessonWith(shelved),
    boardWords(shelved.meta.id),
  ]);
  const strings = (value: unknown, of: (text: string) => void): void => {
    if (typeof value === 'string') of(value);
    else if (typeof value === 'function') {
      for (const count of COUNTS) answer(value as (...counts: number[]) => unknown, count, of);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach((inner) => strings(inner, of));
  };
  for (const page of rulesPages[language]) for (const { text } of page.paragraphs) add('page', text);
  inLanguage(decisions, language, (text) => add('page', text));
  inLanguage(game.options, language, (text) => add('page', text));
  inLanguage(shelved.meta, language, (text) => add('board', text));
  for (const { say } of lesson?.steps ?? []) add('page', say[language]);
  for (const exported of Object.values(words)) {
    if (typeof exported === 'object' && exported !== null && 'it' in exported && 'en' in exported)
      strings(exported[language as keyof typeof exported], (text) => add('board', text));
  }
}

/** Words of the board that are made from plain counts; those that want more are heard in the games. */
function answer(say: (...counts: number[]) => unknown, count: number, of: (text: string) => void): void {
  for (const counts of [
    [count, 2, 2, 2],
    [2, count, 2, 2],
    [count, count, count, count],
  ]) {
    try {
      const text = say(...counts);
      if (typeof text === 'string' && !/undefined|^ /.test(text)) of(text);
    } catch {
      return;
    }
  }
}

/** Every text that is written in both languages, however deep. */
function inLanguage(value: unknown, language: Language, of: (text: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('it' in value && 'en' in value && typeof value[language] === 'string') of(value[language]);
  else for (const inner of Object.values(value)) inLanguage(inner, language, of);
}

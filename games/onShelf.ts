/** What a game must bring to stand on the shelf, and what it gets where it brings nothing of its own (games/plain/). */
import type { TSchema } from 'typebox';
import {
  inEveryLanguage,
  type BotKnowledge,
  type Decision,
  type Game,
  type GameMeta,
  type GameState,
  type GameTexts,
  type InEveryLanguage,
  type InSomeLanguage,
  type Language,
  type Lesson,
  type PlanKind,
  type RulesPage,
  type View,
  type Viewer,
} from '@cantiere/engine';
import type { GameNumbers } from '@cantiere/engine/numbers';
import { PLAIN_BOX, type BoxLook } from './box.ts';
import type { GameBoard } from './board-kit/contract.ts';
import type { Gallery } from './board-kit/gallery.ts';
import type { DataCheck } from './checkData.ts';
import type { Example } from './example.ts';
import type { ProvenanceFile } from './provenance.ts';

export interface TerminalPart {
  drawInText(view: View<GameState>, viewer: Viewer, language: Language, names: readonly string[]): string;
}

/** The rules as pages; `decisions`: how they are read where the rulebook leaves it open. */
export interface RulesToRead {
  readonly rulesPages: InEveryLanguage<readonly RulesPage[]>;
  readonly decisions?: readonly Decision[];
}

/** One game, in parts that are loaded when they are needed: a browser loads the schema only to check a game's file, a server never the board. */
export interface Shelved {
  readonly meta: GameMeta;
  readonly box: BoxLook;
  /** Rules, from `<game>/rules/index.ts`. */
  rules(): Promise<{ readonly game: Game }>;
  /** Shape of the moves, for the door. */
  schema(): Promise<{ readonly moveSchema: TSchema }>;
  bot(): Promise<{ readonly bot: BotKnowledge }>;
  /** Components: as printed, and as the modules of this process play with them. Absent in games whose rules say it all. */
  data?(): Promise<{ readonly printed: object; readonly data: object }>;
  dataCheck?(): Promise<DataCheck>;
  provenance?(): Promise<{ readonly provenance: ProvenanceFile }>;
  /** What can be decided ahead; absent in games where nobody is asked anything between their own turns. */
  plans?(): Promise<{ readonly plans: readonly PlanKind[] }>;
  /** The first turns with somebody who explains them; absent in games that nobody has written one for. */
  lesson?(): Promise<{ readonly lesson: Lesson }>;
  texts(): Promise<{ readonly texts: InEveryLanguage<GameTexts> }>;
  rulesPages(): Promise<RulesToRead>;
  /** The worked examples of the rules pages, to be played; absent in games whose pages have none that can be. */
  examples?(): Promise<{ readonly examples: readonly Example[] }>;
  /** A text drawing of a view for the terminal. */
  terminal(): Promise<TerminalPart>;
  board(): Promise<{ readonly board: GameBoard }>;
  /** Every card and tile to look at, with its values and where they come from; absent in games that have none to show. */
  cards?(): Promise<{ readonly gallery: Gallery }>;
  /** Positions with one clearly best move (`cantiere puzzles`, read by bots/puzzles/puzzle.ts); absent where none were found. */
  puzzles?(): Promise<{ readonly default: object }>;
  /** What is counted of finished games beside their results (engine/numbers); absent: nothing else. */
  numbers?(): Promise<{ readonly numbers: GameNumbers }>;
  /** What games of the bots add up to (`cantiere numbers`, read by engine/numbers/file.ts); absent where none were played. */
  botNumbers?(): Promise<{ readonly default: object }>;
}

/** What a game brings: rules, the shape of its moves and what it says, in one language at least. All else may be left out. */
export interface GameParts
  extends
    Pick<
      Shelved,
      | 'meta'
      | 'rules'
      | 'schema'
      | 'data'
      | 'dataCheck'
      | 'provenance'
      | 'plans'
      | 'lesson'
      | 'cards'
      | 'examples'
      | 'puzzles'
      | 'numbers'
      | 'botNumbers'
    >,
    Partial<Pick<Shelved, 'box' | 'bot' | 'terminal' | 'board'>> {
  texts(): Promise<{ readonly texts: InSomeLanguage<GameTexts> }>;
  rulesPages?(): Promise<Omit<RulesToRead, 'rulesPages'> & { readonly rulesPages: InSomeLanguage<readonly RulesPage[]> }>;
}

export function onShelf(parts: GameParts): Shelved {
  return {
    box: PLAIN_BOX,
    bot: async () => {
      const [{ plainBot }, { game }] = await Promise.all([import('./plain/bot/index.ts'), parts.rules()]);
      return { bot: plainBot(game) };
    },
    terminal: async () => {
      const [{ plainDrawing }, { game }] = await Promise.all([import('./plain/terminal.ts'), parts.rules()]);
      return { drawInText: plainDrawing(game) };
    },
    board: async () => {
      const [{ plainBoard }, { game }] = await Promise.all([import('./plain/board/index.tsx'), parts.rules()]);
      return { board: plainBoard(game) };
    },
    ...parts,
    texts: async () => ({ texts: inEveryLanguage((await parts.texts()).texts) }),
    rulesPages: async () => {
      if (parts.rulesPages) {
        const { rulesPages, decisions } = await parts.rulesPages();
        return { rulesPages: inEveryLanguage(rulesPages), ...(decisions && { decisions }) };
      }
      const { plainRules } = await import('./plain/text/rulesPages.ts');
      return { rulesPages: plainRules(parts.meta) };
    },
  };
}

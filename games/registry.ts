/** The shelf: the only file outside a game's own folder that names it. Adding a game is adding one entry here. */
import type { TSchema } from 'typebox';
import type {
  BotKnowledge,
  Game,
  GameMeta,
  GameTexts,
  InEveryLanguage,
  Language,
  Lesson,
  PlanKind,
  RulesPage,
  View,
  GameState,
  Viewer,
} from '@cantiere/engine';
import type { ComponentType, SVGProps } from 'react';
import type { GameBoard } from './board-kit/contract.ts';
import { meta as builders } from './builders/meta.ts';
import { meta as capitol } from './capitol/meta.ts';
import { meta as citadels } from './citadels/meta.ts';
import { meta as gardens } from './gardens/meta.ts';
import { meta as sprawl } from './sprawl/meta.ts';

/** The lid of the game's box. */
export interface CoverPart {
  readonly Cover: ComponentType<SVGProps<SVGSVGElement>>;
  readonly boxColors: { readonly lid: string; readonly side: string; readonly title: string; readonly halo: string };
  readonly boxCaps?: boolean;
}

/** One game, in parts that are loaded when they are needed: a browser loads the schema only to check a game's file, a server never the board. */
export interface Shelved {
  readonly meta: GameMeta;
  /** Rules, from `<game>/rules/index.ts`. */
  rules(): Promise<{ readonly game: Game }>;
  /** Shape of the moves, for the door. */
  schema(): Promise<{ readonly moveSchema: TSchema }>;
  bot(): Promise<{ readonly bot: BotKnowledge }>;
  /** What can be decided ahead; absent in games where nobody is asked anything between their own turns. */
  plans?(): Promise<{ readonly plans: readonly PlanKind[] }>;
  /** The first turns with somebody who explains them; absent in games that nobody has written one for. */
  lesson?(): Promise<{ readonly lesson: Lesson }>;
  texts(): Promise<{ readonly texts: InEveryLanguage<GameTexts> }>;
  rulesPages(): Promise<{ readonly rulesPages: InEveryLanguage<readonly RulesPage[]> }>;
  /** A text drawing of a view for the terminal. */
  terminal(): Promise<{
    drawInText(view: View<GameState>, viewer: Viewer, language: Language, names: readonly string[]): string;
  }>;
  board(): Promise<{ readonly board: GameBoard }>;
  cover(): Promise<CoverPart>;
  /** The game's colours as CSS custom properties under [data-game]. */
  palette(): Promise<unknown>;
}

export const shelf: readonly Shelved[] = [
  {
    meta: capitol,
    rules: () => import('./capitol/rules/index.ts'),
    schema: () => import('./capitol/rules/schema.ts'),
    bot: () => import('./capitol/bot/index.ts'),
    plans: () => import('./capitol/plans.ts'),
    lesson: () => import('./capitol/lesson.ts'),
    texts: () => import('./capitol/text/index.ts'),
    rulesPages: () => import('./capitol/text/rulesPages.ts'),
    terminal: () => import('./capitol/terminal.ts'),
    board: () => import('./capitol/board/index.tsx'),
    cover: () => import('./capitol/board/Cover.tsx'),
    palette: () => import('./capitol/palette.css'),
  },
  {
    meta: builders,
    rules: () => import('./builders/rules/index.ts'),
    schema: () => import('./builders/rules/schema.ts'),
    bot: () => import('./builders/bot/index.ts'),
    plans: () => import('./builders/plans.ts'),
    lesson: () => import('./builders/lesson.ts'),
    texts: () => import('./builders/text/index.ts'),
    rulesPages: () => import('./builders/text/rulesPages.ts'),
    terminal: () => import('./builders/terminal.ts'),
    board: () => import('./builders/board/index.tsx'),
    cover: () => import('./builders/board/Cover.tsx'),
    palette: () => import('./builders/palette.css'),
  },
  {
    meta: gardens,
    rules: () => import('./gardens/rules/index.ts'),
    schema: () => import('./gardens/rules/schema.ts'),
    bot: () => import('./gardens/bot/index.ts'),
    lesson: () => import('./gardens/lesson.ts'),
    texts: () => import('./gardens/text/index.ts'),
    rulesPages: () => import('./gardens/text/rulesPages.ts'),
    terminal: () => import('./gardens/terminal.ts'),
    board: () => import('./gardens/board/index.tsx'),
    cover: () => import('./gardens/board/Cover.tsx'),
    palette: () => import('./gardens/palette.css'),
  },
  {
    meta: sprawl,
    rules: () => import('./sprawl/rules/index.ts'),
    schema: () => import('./sprawl/rules/schema.ts'),
    bot: () => import('./sprawl/bot/index.ts'),
    plans: () => import('./sprawl/plans.ts'),
    lesson: () => import('./sprawl/lesson.ts'),
    texts: () => import('./sprawl/text/index.ts'),
    rulesPages: () => import('./sprawl/text/rulesPages.ts'),
    terminal: () => import('./sprawl/terminal.ts'),
    board: () => import('./sprawl/board/index.tsx'),
    cover: () => import('./sprawl/board/Cover.tsx'),
    palette: () => import('./sprawl/palette.css'),
  },
  {
    meta: citadels,
    rules: () => import('./citadels/rules/index.ts'),
    schema: () => import('./citadels/rules/schema.ts'),
    bot: () => import('./citadels/bot/index.ts'),
    plans: () => import('./citadels/plans.ts'),
    lesson: () => import('./citadels/lesson.ts'),
    texts: () => import('./citadels/text/index.ts'),
    rulesPages: () => import('./citadels/text/rulesPages.ts'),
    terminal: () => import('./citadels/terminal.ts'),
    board: () => import('./citadels/board/index.tsx'),
    cover: () => import('./citadels/board/Cover.tsx'),
    palette: () => import('./citadels/palette.css'),
  },
];

export function findGame(id: string): Shelved | undefined {
  return shelf.find((game) => game.meta.id === id);
}

/**
 * The shelf: the only file outside a game's own folder that names it. Adding a game is adding one entry here; what an entry leaves
 * out is plain (onShelf.ts). `npx cantiere new <id>` writes one.
 */
import * as builders from './builders/meta.ts';
import * as capitol from './capitol/meta.ts';
import * as citadels from './citadels/meta.ts';
import * as gardens from './gardens/meta.ts';
import * as sprawl from './sprawl/meta.ts';
import * as torre from './torre/meta.ts';
import { onShelf, type GameParts, type Shelved } from './onShelf.ts';

export type { BoxLook } from './box.ts';
export type { Example } from './example.ts';
export type { Shelved } from './onShelf.ts';

const games: readonly GameParts[] = [
  {
    meta: capitol.meta,
    box: capitol.box,
    rules: () => import('./capitol/rules/index.ts'),
    schema: () => import('./capitol/rules/schema.ts'),
    data: () => import('./capitol/data/index.ts'),
    dataCheck: () => import('./capitol/data/check.ts'),
    provenance: () => import('./capitol/data/provenance.ts'),
    bot: () => import('./capitol/bot/index.ts'),
    plans: () => import('./capitol/plans.ts'),
    lesson: () => import('./capitol/lesson.ts'),
    texts: () => import('./capitol/text/index.ts'),
    rulesPages: () => import('./capitol/text/rulesPages.ts'),
    examples: () => import('./capitol/examples/index.ts'),
    terminal: () => import('./capitol/terminal.ts'),
    board: () => import('./capitol/board/index.tsx'),
    cards: () => import('./capitol/board/gallery.tsx'),
    puzzles: () => import('./capitol/puzzles.json', { with: { type: 'json' } }),
    numbers: () => import('./capitol/numbers.ts'),
    botNumbers: () => import('./capitol/numbers.json', { with: { type: 'json' } }),
  },
  {
    meta: builders.meta,
    box: builders.box,
    rules: () => import('./builders/rules/index.ts'),
    schema: () => import('./builders/rules/schema.ts'),
    data: () => import('./builders/data/index.ts'),
    dataCheck: () => import('./builders/data/check.ts'),
    provenance: () => import('./builders/data/provenance.ts'),
    bot: () => import('./builders/bot/index.ts'),
    plans: () => import('./builders/plans.ts'),
    lesson: () => import('./builders/lesson.ts'),
    texts: () => import('./builders/text/index.ts'),
    rulesPages: () => import('./builders/text/rulesPages.ts'),
    examples: () => import('./builders/examples/index.ts'),
    terminal: () => import('./builders/terminal.ts'),
    board: () => import('./builders/board/index.tsx'),
    cards: () => import('./builders/board/gallery.tsx'),
    puzzles: () => import('./builders/puzzles.json', { with: { type: 'json' } }),
    numbers: () => import('./builders/numbers.ts'),
    botNumbers: () => import('./builders/numbers.json', { with: { type: 'json' } }),
  },
  {
    meta: gardens.meta,
    box: gardens.box,
    rules: () => import('./gardens/rules/index.ts'),
    schema: () => import('./gardens/rules/schema.ts'),
    data: () => import('./gardens/data/index.ts'),
    dataCheck: () => import('./gardens/data/check.ts'),
    provenance: () => import('./gardens/data/provenance.ts'),
    bot: () => import('./gardens/bot/index.ts'),
    lesson: () => import('./gardens/lesson.ts'),
    texts: () => import('./gardens/text/index.ts'),
    rulesPages: () => import('./gardens/text/rulesPages.ts'),
    examples: () => import('./gardens/examples/index.ts'),
    terminal: () => import('./gardens/terminal.ts'),
    board: () => import('./gardens/board/index.tsx'),
    cards: () => import('./gardens/board/gallery.tsx'),
    puzzles: () => import('./gardens/puzzles.json', { with: { type: 'json' } }),
    numbers: () => import('./gardens/numbers.ts'),
    botNumbers: () => import('./gardens/numbers.json', { with: { type: 'json' } }),
  },
  {
    meta: sprawl.meta,
    box: sprawl.box,
    rules: () => import('./sprawl/rules/index.ts'),
    schema: () => import('./sprawl/rules/schema.ts'),
    data: () => import('./sprawl/data/index.ts'),
    dataCheck: () => import('./sprawl/data/check.ts'),
    provenance: () => import('./sprawl/data/provenance.ts'),
    bot: () => import('./sprawl/bot/index.ts'),
    plans: () => import('./sprawl/plans.ts'),
    lesson: () => import('./sprawl/lesson.ts'),
    texts: () => import('./sprawl/text/index.ts'),
    rulesPages: () => import('./sprawl/text/rulesPages.ts'),
    examples: () => import('./sprawl/examples/index.ts'),
    terminal: () => import('./sprawl/terminal.ts'),
    board: () => import('./sprawl/board/index.tsx'),
    cards: () => import('./sprawl/board/gallery.tsx'),
    puzzles: () => import('./sprawl/puzzles.json', { with: { type: 'json' } }),
    numbers: () => import('./sprawl/numbers.ts'),
    botNumbers: () => import('./sprawl/numbers.json', { with: { type: 'json' } }),
  },
  {
    meta: citadels.meta,
    box: citadels.box,
    rules: () => import('./citadels/rules/index.ts'),
    schema: () => import('./citadels/rules/schema.ts'),
    data: () => import('./citadels/data/index.ts'),
    dataCheck: () => import('./citadels/data/check.ts'),
    provenance: () => import('./citadels/data/provenance.ts'),
    bot: () => import('./citadels/bot/index.ts'),
    plans: () => import('./citadels/plans.ts'),
    lesson: () => import('./citadels/lesson.ts'),
    texts: () => import('./citadels/text/index.ts'),
    rulesPages: () => import('./citadels/text/rulesPages.ts'),
    examples: () => import('./citadels/examples/index.ts'),
    terminal: () => import('./citadels/terminal.ts'),
    board: () => import('./citadels/board/index.tsx'),
    cards: () => import('./citadels/board/gallery.tsx'),
    puzzles: () => import('./citadels/puzzles.json', { with: { type: 'json' } }),
    numbers: () => import('./citadels/numbers.ts'),
    botNumbers: () => import('./citadels/numbers.json', { with: { type: 'json' } }),
  },
];

/** Found by whoever knows its id, and listed nowhere: the living example of docs/adding-a-game.md. */
const example: GameParts = {
  meta: torre.meta,
  box: torre.box,
  rules: () => import('./torre/rules/index.ts'),
  schema: () => import('./torre/rules/schema.ts'),
  bot: () => import('./torre/bot/index.ts'),
  texts: () => import('./torre/text/index.ts'),
  rulesPages: () => import('./torre/text/rulesPages.ts'),
  terminal: () => import('./torre/terminal.ts'),
  board: () => import('./torre/board/index.tsx'),
};

/** What people are shown. */
export const shelf: readonly Shelved[] = games.map(onShelf);
/** What can be played, but stands on no list. */
export const hidden: readonly Shelved[] = [onShelf(example)];
export const everyGame: readonly Shelved[] = [...shelf, ...hidden];

export function findGame(id: string): Shelved | undefined {
  return everyGame.find((game) => game.meta.id === id);
}

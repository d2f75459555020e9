/**
 * What a theme is called, by the game's own words: a kind of move, a line of its score sheet, a phase. Files of puzzles name kinds by
 * the heading under which the move stands, which may be that of a single card; here they are brought together.
 */
import { setUp, type Puzzle } from '@cantiere/bots/puzzle';
import { plain, type Game, type GameTexts } from '@cantiere/engine';
import { themesIn } from './pick.ts';
import type { PuzzleTexts } from './text.ts';

/** Fewer puzzles make no theme of their own. */
export const LEAST = 3;
/** Where those go that are too few: `kind:*`, `line:*`. */
const OTHERS = '*';

export interface Theme {
  readonly key: string;
  readonly words: string;
  readonly count: number;
}

const partsOf = (theme: string): readonly [sort: string, name: string] => {
  const [sort = '', name = ''] = theme.split(/:(.*)/s);
  return [sort, name];
};

/** The same puzzles by themes that several of them share. */
export function grouped(puzzles: readonly Puzzle[], texts: GameTexts): readonly Puzzle[] {
  const together = (theme: string): string => {
    const [sort, name] = partsOf(theme);
    return sort === 'kind' ? `kind:${texts.theme?.(name)?.key ?? name}` : theme;
  };
  const gathered = puzzles.map((puzzle) => ({ ...puzzle, themes: puzzle.themes.map(together) }));
  const enough = new Set(themesIn(gathered, LEAST).map(([theme]) => theme));
  const orOthers = (theme: string): string => (enough.has(theme) ? theme : `${partsOf(theme)[0]}:${OTHERS}`);
  return gathered.map((puzzle) => ({ ...puzzle, themes: puzzle.themes.map(orOthers) }));
}

export function themesOf(puzzles: readonly Puzzle[], game: Game, texts: GameTexts, p: PuzzleTexts): readonly Theme[] {
  return themesIn(puzzles, LEAST).map(([key, count]) => ({ key, count, words: wordsOf(key, puzzles, game, texts, p) }));
}

/** As a list to choose from tells them: each sort under its heading. */
export const bySort = (themes: readonly Theme[], p: PuzzleTexts) =>
  Object.entries(p.sorts).map(([sort, called]) => ({
    sort,
    called,
    themes: themes.filter(({ key }) => partsOf(key)[0] === sort),
  }));

function wordsOf(key: string, puzzles: readonly Puzzle[], game: Game, texts: GameTexts, p: PuzzleTexts): string {
  const [sort, name] = partsOf(key);
  if (sort === 'phase') return p.phases[name] ?? name;
  if (name === OTHERS) return sort === 'line' ? p.otherLines : p.otherKinds;
  if (sort === 'line') return inShort(texts.category(name));
  const common = texts.theme?.(name)?.words;
  if (common !== undefined) return common;
  const example = puzzles.find(({ themes }) => themes.includes(key));
  if (!example) return name;
  const { state, seat, best } = setUp(game, example);
  const view = game.view(state, seat);
  // What stands under no heading goes by its own words: passing, ending.
  const headed = game.choices(view, seat).some(({ under }) => under[0] === name);
  return inShort(headed ? texts.heading(name, view) : plain(texts.move(best, view), (other) => String(other + 1)));
}

/** Without what a list or a score sheet adds: `Coins: 0.1 each`, `Invest (once a turn)`. */
const inShort = (words: string): string => words.replace(/(?::| \().*$/su, '');

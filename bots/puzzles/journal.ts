/**
 * The miner's journal: a file that only grows, one line for each finished game, so that whoever stops the miner half-way loses one
 * game at most. The first line says what is mined; a last line that broke off is left out and mined again.
 */
import { canonicalJson, type Game, type GameMove } from '@cantiere/engine';
import type { MinedGame } from './mine.ts';
import { PUZZLES_FORMAT, PUZZLES_VERSION, setUp, type Puzzle, type PuzzleFile } from './puzzle.ts';

export interface JournalHead {
  readonly format: 'cantiere-puzzle-journal';
  readonly game: string;
  readonly edition: string;
  readonly seed: string;
}

export interface Journal {
  readonly head: JournalHead;
  readonly games: readonly MinedGame[];
  /** What of the text is whole lines: the rest is cut off before going on. */
  readonly whole: number;
}

export const headOf = (game: string, edition: string, seed: string): JournalHead => ({
  format: 'cantiere-puzzle-journal',
  game,
  edition,
  seed,
});

export const lineOf = (what: JournalHead | MinedGame): string => `${JSON.stringify(what)}\n`;

/** Undefined for what is no journal. */
export function readJournal(text: string): Journal | undefined {
  const whole = text.lastIndexOf('\n') + 1;
  const [first, ...lines] = text.slice(0, whole).split('\n').filter(Boolean);
  try {
    const head = JSON.parse(first ?? 'null') as JournalHead | null;
    if (head?.format !== 'cantiere-puzzle-journal') return undefined;
    return { head, games: lines.map((line) => JSON.parse(line) as MinedGame), whole };
  } catch {
    return undefined;
  }
}

/** However good it is, nobody wants to find the same answer again and again: of so many puzzles so many may have it. */
const SAME_ANSWER = { share: 0.15, least: 10 };

/** Counts answers, so that no single one takes over. */
export class AnswerCounts {
  readonly #counts = new Map<string, number>();
  readonly #expected: number;
  #all = 0;

  /** `expected`: so many there will be at least. */
  constructor(expected = 0) {
    this.#expected = expected;
  }

  add(best: GameMove): void {
    const key = canonicalJson(best);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#all++;
  }

  mayBe(best: GameMove): boolean {
    const most = Math.max(SAME_ANSWER.least, Math.floor(SAME_ANSWER.share * Math.max(this.#all, this.#expected)));
    return (this.#counts.get(canonicalJson(best)) ?? 0) < most;
  }
}

/**
 * The shipped file: every position once, sealed decisions and answers that come too often left out; of too many, of each kind in turn
 * the clearest. What was shipped before stays as it is, since links lead there, and makes room for nothing.
 */
export function gathered(
  game: Game,
  journals: readonly Journal[],
  most: number,
  shipped: readonly PuzzleFile[] = [],
): PuzzleFile {
  const heads = [...shipped, ...journals.map(({ head }) => head)];
  const [first] = heads;
  if (!first) throw new RangeError('No journal.');
  const { game: id, edition } = first;
  const strange = heads.find((head) => head.game !== id || head.edition !== edition);
  if (strange) throw new RangeError(`Another game or edition: ${strange.game} ${strange.edition}.`);
  const before = new Map(shipped.flatMap(({ puzzles }) => puzzles).map((puzzle) => [puzzle.id, puzzle]));
  const all = new Map<string, Puzzle>();
  for (const { games } of journals)
    for (const each of games) for (const puzzle of each.puzzles) if (!before.has(puzzle.id)) all.set(puzzle.id, puzzle);
  const answers = new AnswerCounts(Math.min(most, before.size + all.size));
  for (const puzzle of before.values()) answers.add(setUp(game, puzzle).best);
  const fit = (puzzle: Puzzle): boolean => {
    const { best, sealed } = setUp(game, puzzle);
    const taken = !sealed && answers.mayBe(best);
    if (taken) answers.add(best);
    return taken;
  };
  const found = inTurns([...all.values()].toSorted((a, b) => b.gap - a.gap)).filter(fit);
  const puzzles = [...before.values(), ...found.slice(0, Math.max(0, most - before.size))].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  return { format: PUZZLES_FORMAT, version: PUZZLES_VERSION, game: id, edition, puzzles };
}

/** One of each kind, then another of each, as long as there are any. */
function inTurns(puzzles: readonly Puzzle[]): Puzzle[] {
  const turn = new Map<string, number>();
  const turns = puzzles.map((puzzle) => {
    const [kind = ''] = puzzle.themes;
    turn.set(kind, (turn.get(kind) ?? 0) + 1);
    return { puzzle, at: turn.get(kind) ?? 0 };
  });
  return turns.toSorted((a, b) => a.at - b.at).map(({ puzzle }) => puzzle);
}

/** One puzzle a line. */
export function writtenFile({ puzzles, ...head }: PuzzleFile): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle));
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines.join(',\n')}\n]}\n`;
}

/** The choice list's order: grouped by headings when short, opened heading by heading when long. No drawing here. */
import type { Choice, GameMove } from '@cantiere/engine';
import { canonicalJson } from '@cantiere/engine';

/** More than this many choices and a person would have to search: large groups are then folded under their heading. */
export const LONG = 10;
/** Groups up to this size stay open even in a long list. */
export const SMALL = 4;

/** Choices that stand under the same headings. */
export interface Group {
  /** Heading keys, outermost first. */
  readonly path: readonly string[];
  readonly choices: readonly Choice[];
  /** How many of them can be done now. */
  readonly open: number;
  /** Shown as one row that opens into the next level. */
  readonly folded: boolean;
}

/** What to show below `path`, in the game's own order. */
export function levelAt(choices: readonly Choice[], path: readonly string[]): readonly Group[] {
  const inside = choices.filter((choice) => path.every((key, n) => choice.under[n] === key));
  if (inside.length <= LONG) return openBy(inside, Infinity);
  const next = (choice: Choice): readonly string[] => choice.under.slice(0, path.length + 1);
  const groups = gather(
    inside,
    next,
    (group) => group.length > SMALL && group.some((choice) => choice.under.length > path.length),
  );
  const [only] = groups;
  // A single heading is no choice: go through it.
  if (groups.length === 1 && only?.folded) return levelAt(choices, only.path);
  // What stays open keeps the heading below: the same words under two cards are two choices.
  return groups.flatMap((group) => (group.folded ? group : openBy(group.choices, path.length + 2)));
}

const openBy = (choices: readonly Choice[], headings: number): readonly Group[] =>
  gather(
    choices,
    (choice) => choice.under.slice(0, headings),
    () => false,
  );

function gather(
  choices: readonly Choice[],
  pathOf: (choice: Choice) => readonly string[],
  fold: (choices: readonly Choice[]) => boolean,
): readonly Group[] {
  const found = new Map<string, { path: readonly string[]; choices: Choice[] }>();
  for (const choice of choices) {
    const path = pathOf(choice);
    const key = path.join('\n');
    const group = found.get(key) ?? { path, choices: [] };
    group.choices.push(choice);
    found.set(key, group);
  }
  return [...found.values()].map((group) => ({
    path: group.path,
    // What can be done stands first; the order of the game holds otherwise.
    choices: group.choices.toSorted((a, b) => Number(a.refusal !== undefined) - Number(b.refusal !== undefined)),
    open: group.choices.filter((choice) => choice.refusal === undefined).length,
    folded: fold(group.choices),
  }));
}

const without = (move: GameMove, field: string): Record<string, unknown> => ({ ...move, [field]: undefined });

/** Whether the move being assembled is this choice, filled in or not. */
export function isDraftOf(choice: Choice, draft: GameMove | undefined): boolean {
  if (!draft || draft.type !== choice.move.type) return false;
  if (choice.kind === 'move') return canonicalJson(draft) === canonicalJson(choice.move);
  return canonicalJson(without(draft, choice.field)) === canonicalJson(without(choice.move, choice.field));
}

/** What is picked so far for a `pick`. */
export function pickedIn(draft: GameMove | undefined, field: string): readonly string[] {
  const value: unknown = draft && (draft as unknown as Record<string, unknown>)[field];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

export function withPicked(move: GameMove, field: string, picked: readonly string[]): GameMove {
  return { ...move, [field]: picked };
}

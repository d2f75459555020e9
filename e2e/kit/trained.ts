/** A training game in the browser at a known position: one of the shipped puzzles, where the usual move is a costly one. */
import { findGame } from '@cantiere/games';
import { readPuzzles, setUp, type Puzzle, type SetUp } from '@cantiere/bots/puzzles';
import type { BotLevel } from '@cantiere/bots/levels';
import { FORMAT, type SavedGame } from '../../web/offline/saved.ts';
import type { Person } from './people.ts';

export interface Trained extends SetUp {
  readonly id: string;
  readonly puzzle: Puzzle;
}

/** The puzzle of this game whose usual move costs most, as a game of mine: it goes on from there, with this bot at every other seat. */
export async function trainedAt(
  person: Person,
  game: string,
  { level = 'greedy', coach }: { readonly level?: BotLevel; readonly coach?: SavedGame['coach'] } = {},
): Promise<Trained> {
  const shelved = findGame(game);
  const file = readPuzzles((await shelved?.puzzles?.())?.default);
  const [puzzle] = file.puzzles.toSorted((a, b) => b.wins - a.wins || b.gap - a.gap);
  if (!shelved || !puzzle) throw new Error(`There is no puzzle of ${game}.`);
  const { game: rules } = await shelved.rules();
  const set = setUp(rules, puzzle);
  const id = `trained-${game}`;
  const saved: SavedGame = {
    format: FORMAT,
    id,
    name: 'Ponte Alto',
    game,
    rulesVersion: rules.meta.rulesVersion,
    edition: file.edition,
    start: set.start,
    seats: Array.from({ length: puzzle.seats }, (_, seat) =>
      seat === set.seat ? { kind: 'me', name: 'Ada' } : { kind: 'bot', name: `Bramante ${seat + 1}`, level },
    ),
    steps: set.played.map(({ seat, move }) => ({ seat, move })),
    createdAt: 1,
    updatedAt: 1,
    toAct: rules.toAct(set.state),
    ...(coach && { coach, training: true }),
  };
  await person.page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [`cantiere.offline.${id}`, JSON.stringify(saved)],
  );
  return { ...set, id, puzzle };
}

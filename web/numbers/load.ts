/** A game's numbers: what it counts, its words, the bots' games that are shipped, and those of mine that are kept in this browser. */
import { standing, type GameTexts, type InEveryLanguage } from '@cantiere/engine';
import {
  addGame,
  addSums,
  countingAgain,
  emptySums,
  PLAIN_NUMBERS,
  readNumbers,
  type GameNumbers,
  type NumbersFile,
  type Sums,
} from '@cantiere/engine/numbers';
import type { Shelved } from '@cantiere/games';
import { openGame, type OpenedGame } from '../editions/open.ts';
import { mySeatAt, savedGames, type SavedGame } from '../offline/saved.ts';

export interface LoadedNumbers {
  readonly numbers: GameNumbers;
  readonly texts: InEveryLanguage<GameTexts>;
  readonly bots: NumbersFile | undefined;
  /** My finished games in this browser, by number of players. */
  readonly mineHere: readonly Sums[];
}

export async function loadNumbers(shelved: Shelved): Promise<LoadedNumbers> {
  // First of all: the components that this house plays with.
  const opened = await openGame(shelved.meta.id);
  const [counted, { texts }, shipped] = await Promise.all([shelved.numbers?.(), opened.texts(), shelved.botNumbers?.()]);
  const numbers = counted?.numbers ?? PLAIN_NUMBERS;
  const saved = savedGames().filter((game) => game.game === shelved.meta.id && isCounted(game, opened));
  return { numbers, texts, bots: shipped && readNumbers(shipped.default), mineHere: await countedHere(opened, numbers, saved) };
}

/** Played to its end from the deal on, by the rules that are here, and nothing was taken back for training. */
const isCounted = ({ result, training, road, start, edition }: SavedGame, opened: OpenedGame): boolean =>
  result !== undefined && !training && !road && !start.from && edition === opened.edition && !opened.otherRules;

async function countedHere(opened: OpenedGame, numbers: GameNumbers, saved: readonly SavedGame[]): Promise<readonly Sums[]> {
  if (saved.length === 0) return [];
  const { game } = await opened.rules();
  const all: Sums[] = [];
  for (const each of saved)
    try {
      const counting = countingAgain(game, numbers, each.start, standing(each.steps).moves);
      let step = counting.next();
      while (!step.done) step = counting.next();
      if (step.value) addGame(sumsFor(all, each.start.seats, numbers), numbers, step.value, [mySeatAt(each)]);
    } catch (error) {
      console.error(error); // a file that somebody changed by hand: the others are counted all the same
    }
  return all;
}

function sumsFor(all: Sums[], seats: number, numbers: GameNumbers): Sums {
  const known = all.find((sums) => sums.seats === seats);
  if (known) return known;
  const fresh = emptySums(seats, numbers);
  all.push(fresh);
  return fresh;
}

/** Several lists together, by number of players. */
export function together(numbers: GameNumbers, ...lists: readonly (readonly Sums[])[]): readonly Sums[] {
  const all: Sums[] = [];
  for (const sums of lists.flat()) addSums(sumsFor(all, sums.seats, numbers), sums);
  return all;
}

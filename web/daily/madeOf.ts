/**
 * What my result on a common deal is made of: what the master makes of it, luck, my decisions. Luck is counted on both games, mine
 * and the master's, in the same way; a game has the same luck whenever it is counted, so the browser keeps it.
 */
import type { GameRecord } from '@cantiere/engine';
import type { DealField, DealInfo, DealTry, FieldGhost } from '@cantiere/server/protocol';
import type { LuckQuestion } from '../analysis/questions.ts';

export interface MadeOf {
  /** What the master made, its luck taken off. */
  readonly master: number;
  readonly points: number;
  readonly luck: number;
  /** Standard errors: of my luck, and of my luck and the master's together. */
  readonly noise: number;
  readonly doubt: number;
}

/** Whose game is the measure, against the same bots as mine. Weaker ones are none: then the page waits for it. */
export const masterOf = ({
  ghosts,
  deal,
}: Pick<DealField, 'ghosts'> & { readonly deal: Pick<DealInfo, 'mine'> }): FieldGhost | undefined =>
  ghosts.find(({ level, earlierBots }) => level === 'expert' && earlierBots === deal.mine?.earlierBots);

/** The bots at the table throw dice; whoever has my seat decides. */
export function luckQuestion(
  { game, seats, mine }: Pick<DealInfo, 'game' | 'seats' | 'mine'>,
  edition: string,
  { seats: count, options, seed, moves }: GameRecord,
): LuckQuestion {
  return {
    game,
    edition,
    start: { seats: count, options, seed },
    moves: moves.map(({ seat, move }) => ({ seat, move })),
    // What earlier bots might have answered as well nobody can tell any more.
    ...(!mine?.earlierBots && { bots: seats.map((seat) => (seat.kind === 'bot' ? seat.level : null)) }),
    sameDeal: true,
    seed: 1,
  };
}

/** Of one seat, as it was counted. */
interface Counted {
  readonly luck: number;
  readonly noise: number;
}

export function madeOf(mine: DealTry, ghost: FieldGhost, own: Counted, theirs: Counted): MadeOf {
  return {
    master: ghost.points - theirs.luck,
    points: mine.points ?? 0,
    luck: own.luck,
    noise: own.noise,
    doubt: Math.hypot(own.noise, theirs.noise),
  };
}

const KEY = 'cantiere.madeOf';
const MOST = 30;
/** Of the way it is counted; what was counted otherwise is counted again. */
const EDITION = 1;

interface Kept extends MadeOf {
  readonly table: string;
  readonly edition: number;
}

const all = (): readonly Kept[] => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly Kept[];
    return Array.isArray(kept) ? kept.filter(({ edition }) => edition === EDITION) : [];
  } catch {
    return [];
  }
};

/** The master may have played again since. */
export const keptMadeOf = (table: string, points: number): MadeOf | undefined =>
  all().find((each) => each.table === table && each.points === points);

export function keepMadeOf(table: string, made: MadeOf): void {
  try {
    const others = all().filter((each) => each.table !== table);
    localStorage.setItem(KEY, JSON.stringify([{ ...made, table, edition: EDITION }, ...others].slice(0, MOST)));
  } catch {
    // no room: it is counted again next time
  }
}

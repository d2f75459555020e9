/**
 * One deal for everybody: a fixed deal, a fixed seat, and bots in all other seats whose answers follow from the deal and the
 * moves so far (steady.ts). Two who play it meet the same game until the first move in which they differ, so their results
 * can be compared; and whoever has the deal can work out every answer of the bots again, so a result can be proved.
 *
 * Where several are asked at once the bots decide first, in the order of their seats, and the person last. What is decided
 * at once is sealed, so nobody sees more for it; but the order must be the same for everybody.
 */
import {
  deal,
  playRecorded,
  type Game,
  type GameMove,
  type GameRecord,
  type GameState,
  type PlayedMove,
  type Seat,
  type TableStart,
} from '@cantiere/engine';
import type { Thinker } from './choose.ts';
import { isLevel, type BotLevel } from './levels.ts';
import { STEADY_VERSION, steadyMove } from './steady.ts';

/** Who sits where: a level, or null where a person does. */
export type Seating = readonly (BotLevel | null)[];

export interface SharedDeal extends TableStart {
  readonly sitting: Seating;
}

/** Whose move comes next; undefined when the game is over. */
export function nextAtDeal(game: Game, state: GameState, sitting: Seating): Seat | undefined {
  const asked = game.toAct(state).toSorted((a, b) => a - b);
  return asked.find((seat) => sitting[seat] !== null) ?? asked[0];
}

/** The bot's answer in this position of the deal. */
export function answerAtDeal(
  thinker: Thinker,
  { seed, sitting }: SharedDeal,
  state: GameState,
  seat: Seat,
  played: readonly PlayedMove[],
): GameMove {
  const level = sitting[seat];
  if (level === null) throw new RangeError(`Seat ${seat} is a person's.`);
  return steadyMove(thinker, level, thinker.game.view(state, seat), { seed, played, seat });
}

/** How a level would have played the deal in the person's seat, against the same bots. */
export function ghostAtDeal(thinker: Thinker, shared: SharedDeal, level: BotLevel): PlayedMove[] {
  const { game } = thinker;
  const ghost = { ...shared, sitting: shared.sitting.map((bot) => bot ?? level) };
  const state = deal(game, shared);
  const played: PlayedMove[] = [];
  // The order is the deal's own: with the ghost as one more bot it would be asked earlier than a person is.
  for (let seat = nextAtDeal(game, state, shared.sitting); seat !== undefined; seat = nextAtDeal(game, state, shared.sitting)) {
    const move = answerAtDeal(thinker, ghost, state, seat, played);
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  return played;
}

/** Whether this bot is the one that the record was played against: only then can its answers be worked out again. */
export const hasTheseBots = ({ botsVersion = 1 }: Pick<GameRecord, 'botsVersion'>, { earlierBots }: Thinker): boolean =>
  !earlierBots && botsVersion === STEADY_VERSION;

/** The number of the first move, from 1, that is not the bots' own or came out of turn; undefined when all are as they must be. */
export function firstForeignMove(thinker: Thinker, doc: GameRecord): number | undefined {
  const { game } = thinker;
  if (doc.bots === undefined) return undefined;
  const sitting = sittingOf(doc);
  if (sitting === undefined) return 1; // nobody can tell what such a bot would play
  const shared: SharedDeal = { ...doc, sitting };
  const state = deal(game, shared);
  for (const [index, played] of doc.moves.entries()) {
    if (played.seat !== nextAtDeal(game, state, sitting)) return index + 1;
    if (sitting[played.seat] !== null) {
      const own = answerAtDeal(thinker, shared, state, played.seat, doc.moves.slice(0, index));
      if (JSON.stringify(own) !== JSON.stringify(played.move)) return index + 1;
    }
    playRecorded(game, state, played, index);
  }
  return undefined;
}

/** Who sat at the deal of a record; undefined where it is not of a shared deal, or names a level that nobody knows. */
export function sittingOf({ bots, seats }: GameRecord): Seating | undefined {
  if (bots?.length !== seats) return undefined;
  const sitting = bots.filter((bot): bot is BotLevel | null => bot === null || isLevel(bot));
  return sitting.length === seats ? sitting : undefined;
}

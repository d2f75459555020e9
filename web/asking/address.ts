/**
 * The address of a question: what was touched, behind the address of the moment (`?at=41&as=seat2&ask=hand%3Atavern`). Whoever
 * opens it asks the same of the same position, with their own rights.
 */
import type { GameMove, TakenBackAt, Viewer } from '@cantiere/engine';
import type { Replay } from '../replay/replay.ts';
import { packMoves, unpackMoves } from '../road/address.ts';
import type { RulesQuestion } from './answer.ts';

/** Names of pieces are short; a longer one was not written here. */
const LONGEST_NAME = 120;
/** What begins with this is a whole move. */
const MOVE = '~';

export interface AskedIn {
  readonly question: RulesQuestion;
  /** How many moves had been taken back before that position when it was asked: if more were since, it is another position. */
  readonly back: number;
}

/** Undefined where the address asks nothing. */
export function readAsk(search: string): AskedIn | undefined {
  const query = new URLSearchParams(search);
  const text = query.get('ask') ?? '';
  const back = /^\d{1,5}$/.exec(query.get('back') ?? '');
  const question = questionIn(text);
  return question && { question, back: back ? Number(back[0]) : 0 };
}

function questionIn(text: string): RulesQuestion | undefined {
  if (text.startsWith(MOVE)) {
    const [move] = unpackMoves(text.slice(1));
    return move && { move };
  }
  return text === '' || text.length > LONGEST_NAME ? undefined : { place: text };
}

/** Goes behind the address of a moment, which has its `?`. */
export function writeAsk({ question, back }: AskedIn): string {
  const text = 'place' in question ? question.place : MOVE + packMoves([question.move satisfies GameMove]);
  return `&ask=${encodeURIComponent(text)}${back > 0 ? `&back=${back}` : ''}`;
}

/** Moves taken back to before this position: each of them made it another one. */
export const takenBackBefore = (takenBack: readonly TakenBackAt[], at: number): number =>
  takenBack.reduce((sum, back) => sum + (back.at < at ? back.moves : 0), 0);

/** What an address brought: where, through whose eyes, what was asked. */
export interface AskedAddress {
  readonly at: number | undefined;
  readonly as: Viewer | undefined;
  readonly ask: AskedIn | undefined;
}

/** How many moves had been taken back before the position that is asked about: as the address says, where it is the one it brought. */
export function backOf(replay: Replay, at: number, question: RulesQuestion | undefined, arrived: AskedAddress): number {
  const same = arrived.ask !== undefined && arrived.ask.question === question && arrived.at === at;
  return same ? arrived.ask.back : takenBackBefore(replay.takenBack, at);
}

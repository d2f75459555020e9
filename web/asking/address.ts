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

/** What an address asks, before anybody has looked whether there can be such a question. */
export interface AskRead {
  /** A piece by its name, or what may be a move; undefined: it cannot be read. */
  readonly about: { readonly place: string } | { readonly raw: unknown } | undefined;
  readonly back: number;
}

/** Undefined where the address asks nothing. */
export function readAsk(search: string): AskRead | undefined {
  const query = new URLSearchParams(search);
  const text = query.get('ask') ?? '';
  if (text === '') return undefined;
  const back = /^\d{1,5}$/.exec(query.get('back') ?? '');
  return { about: aboutWhat(text), back: back ? Number(back[0]) : 0 };
}

function aboutWhat(text: string): AskRead['about'] {
  if (!text.startsWith(MOVE)) return text.length > LONGEST_NAME ? undefined : { place: text };
  const [raw, ...more] = unpackMoves(text.slice(1));
  return raw === undefined || more.length > 0 ? undefined : { raw };
}

/**
 * A move from outside is a question once it has the shape of one of the game's moves: rules and texts are made for nothing else, and
 * would answer anything, or stumble. A piece is a name among names: one that is not on the table has no part in what is asked.
 */
export function admitAsk({ about, back }: AskRead, isMove: (raw: unknown) => boolean): AskedIn | 'unreadable' {
  if (about === undefined) return 'unreadable';
  if ('place' in about) return { question: about, back };
  return isMove(about.raw) ? { question: { move: about.raw as GameMove }, back } : 'unreadable';
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

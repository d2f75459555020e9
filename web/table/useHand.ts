/** What I do with the choices: a move taken in hand, looked at, put back, or played. */
import type { GameMove, Refusal } from '@cantiere/engine';
import type { Live } from '../live/useLiveTable.ts';
import { isDraftOf } from './choiceTree.ts';
import { lacking, useDraft } from './useDraft.ts';
import type { Turn } from './useTurn.ts';

export interface Hand {
  readonly draft: GameMove | undefined;
  /** Takes a move in hand, or puts it back. */
  propose(move: GameMove | undefined): void;
  /** Plays it, then these; nothing where it cannot be. */
  play(move: GameMove, then?: readonly GameMove[]): void;
  /** As `play`, from a board: what is refused lies in hand with its reason. */
  take(move: GameMove, then?: readonly GameMove[]): void;
  /** A move of mine is on its way, or is being looked at before it goes. */
  readonly busy: boolean;
  /** How many the pick in hand still lacks (negative: too many). */
  readonly missing: number;
  readonly refused: Refusal | undefined;
  readonly ready: boolean;
  confirm(): void;
}

/** Has a say before a move is played: it may let it wait, and asks whether it is meant. */
export interface BeforePlay {
  readonly looking: boolean;
  readonly before: ((move: GameMove, play: () => void) => void) | undefined;
}

/** `played`: a move has just been sent. */
export function useHand(
  { position, asked, choices, refuse }: Pick<Turn, 'position' | 'asked' | 'choices' | 'refuse'>,
  live: Pick<Live, 'sent' | 'play'>,
  played: () => void,
  { looking, before }: BeforePlay = { looking: false, before: undefined },
): Hand {
  const offered = (move: GameMove): boolean =>
    asked && (refuse(move) === undefined || choices.some((choice) => !choice.refusal && isDraftOf(choice, move)));
  const { draft, propose: hold, sent } = useDraft(position, offered);
  const busy = looking || live.sent !== undefined;
  const propose = (move: GameMove | undefined): void => {
    if (!busy) hold(move);
  };
  const take = (move: GameMove, then?: readonly GameMove[]): void => {
    const how = howTaken(asked && !busy, refuse(move));
    if (how === 'held') hold(move);
    if (how !== 'played') return;
    const go = (): void => {
      sent();
      live.play(move, then);
      played();
    };
    if (before) before(move, go);
    else go();
  };
  const play = (move: GameMove, then?: readonly GameMove[]): void => {
    if (refuse(move) === undefined) take(move, then);
  };
  const missing = lacking(choices, draft);
  const refused = draft && missing === 0 ? refuse(draft) : undefined;
  const ready = draft !== undefined && missing === 0 && refused === undefined && !busy;
  return {
    draft,
    propose,
    play,
    take,
    busy,
    missing,
    refused,
    ready,
    confirm() {
      if (draft && ready) play(draft);
    },
  };
}

/**
 * What becomes of a move that a board plays at once. Where I am not asked, or my last move is still on its way, nothing does: held,
 * it would lie in hand at the next position that offers it.
 */
export function howTaken(free: boolean, refused: Refusal | undefined): 'played' | 'held' | 'left' {
  if (!free) return 'left';
  return refused ? 'held' : 'played';
}

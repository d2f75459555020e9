/** What the main button says and does: the move in hand, or the one step that is left. A lesson asks for its own. */
import type { GameMove, GameTexts, GameState, Seat, View } from '@cantiere/engine';
import { nextStep, useStood } from './nextStep.ts';
import type { Hand } from './useHand.ts';
import type { Turn } from './useTurn.ts';

interface Setting {
  readonly game: string;
  readonly version: number;
  readonly turn: Pick<Turn, 'asked' | 'choices'>;
  readonly hand: Hand;
  readonly texts: GameTexts;
  readonly view: View<GameState>;
  readonly nameOf: (seat: Seat) => string;
  /** Nothing is offered that the teacher did not ask for. */
  readonly taught: boolean;
  readonly lost: boolean;
}

interface InHand {
  readonly game: string;
  readonly choices: Turn['choices'];
  readonly hand: Hand;
  readonly texts: GameTexts;
  readonly view: View<GameState>;
  readonly nameOf: (seat: Seat) => string;
  readonly asked: boolean;
  readonly lost?: boolean;
  /** What the button names when nothing is in hand. */
  readonly next?: GameMove | undefined;
}

/** The move in hand as the buttons take it, at a table and wherever else a move is chosen. */
export function confirmingOf({ game, choices, hand, texts, view, nameOf, asked, lost = false, next }: InHand) {
  const { draft } = hand;
  const named = draft ?? next;
  const outcome = named && texts.moveOutcome?.(named, view);
  const early = choices.some((choice) => choice.ends === 'early' && choice.move === draft);
  return {
    game,
    label: outcome ?? (named && texts.move(named, view)),
    short: outcome ?? (named && texts.moveShort?.(named, view)),
    inHand: draft !== undefined,
    warning: early && draft ? texts.moveDetail(draft, view) : undefined,
    nameOf,
    asked,
    busy: hand.busy,
    lost,
    ready: hand.ready,
    missing: hand.missing,
    reason: hand.refused && { words: texts.refusal(hand.refused), rule: hand.refused.rule },
    confirm: hand.confirm,
    clear: () => hand.propose(undefined),
  };
}

export function useConfirming({ version, turn: { asked, choices }, hand, taught, ...rest }: Setting) {
  const { draft, play, busy, confirm } = hand;
  const next = asked && !taught ? nextStep(choices) : undefined;
  const stood = useStood(version);
  const confirming = confirmingOf({ ...rest, choices, hand, asked, next });
  return {
    early: confirming.warning !== undefined,
    confirming: {
      ...confirming,
      ready: hand.ready || (draft === undefined && next !== undefined && !busy),
      confirm: () => (draft ? confirm() : next && stood() && play(next)),
    },
  };
}

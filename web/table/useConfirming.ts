/** What the main button says and does: the move in hand, or the one step that is left. A lesson asks for its own. */
import type { GameTexts, GameState, Seat, View } from '@cantiere/engine';
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

export function useConfirming({ game, version, turn: { asked, choices }, hand, texts, view, nameOf, taught, lost }: Setting) {
  const { draft, propose, play, busy, confirm } = hand;
  const next = asked && !taught ? nextStep(choices) : undefined;
  const named = draft ?? next;
  const stood = useStood(version);
  const outcome = named && texts.moveOutcome?.(named, view);
  const early = choices.some((choice) => choice.ends === 'early' && choice.move === draft);
  return {
    early,
    confirming: {
      game,
      label: outcome ?? (named && texts.move(named, view)),
      short: outcome ?? (named && texts.moveShort?.(named, view)),
      inHand: draft !== undefined,
      warning: early && draft ? texts.moveDetail(draft, view) : undefined,
      nameOf,
      asked,
      busy,
      lost,
      ready: hand.ready || (draft === undefined && next !== undefined && !busy),
      missing: hand.missing,
      reason: hand.refused && { words: texts.refusal(hand.refused), rule: hand.refused.rule },
      confirm: () => (draft ? confirm() : next && stood() && play(next)),
      clear: () => propose(undefined),
    },
  };
}

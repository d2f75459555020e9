/** What the frame shows of the game outside the board: the header's facts, the steps of my turn, the log's chapters. */
import type { Language, Seat } from '@cantiere/engine';
import type { Fact, TurnStep } from '../../board-kit/contract.ts';
import type { Event } from '../rules/events.ts';
import type { Phase } from '../rules/state.ts';
import { lastRound } from '../rules/turn.ts';
import type { GardensView } from './props.ts';
import { boardWords } from './text.ts';

export function headline(view: GardensView, language: Language, nameOf: (seat: Seat) => string): Fact[] {
  const words = boardWords[language];
  return [
    { label: words.round, value: words.of(view.round, lastRound(view)) },
    { label: words.deck, value: String(view.deck.length) },
    { label: words.tilesLeft, value: String(view.supply.length) },
    { label: words.flower, value: nameOf(view.flower) },
  ];
}

/** Settling temples is a step only when it is asked for. */
export function steps(view: GardensView, seat: Seat | 'spectator', language: Language): TurnStep[] {
  if (view.phase === 'over' || seat !== view.asked) return [];
  const { step } = boardWords[language];
  const order: readonly { readonly phase: Phase; readonly text: string }[] = [
    { phase: 'card', text: step.card },
    ...(view.phase === 'merge' ? [{ phase: 'merge', text: step.keep } as const] : []),
    { phase: 'temple', text: step.temple },
    { phase: 'tile', text: step.tile },
  ];
  const now = order.findIndex(({ phase }) => phase === view.phase);
  return order.map(({ text }, at) => ({ text, state: at < now ? 'done' : at === now ? 'now' : 'open' }));
}

export function chapter(event: Event, language: Language): string | undefined {
  return event.kind === 'dealt' ? `${boardWords[language].round} ${event.round}` : undefined;
}

export const isLastRound = (view: GardensView): boolean => view.phase !== 'over' && view.round === lastRound(view);

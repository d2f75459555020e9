/** What the frame shows of The Builders outside the board: the header's facts and the steps of my turn. */
import type { Language, Seat } from '@cantiere/engine';
import type { Fact, TurnStep } from '../../board-kit/contract.ts';
import type { Event } from '../rules/events.ts';
import { LAST_ROUND, NONE } from '../rules/cards.ts';
import { pointsThatEnd } from '../rules/options.ts';
import type { BuildersView } from '../rules/state.ts';
import { boardWords } from './text.ts';

export function headline(view: BuildersView, language: Language, nameOf: (seat: Seat) => string): Fact[] {
  const words = boardWords[language];
  return [
    { label: words.round, value: String(view.round) },
    { label: words.goal, value: words.goalPoints(pointsThatEnd(view.options)) },
    { label: words.first, value: nameOf(view.first) },
    { label: words.decks, value: `${view.buildingDeck.length} + ${view.workerDeck.length}` },
  ];
}

export function steps(view: BuildersView, seat: Seat | 'spectator', language: Language): TurnStep[] {
  const { step } = boardWords[language];
  if (seat === 'spectator') return [];
  if (view.phase === 'settlement') return view.players[seat].settled ? [] : [{ text: step.settle, state: 'now' }];
  if (view.phase !== 'turn' || view.asked !== seat) return [];
  const working = view.actions > 0;
  return [
    { text: step.actions(view.actions), state: working ? 'now' : 'done' },
    view.invested ? { text: step.invested, state: 'done' } : { text: step.invest, state: 'open' },
    { text: step.end, state: working ? 'open' : 'now' },
  ];
}

export function gives(event: Event): { readonly seat: Seat; readonly points: number } | undefined {
  return event.kind === 'finished' ? { seat: event.seat, points: event.points } : undefined;
}

export const isLastRound = (view: BuildersView): boolean =>
  view.phase === 'turn' && (view.triggeredBy !== NONE || view.round >= LAST_ROUND);

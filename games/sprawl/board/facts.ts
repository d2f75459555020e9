/** What the frame shows of Urban Sprawl outside the board: the header's facts, the steps of my turn, chapters of the log. */
import type { Language, ScoreLine, Seat } from '@cantiere/engine';
import type { Fact, TurnStep } from '../../board-kit/contract.ts';
import type { Event } from '../rules/events.ts';
import { NONE } from '../rules/state.ts';
import type { SprawlView } from './props.ts';
import { boardWords } from './text.ts';

export function headline(view: SprawlView, language: Language, nameOf: (seat: Seat) => string): Fact[] {
  const words = boardWords[language];
  if (view.turn === 0) return [{ label: words.buyStart, value: nameOf(view.active) }];
  return [
    { label: words.turn, value: String(view.turn) },
    { label: words.era, value: words.deckNames.slice(1, 1 + view.activeDecks).join(' · ') },
  ];
}

export function steps(view: SprawlView, seat: Seat | 'spectator', language: Language): TurnStep[] {
  if (view.asked !== seat || view.question !== null) return [];
  const words = boardWords[language];
  const line = (texts: readonly string[], now: number): TurnStep[] =>
    texts.map((text, at) => ({ text, state: at < now ? 'done' : at === now ? 'now' : 'open' }));
  if (view.project !== null)
    return line([words.stepContract, words.stepPlace, words.stepPay], view.project.placement === NONE ? 1 : 2);
  if (view.phase === 'invest' || view.phase === 'spend')
    return line([words.stepInvest, words.stepSpend, words.stepEnd], view.phase === 'invest' ? 0 : 1);
  return [];
}

/** After prestige the wealth that is left decides (SPR-14.5). */
export function tieBreaks({ players }: SprawlView): ScoreLine[] {
  return [{ category: 'money', points: players.map(({ wealth }) => wealth) }];
}

export function chapter(event: Event, language: Language): string | undefined {
  return event.kind === 'turnStarted' ? `${boardWords[language].turn} ${event.turn}` : undefined;
}

export function gives(event: Event): { readonly seat: Seat; readonly points: number } | undefined {
  if (event.kind === 'adjacency') return { seat: event.seat, points: event.bonus };
  if (event.kind === 'vocationPaid') return { seat: event.seat, points: event.prestige };
  if ((event.kind === 'gained' || event.kind === 'lost') && event.res === 'prestige')
    return { seat: event.seat, points: event.kind === 'gained' ? event.amount : -event.amount };
  return undefined;
}

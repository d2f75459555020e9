/** What the frame shows of Capitol outside the board: the header's facts and the phases of the round. */
import type { Language, Seat } from '@cantiere/engine';
import type { Fact, TurnStep } from '../../board-kit/contract.ts';
import { ROUNDS } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { CapitolView } from './props.ts';
import { boardWords, roman, type TurnPhase } from './text.ts';

export function headline(view: CapitolView, language: Language, nameOf: (seat: Seat) => string): Fact[] {
  const words = boardWords[language];
  return [
    { label: words.round, value: `${roman(view.round)}/${roman(ROUNDS)}` },
    { label: words.supply, value: String(view.supply) },
    { label: words.consul, value: nameOf(view.start) },
  ];
}

export const isLastRound = ({ phase, round }: CapitolView): boolean => phase !== 'over' && round === ROUNDS;

const PHASES: readonly TurnPhase[] = ['construction', 'development', 'scoring', 'drawing'];

/** The four phases of the round; in the auctions also which of the three. */
export function steps(view: CapitolView, language: Language): TurnStep[] {
  if (view.phase === 'over') return [];
  const words = boardWords[language];
  const now = view.phase === 'construction' ? 0 : view.phase === 'drawing' ? 3 : 1;
  const phases = view.round === ROUNDS ? PHASES.slice(0, 3) : PHASES;
  return phases.map((phase, at) => ({
    text: at === 1 && now === 1 ? words.auctionOf(view.auction) : words.phases[phase],
    state: at < now ? 'done' : at === now ? 'now' : 'open',
  }));
}

export function chapter(event: Event, language: Language): string | undefined {
  return event.kind === 'roundStarted' ? `${boardWords[language].round} ${roman(event.round)}` : undefined;
}

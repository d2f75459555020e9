/** Finishing a building, the best moment of a turn: what is staged of it, and for how long. */
import type { Language } from '@cantiere/engine';
import type { News, Reveal } from '../../board-kit/contract.ts';
import { buildingCard } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { namesIn } from './names.ts';
import { boardWords } from './text.ts';

export interface Finish {
  readonly ms: number;
  readonly number: number;
  readonly event: Extract<Event, { readonly kind: 'finished' }>;
}

/** Cells fill, scaffolding falls, the prize is paid and the crew goes home, the picture goes to its pile. */
export const FINISH_TAKES = 2_400;

/** Where several are told at once the last one is shown. */
export function finishIn(news: readonly News<Event>[]): Finish | undefined {
  const last = news.findLast(({ event }) => event.kind === 'finished');
  return last?.event.kind === 'finished' ? { ms: FINISH_TAKES, number: last.number, event: last.event } : undefined;
}

export function reveal(news: readonly News<Event>[], language: Language): Reveal | undefined {
  const finish = finishIn(news);
  if (!finish) return undefined;
  const words = boardWords[language];
  return { words: words.isDone(namesIn(language, words).building(buildingCard(finish.event.card))), ms: finish.ms };
}

/** What the table stages of Citadels: the herald's calls, each with its answer, and a building that falls. */
import type { Language, Seat } from '@cantiere/engine';
import type { News, Reveal } from '../../board-kit/contract.ts';
import type { Event } from '../rules/events.ts';
import { boardWords } from './text.ts';

export interface Call {
  readonly character: string;
  /** Whoever answers; nobody where the character is silent. */
  readonly seat: Seat | undefined;
}

export type CitadelsScene =
  | {
      readonly kind: 'calls';
      readonly number: number;
      readonly ms: number;
      readonly calls: readonly Call[];
      readonly each: number;
    }
  | {
      readonly kind: 'fall';
      readonly number: number;
      readonly ms: number;
      readonly event: Extract<Event, { kind: 'destroyed' }>;
    };

/** A call takes the same time whether or not somebody answers (CIT-10.6); several in a row are quicker, the last one stays. */
const CALL = 620;
const CALLS = 1_300;
const ANSWER = 1_100;
export const FALL = 1_700;

export function sceneIn(news: readonly News<Event>[]): CitadelsScene | undefined {
  const number = news.at(-1)?.number ?? -1;
  const fallen = news.findLast(({ event }) => event.kind === 'destroyed')?.event;
  if (fallen?.kind === 'destroyed') return { kind: 'fall', number, ms: FALL, event: fallen };
  const calls = news.flatMap(({ event }): readonly Call[] =>
    event.kind === 'revealed' || event.kind === 'unanswered'
      ? [{ character: event.character, seat: event.kind === 'revealed' ? event.seat : undefined }]
      : [],
  );
  if (calls.length === 0) return undefined;
  const each = Math.min(CALL, CALLS / calls.length);
  return { kind: 'calls', number, ms: (calls.length - 1) * each + ANSWER, calls, each };
}

/** The game waits for a building that falls; the calls keep up with it by themselves. */
export function reveal(news: readonly News<Event>[], language: Language): Reveal | undefined {
  const scene = sceneIn(news);
  return scene?.kind === 'fall' ? { words: boardWords[language].falls, ms: scene.ms } : undefined;
}

/** Finishing a building is staged, and only that. */
import { expect, it } from 'vitest';
import type { News } from '../../board-kit/contract.ts';
import { finishIn, FINISH_TAKES, reveal } from '../board/finish.ts';
import type { Event } from '../rules/events.ts';

const finished = (card: string): Event => ({
  kind: 'finished',
  seat: 1,
  card,
  machine: false,
  coins: 4,
  lost: 0,
  points: 2,
  total: 5,
  workers: [],
  tools: [],
});
const news = (...events: readonly Event[]): News<Event>[] => events.map((event, number) => ({ number, event }));

it('a finished building is shown, of several the last', () => {
  const scene = finishIn(news(finished('b-ziggurat'), { kind: 'turnEnds', seat: 1 } as Event, finished('b-sphinx')));
  expect(scene).toMatchObject({ number: 2, ms: FINISH_TAKES, event: { card: 'b-sphinx' } });
});

it('the prompt names it in both languages, and nothing else keeps the game waiting', () => {
  expect(reveal(news(finished('b-sphinx')), 'it')?.words).toBe('Sfinge: l’edificio è finito!');
  expect(reveal(news(finished('b-sphinx')), 'en')?.words).toBe('Sphinx: the building is finished!');
  expect(reveal(news({ kind: 'roundBegins', round: 2 }), 'en')).toBeUndefined();
});

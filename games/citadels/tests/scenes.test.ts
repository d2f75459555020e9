/** What the table stages: calls with and without an answer alike, a building that falls before all else, and nothing else. */
import { describe, expect, it } from 'vitest';
import type { News } from '../../board-kit/contract.ts';
import { reveal, sceneIn } from '../board/scenes.ts';
import type { Event } from '../rules/events.ts';

const news = (...events: readonly Event[]): News<Event>[] => events.map((event, number) => ({ number, event }));
const silent = (character: string): Event => ({ kind: 'unanswered', character });
const answered = (character: string, seat: number): Event => ({ kind: 'revealed', seat, character });

describe('the calls', () => {
  it('are shown in order, with whoever answers', () => {
    const scene = sceneIn(news(silent('assassin'), silent('thief'), answered('magician', 2)));
    expect(scene).toMatchObject({
      kind: 'calls',
      calls: [
        { character: 'assassin', seat: undefined },
        { character: 'thief', seat: undefined },
        { character: 'magician', seat: 2 },
      ],
    });
  });

  it('take as long for a silent character as for one that answers', () => {
    expect(sceneIn(news(silent('king')))?.ms).toBe(sceneIn(news(answered('king', 1)))?.ms);
  });

  it('never keep the game waiting, however many there are', () => {
    const all = news(...['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect'].map(silent));
    expect(sceneIn(all)?.ms).toBeLessThan(2_500);
    expect(reveal(all, 'it')).toBeUndefined();
  });
});

describe('a building that falls', () => {
  const destroyed: Event = { kind: 'destroyed', seat: 1, of: 0, card: 'tavern', paid: 0 };

  it('is shown before what follows from it, and the game waits', () => {
    const all = news(destroyed, silent('king'));
    expect(sceneIn(all)).toMatchObject({ kind: 'fall', event: destroyed });
    expect(reveal(all, 'en')?.words).toBe('A building falls!');
  });

  it('is all that is staged besides calls', () => {
    expect(sceneIn(news({ kind: 'tookGold', seat: 0, gold: 2 }))).toBeUndefined();
  });
});

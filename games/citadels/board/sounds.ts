/** What Citadels sounds like: gold, cards, walls that go up and come down. */
import type { SoundBook } from '../../board-kit/sounds.ts';
import type { Event } from '../rules/events.ts';

export const sounds: SoundBook<Event> = {
  pitch: 0.96,
  of: {
    dealt: 'card',
    picked: 'seal',
    revealed: 'gavel',
    stole: 'coin',
    merchantCoin: 'coin',
    tookGold: 'coin',
    income: 'coin',
    looked: 'card',
    drew: 'card',
    kept: 'card',
    swapped: 'card',
    redrew: 'card',
    laboratory: 'coin',
    smithy: 'wood',
    built: 'stone',
    destroyed: 'fall',
    recovered: 'stone',
    completed: ({ first }) => (first ? 'lastRound' : 'done'),
    assassinated: 'seal',
    robbed: 'seal',
    gameOver: 'win',
  },
};

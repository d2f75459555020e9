/** What The Hanging Gardens sounds like: cards of earth and water, temples, tiles. */
import type { SoundBook } from '../../board-kit/sounds.ts';
import type { Event } from '../rules/events.ts';

export const sounds: SoundBook<Event> = {
  pitch: 1.12,
  of: {
    dealt: 'card',
    played: 'water',
    discarded: 'card',
    kept: 'card',
    templePlaced: 'stone',
    took: 'wood',
    blindDrawn: 'wood',
    blindDrawnUnseen: 'wood',
    bonusPaid: 'coin',
    tilesGone: 'lastRound',
    gameOver: 'win',
  },
};

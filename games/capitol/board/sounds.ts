/** What Capitol sounds like: stone on stone, cards, the senators' seals. */
import { ROUNDS } from '../rules/board.ts';
import type { SoundBook } from '../../board-kit/sounds.ts';
import type { Event } from '../rules/events.ts';

export const sounds: SoundBook<Event> = {
  pitch: 0.9,
  of: {
    roundStarted: ({ round }) => (round === ROUNDS ? 'lastRound' : undefined),
    dealt: 'card',
    dealtHidden: 'card',
    drawn: 'card',
    cardPlayed: 'card',
    floorsPlaced: 'stone',
    roofPlaced: 'wood',
    buildingPlaced: 'stone',
    auctionOpened: 'gavel',
    bidSealed: 'seal',
    hasBid: 'seal',
    auctionWon: 'gavel',
    fountainPlaced: 'water',
    monumentPlaced: 'stone',
    areaScored: 'coin',
    gameOver: 'win',
  },
};

/** What The Builders sounds like: hammers and wood, coins, a bell for a finished building. */
import type { SoundBook } from '../../board-kit/sounds.ts';
import type { Event } from '../rules/events.ts';

export const sounds: SoundBook<Event> = {
  pitch: 1,
  of: {
    siteOpened: 'wood',
    recruited: 'card',
    sent: 'wood',
    finished: 'done',
    coinsTaken: 'coin',
    actionsBought: 'coin',
    slaveBought: 'coin',
    toolBought: 'coin',
    loanTaken: 'seal',
    educated: 'card',
    endTriggered: 'lastRound',
    gameOver: 'win',
  },
};

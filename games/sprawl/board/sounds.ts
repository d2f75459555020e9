/** What Urban Sprawl sounds like: contracts, building sites, the gavel of an election, what is pulled down. */
import type { SoundBook } from '../../board-kit/sounds.ts';
import type { Event } from '../rules/events.ts';

export const sounds: SoundBook<Event> = {
  pitch: 1.04,
  of: {
    boughtStart: 'stone',
    treasurerPaid: 'coin',
    invested: 'coin',
    acquired: 'card',
    favorTaken: 'card',
    contractChosen: 'seal',
    built: 'stone',
    vocationTaken: 'wood',
    vocationPaid: 'coin',
    gained: 'coin',
    paid: 'coin',
    demolished: 'fall',
    relocated: 'wood',
    markerPlaced: 'wood',
    markerMoved: 'wood',
    cardTaken: 'card',
    elected: 'gavel',
    contractorAssigned: 'gavel',
    eventRevealed: 'card',
    payout: 'coin',
    won: 'win',
  },
};

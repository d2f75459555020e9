/** Editions of games, in English. */
import type { EditionTexts } from '../it/editions.ts';

export const editions: EditionTexts = {
  edition: (version) => `edition ${version}`,
  corrected: (version) => `edition ${version}, corrected`,
  hint: (id, version, digest, corrected) =>
    `Edition ${id}: the rules in version ${version}, the components with the fingerprint ${digest}${corrected ? ', set right by this house' : ', as printed'}. The game is played, replayed and checked by exactly this edition.`,
  label: 'Edition',
  gone: 'The edition that this game is played with cannot be had here just now. Nothing is lost: whoever runs the server finds in its log what to do.',
  anewTitle: 'These cards need the page anew',
  anew: 'This page has the game with other cards, and a game is open here that your browser could not keep. Finish it or save it as a file first; then load the page again.',
  stands: (steps, ago) => `It stands at step ${steps}; the last one was made ${ago}.`,
  lastSeen: (steps, ago) => `The position as this browser last saw it, ${ago}, at step ${steps}.`,
  since: (steps) => (steps === 1 ? 'One more step was made since.' : `${steps} more steps were made since.`),
  drawnToday: 'Today’s board draws it: a value on a card may be that of today’s edition.',
  plain:
    'This game is of an earlier edition, and the board of today cannot draw this position. It is shown in words: the pieces and the list of choices play on as before.',
};

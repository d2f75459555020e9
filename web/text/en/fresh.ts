/** A new table: in English. */
import type { Texts } from '../it.ts';

const inLetters = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const fresh: Texts['fresh'] = {
  title: (game) => `New table of ${game}`,
  lead: 'Choose how you play. The rest is in place already.',
  learn: 'Learn it in two minutes',
  presets: 'How you play',
  preset: {
    quick: { name: 'Quick, with bots', short: 'Quick', hint: 'Starts now, on your own.' },
    evening: { name: 'An evening live', short: 'Evening', hint: 'With friends, all online.' },
    daily: { name: 'A move a day', short: 'A move a day', hint: 'Whenever you have a moment.' },
  },
  botsOf: (n, level) => (n === 1 ? `1 bot: ${level}` : `${n} bots: ${level}`),
  mixedBots: (n) => (n === 1 ? '1 bot' : `${n} bots`),
  linkSeats: (n) => (n === 1 ? '1 seat by link' : `${n} seats by link`),
  noClock: 'no clock',
  liveShort: (bank, increment) => `${bank} each + ${increment}`,
  turnsShort: (days, nights) => `${days === 1 ? '24 hours' : `${days} days`}${nights ? ', nights left out' : ' a move'}`,
  ifOut: 'out of time, a bot plays on',
  notified: 'a notice when it is your turn',
  length: 'Length',
  about: (minutes) => `about ${minutes} min`,
  minutes: (minutes) => `${minutes} min`,
  here: (minutes) => `here ${minutes} min`,
  measured: (minutes, games) => `In this house: ${minutes}, median of ${games} games.`,
  inPeople: (n) => `usually, with ${inLetters[n] ?? n} players`,
  usually: (n, minutes) => `With ${inLetters[n] ?? n} players: usually ${minutes}.`,
  hoursAndMinutes: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} minutes`;
    if (rest === 30) return hours === 1 ? 'an hour and a half' : `${hours} and a half hours`;
    const whole = hours === 1 ? 'an hour' : `${hours} hours`;
    return rest === 0 ? whole : `${whole} and ${rest} minutes`;
  },
  name: 'Name of the table',
  nameHint: 'Leave it empty and we choose one.',
  players: 'Players',
  fewer: 'One seat fewer',
  more: 'One seat more',
  seatsNow: (n) => (n === 1 ? '1 seat' : `${n} seats`),
  seats: 'Seats',
  you: 'You',
  friend: 'By link',
  bots: 'Bots',
  bot: (level) => `Bot: ${level}`,
  seat: (n) => `Seat ${n}`,
  botManners: (names: readonly string[]) =>
    `Bots of one level are equally strong, each in a manner of its own: ${names.join(', ')}.`,
  seatHint: 'A seat by link stays open: whoever opens the link takes it.',
  clock: 'Clock',
  options: 'Variants',
  noOptions: 'This game has no variants.',
  noneChanged: 'none',
  changedOptions: (n) => `${n} changed`,
  changed: 'changed',
  who: 'Who finds the table and who watches',
  whoShort: 'Who may watch',
  private: 'Only those with the link',
  privateHint: 'The table is shown nowhere.',
  listed: 'Everybody',
  listedHint: 'The table is shown on the home page.',
  spectators: 'May be watched',
  spectatorsHint: 'Spectators see only what is public.',
  watchers: (listed) => (listed ? 'everybody' : 'those with the link'),
  nobodyWatches: 'nobody',
  lateBy: (moves) => `${moves} moves late`,
  start: 'Start',
  startCoached: 'Start training',
  coach: 'With a coach',
  coachHint:
    'Tells why the bots moved as they did and warns before a costly move. Played in this browser, without a network too; it is training and counts nowhere.',
  open: 'Open the table and copy the link',
  openShort: 'Open and copy the link',
  organise: 'Open without sitting down',
  on: 'Yes',
  off: 'No',
  unknown: 'This game is not on the shelf.',
};

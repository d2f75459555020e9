/** Finding people and games: in English. */
import type { Texts } from '../it.ts';

export const find: Texts['find'] = {
  underWay: 'Your tables under way',
  forYou: 'Waiting for you',
  tables: (n) => (n === 1 ? '1 table' : `${n} tables`),
  all: 'All tables',
  seatWaits: (name) => `${name}, your seat waits`,
  keptBy: (host) => `Kept by ${host}`,
  sit: 'Sit down',
  decline: 'No, thanks',
  declineAt: (table) => `No, thanks: ${table}`,
  changed: 'The table was changed',
  sayYes: 'Say whether you are in',
  look: 'Look',

  watch: 'Games to watch',
  watchAll: (n) => (n === 1 ? '1 game to watch' : `All ${n} games to watch`),
  watchLead: 'Your friends’ first, then where most people are, then the latest moves.',
  watchNone: 'No game that may be watched is being played right now.',
  watchGame: (game, table) => `Watch: ${game}, ${table}`,
  people: (n) => (n === 1 ? '1 person at the table' : `${n} people at the table`),
  withFriend: (name) => `${name} plays`,
  lastMove: (ago) => `last move ${ago}`,
  everything: 'All games',
  game: 'Game',

  here: 'Who is here now',
  hereFriend: 'one of your friends',
  hereNone: 'None of your friends is here now.',

  byName: 'Search for somebody by name',
  byNameHint: 'You find those who let themselves be found. Two letters are enough.',
  nobody: 'Nobody of that name can be found.',
  befriend: (name) => `Add ${name} to your friends`,
  add: 'Add',
  isFriend: 'one of your friends',
  isHere: 'is here now',
  notHere: 'is not here now',

  visibility: 'Who finds you',
  findable: 'Others find me by name',
  findableHint: 'So that they can invite you to a table or add you to their friends. Never your address.',
  seen: 'Others see when I am here',
  seenHint: 'Those you have for friends see it anyway; those you have blocked never do.',
};

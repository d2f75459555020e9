/** Fair play: hints or none, rated games, and what changes in a rating. */
import type { UnratedWhy } from '@cantiere/server/protocol';
import type { fair as italian } from '../it/fair.ts';
import { ordinal } from './ordinal.ts';

const why: Record<UnratedWhy, string> = {
  choice: 'the host wanted it so',
  help: 'hints are allowed',
  friendly: 'the host may go back alone',
  bots: 'at least one bot plays',
  training: 'it has become training',
  joined: 'somebody sat down in the running game',
};

export const fair: typeof italian = {
  title: 'Fair play',
  rated: 'Rated',
  unrated: 'Unrated',
  ratedHint: 'Counts for the leaderboard of the house.',
  ratedSign: 'This game changes the ratings of those who play.',
  ratedWords: 'Rated game: it changes ratings',
  unratedWords: (reason) => `Unrated: ${why[reason]}`,
  cannot: {
    bots: 'Not with a bot at the table: it takes people alone.',
    friendly: 'Not at a table among friends, where the host goes back alone.',
    help: 'Not where hints are allowed.',
    guest: 'Here rated games are for people with an account.',
  },
  help: 'Hints allowed',
  helpHint: 'Turned on, the game is unrated, and everybody at the table sees it.',
  helpAlone: 'Alone with bots there are always hints.',
  helpSign: 'Hints allowed',
  helpSignHint: 'The host lets everybody ask for hints. The game is unrated.',
  helpWords: 'Hints allowed for everybody',
  noHelpWords: 'No hints during the game',
  noPlayOn: 'When the game is over: among people, without hints, nobody tries moves elsewhere.',
  change: 'Rating',
  changeOf: (before, after, margin) => `Rating: from ${before} to ${after}, give or take ${margin}`,
  settling: 'The rating comes in a moment.',
  shared: (place, seats) => `Tied ${ordinal(place)} of ${seats}`,
  ties: 'Tied for first',
  toBeListed: (games) =>
    games === 1 ? '1 more rated game until you are listed.' : `${games} more rated games until you are listed.`,
  lastChange: 'Last game',
};

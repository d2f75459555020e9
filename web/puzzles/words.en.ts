/** Puzzles, in English. */
import { numberIn } from '../text/number.ts';
import type { PuzzleTexts } from './words.it.ts';

const points = (n: number): string => {
  const tenths = Math.round(10 * n) / 10;
  return `${numberIn('en')(tenths)} ${tenths === 1 ? 'point' : 'points'}`;
};

export const en: PuzzleTexts = {
  title: 'Puzzles',
  titleOf: (game) => `Puzzles: ${game}`,
  lead: 'One position, one move that is clearly better than the rest. Find it on the real board.',
  day: 'Puzzle of the day',
  dayLead: (game) => `${game}: the same for everybody, until midnight in Greenwich.`,
  dayDone: { solved: 'Solved today', missed: 'Missed today' },
  dayAgain: 'Look again',
  solve: 'Solve it',
  stream: 'One after the other',
  streamHint: 'About as strong as you are',
  row: 'Without a miss',
  rowHint: 'Harder and harder, until the first miss',
  how: 'How',
  theme: 'Theme',
  anyTheme: 'All themes',
  phases: { early: 'Early in the game', middle: 'Middle of the game', late: 'Late in the game' },
  sorts: { kind: 'The move', line: 'Where the points are won', phase: 'The moment' },
  otherKinds: 'Other moves',
  otherLines: 'Other lines of the score',
  rating: 'Your rating',
  ratingOf: (rating, unsure) => `${rating} ± ${unsure}`,
  noRating: 'none yet',
  longest: (n) => `Longest row: ${n}`,
  kept: 'Ratings and rows stay in this browser.',
  mine: 'From your games',
  mineLead: 'The decisions that cost you most, to be tried again: they are looked for when you open them.',
  mineNone: 'Finish a game: its turning points become your puzzles.',
  mineRow: (when) => `finished ${when}`,
  loading: 'Setting up the puzzle…',
  none: 'No puzzle of this theme.',
  gone: 'That puzzle is no longer here: this is another one.',
  rated: (rating) => `rated ${rating}`,
  seat: (players) => `${players} players`,
  find: 'Find the best move.',
  judge: 'The Grand master judges, from what can be seen from this seat. The first answer counts.',
  rightWhy: (habit) => (gained, category) =>
    `On average ${points(gained)} more than the move that comes to mind first (${habit}), in “${category}”: both played on in the same imagined worlds.`,
  rightPlain: (habit) => (won) =>
    `In the same imagined worlds it wins ${won} times more in 100 than the move that comes to mind first (${habit}).`,
  closeWhy: 'Not bad, but one move is clearly better.',
  worseWhy: 'One move is clearly better.',
  next: 'Next puzzle',
  again: 'Another row',
  leave: 'All puzzles',
  play: 'Play on from here',
  link: 'Copy the link',
  linkInBar: 'It is in the address bar',
  change: (by) => (by >= 0 ? `+${by}` : `−${-by}`),
  solvedNow: (rating, by) => `Solved at first try: ${rating} (${by})`,
  missedNow: (rating, by) => `Not at first try: ${rating} (${by})`,
  known: 'Tried before: it does not count',
  inRow: (n) => `${n} in a row`,
  rowOver: (n) => (n === 0 ? 'The row ended at once' : `The row is over: ${n}`),
  rowBest: 'Your longest!',
  thumbs: {
    question: 'A good puzzle?',
    up: (n) => `I like it (${n})`,
    down: (n) => `I do not like it (${n})`,
    waits: 'Your vote stays in this browser: it goes to the house as soon as that answers.',
  },
  table: (name) => `Puzzle ${name}`,
};

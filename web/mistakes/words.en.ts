/** Learning from mistakes, in English. */
import { numberIn } from '../text/number.ts';
import type { MistakesTexts } from './words.it.ts';

/** On average: tenths of a point count. */
const inMean = (n: number): string => {
  const tenths = Math.round(10 * n) / 10;
  return `${numberIn('en')(tenths)} ${tenths === 1 ? 'point' : 'points'}`;
};
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;
const wins = (n: number): string => `${n} ${n === 1 ? 'win' : 'wins'} in 100`;
const cost = (won: number, lost: number): string =>
  [won > 0 && wins(won), lost > 0 && points(lost)].filter(Boolean).join(' and ') || 'next to nothing';

export const en: MistakesTexts = {
  open: 'Learn from your mistakes',
  openTheirs: 'Learn from these mistakes',
  openHint: 'Try the decisions that cost most again, on the real board',
  title: 'Learn from your mistakes',
  titleTheirs: (name) => `Mistakes of ${name}`,
  lead: 'The dearest decisions, as they could be seen then. Find better.',
  whose: 'Whose',
  back: 'Back to the analysis',

  inShort: 'In short',
  inShortSoFar: 'In short, so far',
  shortLine: (move, round, who) => (who === undefined ? `Move ${move}, round ${round}` : `${who}, move ${move}, round ${round}`),
  shortCost: (won, lost) => `It cost ${cost(won, lost)}.`,
  shortWhy: (category) => `Most of it was lost in “${category}”.`,

  which: (n, of, more) => `Mistake ${n} of ${of}${more ? ' so far' : ''}`,
  where: (round, move) => `round ${round}, move ${move}`,
  youPlayed: 'You played:',
  theyPlayed: (name) => `${name} played:`,
  findBetter: 'Find better.',
  itCost: (won, lost) => `It cost ${cost(won, lost)}.`,
  playedHere: 'your move',
  playedThere: 'played',
  touch: 'Touch the pieces on the board, or take a move from the list.',
  answers: 'Your answers',
  thinking: 'Thinking…',
  thinkingLong: 'Still thinking…',
  failed: 'I cannot judge this now.',
  again: 'Try again',
  same: 'That is what was played in the game: take another one.',
  right: 'Right!',
  rightBest: 'the best',
  rightLevel: 'as good as the best',
  rightWhy: (gained, category) => `On average ${inMean(gained)} more than the move that was played, in “${category}”.`,
  rightPlain: (won) => `In the games imagined it wins ${won} times more in 100.`,
  close: 'Nearly',
  closeWhy: 'Better than what was played, but there is more.',
  worse: 'Worse',
  worseWhy: 'It brings no more than the move of the game.',
  costs: (won, lost) => `−${[won > 0 && `${won} in 100`, lost > 0 && points(lost)].filter(Boolean).join(', −')}`,
  costsSpoken: (won, lost) => `costs ${cost(won, lost)}`,
  loses: (lost, category) => `On average ${inMean(lost)} less in “${category}”.`,
  hint: 'A hint',
  hinted: 'Begin with the piece that is pointed at.',
  hintedList: 'The move is marked in the list.',
  show: 'Show me',
  shown: 'The best was',
  next: 'Next mistake',
  finish: 'How it went',
  wait: 'Wait for the next one',
  road: 'The other road',
  replay: 'See it in the replay',
  unfold: 'Question and answers',

  plates: 'The mistakes of this game',
  plate: (n, round) => `Mistake ${n}, round ${round}`,
  plateRound: (round) => `Round ${round}`,
  states: { first: 'at first try', helped: 'with help', shown: 'shown', open: 'to do', now: 'now' },

  searching: (looked, of) => `Looking at decisions: ${looked} of ${of}.`,
  searchingFound: (found) => (found === 1 ? 'One found, still searching.' : `${found} found, still searching.`),
  searchingLong: (left) => (left === 1 ? 'Looking longer at one more.' : `Looking longer at ${left} more.`),
  searchedAll: (of) => `All ${of} decisions looked at.`,
  searchFailed: 'The search has stopped.',
  first: 'Looking for the first mistake: half a minute is usually enough.',
  judge: 'The Grand master judges, from what could be seen from that seat. Less than 2 in 100 counts as nothing.',

  done: 'Done: this is how it went',
  tally: {
    first: () => 'found at first try',
    helped: () => 'found with help',
    shown: () => 'shown',
    left: () => 'left',
  },
  praise: {
    all: 'All of them at first try: those moves are yours now.',
    most: 'Next time you will see them sooner.',
    few: 'They were hard: look at them on the other road, then try again.',
  },
  none: 'Nothing to retry',
  noneWhy: (of) =>
    of === 1 ? 'One decision and no mistake: well played.' : `${of} decisions, and no mistake worth an exercise: well played.`,
  noneToDecide: 'There was nothing to decide in this game.',
  retry: 'Retry the others',
  onward: 'And now',
  analysis: 'The analysis',
  newGame: 'A new game',
  notOver: 'Mistakes are looked at once the game is over.',
};

/** The coach, in English. */
import { numberIn } from '../text/number.ts';
import type { CoachTexts } from './words.it.ts';

const tenths = (n: number): string => numberIn('en')(Math.round(10 * n) / 10);
const points = (n: number): string => (Math.round(10 * n) === 10 ? '1 point' : `${tenths(n)} points`);
const games = (n: number): string => (n === 1 ? '1 game' : `${n} games`);

export const en: CoachTexts = {
  title: 'Coach',
  close: 'Close the coach',
  closeWhy: 'Close the explanation',
  callHint:
    'Tells why the bots moved as they did, from what they knew themselves, and warns you before a costly move. The game becomes training: it counts nowhere.',
  call: 'Call the coach',
  warn: 'Warn me',
  warnHint: 'Asks “Sure?” before a move that wins at least 10 games in 100 fewer than another.',
  none: 'No bot has decided anything yet.',
  notABot: 'This move is not a bot’s.',
  earlier: 'A bot’s decision before this one',
  later: 'A bot’s decision after this one',
  thinking: (name) => `Looking with the eyes of ${name}…`,
  failed: 'No answer.',
  again: 'Try again',
  itsEyes: 'With what it could see: its own hidden cards, not those of others.',
  only: 'It had no other choice.',
  chance: 'It moves by chance: there is no reason.',
  habit: 'It takes whatever pays right now, without looking ahead.',
  saw: 'As it saw it',
  played: 'played',
  inHundred: (n) => `${n} in 100`,
  winsSpoken: (n) => `wins ${n} times in 100`,
  ahead: (n) => `In its eyes it wins ${games(n)} in 100 more than the best of the others.`,
  level: 'To it this was about equal to another: it took one of them.',
  behind: (n) => `On second thoughts it sees a better move: ${games(n)} in 100 more.`,
  alone: 'Nothing else came to its mind.',
  gains: (category, lead, other) => `It pays most in “${category}”: ${points(lead)} more than “${other}”.`,
  noLine: 'No single line of the score sheet makes the difference.',
  judgeAgrees: 'The judge agrees: there was nothing better.',
  judgeNone: 'The judge finds nothing better.',
  judgeLevel: 'The judge finds it about as good as the best.',
  judgePoints: (move, lead) => `To the judge it wins as often, but “${move}” brings ${points(lead)} more.`,
  judgeBetter: (move, n) => `The judge would have played “${move}”: ${games(n)} in 100 more.`,
  judgeLine: (category) => `The difference is in “${category}”.`,

  sure: 'Sure?',
  costs: (n) => `This move wins about ${games(n)} in 100 fewer than another one.`,
  yours: 'Your move',
  better: 'Better',
  keep: 'Play it',
  another: 'Choose another',
  show: 'Show me',
  take: 'Take this one',
  lineBetter: (category, lead) => `It pays most in “${category}”: ${points(lead)} more.`,
  estimate: 'An estimate, from games imagined with what you can see.',
};

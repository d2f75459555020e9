/** Lessons in English. */
import type { Texts } from '../it.ts';

export const learn: Texts['learn'] = {
  name: 'Lesson',
  printed: 'This lesson needs the printed cards; this house plays with others.',
  title: 'Learn by playing',
  at: (step, of) => `${step} of ${of}`,
  next: 'Next',
  showMe: 'Show me',
  watch: 'Watch what the others do…',
  playNow: 'Play a real game',
  goOn: 'Go on from here',
  goneOn: 'After the lesson',
  goOnWhy: 'You go on with this game against bots; what you could not see is shuffled again.',
  advised: (choices) => `As advised: ${choices}.`,
  touchHere: 'touch here',
  triedHere: 'you tried here',
  astray: (does) => `Good idea. ${does && `${does} `}But now we learn another move: “Show me” takes it in hand instead.`,
  begun: 'Nearly there: follow the arrow, or press “Show me”.',
  notThis: 'Good idea, but in this lesson you play the move that is asked for: “Show me” takes it in hand.',
  over: 'The lesson ends here: choose how to go on.',
  readFirst: 'Read first; then it is your turn.',
  linkTo: (game) => `Learn ${game} in two minutes`,
  inTwoMinutes: 'Learn in two minutes',
};

/** Lessons in English. */
import type { Texts } from '../it.ts';

export const learn: Texts['learn'] = {
  name: 'Lesson',
  printed: 'Lesson with the printed cards',
  title: 'Learn by playing',
  at: (step, of) => `${step} of ${of}`,
  next: 'Next',
  showMe: 'Show me',
  watch: 'Watch what the others do…',
  playNow: 'Play a real game',
  notThis: 'In this lesson you play the move that is asked for: press “Show me” if you cannot find it.',
  readFirst: 'Read first; then it is your turn.',
  linkTo: (game) => `Learn ${game} in two minutes`,
  inTwoMinutes: 'Learn in two minutes',
};

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
  astray: 'Good idea, but now we learn another move. “Show me” takes it in hand instead of this one.',
  notThis: 'Good idea, but in this lesson you play the move that is asked for: “Show me” takes it in hand.',
  readFirst: 'Read first; then it is your turn.',
  linkTo: (game) => `Learn ${game} in two minutes`,
  inTwoMinutes: 'Learn in two minutes',
};

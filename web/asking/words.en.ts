/** "Can I ...?" in English. */
import type { AskingTexts } from './words.it.ts';

export const en: AskingTexts = {
  title: 'Can I …?',
  how: 'Touch any piece on the table: here you read whether it can be done, what it costs and why. Nothing is played.',
  touch: 'Touch any piece',
  unfold: 'The answer',
  yes: 'Yes',
  no: 'No',
  both: 'In part',
  nothing: 'Nothing, now',
  unsure: 'Nobody can say',
  someMove: 'This move',
  pick: (min, max, of) => (min === max ? `${min} of ${of} are chosen.` : `${min} to ${max} of ${of} are chosen.`),
  more: (n) => (n === 1 ? 'and in one other way' : `and in ${n} other ways`),
  alike: (n) => (n === 1 ? 'The same holds for one other move like it.' : `The same holds for ${n} other moves like it.`),
  idle: {
    watching: 'Who watches has no moves: once the game is over one can ask through a player’s eyes.',
    over: 'The game is over: nothing is played any more.',
    waiting: 'It is not your turn.',
    idle: 'Nothing can be done with this piece now.',
    unsure: 'The rules cannot judge this move here.',
  },
  forWhom: (name) => `Answered for ${name}, whose turn it is.`,
  rule: 'The rule',
  copyLink: 'Copy a link to this answer',
  copied: 'Copied: whoever opens it sees the same question.',
  copyText: 'Copy the answer as text',
  copiedText: 'Copied.',
  notCopied: 'The browser does not let us copy: select the text by hand.',
  here: 'This game is only in this browser: a link would lead nobody here. The answer can be copied as text.',
  wait: 'The link comes in a moment.',
  noLink: 'The link cannot be made now: the server does not answer.',
  rights:
    'The link names what you asked about, a card of your hand too: mind whom you send it to. Of everything else its reader sees, while the game goes on, only what their own seat sees.',
  otherEyes: (name) =>
    `This was asked from ${name}’s seat. While the game goes on everybody sees only their own: this is the answer for you. Once it is over the link shows it all.`,
  takenBack: 'Moves were taken back since: this is no longer the position that was asked about.',
  unreadable: 'The question of this link cannot be read. The position is here all the same: touch any piece to ask.',
  close: 'Stop asking',
  spoken: (verdict, lines) => [verdict, ...lines].map((line) => line.replace(/[.\s]+$/, '')).join('. '),
};

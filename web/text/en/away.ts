/** Who is away from the table, who comes back, and words that wait for the line; in English. */
import { say } from '@cantiere/engine';
import type { Texts } from '../it.ts';

export const away: Texts['away'] = {
  since: (time) => `away for ${time}`,
  minutes: (n) =>
    n < 60 ? `${n} min` : n < 1_440 ? `${Math.floor(n / 60)} h` : n < 2_880 ? 'a day' : `${Math.floor(n / 1_440)} days`,
  prompt: (name, time) => `${name} has been away for ${time}`,
  title: 'Shall a bot play until they are back?',
  propose: (name) => `The game waits for ${name}: a bot may play meanwhile.`,
  proposeSoon: (name, time) => `In ${time} you may let a bot play for ${name}.`,
  proposeYes: 'Propose a bot',
  proposed: (who, name, level) => `${who} proposes it. The bot: ${level}. ${name} has the seat back as soon as they return.`,
  proposedByMe: (name, level) => `You proposed it. The bot: ${level}. ${name} has the seat back as soon as they return.`,
  votes: 'Votes',
  yes: 'yes',
  no: 'wait',
  pending: 'has not said yet',
  you: 'You',
  yours: 'your vote is missing',
  agree: 'Yes, a bot for now',
  wait: 'Let us wait 10 more minutes',
  needed: (n) => (n === 1 ? 'One yes is enough.' : `It takes ${n} yeses.`),
  counts: 'The game counts for those who stay; for whoever is away, if they return before the end.',
  aboutMe: (who) => `${who} proposes that a bot plays for you: are you there?`,
  iAmHere: 'Here I am',
  left: ({ seat, to }) => say`${{ seat }} leaves the table: ${to} plays on.`,
  tookOver: ({ seat, from }) => say`${{ seat }} takes the seat of ${from}.`,
  cameBack: ({ seat }) => say`${{ seat }} is back in the seat, from another browser.`,
  claim: (name) => `${name} says: this is my seat, I lost my browser. Do you vouch for them?`,
  claimWaiting: 'One person at the table has to vouch for you.',
  claimMine: (name) => `That is me, ${name}`,
  claimHint: (name) => `Were you ${name}, and lost your browser? Ask for the seat: one person at the table has to vouch for you.`,

  keepTitle: 'Your seat hangs on this browser',
  keepHint:
    'Should you lose it, or change to another device, your own link brings you back. Give it to nobody: whoever opens it plays in your place.',
  keepMake: 'Make my return link',
  keepRenew: 'Make a new one',
  keepLabel: 'Your return link',
  keepSend: 'Send it to yourself',
  keepSubject: 'My seat at the table',
  keepAccount: 'Or make an account',
  keepTold: 'Got it',
  keepTitleNew: 'Keep this seat on any device',
  keepHintNew:
    'You play as a guest: the seat lives in this browser. With your own link you open it again on a phone or a computer. It is yours alone: give it to nobody.',
  keepLine: 'You play as a guest: your seat lives in this browser. Make a link back and you will not lose it.',
  keepLineShort: 'Your seat lives in this browser.',
  keepOpen: 'Keep my seat',
  keepSaved: 'Seat saved: your link back',

  backTitle: (name) => `Come back as ${name}?`,
  backNobody: (name) => `This link leads to the seat of ${name}. If that is you, go on where you were.`,
  backGuest: (now, name) =>
    `This link leads to the seat of ${name}. Here you are called ${now}: if you say yes you are ${name} from now on, and what you did as ${now} comes along.`,
  backAccount: (now) => `The seat of this link goes to your account, ${now}. Nothing else changes.`,
  backYes: (name) => `Yes, I am ${name}`,
  backSeat: 'Yes, the seat is mine',
  backNo: 'No, I only look',

  waiting: 'goes out as soon as the line is back',
  sending: 'on its way',
  drop: 'Do not send',
  linkTo: (host) => `Link to ${host}, opens in another tab`,

  undoReach: (moves) => (moves === 1 ? 'One move would be taken back:' : `${moves} moves would be taken back:`),
  undoMore: (n) => (n === 1 ? 'and one more line' : `and ${n} more lines`),
  undoRevealed: 'Something hidden has been shown since.',
  undoNothing: 'Nothing hidden has been shown since.',
};

/** Time and agreements at a table, in English. */
import { say } from '@cantiere/engine';
import type { Texts } from '../it.ts';

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return seconds % 60 === 0 ? `${minutes} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const days = (n: number): string => (n === 1 ? '1 day' : `${n} days`);

export const clock: Texts['clock'] = {
  title: 'Time',
  none: 'No clock',
  noneHint: 'Everybody thinks as long as they like.',
  live: 'Live',
  liveHint: 'All at the table together, a clock for each.',
  turns: 'Turn by turn',
  turnsHint: 'Over several days, whenever it suits.',
  bank: 'Time for each',
  increment: 'More with every move',
  cap: 'At most',
  days: 'Days for a move',
  daysOf: days,
  weekends: 'Weekends do not count',
  quiet: 'The night does not count',
  quietHours: (from, to, zone) => `from ${from}:00 to ${to}:00, ${zone}`,
  inZone: (zone) => `by the clock of ${zone}`,
  quietFrom: 'from',
  quietTo: 'to',
  hour: (n) => `${n}:00`,
  whenOut: 'When time runs out',
  standIn: 'A bot sits in until the person is back',
  standInHint: 'They take the seat back with one click.',
  forfeit: 'The person loses',
  forfeitHint: 'A bot plays the game to its end; they come last.',
  level: 'The bot that steps in',
  levelHint: 'Also for somebody who leaves the game.',
  friendly: 'Among friends',
  friendlyHint: 'Whoever opened the table may take back without asking.',
  duration,
  liveWords: (bank, increment, cap) =>
    [
      `${duration(bank)} each`,
      increment > 0 && `+${duration(increment)} a move`,
      increment > 0 && cap > bank && `up to ${duration(cap)}`,
    ]
      .filter(Boolean)
      .join(', '),
  turnsWords: (n, weekends, quiet) =>
    [
      n === 1 ? '24 hours for each move' : `${days(n)} for each move`,
      weekends && 'weekends left out',
      quiet && `the night from ${quiet.from}:00 to ${quiet.to}:00 left out`,
    ]
      .filter(Boolean)
      .join(', '),
  whenOutWords: (forfeit, level) =>
    forfeit ? `Out of time means lost; a bot plays on (${level})` : `Out of time: a bot sits in (${level})`,
  friendlyWords: 'Among friends: whoever opened the table may take back without asking',

  clocks: 'Clocks',
  longLeft: (d, hours, minutes) => (d > 0 ? `${days(d)} ${hours} h` : `${hours} h ${minutes} min`),
  mine: 'Your time',
  until: (date) => `Until ${date}`,
  dueIn: (left) => `${left} left`,
  warn: (seconds) =>
    seconds >= 60
      ? `You have ${seconds === 60 ? 'one minute' : `${Math.round(seconds / 60)} minutes`} left.`
      : `You have ${seconds} seconds left.`,
  warnHours: (hours) => (hours === 1 ? 'You have one hour left.' : `You have ${hours} hours left.`),

  out: ({ seat, absence, away }) =>
    away !== undefined
      ? say`${{ seat }} has been away for ${duration(away * 60)}: a bot plays on until they are back.`
      : absence === 'forfeit'
        ? say`${{ seat }} ran out of time and has lost; a bot plays on to the end.`
        : say`${{ seat }} ran out of time: a bot sits in.`,
  back: ({ seat }) => say`${{ seat }} is back in the seat.`,
  youAreOut: (level) => `Your time ran out: a bot is playing for you (${level}).`,
  takeBack: 'Take your seat back',
  botForYou: 'A bot is playing for you',
  youForfeited: 'Your time ran out and you have lost. A bot plays the game to its end.',
  sitsIn: (level) => `a bot sits in (${level})`,
  forfeited: 'lost on time',

  people: 'People',
  leave: 'Leave the game',
  leaveSure: 'A bot takes your seat, and to have it back you would have to ask the others. Leave?',
  leaveYes: 'Leave',
  leaveNo: 'Stay',
  takeSeat: 'Ask for this seat',
  takeSeatOf: (name) => `Ask for the seat of ${name}`,
  seatWaiting: (names) => `For the seat, ${names} must agree.`,
  askSeat: (who, seat) => `${who} asks to take over the seat of ${seat}.`,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Never mind',

  askUndo: 'Ask to undo',
  askUndoHint: 'Ask the others to let you go back to your last decision.',
  askYes: 'Ask',
  undoHost: 'Go back to your last decision without asking: you are among friends',
  undoAsked: (name) => `${name} asks to go back to their last decision.`,
  undoWaiting: (names) => `You asked to go back. Waiting for ${names}.`,
  undoneByAll: ({ seat, moves }) =>
    moves === 1
      ? say`With everybody’s consent, ${{ seat }} takes back the last move.`
      : say`With everybody’s consent, ${{ seat }} goes back ${moves} moves.`,
  lostOnTime: (names) => `Lost on time: ${names}.`,
};

/** The end of a game told: in English. */
import { say, type Seat, type Words } from '@cantiere/engine';
import type { Why } from '../../result/why.ts';
import type { Texts } from '../it.ts';
import { numberIn } from '../number.ts';

const number = numberIn('en');
const points = (n: number): string => (n === 1 || n === -1 ? `${number(n)} point` : `${number(n)} points`);

function why(told: Why, me: Seat | 'spectator', category: (id: string) => string): Words {
  const { winner, other, line, how, alone, despite, total } = told;
  const to = (seat: Seat): Words => [{ seat, ...(seat === me && { as: 'you' }) }];
  const named = `“${category(line.category)}”`;
  if (how === 'tie') return say`Level on ${points(total)}: ${named} decided it, ${number(line.winner)} to ${number(line.other)}.`;
  const head = how === 'decides' ? `${named} decided it` : `The longest lead was in ${named}`;
  const theirs: Words = alone ? ['none for the others'] : say`${line.other === 0 ? 'none' : number(line.other)} for ${to(other)}`;
  const was: Words = other === me ? say`${{ seat: other, as: 'You' }} were ahead` : say`${{ seat: other }} was ahead`;
  const but: Words = despite
    ? say` ${was} in “${category(despite.category)}”, ${number(despite.other)} to ${number(despite.winner)}.`
    : [];
  return say`${head}: ${points(line.winner)} for ${to(winner)}, ${theirs}.${but}`;
}

export const story: Texts['story'] = {
  counting: 'The game is over: the points, one by one',
  why,
  lastRound: 'Last round',
  watch: 'watch',
  watchSpoken: (n, round) => `Watch moment ${n}, in round ${round}`,
  inAll: (gain) => `${gain} in all`,
  emptyLines: (names) => `Nothing for anybody: ${names}.`,
  moreColumns: 'Scroll: there are more columns',
  more: 'More',
  numbers: 'Fingerprint and seed',
  share: {
    open: 'Share',
    title: 'A picture to share',
    lead: 'Names, points and how it ended: no cards, no moves, no address.',
    names: 'With people’s names',
    somebody: (n) => `Player ${n}`,
    spoken: (game, headline, standings) => `${game}. ${headline}. ${standings}`,
    send: 'Send…',
    copyPicture: 'Copy the picture',
    copied: 'Copied',
    download: 'Download the picture',
    copyText: 'Copy as text',
    failed: 'The browser did not allow it: download the picture.',
    drawing: 'Drawing the picture…',
    cannotDraw: 'This browser cannot draw it. You can copy the text.',
    link: 'The link to the table',
  },
};

/** La fine di una partita raccontata: in italiano. */
import { say, type Seat, type Words } from '@cantiere/engine';
import type { Why } from '../../result/why.ts';
import { numberIn } from '../number.ts';

const number = numberIn('it');
const points = (n: number): string => (n === 1 || n === -1 ? `${number(n)} punto` : `${number(n)} punti`);

function why(told: Why, me: Seat | 'spectator', category: (id: string) => string): Words {
  const { winner, other, line, how, alone, despite, total } = told;
  const to = (seat: Seat): Words => [{ seat, ...(seat === me && { as: 'te' }) }];
  if (how === 'tie')
    return say`Alla pari con ${points(total)}: decide «${category(line.category)}», ${number(line.winner)} a ${number(line.other)}.`;
  const head = how === 'decides' ? 'Decide' : 'Il vantaggio più grande è in';
  const theirs: Words = alone ? ['nessuno agli altri'] : say`${line.other === 0 ? 'nessuno' : number(line.other)} a ${to(other)}`;
  const was: Words = other === me ? say`eri avanti ${{ seat: other, as: 'tu' }}` : say`era avanti ${{ seat: other }}`;
  const but: Words = despite
    ? say` In «${category(despite.category)}» ${was}, ${number(despite.other)} a ${number(despite.winner)}.`
    : [];
  return say`${head} «${category(line.category)}»: ${points(line.winner)} a ${to(winner)}, ${theirs}.${but}`;
}

export const story = {
  /** Finché i punti si contano davanti agli occhi. */
  counting: 'La partita è finita: i punti, uno per uno',
  why,
  lastRound: 'Ultimo round',
  watch: 'rivedi',
  watchSpoken: (n: number, round: number) => `Rivedi il momento ${n}, al round ${round}`,
  inAll: (points: string) => `${points} in tutto`,
  emptyLines: (names: string) => `A zero per tutti: ${names}.`,
  moreColumns: 'Scorri: ci sono altre colonne',
  more: 'Altro',
  numbers: 'Impronta e seme',
  share: {
    open: 'Condividi',
    title: 'Un’immagine da condividere',
    lead: 'Nomi, punti e come è finita: niente carte, niente mosse, nessun indirizzo.',
    names: 'Con i nomi delle persone',
    somebody: (n: number) => `Giocatore ${n}`,
    spoken: (game: string, headline: string, points: string) => `${game}. ${headline}. ${points}`,
    send: 'Manda…',
    copyPicture: 'Copia l’immagine',
    copied: 'Copiata',
    download: 'Scarica l’immagine',
    copyText: 'Copia come testo',
    failed: 'Il browser non l’ha permesso: scarica l’immagine.',
    drawing: 'Disegno l’immagine…',
    cannotDraw: 'Questo browser non riesce a disegnarla. Puoi copiare il testo.',
    link: 'Il link al tavolo',
  },
};

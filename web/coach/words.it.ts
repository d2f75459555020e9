/** L'allenatore, in italiano. Le altre lingue hanno le stesse frasi. */
import { numberIn } from '../text/number.ts';

const tenths = (n: number): string => numberIn('it')(Math.round(10 * n) / 10);
const points = (n: number): string => (Math.round(10 * n) === 10 ? '1 punto' : `${tenths(n)} punti`);
const games = (n: number): string => (n === 1 ? '1 partita' : `${n} partite`);

export const it = {
  title: 'Allenatore',
  close: 'Chiudi l’allenatore',
  closeWhy: 'Chiudi la spiegazione',
  callHint:
    'Ti dice perché i bot hanno mosso così, con quello che sapevano loro, e ti avvisa prima di una mossa cara. La partita diventa un allenamento: non conta per nulla.',
  call: 'Chiama l’allenatore',
  warn: 'Avvisami',
  warnHint: 'Chiede «Sicuro?» prima di una mossa che vince almeno 10 partite su 100 meno di un’altra.',
  none: 'Nessun bot ha ancora deciso qualcosa.',
  notABot: 'Questa mossa non è di un bot.',
  earlier: 'La decisione di un bot prima di questa',
  later: 'La decisione di un bot dopo questa',
  thinking: (name: string) => `Guardo con gli occhi di ${name}…`,
  failed: 'Nessuna risposta.',
  again: 'Riprova',
  itsEyes: 'Con quello che vedeva lui: le sue carte coperte sì, quelle degli altri no.',
  only: 'Non aveva altra scelta.',
  chance: 'Muove a caso: una ragione non c’è.',
  habit: 'Prende quello che rende subito, senza guardare avanti.',
  saw: 'Come la vedeva',
  played: 'giocata',
  inHundred: (n: number) => `${n} su 100`,
  winsSpoken: (n: number) => `vince ${n} volte su 100`,
  ahead: (n: number) => `Secondo lui vince ${games(n)} su 100 in più della migliore fra le altre.`,
  level: 'Per lui valeva circa quanto un’altra: ne ha presa una.',
  behind: (n: number) => `A ripensarci vede una mossa migliore: ${games(n)} su 100 in più.`,
  alone: 'Non gli è venuto in mente altro.',
  gains: (category: string, lead: number, other: string) =>
    `Rende soprattutto in «${category}»: ${points(lead)} in più di «${other}».`,
  noLine: 'Sul foglio dei punti nessuna riga fa la differenza.',
  judgeAgrees: 'Il giudice è d’accordo: non c’era di meglio.',
  judgeNone: 'Il giudice non trova di meglio.',
  judgeLevel: 'Per il giudice vale circa quanto la migliore.',
  judgePoints: (move: string, lead: number) => `Per il giudice vince altrettanto, ma «${move}» rende ${points(lead)} in più.`,
  judgeBetter: (move: string, n: number) => `Il giudice avrebbe giocato «${move}»: ${games(n)} su 100 in più.`,
  judgeLine: (category: string) => `La differenza è in «${category}».`,

  sure: 'Sicuro?',
  costs: (n: number) => `Questa mossa vince circa ${games(n)} su 100 in meno di un’altra.`,
  yours: 'La tua mossa',
  better: 'Meglio',
  keep: 'Giocala',
  another: 'Ne scelgo un’altra',
  show: 'Mostrami',
  take: 'Prendo questa',
  lineBetter: (category: string, lead: number) => `Rende soprattutto in «${category}»: ${points(lead)} in più.`,
  estimate: 'Una stima, da partite immaginate con quello che vedi tu.',
};

export type CoachTexts = typeof it;

/** Chi manca dal tavolo, chi ci torna, e le parole che aspettano la linea. */
import { say, type Words } from '@cantiere/engine';

interface Moved {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
}

export const away = {
  /** Accanto al nome: da quanto manca. */
  since: (time: string) => `via da ${time}`,
  minutes: (n: number) =>
    n < 60 ? `${n} min` : n < 1_440 ? `${Math.floor(n / 60)} h` : n < 2_880 ? 'un giorno' : `${Math.floor(n / 1_440)} giorni`,
  prompt: (name: string, time: string) => `${name} è via da ${time}`,
  title: 'Un bot gioca finché non torna?',
  propose: (name: string) => `La partita aspetta ${name}: intanto può giocare un bot.`,
  proposeSoon: (name: string, time: string) => `Fra ${time} potrete far giocare un bot al posto di ${name}.`,
  proposeYes: 'Proponi un bot',
  proposed: (who: string, name: string, level: string) =>
    `Lo propone ${who}. Il bot: ${level}. ${name} riprende il posto appena torna.`,
  proposedByMe: (name: string, level: string) => `L’hai proposto tu. Il bot: ${level}. ${name} riprende il posto appena torna.`,
  votes: 'Voti',
  yes: 'sì',
  no: 'aspettiamo',
  pending: 'non ha ancora detto',
  you: 'Tu',
  yours: 'manca il tuo voto',
  agree: 'Sì, per ora un bot',
  wait: 'Aspettiamo altri 10 minuti',
  needed: (n: number) => (n === 1 ? 'Basta un sì.' : `Servono ${n} sì.`),
  counts: 'La partita conta per chi resta; per chi è via, se torna prima della fine.',
  aboutMe: (who: string) => `${who} propone che un bot giochi per te: ci sei?`,
  iAmHere: 'Eccomi, gioco io',
  left: ({ seat, to }: Moved): Words => say`${{ seat }} lascia il tavolo: al suo posto gioca ${to}.`,
  tookOver: ({ seat, from }: Moved): Words => say`${{ seat }} prende il posto di ${from}.`,
  cameBack: ({ seat }: Moved): Words => say`${{ seat }} torna al suo posto da un altro browser.`,
  claim: (name: string) => `${name} dice: questo è il mio posto, ho perso il browser. Garantisci tu?`,
  claimWaiting: 'Basta che uno al tavolo garantisca per te.',
  claimMine: (name: string) => `Sono io, ${name}`,
  claimHint: (name: string) => `Eri ${name} e hai perso il browser? Chiedi il posto: basta che uno al tavolo garantisca per te.`,

  keepTitle: 'Il tuo posto è legato a questo browser',
  keepHint:
    'Se perdi il browser o cambi dispositivo, torni con il tuo link personale. Non darlo a nessuno: chi lo apre gioca al tuo posto.',
  keepMake: 'Fammi un link di ritorno',
  keepRenew: 'Fanne uno nuovo',
  keepLabel: 'Il tuo link di ritorno',
  keepSend: 'Mandalo a te',
  keepSubject: 'Il mio posto al tavolo',
  keepAccount: 'Oppure fatti un account',
  keepTold: 'Ho capito',
  keepTitleNew: 'Tieni questo posto su qualunque dispositivo',
  keepHintNew:
    'Giochi da ospite: il posto vive in questo browser. Con il tuo link lo riapri da telefono e computer. È solo tuo: non darlo ad altri.',
  keepLine: 'Giochi da ospite: il tuo posto vive in questo browser. Fatti un link di ritorno e non lo perdi.',
  keepLineShort: 'Il tuo posto vive in questo browser.',
  keepOpen: 'Salva il posto',
  keepSaved: 'Posto salvato: il tuo link di ritorno',

  backTitle: (name: string) => `Torni come ${name}?`,
  backNobody: (name: string) => `Questo link porta al posto di ${name}. Se sei tu, riprendi da dove eri.`,
  backGuest: (now: string, name: string) =>
    `Questo link porta al posto di ${name}. Qui ora ti chiami ${now}: se dici di sì, da ora sei ${name} e ciò che hai fatto come ${now} viene con te.`,
  backAccount: (now: string) => `Il posto di questo link passa al tuo account, ${now}. Nient’altro cambia.`,
  backYes: (name: string) => `Sì, sono ${name}`,
  backSeat: 'Sì, il posto è mio',
  backNo: 'No, guardo soltanto',

  waiting: 'parte appena torna la linea',
  sending: 'in partenza',
  drop: 'Non mandarla',
  linkTo: (host: string) => `Collegamento a ${host}, si apre in un’altra scheda`,

  undoReach: (moves: number) => (moves === 1 ? 'Si torna indietro di una mossa:' : `Si torna indietro di ${moves} mosse:`),
  undoMore: (n: number) => (n === 1 ? 'e un’altra riga' : `e altre ${n} righe`),
  undoRevealed: 'Da allora si è scoperto qualcosa di nascosto.',
  undoNothing: 'Da allora non si è scoperto niente di nascosto.',
};

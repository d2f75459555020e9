/** Gioco leale: consigli ammessi o no, partite classificate, e che cosa cambia nella valutazione. */
import type { UnratedWhy } from '@cantiere/server/protocol';

const why: Record<UnratedWhy, string> = {
  choice: 'così l’ha voluta chi ha aperto il tavolo',
  help: 'i consigli sono ammessi',
  friendly: 'chi ha aperto il tavolo può tornare indietro da solo',
  bots: 'gioca almeno un bot',
  training: 'è diventata un allenamento',
  joined: 'qualcuno si è seduto a partita iniziata',
};

export const fair = {
  title: 'Gioco leale',
  rated: 'Classificata',
  unrated: 'Non classificata',
  ratedHint: 'Conta per la classifica della casa.',
  ratedSign: 'Questa partita cambia le valutazioni di chi gioca.',
  ratedWords: 'Partita classificata: cambia le valutazioni',
  unratedWords: (reason: UnratedWhy) => `Non classificata: ${why[reason]}`,
  cannot: {
    bots: 'Non si può con un bot al tavolo: servono solo persone.',
    friendly: 'Non si può in un tavolo tra amici, dove chi ospita torna indietro da solo.',
    help: 'Non si può con i consigli ammessi.',
    guest: 'Qui le partite classificate sono solo per chi ha un profilo registrato.',
  },
  help: 'Consigli del maestro ammessi',
  helpHint: 'Se li accendi la partita non è classificata, e al tavolo si vede.',
  helpAlone: 'Da soli con i bot i consigli ci sono sempre.',
  helpSign: 'Consigli ammessi',
  helpSignHint: 'Chi ha aperto il tavolo permette a tutti di chiedere consigli. La partita non è classificata.',
  helpWords: 'Consigli ammessi per tutti',
  noHelpWords: 'Nessun consiglio durante la partita',
  noPlayOn: 'Si può quando la partita è finita: fra persone, senza consigli, nessuno prova le mosse altrove.',
  change: 'Valutazione',
  changeOf: (before: number, after: number, margin: number) => `Valutazione: da ${before} a ${after}, più o meno ${margin}`,
  settling: 'La valutazione arriva fra un momento.',
  shared: (place: number, seats: number) => `${place}º pari su ${seats}`,
  ties: 'Pareggi al primo posto',
  toBeListed: (games: number) =>
    games === 1
      ? 'Ancora 1 partita classificata e sarai in classifica.'
      : `Ancora ${games} partite classificate e sarai in classifica.`,
  lastChange: 'Ultima partita',
};

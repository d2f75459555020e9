/** Tempo e accordi al tavolo, in italiano. */
import { say, type Words } from '@cantiere/engine';

/** Dà una durata in parole brevi: "40 s", "5 min", "1 h 30 min". */
function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return seconds % 60 === 0 ? `${minutes} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

export const clock = {
  title: 'Tempo',
  none: 'Senza orologio',
  noneHint: 'Ognuno pensa quanto vuole.',
  live: 'Dal vivo',
  liveHint: 'Tutti insieme al tavolo, con un orologio a testa.',
  turns: 'Un turno alla volta',
  turnsHint: 'Si gioca in più giorni, quando capita.',
  bank: 'Tempo a testa',
  increment: 'In più a ogni mossa',
  cap: 'Al massimo',
  days: 'Giorni per mossa',
  daysOf: (n: number) => (n === 1 ? '1 giorno' : `${n} giorni`),
  weekends: 'Il fine settimana non conta',
  quiet: 'La notte non conta',
  quietHours: (from: number, to: number, zone: string) => `dalle ${from}:00 alle ${to}:00, ${zone}`,
  inZone: (zone: string) => `con l’ora di ${zone}`,
  quietFrom: 'dalle',
  quietTo: 'alle',
  hour: (n: number) => `${n}:00`,
  whenOut: 'Se il tempo finisce',
  standIn: 'Un bot gioca finché la persona non torna',
  standInHint: 'Riprende il posto con un clic.',
  forfeit: 'La persona perde',
  forfeitHint: 'Un bot porta a termine la partita; lei è ultima.',
  level: 'Il bot che subentra',
  levelHint: 'Anche al posto di chi lascia la partita.',
  friendly: 'Tavolo tra amici',
  friendlyHint: 'Chi apre il tavolo può tornare indietro senza chiedere.',
  duration,
  liveWords: (bank: number, increment: number, cap: number) =>
    [
      `${duration(bank)} a testa`,
      increment > 0 && `+${duration(increment)} a mossa`,
      increment > 0 && cap > bank && `fino a ${duration(cap)}`,
    ]
      .filter(Boolean)
      .join(', '),
  turnsWords: (days: number, weekends: boolean, quiet: { readonly from: number; readonly to: number } | undefined) =>
    [
      `${days === 1 ? '24 ore' : `${days} giorni`} a mossa`,
      weekends && 'senza il fine settimana',
      quiet && `senza la notte dalle ${quiet.from}:00 alle ${quiet.to}:00`,
    ]
      .filter(Boolean)
      .join(', '),
  whenOutWords: (forfeit: boolean, level: string) =>
    forfeit ? `A tempo scaduto si perde; continua un bot (${level})` : `A tempo scaduto gioca un bot (${level})`,
  friendlyWords: 'Tra amici: chi ha aperto il tavolo può tornare indietro senza chiedere',

  clocks: 'Orologi',
  /** Quanto manca, quando è più di un giorno o di un'ora. */
  longLeft: (days: number, hours: number, minutes: number) =>
    days > 0 ? `${days === 1 ? '1 giorno' : `${days} giorni`} ${hours} h` : `${hours} h ${minutes} min`,
  mine: 'Il tuo tempo',
  until: (date: string) => `Entro ${date}`,
  dueIn: (left: string) => `ancora ${left}`,
  warn: (seconds: number) =>
    seconds >= 60
      ? `Ti ${seconds === 60 ? 'resta un minuto' : `restano ${Math.round(seconds / 60)} minuti`}.`
      : `Ti restano ${seconds} secondi.`,
  warnHours: (hours: number) => (hours === 1 ? 'Ti resta un’ora.' : `Ti restano ${hours} ore.`),

  out: ({ seat, absence, away }: { readonly seat: number; readonly absence: string; readonly away?: number }): Words =>
    away !== undefined
      ? say`${{ seat }} manca da ${duration(away * 60)}: finché non torna gioca un bot.`
      : absence === 'forfeit'
        ? say`Il tempo di ${{ seat }} è finito: ha perso, un bot gioca fino alla fine.`
        : say`Il tempo di ${{ seat }} è finito: gioca un bot.`,
  back: ({ seat }: { readonly seat: number }): Words => say`${{ seat }} riprende il suo posto.`,
  youAreOut: (level: string) => `Il tuo tempo è finito: gioca per te un bot (${level}).`,
  takeBack: 'Riprendi il tuo posto',
  botForYou: 'Un bot gioca per te',
  youForfeited: 'Il tuo tempo è finito e hai perso. Un bot porta a termine la partita.',
  sitsIn: (level: string) => `gioca un bot (${level})`,
  forfeited: 'ha perso a tempo',

  people: 'Al tavolo',
  leave: 'Lascia la partita',
  leaveSure: 'Un bot prende il tuo posto, e per riaverlo dovrai chiederlo agli altri. Lasci?',
  leaveYes: 'Lascia',
  leaveNo: 'Resta',
  takeSeat: 'Chiedi questo posto',
  takeSeatOf: (name: string) => `Chiedi il posto di ${name}`,
  seatWaiting: (names: string) => `Per il posto si aspetta ${names}.`,
  askSeat: (who: string, seat: string) => `${who} chiede di prendere il posto di ${seat}.`,
  agree: 'Va bene',
  decline: 'No',
  withdraw: 'Lascia stare',

  askUndo: 'Chiedi di annullare',
  askUndoHint: 'Chiedi agli altri se puoi tornare alla tua ultima decisione.',
  askYes: 'Chiedi',
  undoHost: 'Torna alla tua ultima decisione senza chiedere: è un tavolo tra amici',
  undoAsked: (name: string) => `${name} chiede di tornare alla sua ultima decisione.`,
  undoWaiting: (names: string) => `Hai chiesto di tornare indietro. Si aspetta ${names}.`,
  undoneByAll: ({ seat, moves }: { readonly seat: number; readonly moves: number }): Words =>
    moves === 1
      ? say`D’accordo con tutti, ${{ seat }} ritira l’ultima mossa.`
      : say`D’accordo con tutti, ${{ seat }} torna indietro di ${moves} mosse.`,
  lostOnTime: (names: string) => `${names}: sconfitta a tempo.`,
};

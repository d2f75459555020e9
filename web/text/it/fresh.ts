/** Un tavolo nuovo: in italiano. */
import { ofTitle } from '@cantiere/engine/grammar/it';

const inLetters = ['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'];

export const fresh = {
  title: (game: string) => `Nuovo tavolo ${ofTitle(game)}`,
  lead: 'Scegli come giocate. Il resto è già a posto.',
  learn: 'Impara in due minuti',
  presets: 'Come giocate',
  preset: {
    quick: { name: 'Veloce con i bot', short: 'Veloce', hint: 'Si comincia adesso, da soli.' },
    evening: { name: 'Una serata dal vivo', short: 'Serata', hint: 'Con gli amici, tutti collegati.' },
    daily: { name: 'Una mossa al giorno', short: 'Una al giorno', hint: 'Quando hai un momento.' },
  },
  botsOf: (n: number, level: string) => `${n} bot: ${level}`,
  mixedBots: (n: number) => `${n} bot`,
  linkSeats: (n: number) => (n === 1 ? '1 posto per link' : `${n} posti per link`),
  noClock: 'senza orologio',
  liveShort: (bank: string, increment: string) => `${bank} a testa + ${increment}`,
  turnsShort: (days: number, nights: boolean) =>
    `${days === 1 ? '24 ore' : `${days} giorni`}${nights ? ', notti escluse' : ' a mossa'}`,
  ifOut: 'a tempo finito gioca un bot',
  notified: 'avviso quando tocca a te',
  length: 'Durata',
  about: (minutes: number) => `circa ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
  /** Misurato in questa casa. */
  here: (minutes: number) => `qui ${minutes} min`,
  measured: (minutes: string, games: number) => `In questa casa: ${minutes}, mediana di ${games} partite.`,
  inPeople: (n: number) => `di solito, in ${inLetters[n] ?? n}`,
  usually: (n: number, minutes: string) => `In ${inLetters[n] ?? n}: di solito ${minutes}.`,
  hoursAndMinutes: (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} minuti`;
    const whole = hours === 1 ? 'un’ora' : `${hours} ore`;
    return rest === 0 ? whole : rest === 30 ? `${whole} e mezza` : `${whole} e ${rest}`;
  },
  name: 'Nome del tavolo',
  nameHint: 'Lascialo vuoto e ne scegliamo uno noi.',
  players: 'Giocatori',
  fewer: 'Un posto in meno',
  more: 'Un posto in più',
  seatsNow: (n: number) => (n === 1 ? '1 posto' : `${n} posti`),
  seats: 'Posti',
  you: 'Tu',
  friend: 'Per link',
  bots: 'Bot',
  bot: (level: string) => `Bot: ${level}`,
  seat: (n: number) => `Posto ${n}`,
  botManners: (names: readonly string[]) =>
    `I bot di un livello sono ugualmente forti, ma ognuno gioca a modo suo: ${names.join(', ')}.`,
  seatHint: 'Un posto per link resta aperto: lo prende chi apre il link.',
  clock: 'Orologio',
  options: 'Varianti',
  noOptions: 'Questo gioco non ha varianti.',
  noneChanged: 'nessuna',
  changedOptions: (n: number) => (n === 1 ? '1 cambiata' : `${n} cambiate`),
  changed: 'cambiato',
  who: 'Chi trova il tavolo e chi guarda',
  whoShort: 'Chi può guardare',
  private: 'Solo chi ha il link',
  privateHint: 'Il tavolo non compare da nessuna parte.',
  listed: 'Chiunque',
  listedHint: 'Il tavolo compare nella pagina iniziale.',
  spectators: 'Si può guardare',
  spectatorsHint: 'Chi guarda vede solo ciò che è pubblico.',
  watchers: (listed: boolean): string => (listed ? 'chiunque' : 'chi ha il link'),
  nobodyWatches: 'nessuno',
  lateBy: (moves: number) => `${moves} mosse dopo`,
  start: 'Comincia',
  startCoached: 'Comincia l’allenamento',
  coach: 'Con un allenatore',
  coachHint:
    'Dice perché i bot hanno mosso così e avvisa prima di una mossa cara. Si gioca in questo browser, anche senza rete; è un allenamento e non conta per nulla.',
  open: 'Apri il tavolo e copia il link',
  openShort: 'Apri e copia il link',
  organise: 'Apri senza sedermi',
  on: 'Sì',
  off: 'No',
  unknown: 'Questo gioco non è sullo scaffale.',
};

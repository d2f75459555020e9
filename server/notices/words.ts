/** What notices say, in both languages. They name the game and the table, and nothing that happened there. */
import type { InEveryLanguage } from '@cantiere/engine';
import type { NoticeKind } from '../store/notices.ts';

export interface NoticeWords {
  /** What there is to say about one table, after its name. */
  readonly about: Readonly<Record<NoticeKind, string>>;
  readonly title: Readonly<Record<NoticeKind, string>>;
  readonly waiting: (n: number) => string;
  readonly several: (n: number) => string;
  readonly play: string;
  readonly look: string;
  readonly footer: string;
  readonly unsubscribe: string;
  readonly settings: string;
  readonly test: { readonly title: string; readonly body: string };
  readonly confirm: { readonly subject: string; readonly text: string; readonly button: string; readonly ignore: string };
  readonly reset: { readonly subject: string; readonly text: string; readonly button: string; readonly ignore: string };
  readonly address: { readonly subject: string; readonly text: string; readonly button: string; readonly ignore: string };
  readonly moved: { readonly subject: string; readonly text: string; readonly button: string; readonly ignore: string };
  readonly known: { readonly subject: string; readonly text: string; readonly button: string; readonly ignore: string };
  readonly passkey: { readonly subject: string; readonly text: string; readonly button: string; readonly ignore: string };
  readonly token: { readonly subject: string; readonly text: string; readonly button: string; readonly ignore: string };
}

/** Stands for what the house is called; filled in where a text goes out. */
const HOUSE = '\u{F0000}';

export const withHouse = (text: string, house: string): string => text.replaceAll(HOUSE, () => house);

export const words: InEveryLanguage<NoticeWords> = {
  it: {
    about: {
      turn: 'tocca a te',
      over: 'la partita è finita',
      rematch: 'ti aspettano per la rivincita',
      seat: 'ti tengono un posto',
      changed: 'il tavolo è cambiato e aspetta il tuo sì',
      return: 'questo è il tuo link di ritorno, se perdi il browser',
    },
    title: {
      turn: 'Tocca a te',
      over: 'Partita finita',
      rematch: 'Rivincita?',
      seat: 'Un posto ti aspetta',
      changed: 'Il tavolo è cambiato',
      return: 'Il tuo posto è al sicuro',
    },
    waiting: (n) => (n === 1 ? 'Un tavolo aspetta te' : `${n} tavoli aspettano te`),
    several: (n) => `Novità da ${n} tavoli`,
    play: 'Gioca',
    look: 'Guarda',
    footer: `Ricevi questo messaggio perché l’hai chiesto nelle impostazioni di ${HOUSE}.`,
    unsubscribe: 'Non voglio più e-mail',
    settings: 'Impostazioni degli avvisi',
    test: { title: 'Avviso di prova', body: `Funziona: gli avvisi di ${HOUSE} arrivano fin qui.` },
    confirm: {
      subject: `Vuoi gli avvisi di ${HOUSE} a questo indirizzo?`,
      text: 'Qualcuno, speriamo tu, vuole ricevere qui un’e-mail quando tocca a lui giocare.',
      button: 'Sì, l’indirizzo è mio',
      ignore: 'Se non sei stato tu, non fare niente: non riceverai altro.',
    },
    reset: {
      subject: `Una nuova password per ${HOUSE}`,
      text: 'Con questo link scegli una nuova password. Vale una volta sola, per un’ora, e chiude tutte le sessioni aperte; passkey, token e il legame con l’accesso del circolo si tolgono, per sicurezza.',
      button: 'Scegli una nuova password',
      ignore: 'Se non l’hai chiesto tu, non fare niente: la tua password resta com’è.',
    },
    address: {
      subject: `È tuo questo indirizzo? ${HOUSE}`,
      text: `Qualcuno, speriamo tu, vuole usare questo indirizzo per il suo account di ${HOUSE}. Con questo link dici di sì; vale un giorno.`,
      button: 'Sì, l’indirizzo è mio',
      ignore: 'Se non sei stato tu, non fare niente: non cambia niente.',
    },
    moved: {
      subject: `Il tuo account di ${HOUSE} ha un altro indirizzo`,
      text: 'L’account che aveva questo indirizzo da ora ne ha un altro: per entrare serve quello nuovo.',
      button: `Apri ${HOUSE}`,
      ignore: 'Se non sei stato tu, qualcuno conosce la tua password: scrivi a chi tiene questo server.',
    },
    passkey: {
      subject: `Una nuova passkey per il tuo account di ${HOUSE}`,
      text: 'Al tuo account è stata aggiunta una passkey: chi la possiede può entrare senza password. Nelle impostazioni vedi quali hai, e le togli.',
      button: 'Guarda le passkey',
      ignore: 'Se non sei stato tu, togli quella passkey, cambia la password ed esci da tutti gli altri dispositivi.',
    },
    token: {
      subject: `Un nuovo token per il tuo account di ${HOUSE}`,
      text: 'Per il tuo account è stato creato un token API: un programma che lo possiede agisce a nome tuo, per ciò a cui serve e finché vale. Nelle impostazioni vedi quali hai, e li revochi.',
      button: 'Guarda i token',
      ignore: 'Se non sei stato tu, revoca quel token, cambia la password ed esci da tutti gli altri dispositivi.',
    },
    known: {
      subject: `Hai già un account di ${HOUSE}`,
      text: 'Qualcuno, forse tu, voleva aprire un account con questo indirizzo, che ne ha già uno. Entra con la tua password; se l’hai persa, lì trovi come averne una nuova.',
      button: 'Entra',
      ignore: 'Se non sei stato tu, non fare niente: nessuno ha saputo niente di te e nulla è cambiato.',
    },
  },
  en: {
    about: {
      turn: 'it is your turn',
      over: 'the game is over',
      rematch: 'they are waiting for you for a rematch',
      seat: 'a seat is kept for you',
      changed: 'the table was changed and waits for your yes',
      return: 'this is your link back, should you lose the browser',
    },
    title: {
      turn: 'Your turn',
      over: 'Game over',
      rematch: 'Rematch?',
      seat: 'Your seat waits',
      changed: 'The table was changed',
      return: 'Your seat is safe',
    },
    waiting: (n) => (n === 1 ? 'One table is waiting for you' : `${n} tables are waiting for you`),
    several: (n) => `News from ${n} tables`,
    play: 'Play',
    look: 'Look',
    footer: `You get this message because you asked for it in the settings of ${HOUSE}.`,
    unsubscribe: 'No more e-mails, please',
    settings: 'Notice settings',
    test: { title: 'Test notice', body: `It works: notices from ${HOUSE} arrive here.` },
    confirm: {
      subject: `Do you want notices from ${HOUSE} at this address?`,
      text: 'Somebody, we hope you, wants an e-mail here when it is their turn to play.',
      button: 'Yes, the address is mine',
      ignore: 'If it was not you, do nothing: you will get nothing more.',
    },
    reset: {
      subject: `A new password for ${HOUSE}`,
      text: 'Choose a new password with this link. It works once, for one hour, and ends all open sessions; passkeys, tokens and the link to the club’s sign-in are removed, to be safe.',
      button: 'Choose a new password',
      ignore: 'If you did not ask for it, do nothing: your password stays as it is.',
    },
    address: {
      subject: `Is this address yours? ${HOUSE}`,
      text: `Somebody, we hope you, wants to use this address for their ${HOUSE} account. Say yes with this link; it works for one day.`,
      button: 'Yes, the address is mine',
      ignore: 'If it was not you, do nothing: nothing changes.',
    },
    moved: {
      subject: `Your ${HOUSE} account has another address`,
      text: 'The account that had this address has another one from now on: you sign in with the new one.',
      button: `Open ${HOUSE}`,
      ignore: 'If it was not you, somebody knows your password: write to whoever runs this server.',
    },
    passkey: {
      subject: `A new passkey for your ${HOUSE} account`,
      text: 'A passkey was added to your account: whoever has it signs in without the password. Your settings show which you have, and remove them.',
      button: 'Look at the passkeys',
      ignore: 'If it was not you, remove that passkey, change your password and sign out everywhere else.',
    },
    token: {
      subject: `A new token for your ${HOUSE} account`,
      text: 'An API token was made for your account: a program that has it acts in your name, for what it is good for and as long as it lasts. Your settings show which you have, and revoke them.',
      button: 'Look at the tokens',
      ignore: 'If it was not you, revoke that token, change your password and sign out everywhere else.',
    },
    known: {
      subject: `You already have a ${HOUSE} account`,
      text: 'Somebody, perhaps you, wanted to open an account with this address, which has one already. Sign in with your password; if you have lost it, you find there how to get a new one.',
      button: 'Sign in',
      ignore: 'If it was not you, do nothing: nothing has changed.',
    },
  },
};

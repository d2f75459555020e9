/** What the house says to one person, in words. They come when there is something to say. */
import type { InEveryLanguage } from '@cantiere/engine';
import type { ReportReason } from '@cantiere/server/protocol';

const it = {
  warning: 'Un avviso da chi gestisce la casa',
  muted: 'Per un po’ non puoi scrivere',
  mutedUntil: (until: string) => `Fino a ${until} puoi leggere e giocare, ma non scrivere in chat né cambiare nomi.`,
  banned: 'Per ora non puoi entrare',
  bannedUntil: (until: string) =>
    `Chi gestisce questa casa ti tiene fuori fino a ${until}. Poi rientri come prima, senza chiedere niente.`,
  bannedForGood: 'Chi gestisce questa casa non ti fa più entrare.',
  mistake: 'Se pensi che sia un errore, scrivi a chi gestisce la casa: le note legali dicono chi è.',
  mistakeNobody: 'Se pensi che sia un errore, parlane con chi gestisce la casa.',
  wrote: 'Hai scritto:',
  reasons: {
    insult: 'Qui non ci si insulta e non ci si minaccia.',
    cheating: 'Qui si gioca pulito.',
    spam: 'Qui non si disturba e non si fa pubblicità.',
    name: 'Il nome che usi offende qualcuno.',
    other: 'Qualcuno ha segnalato quello che hai fatto.',
  } satisfies Record<ReportReason, string>,
  again: 'Se succede ancora, chi gestisce la casa può toglierti la parola o non farti più entrare.',
  read: 'Ho letto',
  renamed: (name: string) => `Chi gestisce la casa ti ha dato un altro nome: ${name}.`,
  closed: (table: string) => `Chi gestisce la casa ha chiuso il tavolo ${table}. Non conta per nessuno.`,
  looked: 'Chi gestisce la casa ha guardato la tua segnalazione. Grazie.',
  fine: 'Va bene',
};

export type ToldTexts = typeof it;

const en: ToldTexts = {
  warning: 'A warning from whoever runs this house',
  muted: 'You cannot write for a while',
  mutedUntil: (until) => `Until ${until} you can read and play, but neither write in chat nor change names.`,
  banned: 'You cannot come in just now',
  bannedUntil: (until) => `Whoever runs this house keeps you out until ${until}. Then you are back as before, without asking.`,
  bannedForGood: 'Whoever runs this house does not let you in any more.',
  mistake: 'If you think that is a mistake, write to whoever runs the house: the imprint says who it is.',
  mistakeNobody: 'If you think that is a mistake, talk to whoever runs the house.',
  wrote: 'You wrote:',
  reasons: {
    insult: 'Nobody is insulted or threatened here.',
    cheating: 'Games are played fairly here.',
    spam: 'Nobody is pestered here, and nothing is advertised.',
    name: 'The name you use offends somebody.',
    other: 'Somebody has reported what you did.',
  },
  again: 'If it happens again, whoever runs the house can silence you or keep you out.',
  read: 'I have read it',
  renamed: (name) => `Whoever runs this house has given you another name: ${name}.`,
  closed: (table) => `Whoever runs this house has closed the table ${table}. It counts for nobody.`,
  looked: 'Whoever runs this house has looked at what you reported. Thank you.',
  fine: 'All right',
};

export const toldWords: InEveryLanguage<ToldTexts> = { it, en };

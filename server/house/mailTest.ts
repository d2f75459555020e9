/**
 * The one test letter of the house, for its settings and for the desk: by the mail server in use or by one that is being tried, to
 * the operator's own address unless told otherwise. What went wrong is told in kinds of our own: the other side's words could be those
 * of any program inside the network. The log of the server has them.
 */
import type { Language } from '@cantiere/engine';
import { AppError } from '../appError.ts';
import { openMail, type Letter } from '../notices/mail.ts';
import { MailFailed } from '../notices/mailTrouble.ts';
import type { MailTest, MailTested } from '../protocol.ts';
import type { Services } from '../services.ts';
import { spend } from '../store/allowances.ts';
import { noteAct } from '../store/operatorLog.ts';
import type { Person } from '../store/people.ts';
import { mailOf } from './desk.ts';

const HOUR = 3_600_000;
const TESTS_AN_HOUR = 20;

export async function testMail(services: Services, operator: Person, wish: MailTest): Promise<MailTested> {
  const { store, house, publicUrl, log } = services;
  const { id } = operator;
  const to = wish.to ?? operator.email;
  if (to === undefined) throw new AppError('NOT_ALLOWED');
  const settings = wish.mail ? mailOf(services, wish.mail) : house.now.mail;
  if (settings === undefined || publicUrl === undefined) throw new AppError('BAD_MAIL_SERVER');
  const tests = [{ about: `mail tests of ${id}`, most: TESTS_AN_HOUR, forMs: HOUR }];
  await store.db.transaction().execute((trx) => spend(trx, tests, services.now()));
  const began = performance.now();
  const { called } = house;
  const mail = openMail(settings, () => called);
  try {
    const delivery = await mail.send(letter(wish.language, to, called, publicUrl.href));
    const ms = Math.round(performance.now() - began);
    const sent = delivery === 'sent';
    await noteAct(store.db, { by: id, act: 'mail', detail: { well: sent ? 1 : 0 } }, services.now());
    if (sent) return { to, ms };
    if (delivery === 'refused') return { to, ms, trouble: { kind: 'refused', code: 550 } };
    log.warn({ err: delivery.failed }, 'a test letter was not taken');
    return { to, ms, trouble: delivery.failed instanceof MailFailed ? delivery.failed.trouble : { kind: 'other' } };
  } finally {
    mail.close();
  }
}

function letter(language: Language, to: string, house: string, href: string): Letter {
  const words = WORDS[language];
  return {
    to,
    subject: words.subject(house),
    language,
    paragraphs: [words.text],
    links: [{ text: '', label: words.link, href }],
    footer: house,
  };
}

const WORDS = {
  en: {
    subject: (house: string) => `Test letter of ${house}`,
    text: 'If you can read this, letters of this house arrive. Nothing else is to be done.',
    link: 'Open the house',
  },
  it: {
    subject: (house: string) => `Lettera di prova di ${house}`,
    text: 'Se la leggi, le lettere di questa casa arrivano. Non c’è altro da fare.',
    link: 'Apri la casa',
  },
} as const satisfies Record<Language, unknown>;

/** A test letter, and what the mail server said to it: the doctor's own question, asked from the desk. */
import type { Language } from '@cantiere/engine';
import { lookAtMail } from '../doctor/outside.ts';
import type { MailSettings } from '../notices/mail.ts';
import type { DeskMail } from '../protocol.ts';
import type { Services } from '../services.ts';
import { spend } from '../store/allowances.ts';
import { noteAct } from '../store/operatorLog.ts';
import type { Person } from '../store/people.ts';
import { words } from '../notices/words.ts';

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 10;

/** To the operator's own address unless told otherwise. */
export async function tryMail(
  services: Services,
  mail: MailSettings | undefined,
  operator: Person,
  language: Language,
  to = operator.email,
): Promise<DeskMail> {
  if (mail === undefined || to === undefined) return { sent: false };
  const { db } = services.store;
  const now = services.now();
  const sparing = { about: `test letters of ${operator.id}`, most: MOST_AN_HOUR, forMs: HOUR_MS };
  await db.transaction().execute((trx) => spend(trx, [sparing], now));
  const { title, body } = words[language].test;
  const began = performance.now();
  const found = await lookAtMail(mail, to, () => ({
    to,
    language,
    subject: title,
    paragraphs: [body],
    links: [],
    footer: services.publicUrl?.host ?? 'Cantiere',
  }));
  const sent = found.code === 'mailSent';
  await noteAct(db, { by: operator.id, act: 'mail', detail: { well: sent ? 1 : 0 } }, now);
  return {
    sent,
    to,
    ...(found.code === 'mailFails' && { why: found.about.why }),
    ms: Math.round(performance.now() - began),
  };
}

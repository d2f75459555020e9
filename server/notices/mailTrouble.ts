/**
 * What went wrong with a letter, in words of our own. What the other side wrote goes into the log and to whoever sits at the
 * machine; to a page it does not: an address that is tried from a page could be any program's inside the network.
 */
import type { MailTrouble } from '../protocol.ts';

export class MailFailed extends Error {
  readonly trouble: MailTrouble;
  /** The other side's words. */
  readonly said: string;

  constructor(error: unknown) {
    const trouble = troubleOf(error);
    super(trouble.code === undefined ? WORDS[trouble.kind] : `${WORDS[trouble.kind]} (${trouble.code})`, { cause: error });
    this.name = 'MailFailed';
    this.trouble = trouble;
    this.said = error instanceof Error ? error.message : String(error);
  }
}

const WORDS: Readonly<Record<MailTrouble['kind'], string>> = {
  name: 'no mail server has that name',
  unreached: 'the mail server is not reached',
  slow: 'the mail server does not answer in time',
  tls: 'no secure connection to the mail server',
  signIn: 'the mail server does not take name and password',
  refused: 'the mail server does not take the letter',
  other: 'that is no mail server',
};

/** By the library's codes; a number of the mail server's own is told where it is one of SMTP's refusals. */
function troubleOf(error: unknown): MailTrouble {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const answered = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  const refusal = Number.isInteger(answered) && answered >= 400 && answered <= 599 ? { code: answered } : {};
  if (/^(?:EDNS|ENOTFOUND|EAI_)/u.test(code)) return { kind: 'name' };
  if (code === 'ETIMEDOUT') return { kind: 'slow' };
  if (code === 'ETLS' || /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/u.test(code)) return { kind: 'tls' };
  if (code === 'EAUTH' || code === 'ENOAUTH') return { kind: 'signIn', ...refusal };
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { kind: 'refused', ...refusal };
  if (code === 'ESOCKET' || code === 'ECONNECTION' || /^E(?:CONN|HOST|NET|PIPE)/u.test(code)) return { kind: certificate(error) };
  return { kind: 'other' };
}

/** The library calls a certificate that is not good a fault of the socket. */
function certificate(error: unknown): 'tls' | 'unreached' {
  return error instanceof Error && /certificate|ssl|tls/iu.test(error.message) ? 'tls' : 'unreached';
}

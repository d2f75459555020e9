/** Why a letter was not taken, in words, with the mail server's number where it gave one. */
import type { MailTrouble } from '@cantiere/server/protocol';

export function mailTrouble(words: Readonly<Record<MailTrouble['kind'], string>>, { kind, code }: MailTrouble): string {
  return code === undefined ? words[kind] : `${words[kind]} (${code})`;
}

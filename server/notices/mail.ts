/** Letters: plain text and the same as simple HTML. */
import { createTransport } from 'nodemailer';
import type { Delivery } from './delivery.ts';
import { readMailServer } from './mailServer.ts';
import { MailFailed } from './mailTrouble.ts';
import { withHouse } from './words.ts';

export interface MailSettings {
  /** `smtp://user:secret@mail.example.org:587`, or smtps://. */
  readonly url: string;
  readonly from: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly language: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly text: string; readonly label: string; readonly href: string }[];
  readonly footer: string;
  readonly unsubscribe?: { readonly text: string; readonly page: string; readonly oneClick: string };
}

export interface Mail {
  send(letter: Letter): Promise<Delivery>;
  /** Whether the server lets us in; nothing is sent. */
  verify(): Promise<Delivery>;
  close(): void;
}

const PATIENCE_MS = 15_000;

const BLUEPRINT = '#1f4e8c';

/** `house`: what the house is called when a letter is written; `colour`: its own, where it has one. */
export function openMail(
  { url, from }: MailSettings,
  house = () => 'Cantiere',
  colour: () => string | undefined = () => undefined,
): Mail {
  const server = readMailServer(url);
  if (server === undefined) throw new Error('That is no address of a mail server.');
  const post = createTransport(
    {
      ...server,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      dnsTimeout: PATIENCE_MS,
    },
    { from },
  );
  return {
    async send(written) {
      const letter = inHouse(written, house());
      const { unsubscribe } = letter;
      try {
        await post.sendMail({
          to: { name: '', address: letter.to },
          subject: letter.subject,
          text: plain(letter),
          html: html(letter, house(), colour() ?? BLUEPRINT),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': letter.language,
            // RFC 8058: the mail program itself may unsubscribe, with one POST.
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return 'sent';
      } catch (error) {
        return isFinal(error) ? 'refused' : { failed: new MailFailed(error) };
      }
    },
    async verify() {
      try {
        await post.verify();
        return 'sent';
      } catch (error) {
        return { failed: new MailFailed(error) };
      }
    },
    close: () => post.close(),
  };
}

/** With what the house is called now, wherever its name belongs. */
function inHouse(letter: Letter, house: string): Letter {
  return {
    ...letter,
    subject: withHouse(letter.subject, house),
    paragraphs: letter.paragraphs.map((text) => withHouse(text, house)),
    links: letter.links.map((link) => ({ ...link, label: withHouse(link.label, house) })),
    footer: withHouse(letter.footer, house),
  };
}

/** The recipient does not exist, says their server. Anything wrong with our own account may be mended. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    'command' in error &&
    Number(error.responseCode) >= 550 &&
    Number(error.responseCode) <= 553 &&
    error.command === 'RCPT TO'
  );
}

function plain({ paragraphs, links, footer, unsubscribe }: Letter): string {
  return [
    ...paragraphs,
    links.map(({ text, href }) => (text === '' ? href : `- ${text}\n  ${href}`)).join('\n'),
    `-- \n${footer}${unsubscribe ? `\n${unsubscribe.text}: ${unsubscribe.page}` : ''}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function html({ language, subject, paragraphs, links, footer, unsubscribe }: Letter, house: string, colour: string): string {
  const button = `display:inline-block;padding:10px 18px;border-radius:10px;background:${colour};color:#ffffff;text-decoration:none;font-weight:bold`;
  const rows = links.map(
    ({ text, label, href }) =>
      `<tr><td style="padding:8px 16px 8px 0">${escape(text)}</td><td style="padding:8px 0"><a style="${button}" href="${escape(href)}">${escape(label)}</a></td></tr>`,
  );
  return `<!doctype html>
<html lang="${escape(language)}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f0e2;color:#22262b;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fffaf0;border-radius:12px">
<p style="margin:0 0 16px;font-family:Georgia,serif;font-size:22px;color:${colour}">${escape(house)}</p>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text)}</p>`).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0">${rows.join('\n')}</table>
<p style="margin:24px 0 0;color:#5a6069;font-size:13px">${escape(footer)}${
    unsubscribe ? ` <a style="color:${colour}" href="${escape(unsubscribe.page)}">${escape(unsubscribe.text)}</a>.` : ''
  }</p>
</div></body></html>
`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

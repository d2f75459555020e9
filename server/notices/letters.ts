/** The letters this server writes, each from what it is about. */
import type { Language } from '@cantiere/engine';
import type { Links } from './links.ts';
import type { Letter } from './mail.ts';
import { pathTo, type Message } from './message.ts';
import { words } from './words.ts';

export interface LetterContext {
  readonly home: string;
  readonly links: Links;
}

export function noticeLetter({ home, links }: LetterContext, person: string, to: string, said: Message): Letter {
  const { language, title, body, items } = said;
  const say = words[language];
  const token = links.sign('unsubscribe', person, to);
  return {
    to,
    language,
    subject: items.length === 1 ? `${title}: ${items[0].called}` : title,
    paragraphs: items.length > 1 ? [`${title}.`] : [body],
    links: items.map((item) => ({
      text: items.length === 1 ? '' : `${item.called}: ${say.about[item.kind]}`,
      label: item.kind === 'over' ? say.look : say.play,
      href: home + pathTo(item),
    })),
    footer: say.footer,
    unsubscribe: {
      text: say.unsubscribe,
      page: `${home}/unsubscribe/${token}`,
      oneClick: `${home}/api/notices/unsubscribe/${token}`,
    },
  };
}

export function confirmLetter({ home, links }: LetterContext, language: Language, person: string, to: string): Letter {
  const { subject, text, button, ignore } = words[language].confirm;
  const href = `${home}/confirm/${links.sign('confirm', person, to)}`;
  return { to, language, subject, paragraphs: [text], links: [{ text: '', label: button, href }], footer: ignore };
}

/** To the address that somebody wants to have from now on. */
export function addressLetter({ home, links }: LetterContext, language: Language, person: string, to: string): Letter {
  const { subject, text, button, ignore } = words[language].address;
  const href = `${home}/address/${links.sign('address', person, to)}`;
  return { to, language, subject, paragraphs: [text], links: [{ text: '', label: button, href }], footer: ignore };
}

/** Tells only: what happened to the account, or what somebody tried. */
export function plainLetter(kind: 'moved' | 'known' | 'passkey' | 'token', home: string, language: Language, to: string): Letter {
  const { subject, text, button, ignore } = words[language][kind];
  const href = `${home}/settings#account`;
  return { to, language, subject, paragraphs: [text], links: [{ text: '', label: button, href }], footer: ignore };
}

export function resetLetter(home: string, language: Language, to: string, token: string): Letter {
  const { subject, text, button, ignore } = words[language].reset;
  const href = `${home}/password/${token}`;
  return { to, language, subject, paragraphs: [text], links: [{ text: '', label: button, href }], footer: ignore };
}

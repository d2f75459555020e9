/** What somebody wrote, with addresses as links. Only http and https, never with a name before an @; the host is always in sight. */
import { useTexts } from '../text/index.ts';

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/giu;
/** Belongs to the sentence, not to the address. */
const TRAILING = /[.,;:!?)\]}»”’]+$/u;

export type ChatPart = string | { readonly href: string; readonly host: string; readonly rest: string };

export function chatParts(text: string): readonly ChatPart[] {
  const parts: ChatPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const raw = match[0].replace(TRAILING, '');
    const url = URL.parse(raw);
    if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    const rest = url.pathname === '/' && url.search === '' && url.hash === '' ? '' : url.pathname + url.search + url.hash;
    parts.push({ href: url.href, host: url.host, rest });
    from = match.index + raw.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

const LONGEST_REST = 32;

export function ChatText({ text }: { readonly text: string }) {
  const t = useTexts();
  return (
    <>
      {chatParts(text).map((part, n) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a
            key={n}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            title={part.href}
            aria-label={t.away.linkTo(part.host)}
          >
            <b>{part.host}</b>
            {part.rest.length > LONGEST_REST ? `${part.rest.slice(0, LONGEST_REST)}…` : part.rest}
          </a>
        ),
      )}
    </>
  );
}

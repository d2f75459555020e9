/** Finds the addresses in what somebody wrote. Only http and https, never with a name before an @, which hides where it leads. */

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

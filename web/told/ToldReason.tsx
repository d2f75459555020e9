/** Why the house says something to somebody: the rule, what they wrote, and the operator's own words. */
import type { ToldWords } from '@cantiere/server/protocol';
import type { ToldTexts } from './words.ts';

export function ToldReason({ words: { reason, quote, words }, t }: { readonly words: ToldWords; readonly t: ToldTexts }) {
  return (
    <>
      {reason !== undefined && <p>{t.reasons[reason]}</p>}
      {quote !== undefined && (
        <figure>
          <figcaption>{t.wrote}</figcaption>
          <blockquote>{quote}</blockquote>
        </figure>
      )}
      {words !== undefined && <p className="own-words">{words}</p>}
    </>
  );
}

export const dated = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at);

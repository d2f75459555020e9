/** What somebody wrote, with addresses as links, the host always in sight, and the names of the game's cards to be opened. */
import { Fragment, useContext } from 'react';
import { CardsContext } from '../cards/cardsContext.ts';
import { useTexts } from '../text/index.ts';
import { chatParts } from './chatParts.ts';

const LONGEST_REST = 32;

export function ChatText({ text }: { readonly text: string }) {
  const t = useTexts();
  const cards = useContext(CardsContext);
  return (
    <>
      {chatParts(text).map((part, n) =>
        typeof part === 'string' ? (
          <Fragment key={n}>{cards ? cards.drawIn(part) : part}</Fragment>
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

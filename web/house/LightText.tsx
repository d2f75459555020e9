/** What an operator wrote, as plain text with titles, items and links: no markup of theirs is ever a markup of ours. */
import { ChatText } from '../away/ChatText.tsx';
import { lightBlocks } from './lightText.ts';

export function LightText({ text }: { readonly text: string }) {
  return (
    <>
      {lightBlocks(text).map((block, n) => {
        switch (block.kind) {
          case 'title':
            return (
              <h2 key={n}>
                <ChatText text={block.lines.join(' ')} />
              </h2>
            );
          case 'items':
            return (
              <ul key={n}>
                {block.lines.map((line, at) => (
                  <li key={at}>
                    <ChatText text={line} />
                  </li>
                ))}
              </ul>
            );
          case 'words':
            return (
              <p key={n} className="written">
                <ChatText text={block.lines.join('\n')} />
              </p>
            );
        }
      })}
    </>
  );
}

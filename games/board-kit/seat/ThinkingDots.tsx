// Three dots beside a name: the table waits for this player.
import type { ReactElement } from 'react';
import './thinking.css';

/** `words`: what they mean ("is deciding"), as a tip and for the ear. */
export function ThinkingDots({ words }: { readonly words: string }): ReactElement {
  return (
    <span className="thinking-dots" title={words}>
      <i />
      <i />
      <i />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

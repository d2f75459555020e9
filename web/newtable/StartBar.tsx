/** The bar at the foot of a page that leads to a game: what will happen in one sentence, and the one green button. Always in sight. */
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly words?: string;
  readonly trouble?: ReactNode;
  /** What ends the page for good, at the far end. */
  readonly far?: ReactNode;
  readonly children: ReactNode;
}

export function StartBar({ title, words, trouble, far, children }: Props) {
  return (
    <div className="start-bar">
      <div className="start-bar-inside">
        {far}
        <p className="start-words" aria-live="polite">
          <b>{title}</b> {words !== undefined && <span>{words}</span>}
        </p>
        <div className="start-buttons">{children}</div>
        {trouble}
      </div>
    </div>
  );
}

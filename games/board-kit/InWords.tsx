// What a drawing shows, in words for those who do not see it: a heading and its lines, read with the page's own keys.
import { useId, type ReactElement } from 'react';

export interface InWordsProps {
  readonly title: string;
  readonly lines: readonly string[];
}

export function InWords({ title, lines }: InWordsProps): ReactElement {
  const id = useId();
  return (
    <section className="visually-hidden" aria-labelledby={id} data-in-words>
      <h3 id={id}>{title}</h3>
      <ul>
        {lines.map((line, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no names of their own
          <li key={n}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

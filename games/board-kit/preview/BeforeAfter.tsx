// What the move in hand would change: each number before and after, the better in green and the worse in red.
import type { ReactElement, ReactNode } from 'react';
import type { InEveryLanguage, Language } from '@cantiere/engine';
import { Count } from '../Count.tsx';
import './beforeAfter.css';

export interface Change {
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** Out of so many: "5 → 6/8". */
  readonly of?: number;
  /** A small picture before the label. */
  readonly sign?: ReactNode;
  /** Whether less of it is better: a debt, a price. */
  readonly fewer?: boolean;
}

/** Those that change anything. */
export const changed = (changes: readonly Change[]): Change[] => changes.filter(({ before, after }) => before !== after);

interface Props {
  readonly title?: ReactNode;
  readonly changes: readonly Change[];
  readonly language: Language;
  /** One line with short labels, for a phone. */
  readonly line?: boolean;
  readonly className?: string;
  /** What else is to be said of the move, below the numbers. */
  readonly children?: ReactNode;
}

/** Told to a screen reader whenever it changes. */
export function BeforeAfter({ title, changes, language, line = false, className = '', children }: Props): ReactElement {
  return (
    <section className={`before-after ${className}`} data-line={line} aria-live="polite">
      {title !== undefined && <h2>{title}</h2>}
      {changes.length > 0 && (
        <dl>
          {changes.map((change) => (
            <div key={change.label}>
              <dt>
                {change.sign}
                {change.label}
              </dt>
              <dd>
                <Becomes {...change} language={language} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}

type BecomesProps = Pick<Change, 'before' | 'after' | 'of' | 'fewer'> & {
  readonly language: Language;
  /** The number before stands beside it already. */
  readonly only?: boolean;
};

/** "5 → 3". It counts before the eye; who listens hears both numbers at once. */
export function Becomes({ before, after, of, fewer = false, language, only = false }: BecomesProps): ReactElement {
  const better = before === after ? 'same' : after > before !== fewer;
  return (
    <span className="becomes">
      <span className="visually-hidden">{WORDS[language](before, after)}</span>
      <span aria-hidden>
        {!only && `${before} `}→{' '}
        <b data-better={better}>
          <Count value={after} />
          {of !== undefined && `/${of}`}
        </b>
      </span>
    </span>
  );
}

const WORDS: InEveryLanguage<(before: number, after: number) => string> = {
  it: (before, after) => (before === after ? `resta ${after}` : `da ${before} a ${after}`),
  en: (before, after) => (before === after ? `stays ${after}` : `from ${before} to ${after}`),
};

/** An answer that cannot be drawn, or whose part of the app cannot be loaded, takes nothing along: it says so, and the next question is tried again. */
import { Suspense, useMemo, type ReactNode } from 'react';
import { Guard } from '../kit/Guard.tsx';
import type { RulesQuestion } from './answer.ts';
import { useAskLabel } from './label.ts';

interface Props {
  /** What is asked, and of which position: with another it is drawn anew. */
  readonly about: RulesQuestion | undefined;
  readonly at: number;
  readonly docked: boolean;
  close(): void;
  readonly children: ReactNode;
}

export function AskGuard({ about, at, docked, close, children }: Props) {
  const a = useAskLabel();
  const version = useMemo(() => ({ about, at }), [about, at]);
  const instead = (
    <section className="ask-panel" data-docked={docked} aria-label={a.button}>
      <p role="status">{a.broken}</p>
      <button type="button" className="button" onClick={close}>
        {a.close}
      </button>
    </section>
  );
  return (
    <Guard version={version} instead={instead}>
      <Suspense>{children}</Suspense>
    </Guard>
  );
}

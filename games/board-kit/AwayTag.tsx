// Beside a name on a seat's panel: this person is away, and for how long. Nothing for those who are here.
import { createContext, useContext, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import type { Sitter } from './contract.ts';
import './away.css';

/** Who sits at the table, as the frame knows it; nobody where there is no frame around the board. */
export const PeopleContext = createContext<readonly Sitter[]>([]);

export function AwayTag({ seat }: { readonly seat: Seat }): ReactElement | null {
  const away = useContext(PeopleContext)[seat]?.away;
  if (away === undefined) return null;
  return (
    <span className="away-tag" title={away.words}>
      <svg viewBox="0 0 16 16" width={12} height={12} aria-hidden>
        <circle cx={8} cy={8} r={6.4} fill="none" stroke="currentColor" strokeWidth={1.8} />
        <path d="M8 4.4V8l2.6 1.7" fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" />
      </svg>
      <span aria-hidden>{away.short}</span>
      <span className="visually-hidden">{away.words}</span>
    </span>
  );
}

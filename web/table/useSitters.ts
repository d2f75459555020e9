/** Who sits at the table on the screen: as the board shows them, and by their names in sentences. */
import { useMemo } from 'react';
import type { Language, Seat } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import { useSinceTold } from '../away/useAwayTime.ts';
import type { Sitter } from '../kit/boardKit.ts';
import { useTexts } from '../text/index.ts';
import { namesOf, peopleSeen } from './people.ts';

interface Sitters {
  readonly people: readonly Sitter[];
  readonly nameOf: (seat: Seat) => string;
  /** Milliseconds since the table told who is away. */
  readonly sinceTold: number;
}

export function useSitters(table: TableInfo, language: Language): Sitters {
  const t = useTexts();
  const { game, seats } = table;
  const sinceTold = useSinceTold(table);
  const people = useMemo(() => peopleSeen(game, seats, sinceTold, t, language), [game, seats, sinceTold, t, language]);
  const nameOf = useMemo(() => namesOf(people), [people]);
  return { people, nameOf, sinceTold };
}

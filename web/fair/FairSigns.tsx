/** What is at stake at a table, for everybody to see: one try only, rated, hints allowed, training. */
import type { TableInfo } from '@cantiere/server/protocol';
import { useTexts, type Texts } from '../text/index.ts';
import './fair.css';

const PEOPLE_NEEDED = 2;

/** Alone with bots nothing is at stake, and nothing need be said. */
export function isAmongPeople({ seats, unrated }: TableInfo): boolean {
  return unrated === undefined || seats.filter(({ kind }) => kind !== 'bot').length >= PEOPLE_NEEDED;
}

export function FairSigns({ table }: { readonly table: TableInfo }) {
  const { table: t, fair, daily } = useTexts();
  return (
    <>
      {table.deal && (
        <span className="training-mark" title={daily.signHint}>
          {daily.sign}
        </span>
      )}
      {table.training && (
        <span className="training-mark" title={t.trainingHint}>
          {t.training}
        </span>
      )}
      {table.unrated === undefined && (
        <span className="training-mark fair-mark" title={fair.ratedSign}>
          {fair.rated}
        </span>
      )}
      {table.terms.help && isAmongPeople(table) && (
        <span className="training-mark" title={fair.helpSignHint}>
          {fair.helpSign}
        </span>
      )}
    </>
  );
}

/** The same among the terms of a table, in sentences. */
export function fairWords(table: TableInfo, { fair }: Texts): readonly string[] {
  if (!isAmongPeople(table)) return [];
  return [
    table.unrated === undefined ? fair.ratedWords : fair.unratedWords(table.unrated),
    table.help ? fair.helpWords : fair.noHelpWords,
  ];
}

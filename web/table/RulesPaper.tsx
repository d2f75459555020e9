/** The rules beside the board, open at the one that was asked for. */
import { useEffect, useRef } from 'react';
import type { TableInfo } from '@cantiere/server/protocol';
import { EditionLine } from '../editions/EditionSign.tsx';
import type { OpenedGame } from '../editions/open.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { RulesText, useRules } from '../rules/RulesText.tsx';
import { useTexts } from '../text/index.ts';

export function RulesPaper({
  table,
  game,
  rule,
}: {
  readonly table: Pick<TableInfo, 'game' | 'edition'>;
  readonly game: OpenedGame;
  readonly rule: { readonly id: string; readonly asked: number };
}) {
  const t = useTexts();
  const rules = useRules(game);
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rule.id === '') top.current?.scrollTo({ top: 0 });
  }, [rule]);
  return (
    <ScrollBox className="rules-paper" ref={top} aria-label={t.table.rules}>
      {rules ? <RulesText rules={rules} target={rule.id} asked={rule.asked} /> : <p aria-live="polite">{t.lost.loading}</p>}
      <EditionLine game={table.game} edition={table.edition} />
    </ScrollBox>
  );
}

/** The rules over an exercise, open at the one that was asked for: nobody leaves the position to read a paragraph. */
import { useMemo, useState, type ReactNode } from 'react';
import type { OpenedGame } from '../editions/open.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useModal } from '../kit/useModal.ts';
import { RulesPaper } from '../table/RulesPaper.tsx';
import { TableToolsContext, type TableTools } from '../table/tableTools.ts';
import { useTexts } from '../text/index.ts';
import './ruleDrawer.css';

interface Props {
  readonly game: OpenedGame;
  readonly children: ReactNode;
}

export function WithRules({ game, children }: Props) {
  const [rule, setRule] = useState<string>();
  const tools: TableTools = useMemo(
    () => ({ showRule: setRule, explain: () => undefined, showKeys: () => undefined }),
    [setRule],
  );
  return (
    <TableToolsContext value={tools}>
      {children}
      {rule !== undefined && <RuleDrawer game={game} rule={rule} close={() => setRule(undefined)} />}
    </TableToolsContext>
  );
}

function RuleDrawer({ game, rule, close }: { readonly game: OpenedGame; readonly rule: string; close(): void }) {
  const t = useTexts();
  const dialog = useModal();
  const [asked] = useState({ id: rule, asked: 0 });
  return (
    <dialog ref={dialog} className="rule-drawer" aria-label={t.table.rules} onClose={close}>
      <div>
        <RulesPaper table={{ game: game.meta.id, edition: game.edition }} game={game} rule={asked} />
        <button type="button" className="button" onClick={close}>
          <Glyph name="close" size={16} /> {t.table.close}
        </button>
      </div>
    </dialog>
  );
}

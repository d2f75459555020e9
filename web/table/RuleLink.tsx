/** Leads from a refusal to the paragraph that explains it, without leaving the table. */
import { href } from '../route/base.ts';
import { toRules } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { useTableTools } from './tableTools.ts';

interface Props {
  readonly game: string;
  readonly rule: string;
}

export function RuleLink({ game, rule }: Props) {
  const t = useTexts();
  const { showRule } = useTableTools();
  if (!/^[A-Z]{2,5}-\d/.test(rule)) return null;
  return (
    <a
      className="rule-link"
      href={href(toRules(game, rule))}
      aria-label={t.table.rule(rule)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        showRule(rule);
      }}
    >
      {rule}
    </a>
  );
}

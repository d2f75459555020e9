/** Two switches of a table that is being made or changed: whether it is rated, and whether hints are allowed. */
import type { Terms } from '@cantiere/server/protocol';
import { useMe, useRatedAmong } from '../ask/me.ts';
import { Switch } from '../kit/Switch.tsx';
import { useTexts } from '../text/index.ts';
import { cannotRate } from './cannotRate.ts';
import './fair.css';

interface Props {
  readonly terms: Terms;
  /** Bots at the table, and people, those still to come too. */
  readonly bots: number;
  readonly people: number;
  onChange(terms: Terms): void;
}

export function FairPlay({ terms, bots, people, onChange }: Props) {
  const t = useTexts().fair;
  const me = useMe();
  const ratedAmong = useRatedAmong();
  const account = me?.email !== undefined;
  const cannot = cannotRate({ terms, bots, ratedAmong, account });
  const alone = people < 2;
  return (
    <section className="panel fair-play" aria-label={t.title}>
      <Switch
        label={t.rated}
        hint={cannot === undefined ? t.ratedHint : t.cannot[cannot]}
        on={cannot === undefined && terms.rated}
        shut={cannot !== undefined}
        onChange={(rated) => onChange({ ...terms, rated })}
      />
      <Switch
        label={t.help}
        hint={alone ? t.helpAlone : t.helpHint}
        on={alone || terms.help}
        shut={alone}
        onChange={(help) => onChange({ ...terms, help })}
      />
    </section>
  );
}

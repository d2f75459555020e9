/** Tells whoever runs the server about somebody. */
import { useState } from 'react';
import type { ReportReason } from '@cantiere/server/protocol';
import { report } from '../ask/social.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTexts } from '../text/index.ts';
import type { Occasion } from './PersonDialog.tsx';

const LONGEST = 500;

interface Props {
  readonly person: string;
  readonly at?: Occasion;
  done(): void;
}

export function ReportForm({ person, at, done }: Props) {
  const t = useTexts().social;
  const act = useAct();
  const [reason, setReason] = useState<ReportReason>('insult');
  const [words, setWords] = useState('');
  const [sent, setSent] = useState(false);
  const reasons = Object.keys(t.reasons) as ReportReason[];
  if (sent)
    return (
      <>
        <p role="status">{t.reportSent}</p>
        <button type="button" className="button primary" onClick={done}>
          {t.close}
        </button>
      </>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(async () => {
          const { table, line } = at ?? {};
          await report({ person, reason, words, ...(table !== undefined && { table }), ...(line !== undefined && { line }) });
          setSent(true);
        });
      }}
    >
      <p className="hint">{t.reportHint}</p>
      <label className="field">
        <span>{t.reportWhy}</span>
        <select value={reason} onChange={(event) => setReason(reasons.find((each) => each === event.target.value) ?? 'other')}>
          {reasons.map((each) => (
            <option key={each} value={each}>
              {t.reasons[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t.reportWords}</span>
        <textarea rows={3} maxLength={LONGEST} value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <TroubleLine trouble={act.trouble} />
      <button type="submit" className="button primary" aria-disabled={act.busy}>
        {t.reportSend}
      </button>
    </form>
  );
}

/** What operators did, newest first: nobody changes it from here. */
import { useState } from 'react';
import type { DeskLog } from '@cantiere/server/protocol';
import { deskLog } from '../ask/desk.ts';
import { Pager } from '../kit/Pager.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { Panel } from './Panel.tsx';
import { useDeskTexts, useWritten } from './text.ts';

const IN_SHORT = 6;

export function LogBook({ times, brief = false }: { readonly times: number; readonly brief?: boolean }) {
  const t = useDeskTexts();
  const [page, setPage] = useState(1);
  const asked = useAsked(() => deskLog(page), `${page} ${times}`);
  return (
    <Panel title={t.drawers.log} name="log" sub={t.logLead} asked={asked} {...(brief && { drawer: 'log' })}>
      {({ entries, total, perPage }) => (
        <>
          {total === 0 && <p className="nothing">{t.noLog}</p>}
          <ol className="desk-log">
            {(brief ? entries.slice(0, IN_SHORT) : entries).map((entry) => (
              <Entry key={entry.id} of={entry} />
            ))}
          </ol>
          {!brief && <Pager page={page} total={total} perPage={perPage} turn={setPage} />}
        </>
      )}
    </Panel>
  );
}

function Entry({ of: { at, act, by, person, detail } }: { readonly of: DeskLog['entries'][number] }) {
  const t = useDeskTexts();
  const { when } = useWritten();
  const who = by === undefined ? t.house : by.name || t.former;
  const text = t.act(act, who, person === undefined ? '' : person.name || t.former, detail);
  const words = typeof detail.words === 'string' ? detail.words : '';
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>{when(at)}</time>
      <span>
        {text}
        {words !== '' && <q>{words}</q>}
      </span>
    </li>
  );
}

/** A sheet of paper that only I see. */
import { useMe } from '../ask/me.ts';
import { useTexts } from '../text/index.ts';
import { LONGEST_NOTES, useNotes } from './useNotes.ts';
import './social.css';

export function NotesPaper({ table }: { readonly table: string }) {
  const me = useMe();
  return me ? <Sheet key={me.person} table={table} me={me.person} /> : null;
}

function Sheet({ table, me }: { readonly table: string; readonly me: string }) {
  const t = useTexts().social;
  const { text, state, write } = useNotes(table, me, t.otherDevice);
  const words = { loading: '', saved: t.notesSaved, saving: t.notesSaving, kept: t.notesKept }[state];
  return (
    <div className="notes-paper">
      <textarea
        aria-label={t.notesLabel}
        aria-describedby="notes-hint"
        placeholder={t.notesPlaceholder}
        maxLength={LONGEST_NOTES}
        value={text}
        readOnly={state === 'loading'}
        onChange={(event) => write(event.target.value)}
      />
      <p className="hint" id="notes-hint">
        {t.notesHint}{' '}
        <span role="status">
          {text.length >= LONGEST_NOTES ? t.notesFull(LONGEST_NOTES) : text === '' && state === 'saved' ? '' : words}
        </span>
      </p>
    </div>
  );
}

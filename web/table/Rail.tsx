/** The rail beside the board on wide windows: what is asked of me above, the game's notes and the papers below. */
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly ref: Ref<HTMLElement>;
  /** What comes before the choices: who is away, what happened, the teacher. */
  readonly above: ReactNode;
  readonly choices: ReactNode;
  readonly notes: ReactNode;
  readonly papers: ReactNode;
}

export function Rail({ ref, above, choices, notes, papers }: Props) {
  const t = useTexts();
  return (
    <aside className="rail">
      {above}
      <section ref={ref} className="rail-panel choices-panel" id="choices" aria-label={t.table.choices} tabIndex={-1}>
        {choices}
      </section>
      {notes && <div className="rail-panel notes-slot">{notes}</div>}
      <section className="rail-panel papers-panel">{papers}</section>
    </aside>
  );
}

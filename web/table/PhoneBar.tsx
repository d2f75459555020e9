/** The thumb's bar on a phone: all choices in a sheet that rises above it, and the confirm button. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly asked: boolean;
  /** How many things can be done. */
  readonly count: number;
  readonly sheet: boolean;
  setSheet(open: boolean): void;
  readonly list: ReactNode;
  readonly notes: ReactNode;
  /** What stands in place of the choices while there are none. */
  readonly idle?: string | undefined;
  /** What can be decided ahead. */
  readonly plans: ReactNode;
  /** Confirm button and its neighbours. */
  readonly children: ReactNode;
}

export function PhoneBar({ asked, count, sheet, setSheet, list, notes, plans, idle, children }: Props) {
  const t = useTexts();
  const none = idle ?? t.table.noChoices;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!sheet) return;
    panel.current?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setSheet(false);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [sheet]);
  return (
    <div className="phone-foot">
      {sheet && (
        <section ref={panel} id="choices" className="sheet" tabIndex={-1} aria-label={t.table.choices}>
          <button type="button" className="sheet-close" onClick={() => setSheet(false)} aria-label={t.table.close}>
            <span className="grip" />
            <Glyph name="down" size={20} />
          </button>
          {list || <p className="not-asked">{none}</p>}
          {plans}
          {notes}
        </section>
      )}
      <div className={`phone-bar ${asked ? 'asked' : ''}`}>
        <button
          type="button"
          className="button all-choices"
          aria-expanded={sheet}
          aria-controls="choices"
          onClick={() => setSheet(!sheet)}
        >
          <Glyph name={sheet ? 'down' : 'up'} size={16} />
          <span>{asked ? t.table.allChoices(count) : none}</span>
          {asked && <b className="count">{count}</b>}
        </button>
        {children}
      </div>
    </div>
  );
}

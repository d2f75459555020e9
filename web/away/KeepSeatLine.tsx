/** Told once to a guest at a table among people: the seat hangs on this browser, and there is a way to keep it. */
import { useState } from 'react';
import type { TableInfo } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { useTexts } from '../text/index.ts';

const TOLD = 'cantiere.seat-told';

export function KeepSeatLine({ table, open }: { readonly table: TableInfo; open(): void }) {
  const t = useTexts().away;
  const me = useMe();
  const [told, setTold] = useState(wasTold);
  const company = table.seats.filter(({ kind }) => kind === 'person').length > 1;
  if (told || !company || !me || me.email !== undefined) return null;
  const done = (): void => {
    remember();
    setTold(true);
  };
  return (
    <p className="line-lost ask-line" data-keep-seat>
      <span>{t.keepTitle}.</span>
      <button
        type="button"
        onClick={() => {
          done();
          open();
        }}
      >
        {t.keepMake}
      </button>
      <button type="button" onClick={done}>
        {t.keepDone}
      </button>
    </p>
  );
}

function wasTold(): boolean {
  try {
    return localStorage.getItem(TOLD) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(TOLD, '1');
  } catch {
    // told again next time
  }
}

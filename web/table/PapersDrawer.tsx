/** The papers on a phone, over the whole screen, with what the header has no room for at their foot. */
import type { ReactNode } from 'react';
import { Glyph } from '../kit/Glyph.tsx';
import { MuteButton } from '../notices/MuteButton.tsx';
import { SoundButton } from '../sound/SoundButton.tsx';
import { useTexts } from '../text/index.ts';
import { Drawer } from './Drawer.tsx';
import { TempoChoice } from './TempoChoice.tsx';

interface Props {
  readonly table: string;
  /** Notices of this table can be silenced. */
  readonly bell: boolean;
  close(): void;
  /** Opens who is at the table; absent where nobody else can be. */
  showTable?(): void;
  readonly children: ReactNode;
}

export function PapersDrawer({ table, bell, close, showTable, children }: Props) {
  const t = useTexts();
  const foot = (
    <>
      <TempoChoice spelt />
      <SoundButton words />
      {showTable && bell && <MuteButton table={table} words />}
      {showTable && (
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => {
            close();
            showTable();
          }}
        >
          <Glyph name="person" size={18} /> {t.clock.people}
        </button>
      )}
    </>
  );
  return (
    <Drawer close={close} foot={foot}>
      {children}
    </Drawer>
  );
}

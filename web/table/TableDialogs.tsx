/** The dialogs over the table, each loaded when it is wanted, as this file is: nobody waits for them who only plays. */
import { lazy, Suspense } from 'react';
import type { GameMove, GameTexts, Seat } from '@cantiere/engine';
import type { Warning } from '../coach/useWarning.ts';
import { usePreferences } from '../prefs/preferences.ts';
import type { TableGiven } from './tableGiven.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));
const SureDialog = lazy(async () => ({ default: (await import('../coach/SureDialog.tsx')).SureDialog }));
const TableDialog = lazy(async () => ({ default: (await import('../clock/TableDialog.tsx')).TableDialog }));

export interface TableDialogsProps {
  readonly given: TableGiven;
  readonly texts: GameTexts;
  readonly nameOf: (seat: Seat) => string;
  readonly warning: Warning;
  /** Another move than the one that was warned of. */
  propose(move: GameMove | undefined): void;
  readonly keys: boolean;
  readonly atTable: boolean;
  closeKeys(): void;
  closeTable(): void;
}

export function TableDialogs({
  given,
  texts,
  nameOf,
  warning,
  propose,
  keys,
  atTable,
  closeKeys,
  closeTable,
}: TableDialogsProps) {
  const { language } = usePreferences();
  const { table, live, venue, parts } = given;
  const { board, game } = parts;
  return (
    <>
      {keys && (
        <Suspense>
          <KeysDialog
            close={closeKeys}
            game={game.meta.title[language]}
            own={board.keys?.(language) ?? []}
            coach={venue.coach !== undefined}
          />
        </Suspense>
      )}
      {warning.warned && (
        <Suspense>
          <SureDialog
            warned={warning.warned}
            {...{ texts, nameOf }}
            why={warning.why}
            keep={() => warning.answer(true)}
            another={(move) => {
              warning.answer(false);
              propose(move);
            }}
          />
        </Suspense>
      )}
      {atTable && (
        <Suspense>
          <TableDialog table={table} seat={live.seat} close={closeTable} />
        </Suspense>
      )}
    </>
  );
}

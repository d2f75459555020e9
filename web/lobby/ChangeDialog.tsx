/** One paper of the table's settings, in its host's hand. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { OptionSpec } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { TableChange, TableInfo } from '@cantiere/server/protocol';
import { changeTable } from '../ask/lobby.ts';
import { TermsFields } from '../clock/TermsFields.tsx';
import { FairPlay } from '../fair/FairPlay.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useModal } from '../kit/useModal.ts';
import { LengthField, lengthOf } from '../newtable/LengthField.tsx';
import { useMeasured } from '../newtable/lengths.ts';
import { OptionField } from '../newtable/OptionField.tsx';
import { SeatCount } from '../newtable/SeatsField.tsx';
import { WatchingFields } from '../newtable/WatchingFields.tsx';
import { useTexts } from '../text/index.ts';
import { settingsOf, type Paper } from './facts.ts';
import '../kit/sure.css';
import '../clock/clock.css';

interface Props {
  readonly table: TableInfo;
  readonly specs: readonly OptionSpec[];
  readonly paper: Paper;
  close(): void;
}

export function ChangeDialog({ table, specs, paper, close }: Props) {
  const t = useTexts();
  const dialog = useModal();
  const act = useAct();
  const [change, setChange] = useState<TableChange>({});
  const wish = { ...settingsOf(table), ...change };
  const set = (part: TableChange): void => setChange({ ...change, ...part });
  const meta = findGame(table.game)?.meta;
  const length = lengthOf(specs);
  const alone = wish.seats > 1 && table.seats.filter(({ kind }) => kind !== 'bot').length < 2;
  const measured = useMeasured(table.game, alone);
  const setOption = (id: string, value: string | number | boolean): void => set({ options: { ...wish.options, [id]: value } });
  const title = {
    name: t.fresh.name,
    seats: t.fresh.seats,
    clock: t.fresh.clock,
    options: t.fresh.options,
    fair: t.fair.title,
    watching: t.fresh.who,
  }[paper];
  return createPortal(
    <dialog ref={dialog} className="paper-dialog" aria-labelledby="paper-title" onClose={close} data-game={table.game}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act.run(async () => {
            await changeTable(table.id, change);
            dialog.current?.close();
          });
        }}
      >
        <header>
          <h2 id="paper-title">{title}</h2>
        </header>
        <div className="paper-inside">
          {paper === 'name' && (
            <label className="field">
              <span>{t.fresh.name}</span>
              <input
                value={wish.name}
                maxLength={40}
                autoComplete="off"
                onChange={(event) => set({ name: event.target.value })}
              />
            </label>
          )}
          {paper === 'seats' && meta && <SeatCount {...meta.players} value={wish.seats} onChange={(seats) => set({ seats })} />}
          {paper === 'clock' && <TermsFields terms={wish.terms} onChange={(terms) => set({ terms })} />}
          {paper === 'fair' && (
            <FairPlay
              terms={wish.terms}
              bots={table.seats.filter(({ kind }) => kind === 'bot').length}
              people={table.seats.filter(({ kind }) => kind !== 'bot').length}
              onChange={(terms) => set({ terms })}
            />
          )}
          {paper === 'options' && (
            <>
              {length && meta && (
                <LengthField
                  meta={meta}
                  spec={length}
                  value={wish.options[length.id] ?? length.default}
                  players={wish.seats}
                  measured={measured}
                  onChange={(value) => setOption(length.id, value)}
                />
              )}
              {specs
                .filter((spec) => spec !== length && (spec.when === undefined || wish.options[spec.when.id] === spec.when.is))
                .map((spec) => (
                  <OptionField
                    key={spec.id}
                    spec={spec}
                    value={wish.options[spec.id] ?? spec.default}
                    onChange={(value) => setOption(spec.id, value)}
                  />
                ))}
            </>
          )}
          {paper === 'watching' && (
            <WatchingFields
              watching={wish}
              onChange={({ listed, friends, spectators, delay, openChat }) =>
                set({ listed, friends, spectators, delay, openChat })
              }
            />
          )}
          <TroubleLine trouble={act.trouble} />
        </div>
        <div className="sure-answers">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t.lobby.cancel}
          </button>
          <button type="submit" className="button primary" aria-disabled={act.busy}>
            {t.lobby.save}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

/** Whom to keep a seat for: friends and those who are here, or anybody who may be found by name. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Seat } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import { keepSeat } from '../ask/lobby.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useModal } from '../kit/useModal.ts';
import { FEWEST_LETTERS, usePeople } from '../people/usePeople.ts';
import { useTexts } from '../text/index.ts';
import '../kit/sure.css';
import '../people/people.css';

interface Props {
  readonly table: TableInfo;
  readonly seat: Seat;
  close(): void;
}

export function InviteDialog({ table, seat, close }: Props) {
  const t = useTexts();
  const dialog = useModal();
  const act = useAct();
  const [name, setName] = useState('');
  const { people, state } = usePeople(name);
  const sits = (person: string): boolean => table.seats.some((info) => info.kind === 'person' && info.person === person);
  const expected = (person: string): boolean => table.seats.some((info) => info.kind === 'open' && info.kept?.person === person);
  const offered = people.filter(({ person }) => person !== table.host);
  return createPortal(
    <dialog ref={dialog} className="paper-dialog people-dialog" aria-labelledby="invite-title" onClose={close}>
      <form onSubmit={(event) => event.preventDefault()}>
        <header>
          <h2 id="invite-title">{t.lobby.inviteSomebody}</h2>
        </header>
        <div className="paper-inside">
          <label className="people-search">
            <Glyph name="search" size={18} />
            <span className="visually-hidden">{t.lobby.searchName}</span>
            <input
              type="search"
              value={name}
              maxLength={24}
              autoComplete="off"
              placeholder={t.lobby.searchName}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <ul className="bare people-list">
            {offered.map(({ person, name: called, here, friend }) => (
              <li key={person}>
                <i className={here ? 'dot here' : 'dot'} aria-hidden="true" />
                <span>
                  <b>{called}</b>
                  <small>
                    {[
                      sits(person)
                        ? t.lobby.sitsHere
                        : expected(person)
                          ? t.lobby.invited
                          : here
                            ? t.lobby.here
                            : t.lobby.notHere,
                      friend === true && t.lobby.friend,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                {sits(person) || expected(person) ? (
                  <Glyph name="check" size={18} />
                ) : (
                  <button
                    type="button"
                    className={`button ${here ? 'primary' : ''}`}
                    aria-label={t.lobby.inviteName(called)}
                    onClick={() =>
                      void act.run(async () => {
                        await keepSeat(table.id, seat, person);
                        dialog.current?.close();
                      })
                    }
                  >
                    {t.lobby.inviteGo}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <p className="hint" aria-live="polite">
            {offered.length === 0 && state === 'here'
              ? name.trim().length < FEWEST_LETTERS
                ? t.lobby.inviteEmpty
                : t.lobby.inviteNone
              : t.lobby.inviteHint}
          </p>
          <TroubleLine trouble={act.trouble ?? (state === 'here' || state === 'asking' ? undefined : state)} />
        </div>
        <div className="sure-answers">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t.table.close}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

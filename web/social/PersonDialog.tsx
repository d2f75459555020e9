/** Who somebody is to me, and what I can do about them: profile, friend, block, report, send away. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Bond, NamedPerson } from '@cantiere/server/protocol';
import { removeFrom } from '../ask/social.ts';
import { useMe } from '../ask/me.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useModal } from '../kit/useModal.ts';
import { Link } from '../route/Link.tsx';
import { toProfile } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { bondIn, setBond, useCircle } from './circle.ts';
import { ReportForm } from './ReportForm.tsx';
import './social.css';

export interface Occasion {
  readonly table: string;
  /** Of the chat. */
  readonly line?: number;
  /** I am the host and the game has not begun. */
  readonly mayRemove?: boolean;
}

interface Props extends NamedPerson {
  readonly at?: Occasion;
  close(): void;
}

export function PersonDialog({ person, name, at, close }: Props) {
  const t = useTexts();
  const me = useMe();
  const dialog = useModal();
  const [reporting, setReporting] = useState(false);
  // Outside of where the name stands: a dialog is no part of a line of chat.
  return createPortal(
    <dialog ref={dialog} className="person-dialog" aria-labelledby="person-dialog-name" onClose={close}>
      <div className="person-inside">
        <header>
          <h2 id="person-dialog-name">{reporting ? t.social.reportTitle(name) : name}</h2>
          <button type="button" className="button icon quiet" aria-label={t.social.close} onClick={() => dialog.current?.close()}>
            <Glyph name="close" />
          </button>
        </header>
        {reporting ? (
          <ReportForm person={person} {...(at && { at })} done={() => dialog.current?.close()} />
        ) : (
          <>
            <Link to={toProfile(person)} className="button">
              <Glyph name="person" size={17} /> {me?.person === person ? t.social.myProfile : t.social.profile}
            </Link>
            {me && me.person !== person && (
              <Acts
                me={me.person}
                person={person}
                {...(at && { at })}
                report={() => setReporting(true)}
                close={() => dialog.current?.close()}
              />
            )}
          </>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

interface ActsProps {
  readonly me: string;
  readonly person: string;
  readonly at?: Occasion;
  report(): void;
  close(): void;
}

function Acts({ me, person, at, report, close }: ActsProps) {
  const t = useTexts().social;
  const bond = bondIn(useCircle(), person);
  const act = useAct();
  const change = (next: Bond | undefined) => (): void => void act.run(() => setBond(me, person, next));
  return (
    <>
      <p className="hint" aria-live="polite">
        {bond === 'friend' ? t.isFriend : bond === 'blocked' ? t.isBlocked : ''}
      </p>
      {bond !== 'blocked' && (
        <button type="button" className="button" onClick={change(bond === 'friend' ? undefined : 'friend')}>
          <Glyph name={bond === 'friend' ? 'close' : 'plus'} size={17} /> {bond === 'friend' ? t.unfriend : t.befriend}
        </button>
      )}
      {at?.mayRemove && (
        <>
          <button
            type="button"
            className="button stop"
            aria-describedby="remove-hint"
            onClick={() => void act.run(async () => removeFrom(at.table, person).then(close))}
          >
            <Glyph name="close" size={17} /> {t.remove}
          </button>
          <p className="hint" id="remove-hint">
            {t.removeHint}
          </p>
        </>
      )}
      <button
        type="button"
        className="button"
        aria-describedby="block-hint"
        onClick={change(bond === 'blocked' ? undefined : 'blocked')}
      >
        <Glyph name={bond === 'blocked' ? 'eye' : 'lock'} size={17} /> {bond === 'blocked' ? t.unblock : t.block}
      </button>
      {bond !== 'blocked' && (
        <p className="hint" id="block-hint">
          {t.blockHint}
        </p>
      )}
      <button type="button" className="button" onClick={report}>
        <Glyph name="send" size={17} /> {t.report}
      </button>
      <TroubleLine trouble={act.trouble} />
    </>
  );
}

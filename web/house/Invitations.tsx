/** The invitations that let somebody in: whom each is for, how many came by it, until when; to be made, copied and withdrawn. */
import { useState, type FormEvent } from 'react';
import type { InvitationInfo } from '@cantiere/server/protocol';
import { invitations, invite, revoke } from '../ask/house.ts';
import { CopyLink } from '../kit/CopyLink.tsx';
import { inDate } from '../kit/inNumbers.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useAsked } from '../kit/useAsked.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { wholeAddress } from '../route/base.ts';
import { toJoin } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import './house.css';

export function Invitations() {
  const t = useTexts().house.invitations;
  const { answer, trouble, again } = useAsked(invitations, '');
  return (
    <section className="panel house-invitations" id="invitations">
      <h2>{t.title}</h2>
      <p className="hint">{t.hint}</p>
      <NewInvitation made={again} />
      <TroubleLine trouble={trouble} />
      {answer?.invitations.length === 0 && <p className="nothing">{t.none}</p>}
      <ul className="bare">
        {answer?.invitations.map((each) => (
          <OneInvitation key={each.id} invitation={each} gone={again} />
        ))}
      </ul>
    </section>
  );
}

function NewInvitation({ made }: { made(): void }) {
  const t = useTexts().house.invitations;
  const act = useAct();
  const [note, setNote] = useState('');
  const [uses, setUses] = useState('12');
  const [days, setDays] = useState('7');
  const make = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      await invite({ note: note.trim(), uses: Number(uses), days: Number(days) });
      setNote('');
      made();
    });
  };
  return (
    <form className="new-invitation" onSubmit={make}>
      <label className="field">
        <span>{t.note}</span>
        <input maxLength={60} autoComplete="off" value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <label className="field">
        <span>{t.uses}</span>
        <input type="number" required min={1} max={500} value={uses} onChange={(event) => setUses(event.target.value)} />
      </label>
      <label className="field">
        <span>{t.days}</span>
        <input type="number" required min={1} max={400} value={days} onChange={(event) => setDays(event.target.value)} />
      </label>
      <button type="submit" className="button primary" aria-disabled={act.busy}>
        {t.make}
      </button>
      <TroubleLine trouble={act.trouble} />
    </form>
  );
}

function OneInvitation({ invitation, gone }: { readonly invitation: InvitationInfo; gone(): void }) {
  const t = useTexts().house.invitations;
  const { language } = usePreferences();
  const act = useAct();
  const { id, code, note, used, uses, until, by, came } = invitation;
  return (
    <li className="invitation">
      <p className="invitation-facts">
        <b>{note === '' ? code : note}</b>
        <span>{t.used(used, uses)}</span>
        <span>{t.until(inDate(until, language))}</span>
        <span>{by === undefined ? t.byCommand : t.by(by)}</span>
      </p>
      {came.length > 0 && <p className="hint">{t.came(came.map(({ name }) => name).join(', '))}</p>}
      <div className="invitation-acts">
        <CopyLink address={wholeAddress(`${toJoin}#${code}`)} label={t.link} />
        <button
          type="button"
          className="button"
          aria-label={t.withdrawOf(code)}
          aria-disabled={act.busy}
          onClick={() =>
            void act.run(async () => {
              await revoke(id);
              gone();
            })
          }
        >
          {t.withdraw}
        </button>
      </div>
      <TroubleLine trouble={act.trouble} />
    </li>
  );
}

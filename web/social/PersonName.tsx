/** Somebody's name: pressing it tells who they are and what I can do about them. */
import { useState } from 'react';
import type { NamedPerson } from '@cantiere/server/protocol';
import { useTexts } from '../text/index.ts';
import { PersonDialog, type Occasion } from './PersonDialog.tsx';
import './social.css';

interface Props extends NamedPerson {
  /** Where I met them: what can be reported, and whether I may send them away. */
  readonly at?: Occasion;
}

export function PersonName({ person, name, at }: Props) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  if (name === '') return <span>{t.account.formerPlayer}</span>; // of whom there is nothing to tell
  return (
    <>
      <button
        type="button"
        className="person-name"
        aria-haspopup="dialog"
        title={t.social.about(name)}
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      {open && <PersonDialog person={person} name={name} {...(at && { at })} close={() => setOpen(false)} />}
    </>
  );
}

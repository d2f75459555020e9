/** People: everybody who was ever here, how they stand, and what can be done about one of them. */
import { useState } from 'react';
import type { DeskPerson, PersonAct, WhichPeople } from '@cantiere/server/protocol';
import { actOnPerson, deskPeople } from '../ask/desk.ts';
import { useMe } from '../ask/me.ts';
import { ago } from '../kit/ago.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Pager } from '../kit/Pager.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useAsked } from '../kit/useAsked.ts';
import { useTexts } from '../text/index.ts';
import { Panel } from './Panel.tsx';
import { PersonAsk, type Sanction, type SanctionKind } from './PersonDialogs.tsx';
import { useDeskTexts, useWritten } from './text.ts';
import { useSettled } from './useSettled.ts';
import { RoleTag, Who } from './Who.tsx';

interface Props {
  readonly times: number;
  changed(): void;
}

export function People({ times, changed }: Props) {
  const t = useDeskTexts();
  const [find, setFind] = useState('');
  const [which, setWhich] = useState<WhichPeople>('everybody');
  const [page, setPage] = useState(1);
  const wanted = useSettled(find.trim());
  const asked = useAsked(() => deskPeople({ find: wanted, which, page }), `${wanted} ${which} ${page} ${times}`);
  return (
    <Panel title={t.drawers.people} name="people" asked={asked}>
      {({ people, total, perPage }) => (
        <>
          <div className="desk-filters">
            <label className="field">
              <span>{t.search}</span>
              <input
                type="search"
                value={find}
                maxLength={100}
                placeholder={t.findPeople}
                onChange={(event) => {
                  setFind(event.target.value);
                  setPage(1);
                }}
              />
            </label>
            <label className="field">
              <span>{t.show}</span>
              <select
                value={which}
                onChange={(event) => {
                  setWhich(event.target.value as WhichPeople);
                  setPage(1);
                }}
              >
                {Object.entries(t.whichPeople).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {total === 0 && <p className="nothing">{t.nobody}</p>}
          <ul className="desk-rows">
            {people.map((person) => (
              <PersonRow key={person.person} of={person} changed={changed} />
            ))}
          </ul>
          <Pager page={page} total={total} perPage={perPage} turn={setPage} />
        </>
      )}
    </Panel>
  );
}

export function PersonRow({ of, changed }: { readonly of: DeskPerson; changed(): void }) {
  const t = useDeskTexts();
  const texts = useTexts();
  const me = useMe();
  const { day, dayAndHour } = useWritten();
  const act = useAct();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<SanctionKind>();
  const mine = me?.person === of.person;
  const does = async (wish: PersonAct): Promise<void> => {
    await actOnPerson(of.person, wish);
    changed();
  };
  const bannedWords = (since: number, until?: number): string =>
    until === undefined ? t.bannedSince(day(since)) : t.bannedUntil(dayAndHour(until));
  const facts = [
    ...(mine ? [t.you] : []),
    ...(of.email === undefined ? [] : [of.email]),
    ...(of.email !== undefined && of.confirmed === false ? [t.unconfirmed] : []),
    ...(of.banned === undefined ? [] : [bannedWords(of.banned, of.bannedUntil)]),
    ...(of.muted === undefined ? [] : [t.mutedUntil(dayAndHour(of.muted))]),
    ...(of.warnings > 0 ? [t.warnings(of.warnings, day(of.warned ?? 0))] : []),
    ...(of.games > 0 ? [t.games(of.games)] : []),
  ];
  const button = (text: string, onClick: () => void, grave = false) => (
    <button type="button" className={`button ${grave ? 'grave' : ''}`} aria-disabled={act.busy} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <li className={of.here ? 'here' : ''}>
      <div className="desk-row">
        <span className="here-dot" aria-hidden="true" />
        <span className="row-main">
          <Who of={of} />
          <small>{facts.join(' · ')}</small>
        </span>
        <RoleTag of={of} />
        <span className="row-when">{of.here ? t.now : of.seen > 0 ? ago(of.seen, texts) : t.never}</span>
        <button
          type="button"
          className="row-more"
          aria-expanded={open}
          aria-label={t.more(of.name)}
          onClick={() => setOpen(!open)}
        >
          <Glyph name={open ? 'up' : 'down'} size={18} />
        </button>
      </div>
      {open && (
        <div className="row-acts">
          {button(t.warnWith, () => setAsking('warn'))}
          {of.muted === undefined
            ? button(t.mute, () => setAsking('mute'))
            : button(t.unmute, () => void act.run(() => does({ act: 'unmute' })))}
          {button(t.rename, () => setAsking('rename'))}
          {of.banned === undefined && button(t.signOut, () => setAsking('signOut'))}
          {of.banned !== undefined
            ? button(t.unban, () => void act.run(() => does({ act: 'unban' })))
            : !of.operator && button(t.ban, () => setAsking('ban'), true)}
          <small>
            {t.hereSince(day(of.since))} · {t.sessions(of.sessions)} · {of.person}
          </small>
          <TroubleLine trouble={act.trouble} />
        </div>
      )}
      {asking !== undefined && (
        <PersonAsk
          asking={asking}
          name={of.name}
          guest={of.email === undefined}
          wordsNeeded
          answer={(given) => does(asPersonAct(given))}
          close={() => setAsking(undefined)}
        />
      )}
    </li>
  );
}

function asPersonAct(answer: Sanction): PersonAct {
  switch (answer.act) {
    case 'warn':
      return { act: 'warn', words: answer.words };
    case 'mute':
      return { act: 'mute', hours: answer.hours, words: answer.words };
    case 'rename':
      return { act: 'rename', name: answer.name };
    case 'ban':
      return { act: 'ban', words: answer.words, ...(answer.hours !== undefined && { hours: answer.hours }) };
    default:
      return { act: answer.act };
  }
}

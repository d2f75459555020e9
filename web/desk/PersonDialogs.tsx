/** What is asked before something is done about somebody: words, how long, a new name, or only whether it is meant. */
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useModal } from '../kit/useModal.ts';
import { useDeskTexts } from './text.ts';
import '../kit/sure.css';

/** An hour, a day, a week, a month: what the server takes. */
const HOURS = [1, 24, 168, 720] as const;
export type MuteHours = (typeof HOURS)[number];

/** Undefined: until somebody lifts it. */
const BAN_HOURS = [24, 168, 720, undefined] as const;

export type SanctionKind = 'warn' | 'mute' | 'rename' | 'ban' | 'signOut';

export type Sanction =
  | { readonly act: 'warn'; readonly words: string; readonly hide: boolean }
  | { readonly act: 'mute'; readonly hours: MuteHours; readonly words: string; readonly hide: boolean }
  | { readonly act: 'rename'; readonly name: string; readonly hide: boolean }
  | { readonly act: 'ban'; readonly hours?: MuteHours; readonly words: string; readonly hide: boolean }
  | { readonly act: 'signOut' };

interface Props {
  readonly asking: SanctionKind;
  readonly name: string;
  readonly guest: boolean;
  /** There is a line that can be taken away as well. */
  readonly line?: boolean;
  /** A warning about something that was reported needs no words of one's own. */
  readonly wordsNeeded?: boolean;
  answer(answer: Sanction): Promise<unknown>;
  close(): void;
}

export function PersonAsk({ asking, name, guest, line = false, wordsNeeded = false, answer, close }: Props) {
  const t = useDeskTexts();
  const dialog = useModal();
  const act = useAct();
  const [words, setWords] = useState('');
  const [hours, setHours] = useState<MuteHours>(24);
  const [banned, setBanned] = useState<MuteHours>();
  const [newName, setNewName] = useState('');
  const [hide, setHide] = useState(line);
  const given = (): Sanction => {
    switch (asking) {
      case 'warn':
        return { act: 'warn', words, hide };
      case 'mute':
        return { act: 'mute', hours, words, hide };
      case 'rename':
        return { act: 'rename', name: newName, hide };
      case 'ban':
        return { act: 'ban', ...(banned !== undefined && { hours: banned }), words, hide };
      case 'signOut':
        return { act: 'signOut' };
    }
  };
  const title = {
    warn: t.askWarn(name),
    mute: t.askMute(name),
    rename: t.askRename(name),
    ban: t.askBan(name),
    signOut: t.askSignOut(name, guest),
  }[asking];
  const yes = { warn: t.yesWarn, mute: t.yesMute, rename: t.yesRename, ban: t.yesBan, signOut: t.yesSignOut }[asking];
  return createPortal(
    <dialog ref={dialog} className="paper-dialog desk-ask" aria-labelledby="desk-ask-title" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act.run(async () => {
            await answer(given());
            dialog.current?.close();
          });
        }}
      >
        <header>
          <h2 id="desk-ask-title">{title}</h2>
        </header>
        <div className="paper-inside">
          {asking === 'mute' && <HowLong<MuteHours> choices={HOURS} chosen={hours} choose={setHours} />}
          {asking === 'ban' && <HowLong<MuteHours | undefined> choices={BAN_HOURS} chosen={banned} choose={setBanned} />}
          {asking === 'rename' && (
            <label className="field">
              <span>{t.newName}</span>
              <input
                value={newName}
                maxLength={24}
                required
                autoComplete="off"
                onChange={(event) => setNewName(event.target.value)}
              />
            </label>
          )}
          {(asking === 'warn' || asking === 'mute' || asking === 'ban') && (
            <label className="field">
              <span>{asking === 'warn' && wordsNeeded ? t.ownWords : t.ownWordsMaybe}</span>
              <textarea
                rows={3}
                maxLength={500}
                required={asking === 'warn' && wordsNeeded}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </label>
          )}
          {line && asking !== 'signOut' && (
            <label className="desk-check">
              <input type="checkbox" checked={hide} onChange={(event) => setHide(event.target.checked)} />
              {t.alsoHide}
            </label>
          )}
          <Hint>{{ warn: t.warnHint, mute: t.muteHint, rename: t.renameHint, ban: t.banHint, signOut: '' }[asking]}</Hint>
          <TroubleLine trouble={act.trouble} />
        </div>
        <div className="sure-answers">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t.cancel}
          </button>
          <button type="submit" className={`button ${asking === 'ban' ? 'grave' : 'primary'}`} aria-disabled={act.busy}>
            {yes}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

interface HowLongProps<T extends MuteHours | undefined> {
  readonly choices: readonly T[];
  readonly chosen: T;
  choose(hours: T): void;
}

function HowLong<T extends MuteHours | undefined>({ choices, chosen, choose }: HowLongProps<T>) {
  const t = useDeskTexts();
  return (
    <fieldset className="steps-field">
      <legend>{t.forHowLong}</legend>
      {choices.map((each) => (
        <label key={each ?? 'ever'}>
          <input type="radio" name="hours" className="visually-hidden" checked={chosen === each} onChange={() => choose(each)} />
          <span>{each === undefined ? t.noEnd : t.hours(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Hint({ children }: { readonly children: ReactNode }) {
  return children === '' ? null : <p className="hint">{children}</p>;
}

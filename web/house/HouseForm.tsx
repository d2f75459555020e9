/** Five numbered questions on one page, each with an answer already; beside them what visitors will see. */
import { useState, type FormEvent } from 'react';
import type { HouseSettings } from '@cantiere/server/protocol';
import { becomeOperator, invite, setHouse } from '../ask/house.ts';
import { beKnown, useMe } from '../ask/me.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';
import { wholeAddress } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toDesk, toHouse, toJoin } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { DailyPanel } from './DailyPanel.tsx';
import { emptyAccount, FirstAccount } from './FirstAccount.tsx';
import { changeOf, draftOf, recommended, type HouseDraft } from './draft.ts';
import { EmbedsPanel } from './EmbedsPanel.tsx';
import { LookPanel } from './LookPanel.tsx';
import { Invitations } from './Invitations.tsx';
import { Opened } from './Opened.tsx';
import { HousePreview } from './HousePreview.tsx';
import { DoorQuestion, LanguageQuestion, NameQuestion, type QuestionProps } from './questions.tsx';
import { MailQuestion } from './MailQuestion.tsx';
import { ShelfQuestion } from './ShelfQuestion.tsx';
import { WordsFields } from './WordsFields.tsx';
import './house.css';

/** The first invitation, made when the house is opened by invitation. */
const FIRST_INVITATION = { uses: 12, days: 7 };

interface Props {
  readonly settings: HouseSettings;
  /** The link of the first start was opened: whoever opens the house runs it. */
  readonly secret?: string;
}

export function HouseForm({ settings: known, secret }: Props) {
  const texts = useTexts();
  const t = texts.house.first;
  const me = useMe();
  const [settings, setSettings] = useState(known);
  const first = !settings.opened;
  /** The key was used, or never needed. */
  const [runs, setRuns] = useState(secret === undefined);
  const [draft, setDraft] = useState(() => draftOf(known));
  const [account, setAccount] = useState(emptyAccount);
  const [saved, setSaved] = useState(false);
  const [opened, setOpened] = useState<string | true>();
  const act = useAct();
  const change = (part: Partial<HouseDraft>): void => {
    setSaved(false);
    setDraft({ ...draft, ...part });
  };
  const asking: QuestionProps = { settings, draft, change };
  useTitle(first ? t.title : t.againTitle);

  const save = async (answers: HouseDraft): Promise<void> => {
    if (secret !== undefined && !runs) {
      await becomeOperator({ key: secret, ...(me?.email === undefined && { account }) });
      setRuns(true);
      await beKnown();
      navigate(toHouse, 'replace');
    }
    const next = await setHouse(changeOf(answers, settings));
    await beKnown();
    setDraft(draftOf(next));
    if (first) setOpened(next.door === 'invited' ? await firstInvitation() : true);
    setSettings(next);
    setSaved(true);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(() => save(draft));
  };
  if (opened !== undefined) return <Opened invitation={opened === true ? undefined : opened} />;
  const form = 'house-form';
  return (
    <Shell
      page="other"
      outside={!me}
      hero={
        <>
          <h1>{first ? t.title : t.againTitle}</h1>
          <p className="lead">{first ? t.lead : t.againLead}</p>
          {runs && (
            <p>
              <Link to={toDesk()} className="back-to-desk">
                <Glyph name="back" size={16} /> {texts.nav.desk}
              </Link>
            </p>
          )}
        </>
      }
    >
      <div className={`house-page ${first ? '' : 'again'}`}>
        <form id={form} className="house-questions" onSubmit={submit}>
          <NameQuestion {...asking} />
          <LanguageQuestion {...asking} />
          <DoorQuestion {...asking} />
          <MailQuestion {...asking} mayTest={runs} />
          <ShelfQuestion {...asking} />
          {!first && <WordsFields {...asking} />}
        </form>
        <div className="house-side">
          <HousePreview draft={draft} games={settings.games} first={first} />
          {!runs && <FirstAccount form={form} account={account} onChange={setAccount} />}
          <TroubleLine trouble={act.trouble} seconds={act.seconds} />
          <button type="submit" form={form} className="button go large open-house" aria-disabled={act.busy}>
            <Glyph name={first ? 'home' : 'check'} size={19} />
            {act.busy ? t.opening : first ? t.open : t.save}
          </button>
          <p role="status">{saved && t.saved}</p>
          {first && (
            <p className="or">
              {t.or}{' '}
              <button
                type="submit"
                form={form}
                className="quiet-link"
                onClick={(event) => {
                  if (event.currentTarget.form?.checkValidity() === false) return;
                  event.preventDefault();
                  const answers = { ...recommended(settings), name: draft.name };
                  void act.run(() => save(answers));
                }}
              >
                {t.recommended}
              </button>
            </p>
          )}
        </div>
        {!first && <Invitations />}
        {!first && <DailyPanel />}
        {!first && <LookPanel settings={settings} tell={setSettings} />}
        {!first && <EmbedsPanel settings={settings} tell={setSettings} />}
      </div>
    </Shell>
  );
}

async function firstInvitation(): Promise<string> {
  const { code } = await invite(FIRST_INVITATION);
  return wholeAddress(`${toJoin}#${code}`);
}

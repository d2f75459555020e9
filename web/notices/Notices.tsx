/** How I want to be told that it is my turn. Every change holds at once. */
import { useEffect, useState } from 'react';
import type { NoticeOffer, NoticeSettings, NoticeWay } from '@cantiere/server/protocol';
import { ensureGuest, useMe } from '../ask/me.ts';
import { chooseNotices, noticeOffer, testNotice } from '../ask/notices.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useHash } from '../route/navigate.ts';
import { Switch } from '../kit/Switch.tsx';
import { useTexts } from '../text/index.ts';
import { MailChoice } from './MailChoice.tsx';
import { myZone } from './push.ts';
import { PushChoice } from './PushChoice.tsx';
import { QuietHours } from './QuietHours.tsx';
import { WebhookChoice } from './WebhookChoice.tsx';
import './notices.css';

/** What changes; quiet hours may also go. */
type Change = Partial<Omit<NoticeSettings, 'quiet'>> & { readonly quiet?: NoticeSettings['quiet'] | undefined };

export function Notices() {
  const t = useTexts().notices;
  const me = useMe();
  const { language } = usePreferences();
  const act = useAct();
  const trial = useAct();
  const [offer, setOffer] = useState<NoticeOffer>();
  const [tested, setTested] = useState(false);
  const hash = useHash();
  const person = me?.person;
  const email = me?.email;
  useEffect(() => {
    let wanted = true;
    noticeOffer().then(
      (fresh) => wanted && setOffer(fresh),
      () => undefined, // without a server there is nothing to choose
    );
    return () => {
      wanted = false;
    };
  }, [person, email]);
  const mine: NoticeSettings = { ...NOTHING_YET, ...offer?.mine, zone: myZone(), language };
  const choose = (change: Change): Promise<void> =>
    act.run(async () => {
      await ensureGuest();
      const { mail, webhook, also, quiet, zone } = { ...mine, ...change };
      setOffer(await chooseNotices({ language, mail, webhook, also, zone, ...(quiet && { quiet }) }));
    });
  const here = offer !== undefined && hash === '#notices';
  useEffect(() => {
    if (here) document.getElementById('notices')?.scrollIntoView();
  }, [here]);
  // Notices follow the language of the page they are chosen on.
  const foreign = offer?.mine !== undefined && waysOn(offer).length > 0 && offer.mine.language !== language;
  useEffect(() => {
    if (foreign) void choose({});
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change of language
  }, [foreign]);
  if (!offer) return null;
  const on = waysOn(offer);

  const test = (way: NoticeWay): void => {
    setTested(false);
    void trial.run(async () => {
      await testNotice(way);
      setTested(true);
    });
  };

  return (
    <section className="panel notices" id="notices">
      <h2>{t.title}</h2>
      <p className="hint">{t.lead}</p>
      <PushChoice offer={offer} learned={setOffer} />
      {offer.mail && <MailChoice mine={mine} email={email} choose={choose} />}
      <WebhookChoice webhook={mine.webhook} choose={(webhook) => choose({ webhook })} />
      <TroubleLine trouble={act.trouble} />
      {on.length > 0 && (
        <>
          <Switch label={t.also} hint={t.alsoHint} on={mine.also} onChange={(also) => void choose({ also })} />
          <QuietHours mine={mine} choose={choose} />
          <fieldset className="steps-field notice-tests">
            <legend>{t.test}</legend>
            {on.map((way) => (
              <button key={way} type="button" className="button" aria-disabled={trial.busy} onClick={() => test(way)}>
                {t.tests[way]}
              </button>
            ))}
          </fieldset>
          <p className="hint" role="status">
            {tested && t.tested}
          </p>
          <TroubleLine trouble={trial.trouble} />
        </>
      )}
    </section>
  );
}

function waysOn({ mail, mine }: NoticeOffer): readonly NoticeWay[] {
  const on: NoticeWay[] = [];
  if (mine && mine.browsers > 0) on.push('push');
  if (mail && mine && mine.mail !== 'off' && mine.confirmed) on.push('mail');
  if (mine?.webhook.on) on.push('webhook');
  return on;
}

const NOTHING_YET: NoticeSettings = {
  language: 'en',
  mail: 'off',
  webhook: { url: '', on: false },
  also: true,
  zone: 'UTC',
  confirmed: false,
  browsers: 0,
};

/** Notifications of this browser: on, off, or what stands in the way. */
import { useEffect, useState } from 'react';
import type { NoticeOffer } from '@cantiere/server/protocol';
import { ensureGuest } from '../ask/me.ts';
import { noticeOffer } from '../ask/notices.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { Switch } from '../kit/Switch.tsx';
import { useTexts } from '../text/index.ts';
import { PushFailed, PushRefused, pushState, renewPush, startPush, stopPush, type PushState } from './push.ts';

interface Props {
  readonly offer: NoticeOffer;
  learned(offer: NoticeOffer): void;
}

export function PushChoice({ offer, learned }: Props) {
  const t = useTexts().notices;
  const act = useAct();
  const [state, setState] = useState<PushState>();
  const [refused, setRefused] = useState<'pushRefused' | 'pushFailed'>();
  const known = offer.mine !== undefined;
  useEffect(() => {
    let wanted = true;
    void pushState().then(async (found) => {
      if (found === 'on' && known) await renewPush().catch(() => undefined);
      if (wanted) setState(found);
    });
    return () => {
      wanted = false;
    };
  }, [known]);
  if (state === undefined) return null;

  const change = (on: boolean): void =>
    void act.run(async () => {
      setRefused(undefined);
      try {
        await ensureGuest();
        await (on ? startPush(offer.pushKey) : stopPush());
      } catch (error) {
        if (error instanceof PushRefused) setRefused('pushRefused');
        else if (error instanceof PushFailed) setRefused('pushFailed');
        else throw error;
      } finally {
        setState(await pushState());
      }
      learned(await noticeOffer());
    });

  const inTheWay = { blocked: t.pushBlocked, ios: t.pushIos, insecure: t.pushInsecure, missing: t.pushMissing };
  const others = (offer.mine?.browsers ?? 0) - (state === 'on' ? 1 : 0);
  return (
    <div className="notice-way">
      {state === 'ready' || state === 'on' ? (
        <Switch label={t.push} hint={t.pushHint} on={state === 'on'} busy={act.busy} onChange={change} />
      ) : (
        <p className="notice-barred">
          <b>{t.push}</b>
          <small>{inTheWay[state]}</small>
        </p>
      )}
      {others > 0 && <p className="hint">{t.pushOthers(others)}</p>}
      {refused && (
        <p className="trouble" role="alert">
          {t[refused]}
        </p>
      )}
      <TroubleLine trouble={act.trouble} />
    </div>
  );
}

/** An address that is written to: what listens there, whom it calls, and whether. */
import { useState } from 'react';
import type { NoticeWish, WebhookKind } from '@cantiere/server/protocol';
import { Switch } from '../kit/Switch.tsx';
import { OneOf } from '../settings/OneOf.tsx';
import { useTexts } from '../text/index.ts';

type Webhook = NoticeWish['webhook'];

const KINDS: readonly WebhookKind[] = ['chat', 'ntfy', 'gotify'];

interface Props {
  readonly webhook: Webhook;
  choose(webhook: Webhook): Promise<void>;
}

export function WebhookChoice({ webhook, choose }: Props) {
  const t = useTexts().notices;
  const [typed, setTyped] = useState<Partial<Webhook>>({});
  const { url, kind = 'chat', mention = '' } = { ...webhook, ...typed };
  const before: Required<Omit<Webhook, 'on'>> = { kind: 'chat', mention: '', ...webhook };
  const changed = url.trim() !== before.url || kind !== before.kind || mention.trim() !== before.mention;
  const saved = Object.keys(typed).length > 0 && !changed;
  const save = (): void => {
    const calls = kind === 'chat' && mention.trim() !== '';
    void choose({ url: url.trim(), on: url.trim() !== '', kind, ...(calls && { mention: mention.trim() }) });
  };
  return (
    <div className="notice-way">
      <form
        className="notice-address"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <OneOf
          label={t.webhookKind}
          value={kind}
          choices={KINDS.map((value) => ({ value, text: t.webhookKinds[value] }))}
          onChange={(chosen) => setTyped({ ...typed, kind: chosen })}
        />
        <div className="field">
          <label htmlFor="webhook">{t.webhook}</label>
          <small>{t.webhookHints[kind]}</small>
          <input
            id="webhook"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            maxLength={2000}
            value={url}
            onChange={(event) => setTyped({ ...typed, url: event.target.value })}
          />
        </div>
        {kind === 'chat' && (
          <div className="field">
            <label htmlFor="webhook-mention">{t.webhookMention}</label>
            <small>{t.webhookMentionHint}</small>
            <input
              id="webhook-mention"
              autoComplete="off"
              pattern="[A-Za-z0-9]{5,32}"
              maxLength={32}
              value={mention}
              onChange={(event) => setTyped({ ...typed, mention: event.target.value })}
            />
          </div>
        )}
        {(changed || saved) && (
          <button type="submit" className="button primary">
            <span aria-live="polite">{saved ? t.saved : t.save}</span>
          </button>
        )}
      </form>
      {webhook.url !== '' && <Switch label={t.webhookOn} on={webhook.on} onChange={(on) => void choose({ ...webhook, on })} />}
    </div>
  );
}

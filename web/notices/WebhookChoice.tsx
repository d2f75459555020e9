/** A chat room that is written to: its address, and whether. */
import { useState } from 'react';
import type { NoticeWish } from '@cantiere/server/protocol';
import { Switch } from '../kit/Switch.tsx';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly webhook: NoticeWish['webhook'];
  choose(webhook: NoticeWish['webhook']): Promise<void>;
}

export function WebhookChoice({ webhook, choose }: Props) {
  const t = useTexts().notices;
  const [typed, setTyped] = useState<string>();
  const url = typed ?? webhook.url;
  const changed = typed !== undefined && typed.trim() !== webhook.url;
  const saved = typed !== undefined && !changed;
  return (
    <div className="notice-way">
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          void choose({ url: url.trim(), on: url.trim() !== '' });
        }}
      >
        <label htmlFor="webhook">{t.webhook}</label>
        <small>{t.webhookHint}</small>
        <div className="field-row">
          <input
            id="webhook"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            maxLength={2000}
            value={url}
            onChange={(event) => setTyped(event.target.value)}
          />
          {(changed || saved) && (
            <button type="submit" className="button primary">
              <span aria-live="polite">{saved ? t.saved : t.save}</span>
            </button>
          )}
        </div>
      </form>
      {webhook.url !== '' && <Switch label={t.webhookOn} on={webhook.on} onChange={(on) => void choose({ ...webhook, on })} />}
    </div>
  );
}

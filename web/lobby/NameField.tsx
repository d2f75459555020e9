/** What I am called at this table; written once, kept for all. */
import { useState } from 'react';
import { rename, useMe } from '../ask/me.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTexts } from '../text/index.ts';

export function NameField() {
  const t = useTexts();
  const me = useMe();
  const act = useAct();
  const [name, setName] = useState<string>();
  return (
    <label className="field">
      <span>{t.lobby.name}</span>
      <input
        value={name ?? me?.name ?? ''}
        maxLength={24}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={() => {
          const wanted = name?.trim() ?? '';
          if (wanted !== '' && wanted !== me?.name) void act.run(() => rename(wanted));
        }}
      />
      <TroubleLine trouble={act.trouble} />
    </label>
  );
}

/** Going for good: says what is removed and what stays before anything happens. */
import { useState } from 'react';
import { deleteMe } from '../ask/account.ts';
import { beNobody, useMe } from '../ask/me.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { navigate } from '../route/navigate.ts';
import { toHome } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Fold } from './Fold.tsx';
import { PasswordField } from './PasswordField.tsx';

/** `hasPassword`: of an account. */
export function Farewell({ hasPassword = false }: { readonly hasPassword?: boolean }) {
  const t = useTexts().account.farewell;
  const me = useMe();
  if (!me) return null;
  const guest = me.email === undefined;
  return (
    <div className="folds">
      <Fold title={guest ? t.guestTitle : t.title}>
        <FarewellForm guest={guest} hasPassword={hasPassword} />
      </Fold>
    </div>
  );
}

function FarewellForm({ guest, hasPassword }: { readonly guest: boolean; readonly hasPassword: boolean }) {
  const t = useTexts().account.farewell;
  const act = useAct();
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  return (
    <form
      className="account farewell"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(async () => {
          await deleteMe(hasPassword ? { password } : {});
          await beNobody();
          navigate(toHome);
        });
      }}
    >
      <p>{t.removed}</p>
      <Items items={guest ? t.guestRemoves : t.removes} />
      <p>{t.stayed}</p>
      <Items items={t.stays} />
      {hasPassword && <PasswordField label={t.password} value={password} onChange={setPassword} />}
      <label className="sure">
        <input type="checkbox" required checked={sure} onChange={(event) => setSure(event.target.checked)} />
        <span>{t.sure}</span>
      </label>
      <TroubleLine trouble={act.trouble} />
      <div className="field-row">
        <button type="submit" className="button danger" aria-disabled={act.busy}>
          {t.act}
        </button>
        <small>{t.warning}</small>
      </div>
    </form>
  );
}

function Items({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

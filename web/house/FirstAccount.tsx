/** Whoever opens the house has an account: the one they are signed in with, or one made here. */
import type { FirstOperator } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { useTexts } from '../text/index.ts';

export type NewAccount = NonNullable<FirstOperator['account']>;
export const emptyAccount: NewAccount = { name: '', email: '', password: '' };

interface Props {
  /** The form that these fields belong to. */
  readonly form: string;
  readonly account: NewAccount;
  onChange(account: NewAccount): void;
}

export function FirstAccount({ form, account, onChange }: Props) {
  const all = useTexts();
  const t = all.house.first;
  const me = useMe();
  if (me?.email !== undefined)
    return (
      <section className="first-account">
        <h2>{t.account}</h2>
        <p>{t.accountAs(me.name, me.email)}</p>
      </section>
    );
  return (
    <section className="first-account">
      <h2>{t.account}</h2>
      <p className="hint">{t.accountHint}</p>
      <label className="field">
        <span>{all.house.door.name}</span>
        <input
          form={form}
          required
          maxLength={24}
          autoComplete="off"
          value={account.name}
          onChange={(event) => onChange({ ...account, name: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{all.settings.email}</span>
        <input
          form={form}
          type="email"
          required
          autoComplete="email"
          value={account.email}
          onChange={(event) => onChange({ ...account, email: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{all.settings.password}</span>
        <input
          form={form}
          type="password"
          required
          minLength={10}
          maxLength={200}
          autoComplete="new-password"
          value={account.password}
          onChange={(event) => onChange({ ...account, password: event.target.value })}
        />
        <small>{all.settings.passwordHint}</small>
      </label>
    </section>
  );
}

/** On or off, with a word on what it does. */
interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly busy?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, hint, on, busy = false, onChange }: Props) {
  return (
    <label className="switch-row">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-busy={busy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <b>{label}</b>
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}

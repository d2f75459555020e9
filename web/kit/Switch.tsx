/** On or off, with a word on what it does. */
interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly busy?: boolean;
  /** It cannot be changed now; the hint says why. */
  readonly shut?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, hint, on, busy = false, shut = false, onChange }: Props) {
  return (
    <label className="switch-row" data-shut={shut || undefined}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-busy={busy}
        aria-disabled={shut || undefined}
        onChange={(event) => {
          if (!shut) onChange(event.target.checked);
        }}
      />
      <b>{label}</b>
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}

/** A thing that is on or off, with what it means. */
interface Props {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, hint, on, onChange }: Props) {
  return (
    <label className="switch-row">
      <input type="checkbox" role="switch" checked={on} aria-checked={on} onChange={(event) => onChange(event.target.checked)} />
      <b>{label}</b>
      <small>{hint}</small>
    </label>
  );
}

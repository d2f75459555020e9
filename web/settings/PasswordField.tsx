/** A password to be typed: the one I have, or one that I make up. */
interface Props {
  readonly label: string;
  readonly value: string;
  readonly fresh?: boolean;
  readonly hint?: string;
  onChange(value: string): void;
}

export function PasswordField({ label, value, fresh = false, hint, onChange }: Props) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="password"
        required
        minLength={fresh ? 10 : 1}
        maxLength={200}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}

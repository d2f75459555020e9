/** A small number chosen from a few, all of them in sight. */
interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

export function Steps({ label, value, min, max, onChange }: Props) {
  const name = `steps-${label}`;
  return (
    <fieldset className="steps-field">
      <legend>{label}</legend>
      {Array.from({ length: max - min + 1 }, (_, n) => min + n).map((n) => (
        <label key={n}>
          <input type="radio" className="visually-hidden" name={name} checked={n === value} onChange={() => onChange(n)} />
          <span>{n}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** One variant of a game, drawn from its declaration. */
import type { OptionSpec, OptionValue } from '@cantiere/engine';
import { usePreferences } from '../prefs/preferences.ts';
import { Steps } from './Steps.tsx';

interface Props {
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
}

const FEW = 10;

export function OptionField({ spec, value, onChange }: Props) {
  const { language } = usePreferences();
  const label = spec.label[language];
  const help = spec.help?.[language];
  const hint = help === undefined ? null : <small>{help}</small>;
  switch (spec.type) {
    case 'flag':
      return (
        <label className="switch-row">
          <input
            type="checkbox"
            role="switch"
            checked={value === true}
            aria-checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          <b>{label}</b>
          {hint}
        </label>
      );
    case 'enum':
      return (
        <label className="field">
          <span>{label}</span>
          <select
            value={String(value)}
            onChange={(event) => {
              const found = spec.values.find((choice) => String(choice.value) === event.target.value);
              if (found) onChange(found.value);
            }}
          >
            {spec.values.map((choice) => (
              <option key={choice.value} value={String(choice.value)}>
                {choice.label[language]}
              </option>
            ))}
          </select>
          {hint}
        </label>
      );
    case 'number':
      return (
        <div className="field">
          {spec.max - spec.min < FEW ? (
            <Steps label={label} value={Number(value)} min={spec.min} max={spec.max} onChange={onChange} />
          ) : (
            <label>
              <span>{label}</span>
              <input
                type="number"
                min={spec.min}
                max={spec.max}
                value={Number(value)}
                onChange={(event) =>
                  onChange(Math.min(spec.max, Math.max(spec.min, Math.round(event.target.valueAsNumber || spec.min))))
                }
              />
            </label>
          )}
          {hint}
        </div>
      );
  }
}

/** How long the game is to be, with the minutes that each length takes for so many people. */
import type { GameMeta, OptionSpec, OptionValue } from '@cantiere/engine';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import type { Measured } from './lengths.ts';
import { minutesWith } from './plan.ts';

type EnumSpec = Extract<OptionSpec, { type: 'enum' }>;

/** The variant that decides how long a game takes, where the game has one. */
export function lengthOf(specs: readonly OptionSpec[]): EnumSpec | undefined {
  return specs.find((spec): spec is EnumSpec => spec.type === 'enum' && spec.values.some(({ minutes }) => minutes !== undefined));
}

/** How long the box says this table takes: by its length where there is one, by the game's own measure otherwise. */
export function minutesOf(meta: GameMeta, spec: EnumSpec | undefined, value: OptionValue | undefined, players: number): number {
  const chosen = spec?.values.find((each) => each.value === (value ?? spec.default))?.minutes;
  return minutesWith(chosen ?? meta.minutes, meta.players, players);
}

interface Props {
  readonly meta: GameMeta;
  readonly spec: EnumSpec;
  readonly value: OptionValue;
  readonly players: number;
  readonly measured: Measured;
  onChange(value: OptionValue): void;
}

export function LengthField({ meta, spec, value, players, measured, onChange }: Props) {
  const t = useTexts().fresh;
  const { language } = usePreferences();
  return (
    <fieldset className="length-field">
      <legend>
        {spec.label[language]} <small>{t.inPeople(players)}</small>
      </legend>
      <div className="lengths">
        {spec.values.map((choice) => {
          const here = measured(players, choice.value);
          return (
            <label key={choice.value}>
              <input
                type="radio"
                name={`length-${spec.id}`}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <b>{choice.label[language]}</b>
              <span className="length-minutes">{t.minutes(minutesOf(meta, spec, choice.value, players))}</span>
              {here && <small className="length-here">{t.here(here.minutes)}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The seats of a planned table: mine, and who is meant for each of the others. */
import { LEVELS, hasTemperament, isLevel, levelCalled } from '@cantiere/bots/levels';
import { temperamentNames } from '@cantiere/bots/temperaments';
import { TEMPERAMENTS, type GameMeta } from '@cantiere/engine';
import { PlayerMark } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { seated, type TablePlan } from './plan.ts';

interface Props {
  readonly meta: GameMeta;
  readonly plan: TablePlan;
  onChange(change: Pick<TablePlan, 'players'> | Pick<TablePlan, 'guests'>): void;
}

export function SeatsField({ meta, plan, onChange }: Props) {
  const t = useTexts().fresh;
  const { language } = usePreferences();
  const guests = seated(plan);
  const mannered = meta.temperaments && guests.some((guest) => guest !== 'friend' && hasTemperament(guest));
  return (
    <>
      <div className="seats-field">
        <ol className="bare plan-seats">
          <li className="mine">
            <PlayerMark seat={0} size={20} />
            <b>{t.you}</b>
          </li>
          {guests.map((guest, n) => (
            <li key={n} className={guest === 'friend' ? 'friend' : 'bot'}>
              <PlayerMark seat={n + 1} size={20} />
              <select
                aria-label={t.seat(n + 2)}
                value={guest}
                onChange={({ target: { value } }) => onChange({ guests: plan.guests.with(n, isLevel(value) ? value : 'friend') })}
              >
                <option value="friend">{t.friend}</option>
                <optgroup label={t.bots}>
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {levelCalled(level, language)}
                    </option>
                  ))}
                </optgroup>
              </select>
            </li>
          ))}
        </ol>
        <SeatCount {...meta.players} value={plan.players} onChange={(players) => onChange({ players })} />
      </div>
      {mannered && (
        <p className="hint">{t.botManners(TEMPERAMENTS.map((temperament) => temperamentNames[temperament][language]))}</p>
      )}
    </>
  );
}

interface CountProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

export function SeatCount({ value, min, max, onChange }: CountProps) {
  const t = useTexts().fresh;
  return (
    <fieldset className="seat-count">
      <legend className="visually-hidden">{t.players}</legend>
      <button type="button" aria-label={t.fewer} aria-disabled={value <= min} onClick={() => value > min && onChange(value - 1)}>
        <Glyph name="minus" size={17} />
      </button>
      <output aria-live="polite">
        <span aria-hidden="true">{value}</span>
        <span className="visually-hidden">{t.seatsNow(value)}</span>
      </output>
      <button type="button" aria-label={t.more} aria-disabled={value >= max} onClick={() => value < max && onChange(value + 1)}>
        <Glyph name="plus" size={17} />
      </button>
    </fieldset>
  );
}

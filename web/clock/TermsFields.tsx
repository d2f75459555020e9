/** The terms of a new table: clock, what happens when time is over, who may take back. */
import { LEVELS, isLevel, levelCalled } from '@cantiere/bots/levels';
import type { Terms, TimeRules } from '@cantiere/server/protocol';
import { Switch } from '../kit/Switch.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { GENTLE } from './gentle.ts';
import { NIGHT, aMoveADay } from './usualTime.ts';

interface Props {
  readonly terms: Terms;
  onChange(terms: Terms): void;
}

type Live = Extract<TimeRules, { kind: 'live' }>;
type Turns = Extract<TimeRules, { kind: 'turns' }>;

const BANKS = [60, 180, 300, 600, 900, 1_200, 1_800, 2_700, 3_600, 7_200];
const INCREMENTS = [0, 5, 10, 15, 20, 30, 45, 60, 120];
/** How many banks may pile up. */
const CAPS = [1, 2, 4];
const DAYS = [1, 2, 3, 4, 5, 7, 10, 14];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function TermsFields({ terms, onChange }: Props) {
  const { clock: t, fresh } = useTexts();
  const { language } = usePreferences();
  const { time, whenOut, standIn, friendly } = terms;
  const setTime = (next: TimeRules): void => onChange({ ...terms, time: next });
  const kinds = [
    { kind: 'none', rules: (): TimeRules => ({ kind: 'none' }), name: t.none, hint: t.noneHint },
    { kind: 'live', rules: (): TimeRules => GENTLE, name: t.live, hint: t.liveHint },
    { kind: 'turns', rules: (): TimeRules => aMoveADay(), name: t.turns, hint: t.turnsHint },
  ] as const;
  return (
    <div className="terms">
      <fieldset className="choose-one">
        <legend className="visually-hidden">{t.title}</legend>
        {kinds.map(({ kind, rules, name, hint }) => (
          <label key={kind} className="radio-row">
            <input type="radio" name="time" value={kind} checked={time.kind === kind} onChange={() => setTime(rules())} />
            <b>{name}</b>
            <small>{hint}</small>
          </label>
        ))}
      </fieldset>
      {time.kind === 'live' && <LiveFields time={time} onChange={setTime} />}
      {time.kind === 'turns' && <TurnsFields time={time} onChange={setTime} />}
      {time.kind !== 'none' && (
        <fieldset className="choose-one">
          <legend>{t.whenOut}</legend>
          {(['standIn', 'forfeit'] as const).map((value) => (
            <label key={value} className="radio-row">
              <input
                type="radio"
                name="whenOut"
                value={value}
                checked={whenOut === value}
                onChange={() => onChange({ ...terms, whenOut: value })}
              />
              <b>{value === 'standIn' ? t.standIn : t.forfeit}</b>
              <small>{value === 'standIn' ? t.standInHint : t.forfeitHint}</small>
            </label>
          ))}
        </fieldset>
      )}
      <label className="field">
        <span>{t.level}</span>
        <select value={standIn} onChange={({ target: { value } }) => isLevel(value) && onChange({ ...terms, standIn: value })}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {fresh.bot(levelCalled(level, language))}
            </option>
          ))}
        </select>
        <small>{t.levelHint}</small>
      </label>
      <Switch label={t.friendly} hint={t.friendlyHint} on={friendly} onChange={(on) => onChange({ ...terms, friendly: on })} />
    </div>
  );
}

function LiveFields({ time, onChange }: { readonly time: Live; onChange(time: Live): void }) {
  const t = useTexts().clock;
  const { bank, increment, cap } = time;
  return (
    <div className="terms-row">
      <NumberChoice
        label={t.bank}
        value={bank}
        from={BANKS}
        words={t.duration}
        onChange={(next) => onChange({ ...time, bank: next, cap: (next * cap) / bank })}
      />
      <NumberChoice
        label={t.increment}
        value={increment}
        from={INCREMENTS}
        words={(seconds) => (seconds === 0 ? '—' : `+${t.duration(seconds)}`)}
        onChange={(next) => onChange({ ...time, increment: next })}
      />
      {increment > 0 && (
        <NumberChoice
          label={t.cap}
          value={cap}
          from={CAPS.map((times) => bank * times)}
          words={t.duration}
          onChange={(next) => onChange({ ...time, cap: next })}
        />
      )}
    </div>
  );
}

function TurnsFields({ time, onChange }: { readonly time: Turns; onChange(time: Turns): void }) {
  const t = useTexts().clock;
  const { days, zone, weekends, quiet } = time;
  const leaveOut = (change: Partial<Pick<Turns, 'weekends' | 'quiet'>>, drop?: 'weekends' | 'quiet'): void => {
    const { weekends: w, quiet: q, ...rest } = { ...time, ...change };
    onChange({ ...rest, ...(w && drop !== 'weekends' && { weekends: w }), ...(q && drop !== 'quiet' && { quiet: q }) });
  };
  return (
    <>
      <div className="terms-row">
        <NumberChoice
          label={t.days}
          value={days}
          from={DAYS}
          words={t.daysOf}
          onChange={(next) => onChange({ ...time, days: next })}
        />
      </div>
      <Switch
        label={t.weekends}
        hint={t.inZone(zone)}
        on={weekends === 'off'}
        onChange={(on) => (on ? leaveOut({ weekends: 'off' }) : leaveOut({}, 'weekends'))}
      />
      <Switch
        label={t.quiet}
        hint={t.quietHours((quiet ?? NIGHT).from, (quiet ?? NIGHT).to, zone)}
        on={quiet !== undefined}
        onChange={(on) => (on ? leaveOut({ quiet: NIGHT }) : leaveOut({}, 'quiet'))}
      />
      {quiet && (
        <div className="terms-row">
          <NumberChoice
            label={t.quietFrom}
            value={quiet.from}
            from={HOURS.filter((each) => each !== quiet.to)}
            words={t.hour}
            onChange={(from) => leaveOut({ quiet: { ...quiet, from } })}
          />
          <NumberChoice
            label={t.quietTo}
            value={quiet.to}
            from={HOURS.filter((each) => each !== quiet.from)}
            words={t.hour}
            onChange={(to) => leaveOut({ quiet: { ...quiet, to } })}
          />
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly from: readonly number[];
  words(value: number): string;
  onChange(value: number): void;
}

function NumberChoice({ label, value, from, words, onChange }: ChoiceProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {from.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

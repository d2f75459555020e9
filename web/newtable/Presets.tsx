/** Three ways to play, each with what it sets; on a phone only the chosen one tells. */
import { levelCalled, type BotLevel } from '@cantiere/bots/levels';
import type { GameMeta } from '@cantiere/engine';
import type { TimeRules } from '@cantiere/server/protocol';
import { Glyph, type GlyphName } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts, type Texts } from '../text/index.ts';
import { PRESETS, planFor, seated, type TablePlan, type Preset } from './plan.ts';

const SIGNS: Readonly<Record<Preset, GlyphName>> = { quick: 'bolt', evening: 'sofa', daily: 'moon' };

interface Props {
  readonly meta: GameMeta;
  readonly plan: TablePlan;
  onChoose(preset: Preset): void;
}

export function Presets({ meta, plan, onChoose }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  return (
    <fieldset className="presets">
      <legend className="visually-hidden">{t.fresh.presets}</legend>
      {PRESETS.map((preset) => {
        const chosen = plan.preset === preset;
        const shown = chosen ? plan : { ...planFor(preset, meta), players: plan.players };
        return (
          <label key={preset} className="preset">
            <input type="radio" name="preset" value={preset} checked={chosen} onChange={() => onChoose(preset)} />
            <span className="preset-sign">
              <Glyph name={SIGNS[preset]} size={22} />
            </span>
            <span className="preset-words">
              <b>{t.fresh.preset[preset].name}</b>
              <span>{t.fresh.preset[preset].hint}</span>
            </span>
            <ul className="bare">
              {facts(shown, t, (level) => levelCalled(level, language)).map(([sign, words]) => (
                <li key={sign}>
                  <Glyph name={sign} size={15} />
                  {words}
                </li>
              ))}
            </ul>
          </label>
        );
      })}
    </fieldset>
  );
}

type LevelName = (level: BotLevel) => string;

function facts(plan: TablePlan, t: Texts, name: LevelName): readonly (readonly [GlyphName, string])[] {
  const guests = seated(plan);
  const bots = guests.filter((guest) => guest !== 'friend');
  const friends = guests.length - bots.length;
  const [first] = bots;
  const same = first !== undefined && bots.every((level) => level === first);
  const { time, whenOut } = plan.terms;
  return [
    ...(friends > 0 ? [['link', t.fresh.linkSeats(friends)] as const] : []),
    ...(bots.length > 0
      ? [['bot', same ? t.fresh.botsOf(bots.length, name(first)) : t.fresh.mixedBots(bots.length)] as const]
      : []),
    ['clock', clockWords(time, t)],
    ...(time.kind === 'live' && whenOut === 'standIn' ? [['person', t.fresh.ifOut] as const] : []),
    ...(time.kind === 'turns' ? [['bell', t.fresh.notified] as const] : []),
  ];
}

/** Shorter than the terms themselves, which stand below. */
function clockWords(time: TimeRules, t: Texts): string {
  switch (time.kind) {
    case 'none':
      return t.fresh.noClock;
    case 'live':
      return t.fresh.liveShort(t.clock.duration(time.bank), t.clock.duration(time.increment));
    case 'turns':
      return t.fresh.turnsShort(time.days, time.quiet !== undefined);
  }
}

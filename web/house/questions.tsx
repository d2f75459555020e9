/** The questions about name, language and door, each with its number; what the environment has answered is said so. */
import type { ReactNode } from 'react';
import { LANGUAGES } from '@cantiere/engine';
import type { HouseSettings, SettingName } from '@cantiere/server/protocol';
import { Glyph, type GlyphName } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import type { HouseDraft } from './draft.ts';

export interface QuestionProps {
  readonly settings: HouseSettings;
  readonly draft: HouseDraft;
  change(part: Partial<HouseDraft>): void;
}

/** By which it was set where the server was started. */
export const VARIABLES: Readonly<Record<SettingName, string>> = {
  name: 'HOUSE_NAME',
  language: 'HOUSE_LANGUAGE',
  door: 'DOOR',
  mail: 'SMTP_URL',
  games: 'GAMES',
  logo: 'HOUSE_LOGO',
  colours: 'HOUSE_COLOURS',
  embeds: 'EMBEDS',
};

interface Props {
  readonly number: number;
  readonly about: SettingName;
  readonly settings: HouseSettings;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

export function SetupQuestion({ number, about, settings, title, hint, children }: Props) {
  const t = useTexts().house.first;
  const given = settings.given.includes(about);
  return (
    <fieldset className="question panel" disabled={given}>
      <legend className="visually-hidden">{title}</legend>
      <span className="number" aria-hidden="true">
        {number}
      </span>
      <div className="asked">
        <p className="asks" aria-hidden="true">
          <b className="display">{title}</b> <small>{hint}</small>
        </p>
        {children}
        {given && (
          <p className="given">
            <Glyph name="lock" size={15} /> {t.given(VARIABLES[about])}
          </p>
        )}
      </div>
    </fieldset>
  );
}

export function NameQuestion({ settings, draft, change }: QuestionProps) {
  const t = useTexts().house.first;
  return (
    <SetupQuestion number={1} about="name" settings={settings} title={t.name} hint={t.nameHint}>
      <input
        className="wide-input"
        aria-label={t.name}
        maxLength={40}
        autoComplete="off"
        placeholder="Cantiere"
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
      />
    </SetupQuestion>
  );
}

/** Each in itself: whoever looks for theirs may not read the one spoken. */
const NAMES = { it: 'Italiano', en: 'English' };

export function LanguageQuestion({ settings, draft, change }: QuestionProps) {
  const t = useTexts().house.first;
  const choices = [...LANGUAGES.map((value) => ({ value, text: NAMES[value] })), { value: 'browser' as const, text: t.browser }];
  return (
    <SetupQuestion number={2} about="language" settings={settings} title={t.language} hint={t.languageHint}>
      <div className="keys" role="radiogroup" aria-label={t.language}>
        {choices.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              className="visually-hidden"
              name="house-language"
              checked={draft.language === value}
              onChange={() => change({ language: value })}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </SetupQuestion>
  );
}

const DOORS = ['open', 'links', 'invited'] as const;
const SIGNS: Readonly<Record<(typeof DOORS)[number], GlyphName>> = { open: 'home', links: 'link', invited: 'key' };

export function DoorQuestion({ settings, draft, change }: QuestionProps) {
  const t = useTexts().house.first;
  return (
    <SetupQuestion number={3} about="door" settings={settings} title={t.door} hint={t.doorHint}>
      <div className="doors" role="radiogroup" aria-label={t.door}>
        {DOORS.map((door) => (
          <label key={door} className="door">
            <input
              type="radio"
              className="visually-hidden"
              name="house-door"
              checked={draft.door === door}
              onChange={() => change({ door })}
            />
            <span>
              <Glyph name={SIGNS[door]} size={20} />
              <b>{t.doors[door].name}</b>
              <small>{t.doors[door].hint}</small>
            </span>
          </label>
        ))}
      </div>
    </SetupQuestion>
  );
}

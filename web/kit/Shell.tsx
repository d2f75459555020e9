/** The frame of every page that is not a table: band with logo and pages above, tab bar below on phones. */
import type { ReactNode } from 'react';
import { LANGUAGES } from '@cantiere/engine';
import { Blueprint } from '../art/Blueprint.tsx';
import { Logo } from '../art/Logo.tsx';
import { useMe } from '../ask/me.ts';
import { useHouseSays } from '../ask/houseSays.ts';
import { Foot } from '../house/Foot.tsx';
import { houseName, useHouse } from '../house/house.ts';
import { HouseMark } from '../house/HouseMark.tsx';
import { ICONS } from '../icons.gen.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toCredits, toDaily, toDesk, toHome, toLeaderboards, toPuzzles, toRules, toSettings } from '../route/route.ts';
import { speak, useTexts } from '../text/index.ts';
import { useWaiting } from '../waiting/waiting.ts';
import { Icon } from './boardKit.ts';
import { Glyph } from './Glyph.tsx';
import './shell.css';

export type ShellPage = 'home' | 'daily' | 'puzzles' | 'rules' | 'leaderboards' | 'operator' | 'settings' | 'credits' | 'other';

interface Props {
  readonly page: ShellPage;
  /** What stands on the blueprint under the navigation. */
  readonly hero: ReactNode;
  readonly tall?: boolean;
  /** For whoever has not come in: nothing leads into the house. */
  readonly outside?: boolean;
  readonly children: ReactNode;
}

export function Shell({ page, hero, tall = false, outside = false, children }: Props) {
  const t = useTexts();
  const me = useMe();
  const { operator } = useHouseSays();
  const { length: waiting } = useWaiting();
  const house = useHouse();
  const current = (name: ShellPage) => (page === name ? { 'aria-current': 'page' as const } : {});
  return (
    <div className={`shell ${tall ? 'tall' : ''}`}>
      <a className="skip-link" href="#content">
        {t.nav.skip}
      </a>
      <header className="top on-blueprint">
        <Link to={toHome} className="home-link" aria-label={house?.name === undefined ? t.nav.home : t.house.home(house.name)}>
          <Logo size={32} name={houseName(house)} mark={<HouseMark size={32} />} />
        </Link>
        {outside ? (
          <span className="pages" />
        ) : (
          <nav className="pages" aria-label={t.nav.label}>
            <Link to={toHome} {...current('home')}>
              {t.nav.games}
            </Link>
            <Link to={toDaily()} {...current('daily')}>
              {t.daily.nav}
            </Link>
            <Link to={toPuzzles()} {...current('puzzles')}>
              {t.nav.puzzles}
            </Link>
            <Link to="/#tables" onClick={showTables}>
              {t.nav.tables}
              {waiting > 0 && <Count n={waiting} spoken={t.nav.waiting(waiting)} />}
            </Link>
            <Link to={toRules()} {...current('rules')}>
              {t.nav.rules}
            </Link>
            <Link to={toLeaderboards()} className="where-there-is-room" {...current('leaderboards')}>
              {t.social.leaderboards}
            </Link>
            {operator && (
              <Link to={toDesk()} {...current('operator')}>
                {t.nav.desk}
              </Link>
            )}
            <Link to={toCredits} {...current('credits')}>
              {t.nav.credits}
            </Link>
          </nav>
        )}
        <LanguageSwitch />
        {!outside && (
          <Link
            to={toSettings}
            className="who-am-i"
            aria-label={t.nav.settingsOf(me?.name ?? t.nav.guest)}
            {...current('settings')}
          >
            <Glyph name="person" size={17} />
            <span>{me?.name ?? t.nav.guest}</span>
          </Link>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        <div className="band on-blueprint">
          <Blueprint plain={!tall} />
          <div className="hero">{hero}</div>
        </div>
        {children}
      </main>
      <Foot />
      {!outside && (
        <nav className="tabs" aria-label={t.nav.label}>
          <Link to={toHome} {...current('home')}>
            <Icon icon={ICONS.castle} size={24} />
            {t.nav.games}
          </Link>
          <Link to={toDaily()} {...current('daily')}>
            <Glyph name="trowel" size={24} />
            {t.daily.nav}
          </Link>
          <Link to={toPuzzles()} {...current('puzzles')}>
            <Glyph name="puzzle" size={24} />
            {t.nav.puzzles}
          </Link>
          <Link to="/#tables" onClick={showTables}>
            <span className="with-count">
              <Icon icon={ICONS.tabletopPlayers} size={24} />
              {waiting > 0 && <Count n={waiting} spoken={t.nav.waiting(waiting)} />}
            </span>
            {t.nav.tablesShort}
          </Link>
          <Link to={toRules()} {...current('rules')}>
            <Icon icon={ICONS.ruleBook} size={24} />
            {t.nav.rules}
          </Link>
          <Link to={toSettings} {...current('settings')}>
            <Glyph name="person" size={24} />
            {t.nav.you}
          </Link>
        </nav>
      )}
    </div>
  );
}

/** On the home page itself the address does not change: go there all the same. */
const showTables = (): void => document.getElementById('tables')?.scrollIntoView();

function Count({ n, spoken }: { readonly n: number; readonly spoken: string }) {
  return (
    <span className="count">
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  );
}

export function LanguageSwitch() {
  const { language } = usePreferences();
  const t = useTexts();
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{t.nav.language}</legend>
      {LANGUAGES.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => void speak(each)}>
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

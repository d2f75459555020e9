/** How people and games are named at the desk. */
import { findGame } from '@cantiere/games';
import type { DeskPerson } from '@cantiere/server/protocol';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toProfile } from '../route/route.ts';
import { useDeskTexts } from './text.ts';

interface Named {
  readonly person: string;
  readonly name: string;
}

/** Whoever has gone for good has no name, and no page. */
export function Who({ of: { person, name } }: { readonly of: Named }) {
  const t = useDeskTexts();
  if (name === '') return <i>{t.former}</i>;
  return (
    <Link className="desk-who" to={toProfile(person)}>
      {name}
    </Link>
  );
}

export function GameDot({ game }: { readonly game: string }) {
  return <span className="game-dot" data-game={game} aria-hidden="true" />;
}

export function useGameName(): (game: string) => string {
  const { language } = usePreferences();
  return (game) => findGame(game)?.meta.title[language] ?? game;
}

/** What somebody is to the house: the gravest thing first. */
export function RoleTag({ of: { operator, banned, muted, email, warnings, reports } }: { readonly of: DeskPerson }) {
  const t = useDeskTexts();
  if (banned !== undefined) return <span className="desk-tag stop">{t.banned}</span>;
  if (muted !== undefined) return <span className="desk-tag warn">{t.silent}</span>;
  if (operator) return <span className="desk-tag plain">{t.host}</span>;
  if (warnings > 0 || reports > 0) return <span className="desk-tag warn">{t.flagged}</span>;
  return email === undefined ? <span className="desk-tag plain">{t.guest}</span> : <span className="desk-tag">{t.account}</span>;
}

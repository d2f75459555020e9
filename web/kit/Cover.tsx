/** A game's cover, on its box or cropped beside a table: games/<game>/cover.svg, or the lid that nobody has painted. */
import { findGame } from '@cantiere/games';
import { GameBox } from '../art/GameBox.tsx';
import { usePreferences } from '../prefs/preferences.ts';

const FILES = import.meta.glob<string>('../../games/*/cover.svg', { eager: true, query: '?url', import: 'default' });
const fileOf = (game: string): string | undefined => FILES[`../../games/${game}/cover.svg`];

/** Where the picture on a game's box is. */
export const coverFile = (game: string): string | undefined => fileOf(game) ?? fileOf('plain');

export function CoverOf({ game, as }: { readonly game: string; readonly as: 'box' | 'crop' }) {
  const { language } = usePreferences();
  const shelved = findGame(game);
  const cover = coverFile(game);
  if (!shelved || cover === undefined) return <div className={`cover-gap ${as}`} />;
  if (as === 'crop') return <img src={cover} alt="" loading="lazy" />;
  return <GameBox cover={cover} title={shelved.meta.title[language]} look={shelved.box} />;
}

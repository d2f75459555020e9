/** Games to choose from in a list, in the words of whoever chooses. */
import type { Shelved } from '@cantiere/games';
import { usePreferences } from '../prefs/preferences.ts';

export function GameOptions({ games }: { readonly games: readonly Pick<Shelved, 'meta'>[] }) {
  const { language } = usePreferences();
  return games.map(({ meta }) => (
    <option key={meta.id} value={meta.id}>
      {meta.title[language]}
    </option>
  ));
}

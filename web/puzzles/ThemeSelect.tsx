/** Which theme the puzzles are kept to, each sort of themes under its heading. */
import { bySort, type Theme } from './themes.ts';
import { usePuzzleTexts } from './text.ts';

interface Props {
  readonly themes: readonly Theme[];
  readonly chosen: string | undefined;
  choose(theme: string | undefined): void;
}

export function ThemeSelect({ themes, chosen, choose }: Props) {
  const p = usePuzzleTexts();
  return (
    <label className="mistake-whose">
      <span>{p.theme}</span>
      <select
        value={chosen ?? ''}
        aria-label={p.theme}
        onChange={({ target }) => choose(target.value === '' ? undefined : target.value)}
      >
        <option value="">{p.anyTheme}</option>
        {bySort(themes, p).map((sort) => (
          <optgroup key={sort.sort} label={sort.called}>
            {sort.themes.map((theme) => (
              <option key={theme.key} value={theme.key}>
                {theme.words} ({theme.count})
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** The field that looks things up in rules, cards, options and decisions. What it searches is loaded with the first letter; nothing is sent. */
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import type { Shelved } from '@cantiere/games';
import { openGame } from '../editions/open.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useLoaded } from '../kit/useLoaded.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { entriesOf, excerpt, find, type Entry } from './index.ts';
import { useSearchWords } from './words.ts';
import './search.css';

/** So many are shown: who wants fewer writes another word. */
const MOST = 30;

export function SearchRules({ games }: { readonly games: readonly Shelved[] }) {
  const w = useSearchWords();
  const { language } = usePreferences();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const search = useDeferredValue(text).trim();
  const ids = games.map(({ meta }) => meta.id).join(' ');
  const loaded = useLoaded(wanted ? () => all(games) : undefined, wanted ? ids : '');
  const entries = loaded.state === 'here' ? loaded.value : undefined;
  const found = entries && search !== '' ? find(entries, search, language) : [];
  const listId = useId();
  const titles = new Map(games.map(({ meta }) => [meta.id, meta.title[language]]));
  const said =
    search === '' ? '' : loaded.state === 'failed' ? w.failed : entries === undefined ? w.loading : w.count(found.length, MOST);
  // From the field down into the list and back; Esc empties it.
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') setText('');
    if (step === 0) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows between the field and its list
    <search className="rules-search" onKeyDown={walk}>
      <label>
        <Glyph name="search" size={20} />
        <span className="visually-hidden">{w.label}</span>
        <input
          type="search"
          value={text}
          placeholder={w.label}
          autoComplete="off"
          aria-controls={listId}
          onFocus={() => setWanted(true)}
          onChange={(event) => {
            setWanted(true);
            setText(event.target.value);
          }}
        />
      </label>
      <p role="status">{said}</p>
      <ul id={listId} className="bare">
        {found.slice(0, MOST).map((one) => (
          <li key={`${one.game} ${one.kind} ${one.to} ${one.text.en.slice(0, 40)}`}>
            <Link to={one.to} className="found">
              <small>
                {games.length > 1 && `${titles.get(one.game)} · `}
                {w.kinds[one.kind]}
                {one.under[language] && ` · ${one.under[language]}`}
              </small>
              <b>{isTold(one) ? excerpt(one.text[language], search) : one.title[language]}</b>
              {isTold(one) ? (
                <span className="found-rule">{one.title[language]}</span>
              ) : (
                <span>{excerpt(one.text[language], search)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </search>
  );
}

/** A paragraph has nothing for a title but the ids of its rules. */
const isTold = ({ kind }: Entry): boolean => kind === 'rule' || kind === 'example';

/** By the editions that new tables are made with: numbers follow the data. */
async function all(games: readonly Shelved[]): Promise<readonly Entry[]> {
  const each = await Promise.all(
    games.map(async ({ meta }) => {
      const opened = await openGame(meta.id);
      const [{ game }, { rulesPages, decisions }, cards] = await Promise.all([
        opened.rules(),
        opened.rulesPages(),
        opened.cards?.(),
      ]);
      return entriesOf({ meta, pages: rulesPages, gallery: cards?.gallery, options: game.options, decisions });
    }),
  );
  return each.flat();
}

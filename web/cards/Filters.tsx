/** Search and filters, each value with how many cards it would show: a column on a desktop, chips in a row on a phone. */
import { useEffect, useRef } from 'react';
import type { Gallery } from '@cantiere/games/board-kit';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { KIND, SHARE, SHARES, toggled, totalOf, type Selection } from './selection.ts';
import { useCardsTexts } from './text.ts';

interface Props {
  readonly gallery: Gallery;
  readonly selection: Selection;
  change(selection: Selection): void;
}

export function Filters({ gallery, selection, change }: Props) {
  const t = useCardsTexts();
  const { language } = usePreferences();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const slash = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target === field.current) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', slash);
    return () => window.removeEventListener('keydown', slash);
  }, []);
  const groups = [
    { id: KIND, name: t.kind, values: gallery.kinds.map(({ id, name }) => ({ id, name: name[language] })) },
    ...gallery.traits.map(({ id, name, values }) => ({
      id,
      name: name[language],
      values: values.map((value) => ({ id: value.id, name: value.name[language] })),
    })),
    { id: SHARE, name: t.origin, values: SHARES.map((id) => ({ id, name: t.shares[id] })) },
  ];
  return (
    <search className="card-filters">
      <label className="card-search">
        <Glyph name="search" size={17} />
        <span className="visually-hidden">{t.search}</span>
        <input
          ref={field}
          type="search"
          placeholder={t.search}
          value={selection.search}
          onChange={({ currentTarget }) => change({ ...selection, search: currentTarget.value })}
        />
      </label>
      <div className="card-groups">
        {groups.map((group) => (
          <fieldset key={group.id} data-short={group.values.every(({ name }) => name.length < 3)}>
            <legend>{group.name}</legend>
            {group.values.map(({ id, name }) => {
              const total = totalOf(gallery, selection, group.id, id);
              const on = selection.chosen[group.id]?.includes(id) ?? false;
              return (
                <label key={id} className="card-choice" data-on={on} data-empty={total === 0 && !on}>
                  <input type="checkbox" checked={on} onChange={() => change(toggled(selection, group.id, id))} />
                  {group.id === SHARE && <Shares share={id} />}
                  <span>{name}</span>
                  <small>{total}</small>
                </label>
              );
            })}
          </fieldset>
        ))}
      </div>
    </search>
  );
}

/** The signs of the plates: a book, a pencil, or both. */
function Shares({ share }: { readonly share: string }) {
  return (
    <span className="plate" data-origin={share} aria-hidden="true">
      {share !== 'ours' && <Glyph name="book" size={13} />}
      {share !== 'published' && <Glyph name="edit" size={13} />}
    </span>
  );
}

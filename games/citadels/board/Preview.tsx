// Before and after of the move on the confirm button, with one hint where the order matters.
import type { ReactElement, ReactNode } from 'react';
import { plain } from '@cantiere/engine';
import { Icon } from '../../board-kit/Icon.tsx';
import { CardBack, CharacterMedallion, Coin, ColourPlate, Laurel } from './art/index.ts';
import { INCOME_COLOUR } from '../rules/catalog.ts';
import { foresee, type Change, type Foresight } from './foresee.ts';
import { ICONS } from './icons.gen.ts';
import { colourId, isCharacterId } from './pieces.ts';
import { useTable, type Table } from './table.ts';

export function useForesight(): Foresight | undefined {
  const { view, me, words, draft, nameOf, piece, refuse } = useTable();
  if (!draft || me === 'spectator') return undefined;
  return foresee(draft, { view, me, words, nameOf, piece, refuse });
}

export function Preview(): ReactElement | null {
  const table = useTable();
  const { draft, texts, view, nameOf, room } = table;
  const foresight = useForesight();
  if (!draft || !foresight) return null;
  const { changes, hint } = foresight;
  if (room.compact)
    return (
      <section className="cit-preview-line" aria-live="polite">
        {changes.slice(0, 4).map((each) => (
          <span key={each.label}>
            <small>{each.label}</small>
            <Numbers change={each} />
          </span>
        ))}
        {changes.length === 0 && <p>{hint}</p>}
      </section>
    );
  return (
    <section className="cit-preview-panel" aria-live="polite">
      <h2>{plain(texts.move(draft, view), nameOf)}</h2>
      {'character' in draft && isCharacterId(draft.character) && (
        <span className="cit-preview-victim">
          <CharacterMedallion id={draft.character} size={Math.round(room.hand * 0.4)} numbered />
        </span>
      )}
      {changes.length > 0 && (
        <dl>
          {changes.map((each) => (
            <div key={each.label}>
              <dt>
                {pictureOf(each, table)}
                {each.label}
              </dt>
              <dd>
                <Numbers change={each} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hint !== undefined && <p className="cit-hint">{hint}</p>}
    </section>
  );
}

function Numbers({ change: { before, after, of, good } }: { readonly change: Change }): ReactElement {
  const { words } = useTable();
  return (
    <span className="cit-numbers">
      <span className="cit-unseen">{words.before} </span>
      <span>{before}</span> <span aria-hidden>→</span> <span className="cit-unseen">{words.after} </span>
      <b data-good={good} data-same={before === after}>
        {after}
        {of !== undefined && `/${of}`}
      </b>
    </span>
  );
}

function pictureOf({ icon }: Change, { view }: Table): ReactNode {
  switch (icon) {
    case 'gold':
      return <Coin size={18} />;
    case 'points':
      return <Laurel size={18} />;
    case 'city':
      return <Icon icon={ICONS.castle} size={16} />;
    case 'hand':
      return <CardBack width={13} />;
    case 'income':
      return <ColourPlate colour={colourId(INCOME_COLOUR[view.called])} size={18} />;
  }
}

// Before and after of the move on the confirm button, with one hint where the order matters.
import type { ReactElement, ReactNode } from 'react';
import { plain } from '@cantiere/engine';
import { Icon } from '../../board-kit/Icon.tsx';
import { BeforeAfter, type Change } from '../../board-kit/preview/BeforeAfter.tsx';
import { usePreview } from '../../board-kit/preview/usePreview.ts';
import { CardBack, CharacterMedallion, Coin, ColourPlate, Laurel } from './art/index.ts';
import { INCOME_COLOUR } from '../rules/catalog.ts';
import { changesTo, COUNTED, hintFor, OWN_TURN, type Kind } from './foresee.ts';
import { ICONS } from './icons.gen.ts';
import { colourId, isCharacterId } from './pieces.ts';
import { useTable, type Table } from './table.ts';

interface Foresight {
  readonly changes: readonly (Change & { readonly kind: Kind })[];
  readonly hint: string | undefined;
}

/** Undefined when there is nothing to tell of the move in hand. */
export function useForesight(): Foresight | undefined {
  const table = useTable();
  const { view, me, draft } = table;
  const after = usePreview(OWN_TURN, { view, seat: me }, draft, COUNTED)?.after;
  if (!draft || me === 'spectator') return undefined;
  const changes = after ? changesTo(after, { ...table, me }) : [];
  const hint = hintFor(draft, after, { ...table, me });
  return changes.length === 0 && hint === undefined ? undefined : { changes, hint };
}

/** As many as fit beside each other on a phone, or below each other in the panel. */
const MOST = 4;

export function Preview(): ReactElement | null {
  const table = useTable();
  const { draft, texts, view, nameOf, measures, language } = table;
  const foresight = useForesight();
  if (!draft || !foresight) return null;
  const { changes, hint } = foresight;
  const line = measures.compact;
  return (
    <BeforeAfter
      className="cit-preview-panel"
      line={line}
      language={language}
      title={line ? undefined : plain(texts.move(draft, view), nameOf)}
      changes={changes.slice(0, MOST).map((change) => (line ? change : { ...change, sign: pictureOf(change.kind, table) }))}
    >
      {!line && 'character' in draft && isCharacterId(draft.character) && (
        <span className="cit-preview-victim">
          <CharacterMedallion id={draft.character} size={Math.round(measures.hand * 0.4)} numbered />
        </span>
      )}
      {hint !== undefined && (!line || changes.length === 0) && <p className="cit-hint">{hint}</p>}
    </BeforeAfter>
  );
}

function pictureOf(kind: Kind, { view }: Table): ReactNode {
  switch (kind) {
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

// The medallion in the prompt bar: who is acting.
import type { ReactElement } from 'react';
import { CharacterMedallion, Crown, Laurel } from './art/index.ts';
import { characterId } from './pieces.ts';
import type { CitadelsView } from './props.ts';

export function Emblem({ view }: { readonly view: CitadelsView }): ReactElement {
  if (view.phase === 'over') return <Laurel size={52} />;
  if (view.phase === 'draft' || view.called < 0) return <Crown size={46} />;
  return <CharacterMedallion id={characterId(view.called)} size={54} />;
}

// Which character a player has: shown when everybody knows it, a question with my own guesses when only I can tell.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { Icon } from '../../board-kit/Icon.tsx';
import { THEMES } from './art/index.ts';
import { BISHOP } from '../rules/catalog.ts';
import { charactersEach, heldBy, isShielded, mayHold } from './knowledge.ts';
import { characterId } from './pieces.ts';
import { useTable } from './table.ts';

/** More guesses than this say nothing. */
const MOST_GUESSES = 3;

export function CharacterChip({ seat }: { readonly seat: Seat }): ReactElement | null {
  const { view, me, words, piece, measures } = useTable();
  if (view.phase === 'draft') return null;
  const known = heldBy(view, seat);
  const guesses = mayHold(view, me, seat);
  const few = guesses.length > 0 && guesses.length <= (measures.compact && measures.columns === 3 ? 1 : MOST_GUESSES);
  const open = known.length < charactersEach(view);
  return (
    <span className="cit-chips">
      {known.map((character) => {
        const id = characterId(character);
        return (
          <span
            key={id}
            className="cit-chip"
            data-shows={id}
            data-now={view.called === character && view.phase !== 'over'}
            data-murdered={view.murdered === character}
            data-shielded={character === BISHOP && isShielded(view, seat)}
          >
            <Icon icon={THEMES[id].icon} size={13} />
            <span className="cit-chip-number">{character + 1}</span> <span className="cit-chip-name">{piece(id)}</span>
          </span>
        );
      })}
      {open && (
        <span
          className="cit-chip cit-chip-night"
          title={few ? words.possibly(guesses.map((character) => piece(characterId(character)))) : words.unknownCharacter}
        >
          <span aria-hidden>? {few ? guesses.map((character) => character + 1).join(' · ') : ''}</span>
          <span className="visually-hidden">
            {few ? words.possibly(guesses.map((character) => piece(characterId(character)))) : words.unknownCharacter}
          </span>
        </span>
      )}
    </span>
  );
}

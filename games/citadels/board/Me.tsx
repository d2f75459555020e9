// My character (or characters) and my purse, with the actions that need no more than a button.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { Count } from '../../board-kit/Count.tsx';
import { INCOME_COLOUR, NONE } from '../rules/catalog.ts';
import { CharacterMedallion, Coin, ColourPlate } from './art/index.ts';
import { Actions, useHasActions } from './Actions.tsx';
import { incomeAs } from './foresee.ts';
import { heldBy } from './knowledge.ts';
import { characterId, colourId } from './pieces.ts';
import { useTable } from './table.ts';

const MOST_COINS_DRAWN = 7;

export function Me({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, words, me, nameOf } = useTable();
  const { gold } = view.players[seat];
  const acting = useHasActions();
  return (
    <section className="cit-me" data-acting={view.asked === seat} aria-label={seat === me ? words.you : nameOf(seat)}>
      <Characters seat={seat} />
      <div className="cit-purse-row" data-region="purse" data-purse={seat}>
        <span className="cit-coins" aria-hidden>
          {Array.from({ length: Math.min(gold, MOST_COINS_DRAWN) }, (_, coin) => (
            <Coin key={coin} size={26} />
          ))}
        </span>
        <b className="cit-purse-sum">
          <Count value={gold} />
        </b>
        <span className="cit-purse-word">
          {words.gold(gold).replace(/^\d+ /, '')}
          <br />
          {words.inPurse}
        </span>
      </div>
      {acting ? <Actions /> : <Incomes seat={seat} />}
    </section>
  );
}

/** What the city would pay to each of the four characters that collect: worth knowing before the next draft. */
function Incomes({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, words, piece } = useTable();
  return (
    <div className="cit-incomes">
      <span>{words.incomes}</span>
      {INCOME_COLOUR.map(
        (colour, character) =>
          colour !== NONE && (
            <span key={character} className="cit-fact" title={piece(characterId(character))}>
              <ColourPlate colour={colourId(colour)} size={18} title={piece(characterId(character))} />
              {incomeAs(view, seat, character)}
            </span>
          ),
      )}
    </div>
  );
}

export function Characters({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, piece } = table;
  const mine = heldBy(view, seat);
  const active =
    mine.find((character) => character === view.called && view.asked === seat) ?? (mine.length === 1 ? mine[0] : undefined);
  if (mine.length === 0)
    return (
      <div className="cit-who cit-who-none">
        <span className="cit-who-empty" aria-hidden>
          ?
        </span>
        <span>{words.noCharacter}</span>
      </div>
    );
  return (
    <div className="cit-who" data-region="character">
      <span className="cit-who-medals">
        {mine.map((character) => (
          <button
            key={character}
            type="button"
            className="cit-medal"
            data-now={character === active}
            onClick={() => table.openCharacter(character)}
            aria-label={`${character + 1} ${piece(characterId(character))}`}
          >
            <CharacterMedallion
              id={characterId(character)}
              size={mine.length === 1 ? 50 : 42}
              numbered
              muted={view.murdered === character || (mine.length > 1 && character < view.called)}
            />
          </button>
        ))}
      </span>
      <span className="cit-who-text">
        <b>
          {active === undefined ? mine.map((character) => piece(characterId(character))).join(', ') : piece(characterId(active))}
        </b>
        {active !== undefined && <span>{words.power[characterId(active)]}</span>}
      </span>
    </div>
  );
}

// Somebody's city in full: every building at reading size, effects of the special ones, and the Warlord's targets for a thumb.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { CardBack, CharacterCard, Coin, SkylineFill } from './art/index.ts';
import { POINTS } from '../rules/catalog.ts';
import { cardText } from '../text/cards.ts';
import { useBuildings } from './buildings.ts';
import { buildingsOf } from './changes.ts';
import { CharacterChip } from './CharacterChip.tsx';
import { BuildingCard } from './Hand.tsx';
import { characterId, keyed } from './pieces.ts';
import { Sheet } from './Sheet.tsx';
import { useTable } from './table.ts';

export function CitySheet({ seat, onClose }: { readonly seat: Seat; onClose(): void }): ReactElement {
  const { view, words, scores, me, nameOf, piece, changes, measures } = useTable();
  const player = view.players[seat];
  const size = view.options.citySize;
  const { look } = useTouching();
  const buildings = useBuildings(seat);
  return (
    <Sheet title={seat === me ? words.myCity : words.cityNamed(nameOf(seat))} touchCloses onClose={onClose}>
      <div className="cit-sheet-facts">
        <PlayerMark seat={seat} size={20} />
        <b>{words.progress(player.city.length, size)}</b>
        <b>{words.points(scores[seat])}</b>
        <span className="cit-fact">
          <Coin size={18} /> {words.gold(player.gold)}
        </span>
        <span className="cit-fact">
          <CardBack width={14} /> {words.cards(player.hand.length)}
        </span>
        {seat !== me && <CharacterChip seat={seat} />}
      </div>
      {!measures.compact && (
        <div className="cit-sheet-city">
          <SkylineFill
            size={size}
            freeLots
            freeLabel={words.freeLot}
            buildings={buildingsOf(view, seat, changes, piece, (district) => POINTS[district])}
          />
        </div>
      )}
      <ul className="cit-sheet-cards">
        {buildings.map(({ key, id, piece: target }) => (
          <li key={key}>
            <BuildingCard
              id={id}
              width={measures.compact ? 104 : 124}
              at={target?.at}
              copy={target?.copy}
              tag={target && look(target.at) !== 'plain' ? words.destroyAt(target.price) : undefined}
            />
          </li>
        ))}
        {buildings.length === 0 && <li className="cit-sheet-none">{words.noBuildings}</li>}
      </ul>
      {view.phase === 'over' && keyed(player.hand).length > 0 && (
        <p className="cit-sheet-hand">
          {words.inHand}:{' '}
          {keyed(player.hand)
            .map(({ id }) => piece(id))
            .join(', ')}
        </p>
      )}
    </Sheet>
  );
}

export function CharacterSheet({ character, onClose }: { readonly character: number; onClose(): void }): ReactElement {
  const { words, piece, language } = useTable();
  const id = characterId(character);
  return (
    <Sheet title={`${character + 1} · ${piece(id)}`} className="cit-sheet-small" onClose={onClose}>
      <CharacterCard id={id} name={piece(id)} power={words.power[id]} width={210} />
      <p className="cit-sheet-power">{cardText(id, language)}</p>
    </Sheet>
  );
}

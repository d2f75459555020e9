// Somebody's city in full: every building at reading size, effects of the special ones, and the Warlord's targets for a thumb.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { CardBack, CharacterCard, Coin, SkylineFill, type SkylineBuilding } from './art/index.ts';
import data from '../data/citadels.json' with { type: 'json' };
import { POINTS } from '../rules/catalog.ts';
import { buildingsOf } from './changes.ts';
import { CharacterChip } from './CharacterChip.tsx';
import { BuildingCard } from './Hand.tsx';
import { characterId, keyed } from './pieces.ts';
import { Sheet } from './Sheet.tsx';
import { targetsIn } from './targets.tsx';
import { useTable } from './table.ts';

export function CitySheet({ seat, onClose }: { readonly seat: Seat; onClose(): void }): ReactElement {
  const table = useTable();
  const { view, words, scores, me, nameOf, piece, changes, room } = table;
  const player = view.players[seat];
  const size = view.options.citySize;
  const targets = targetsIn(table, seat, seat === me ? 'asked' : 'always');
  const buildings = buildingsOf(view, seat, changes, piece);
  // The window goes first: what is chosen or explained is shown on the table under it.
  const answer = (building: SkylineBuilding): void => {
    onClose();
    targets?.pick(building);
  };
  const marked = targets ? targets.mark(buildings) : buildings;
  return (
    <Sheet title={seat === me ? words.myCity : words.cityNamed(nameOf(seat))} onClose={onClose}>
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
      {!room.compact && (
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
        {marked.map((building) => {
          const state =
            building.state === 'lit' || building.state === 'selected' || building.state === 'blocked' ? building.state : 'normal';
          return (
            <li key={building.key}>
              <BuildingCard
                id={building.id}
                width={room.compact ? 104 : 124}
                state={state}
                {...(targets && state !== 'normal' && { tag: targets.label(building), onPick: () => answer(building) })}
              />
            </li>
          );
        })}
        {marked.length === 0 && <li className="cit-sheet-none">{words.noBuildings}</li>}
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
      <p className="cit-sheet-power">{data.characters[character].power[language]}</p>
    </Sheet>
  );
}

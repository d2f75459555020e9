// An area in full: its building code, its tiles, and everybody's floors there.
import type { ReactElement } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { AREA_COLOUR, AREA_IDS, TRIANGULAR, ROUND } from '../../rules/board.ts';
import { shapeRuledOut } from '../../rules/buildingCode.ts';
import { NO_ROOF, OPEN } from '../../rules/state.ts';
import { tileKind } from '../auction/Stage.tsx';
import { StoneSign } from '../art/signs.tsx';
import { AreaSlab } from '../map/AreaSlab.tsx';
import { Sheet } from '../Sheet.tsx';
import { extraCards, placeOf, pointsIn } from '../areaRanks.ts';
import { useTable } from '../table.ts';

export function AreaSheet({ area, onClose }: { readonly area: number; onClose(): void }): ReactElement {
  const { view, words, piece, nameOf, me } = useTable();
  const here = view.areas[area];
  const name = piece(AREA_IDS[area]);
  const out = shapeRuledOut(view, area);
  const roof =
    here.shape !== NO_ROOF
      ? words.roofs[here.shape]
      : out === NO_ROOF
        ? words.anyRoof
        : words.roofs[out === ROUND ? TRIANGULAR : ROUND];
  const open = here.squares.filter((there) => there === OPEN).length;
  const seats = view.players
    .map((_, seat) => seat)
    .toSorted((a, b) => here.floors[b] - here.floors[a] || here.highest[b] - here.highest[a]);
  return (
    <Sheet
      label={name}
      title={
        <>
          <StoneSign colour={AREA_COLOUR[area]} size={20} title={words.colours[AREA_COLOUR[area]]} /> {name}
        </>
      }
      onClose={onClose}
    >
      <svg className="cap-sheet-area" viewBox="-14 -116 270 214" aria-hidden>
        <AreaSlab area={area} state={here} look="plain" large={false} ghost={undefined} />
      </svg>
      <p>
        {open === 0
          ? words.full
          : `${roof}, ${here.tallest === 0 ? words.heights(1, 1) : words.heights(here.tallest, here.tallest + 1)} · ${words.openSquares(open)}`}
      </p>
      <p>
        {words.fountains(here.fountains)}
        {here.monument > 0 && ` · ${words.tile[tileKind(here.monument)]}: ${words.tileDoes[tileKind(here.monument)]}`}
      </p>
      <table className="cap-table">
        <tbody>
          {seats.map((seat) => {
            const place = placeOf(here, seat);
            const cards = extraCards(here, seat, view.options);
            return (
              <tr key={seat} data-me={seat === me}>
                <th scope="row">
                  <PlayerMark seat={seat} size={16} /> {nameOf(seat)}
                </th>
                <td>
                  {here.floors[seat] === 0
                    ? words.notRanked
                    : `${words.floors(here.floors[seat])}, ${words.tallest} ${here.highest[seat]}`}
                </td>
                <td>{place > 0 && words.place(place)}</td>
                <td>
                  <b>{place > 0 && words.signed(pointsIn(here, seat))}</b>
                  {cards > 0 && ` +${words.cards(cards)}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}

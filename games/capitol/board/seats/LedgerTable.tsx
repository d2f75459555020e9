// What every area paid in every round, for everybody.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { AREA_COLOUR, AREA_IDS, ROUNDS } from '../../rules/board.ts';
import { roundPoints } from '../../rules/scoring.ts';
import { StoneSign } from '../art/signs.tsx';
import { ALL_AREAS } from '../map/places.ts';
import type { CapitolView } from '../props.ts';
import { roman, type BoardWords } from '../text.ts';

interface Props {
  readonly view: CapitolView;
  readonly words: BoardWords;
  piece(id: string): string;
  nameOf(seat: Seat): string;
}

export function LedgerTable({ view, words, piece, nameOf }: Props): ReactElement {
  const seats = view.players.map((_, seat) => seat);
  const rounds = Array.from({ length: ROUNDS }, (_, at) => at);
  const paid = (round: number, area: number, seat: number): number => view.scored[round]?.[area * view.seats + seat] ?? 0;
  return (
    <>
      <div className="cap-ledger">
        <table className="cap-table">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {words.area}
              </th>
              {rounds.map((round) => (
                <th key={round} scope="colgroup" colSpan={view.seats} className="cap-first-of-round">
                  {words.round} {roman(round + 1)}
                </th>
              ))}
            </tr>
            <tr>
              {rounds.flatMap((round) =>
                seats.map((seat) => (
                  <th key={`${round}/${seat}`} scope="col" className={seat === 0 ? 'cap-first-of-round' : undefined}>
                    <PlayerMark seat={seat} size={14} title={nameOf(seat)} />
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {ALL_AREAS.map((area) => (
              <tr key={area}>
                <th scope="row">
                  <StoneSign colour={AREA_COLOUR[area]} size={14} /> {piece(AREA_IDS[area])}
                </th>
                {rounds.flatMap((round) =>
                  seats.map((seat) => {
                    const points = paid(round, area, seat);
                    return (
                      <td
                        key={`${round}/${seat}`}
                        className={seat === 0 ? 'cap-first-of-round' : undefined}
                        data-none={points === 0}
                      >
                        {round < view.scored.length ? points : ''}
                      </td>
                    );
                  }),
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {rounds.flatMap((round) =>
                seats.map((seat) => (
                  <td key={`${round}/${seat}`} className={seat === 0 ? 'cap-first-of-round' : undefined}>
                    {round < view.scored.length ? <b>{roundPoints(view.scored[round], view.seats)[seat]}</b> : ''}
                  </td>
                )),
              )}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="cap-ledger-sums">
        {seats.map((seat) => (
          <span key={seat}>
            <PlayerMark seat={seat} size={16} /> {nameOf(seat)} <b>{view.players[seat].score}</b>
          </span>
        ))}
      </p>
    </>
  );
}

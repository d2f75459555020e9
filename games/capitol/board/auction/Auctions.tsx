// The round's three auctions: what is still to come, what is running, who won what for how much.
import type { ReactElement } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { AUCTIONS, FOUNTAIN, tileFor } from '../../rules/board.ts';
import { Tile } from '../art/tiles.tsx';
import { useTable } from '../table.ts';
import { tileKind } from './Stage.tsx';

export function Auctions(): ReactElement {
  const table = useTable();
  const { view, words } = table;
  return (
    <section className="cap-auctions" aria-label={words.auctions}>
      <h2>{words.auctions}</h2>
      <ol>
        {Array.from({ length: AUCTIONS }, (_, at) => {
          const auction = at + 1;
          const tile = tileFor(view.round, auction);
          const past = table.revealing === auction ? undefined : view.auctions[at];
          const name = words.tile[tileKind(tile)];
          const state = past ? 'done' : view.auction === auction || table.revealing === auction ? 'now' : 'open';
          const line = (
            <>
              <TilePicture tile={tile} />
              <span>{name}</span>
              {past ? (
                <b>
                  {past.winner < 0 ? words.nobody : <PlayerMark seat={past.winner} size={16} title={table.nameOf(past.winner)} />}
                  {past.winner >= 0 && ` ${past.amounts[past.winner]}`}
                </b>
              ) : (
                <small>{state === 'now' ? words.running : words.toCome}</small>
              )}
            </>
          );
          return (
            <li key={auction} data-state={state}>
              {past ? (
                <button type="button" onClick={() => table.review(auction)} aria-label={words.reviewAuction(auction, name)}>
                  {line}
                </button>
              ) : (
                line
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function TilePicture({ tile, size = 28 }: { readonly tile: number; readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox={tile === FOUNTAIN ? '-24 -32 48 48' : '-54 -84 108 124'} aria-hidden>
      <Tile kind={tile} edge={tile === FOUNTAIN ? 46 : 44} />
    </svg>
  );
}

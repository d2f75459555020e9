// What lies under the pointer: the block with its value and rows, the building with its owner; or a row with its count and pay.
import type { ReactElement } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { LOTS_OF, blockOfLot } from '../../rules/geometry.ts';
import { ZONES } from '../../rules/words.ts';
import { blockName, buildingName, cardText, lotName } from '../../text/words.ts';
import { CARDS } from '../../rules/cards.ts';
import { Facts } from './CostCard.tsx';
import { Coin, Laurel, Lots, ZoneTag } from '../art/signs.tsx';
import { rowKey, useTable, type LookedAt } from '../table.ts';

export function LookCard({ look }: { readonly look: NonNullable<LookedAt> }): ReactElement | null {
  if ('card' in look) return <ContractLook card={look.card} />;
  return 'lot' in look ? <LotCard lot={look.lot} /> : <RowCard row={look.row} />;
}

/** A contract of the market while it is not mine to take. */
function ContractLook({ card }: { readonly card: number }): ReactElement {
  const { view, words, language } = useTable();
  const { id, name, zone, lots } = CARDS[card];
  const effect = cardText(id, view.options, language);
  return (
    <section className="spr-panel spr-inspect spr-look" aria-label={name[language]}>
      <h3>
        <Lots count={lots} zone={zone} /> {name[language]}
        <small>{words.contractFacts(zone, lots)}</small>
      </h3>
      <Facts card={card} />
      {effect !== '' && <p className="spr-quote">{effect}</p>}
    </section>
  );
}

function LotCard({ lot }: { readonly lot: number }): ReactElement {
  const { view, words, language, rows, nameOf } = useTable();
  const block = blockOfLot(lot);
  const building = view.buildings[view.lots[lot]];
  const through = rows.filter(({ blocks }) => blocks.includes(block));
  const effect = building ? cardText(building.id, view.options, language) : '';
  return (
    <section className="spr-panel spr-inspect spr-look" aria-label={words.block}>
      <h3>
        {building ? (
          <>
            <ZoneTag zone={building.zone} />{' '}
            {buildingName(building.id, ZONES[building.zone], LOTS_OF[building.placement][0], language)}
          </>
        ) : (
          words.emptyLot(lotName(lot))
        )}
        <small>{words.blockOf(blockName(block), view.values[block])}</small>
      </h3>
      {building && (
        <p className="spr-line">
          <span>
            {building.owner >= 0 ? (
              <>
                <PlayerMark seat={building.owner} size={15} /> {nameOf(building.owner)}
              </>
            ) : (
              words.uncontrolled
            )}
          </span>
          <b>
            <Coin size={14} /> {words.value(view.values[block])}
          </b>
        </p>
      )}
      {effect !== '' && <p className="spr-quote">{effect}</p>}
      <p className="spr-through">
        {words.rowsHere}{' '}
        {through.map(({ res, row }) => (
          <span key={rowKey(res, row)} className="spr-row-chip" data-res={res}>
            {res === 'wealth' ? <Coin size={13} /> : <Laurel size={12} color="#ffe9f3" />} {row}
          </span>
        ))}
      </p>
    </section>
  );
}

function RowCard({ row: key }: { readonly row: string }): ReactElement | null {
  const { rows, words, nameOf } = useTable();
  const row = rows.find((known) => rowKey(known.res, known.row) === key);
  if (!row) return null;
  return (
    <section className="spr-panel spr-inspect spr-look" aria-label={words.rowTitle(row.res, row.row)}>
      <h3>
        {row.res === 'wealth' ? <Coin size={17} /> : <Laurel size={16} />} {words.rowTitle(row.res, row.row)}
        <small>{words.ifPaidNow}</small>
      </h3>
      {row.counts.map((count, seat) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
        <p key={seat} className="spr-line" data-tone={row.amounts[seat] > 0 && row.res === 'prestige' ? 'fame' : undefined}>
          <span>
            <PlayerMark seat={seat} size={15} /> {nameOf(seat)}, {words.buildings(count)}
          </span>
          <b>+{row.amounts[seat]}</b>
        </p>
      ))}
    </section>
  );
}

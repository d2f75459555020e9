// My city (for a spectator, the city of whoever is deciding): skyline with free lots, the five colours, the preview.
import type { CSSProperties, ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { Count } from '../../board-kit/Count.tsx';
import { useLook } from '../../board-kit/touch/useTouch.ts';
import { Coin, ColourPlate, Crown, SkylineFill, type SkylineBuilding } from './art/index.ts';
import { COLOUR, COST, districtOf } from '../rules/catalog.ts';
import { SITE } from '../rules/touch.ts';
import { useBuildings, useCityLabel } from './buildings.ts';
import { colourId, FIVE_COLOURS, isDistrictId } from './pieces.ts';
import { Tags } from './Tags.tsx';
import { useTable, type Table } from './table.ts';

export function MyCity({ seat, dense = false }: { readonly seat: Seat; readonly dense?: boolean }): ReactElement {
  const table = useTable();
  const { view, words, scores, measures, me, nameOf } = table;
  const { city, gold } = view.players[seat];
  const size = view.options.citySize;
  const small = dense || measures.compact;
  const buildings = useBuildings(seat);
  const label = useCityLabel(seat, buildings);
  const site = useLook(SITE);
  const preview = previewIn(table, seat);
  const title = seat === me ? words.myCity : words.cityNamed(nameOf(seat));
  return (
    <section
      className="cit-city"
      data-region="city"
      data-city={seat}
      data-dense={small}
      data-acting={view.asked === seat}
      aria-label={title}
      {...(seat === me && site)}
    >
      <SkylineFill
        size={size}
        dense={small}
        freeLots={!dense || city.length === 0}
        freeLabel={words.freeLot}
        radius={small ? 10 : 12}
        sun={0.93}
        buildings={buildings}
        preview={preview}
        label={label}
      />
      <button type="button" className="cit-pill cit-city-name" onClick={() => table.openCity(seat)}>
        <PlayerMark seat={seat} size={17} />
        <b>{small ? (seat === me ? words.you : nameOf(seat)) : title}</b>
        <span>
          {small ? `${city.length}/${size}` : words.progress(city.length, size)} ·{' '}
          <strong>
            <Count value={scores[seat]} /> {small ? 'pt' : words.points(scores[seat]).replace(/^\d+ /, '')}
          </strong>
        </span>
        {small && (
          <span className="cit-fact" data-purse={seat} data-region="purse">
            <Coin size={17} title={words.gold(gold)} />
            <Count value={gold} />
          </span>
        )}
        {view.crown === seat && (
          <span className="cit-crown-at" data-flip="crown">
            <Crown size={20} title={words.crown} />
          </span>
        )}
      </button>
      <Colours city={city} small={small} />
      {preview && !small && (
        <span className="cit-city-preview" style={overLot(city.length, Math.max(size, city.length + 1))}>
          {words.previewOn(city.length + 1)}
        </span>
      )}
    </section>
  );
}

/** The middle of a lot, as far as the edges let the words be read: the skyline keeps 8 px on either side. */
const overLot = (lot: number, lots: number): CSSProperties => ({
  left: `clamp(76px, calc(8px + (100% - 16px) * ${(lot + 0.5) / lots}), calc(100% - 76px))`,
});

function Colours({ city, small }: { readonly city: readonly number[]; readonly small: boolean }): ReactElement {
  const { words } = useTable();
  const there = new Set(city.map((district) => colourId(COLOUR[district])));
  return (
    <span className="cit-pill cit-city-colours">
      {!small && <span>{words.colours}</span>}
      {FIVE_COLOURS.map((colour) => (
        <ColourPlate
          key={colour}
          colour={colour}
          size={small ? 17 : 19}
          missing={!there.has(colour)}
          title={there.has(colour) ? words.colour[colour] : `${words.colour[colour]}: ${words.missing}`}
        />
      ))}
      {!small && <b>{words.coloursOf(there.size)}</b>}
    </span>
  );
}

function previewIn({ view, draft, me, piece }: Table, seat: Seat): SkylineBuilding | undefined {
  if (draft?.type !== 'BUILD' || seat !== me || view.asked !== seat || !isDistrictId(draft.card)) return undefined;
  return { key: 'preview', id: draft.card, value: COST[districtOf(draft.card)], name: piece(draft.card) };
}

/** My city in one line, where the draft needs the room: points, gold, and a plate for every building. */
export function CityLine({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, scores, me, nameOf } = table;
  const { gold } = view.players[seat];
  return (
    <section
      className="cit-city-line"
      data-region="city"
      data-city={seat}
      aria-label={seat === me ? words.myCity : words.cityNamed(nameOf(seat))}
    >
      <button type="button" className="cit-city-name" onClick={() => table.openCity(seat)}>
        <PlayerMark seat={seat} size={17} />
        <b>
          <Count value={scores[seat]} /> pt
        </b>
        <span className="cit-fact" data-purse={seat} data-region="purse">
          <Coin size={17} title={words.gold(gold)} />
          <Count value={gold} />
        </span>
        {view.crown === seat && (
          <span className="cit-crown-at" data-flip="crown">
            <Crown size={20} title={words.crown} />
          </span>
        )}
      </button>
      <Tags seat={seat} />
    </section>
  );
}

// A piece by its id, for the rules pages and the choice list.
import type { ReactElement, ReactNode } from 'react';
import { CARDS, STARTING, cardNamed } from '../rules/cards.ts';
import { LOTS_OF, ON_LOT, PLACEMENTS_OF_SIZE } from '../rules/geometry.ts';
import { CONTRACT_SPACES, DECKS, MARKERS, OFFICES, PLANNING_SPACES, VOCATIONS, ZONES } from '../rules/words.ts';
import { Faces } from './art/Building.tsx';
import { DeckBack, zonesOf } from './art/cards.tsx';
import { CARD_ICONS } from './art/cardIcons.ts';
import { footprint, point } from './art/iso.ts';
import { Coin, Laurel, Office, Page, Vocation, zoneColour } from './art/signs.tsx';
import { drawBuilding, type ZoneName } from './art/volumes.ts';
import { Icon } from '../../board-kit/Icon.tsx';
import { ICONS } from './icons.gen.ts';

/** A building tile on its own. */
export function TilePicture({
  zone,
  lots,
  size = 56,
}: {
  readonly zone: number;
  readonly lots: number;
  readonly size?: number;
}): ReactElement {
  const placement = lots === 1 ? ON_LOT[0] : PLACEMENTS_OF_SIZE[lots][0];
  const ground = footprint(LOTS_OF[placement]);
  const { faces, top } = drawBuilding('X4', ZONES[zone] as ZoneName, LOTS_OF[placement]);
  const left = point(ground.x0, ground.y1)[0] - 4;
  const right = point(ground.x1, ground.y0)[0] + 4;
  const bottom = point(ground.x1, ground.y1)[1] + 4;
  const upper = Math.min(top[1] - 10, point(ground.x0, ground.y0)[1] - 40);
  return (
    <svg width={size} height={size} viewBox={`${left} ${upper} ${right - left} ${bottom - upper}`} aria-hidden>
      <Faces faces={faces} />
    </svg>
  );
}

/** A card without its words, which stand beside it: a permit's zones and pages, any other card's sign on its colour. */
function CardPicture({ card }: { readonly card: number }): ReactElement {
  const printed = CARDS[card];
  const zones = zonesOf(printed);
  return (
    <svg width={54} height={66} viewBox="0 0 54 66" aria-hidden>
      <rect x="1" y="1" width="52" height="64" rx="8" fill="#fffdf7" stroke="#b8ad94" strokeWidth="2" />
      {printed.kind === 'permit' ? (
        <>
          {zones.map((zone, at) => (
            <rect
              key={zone}
              x="6"
              y={6 + (at * 36) / zones.length}
              width="42"
              height={36 / zones.length - 2}
              rx="3"
              fill={zoneColour(zone)}
            />
          ))}
          {Array.from({ length: printed.pages }, (_, page) => (
            <Page key={page} x={27 + (page - printed.pages / 2) * 11} y={46} size={13} />
          ))}
        </>
      ) : (
        <>
          <rect x="5" y="5" width="44" height="56" rx="5" fill={printed.zone < 0 ? '#4a5a66' : zoneColour(printed.zone)} />
          <Icon icon={CARD_ICONS[printed.id]} x={10} y={16} size={34} color="#fff" />
        </>
      )}
    </svg>
  );
}

export function picture(id: string): ReactNode {
  const drawn = drawingOf(id);
  return (
    drawn && (
      <span className="spr-picture" data-game="sprawl">
        {drawn}
      </span>
    )
  );
}

function drawingOf(id: string): ReactElement | undefined {
  const card = cardNamed(id);
  if (card >= 0) return <CardPicture card={card} />;
  const start = STARTING.find((known) => known.id === id);
  if (start) return <TilePicture zone={start.zone} lots={1} />;
  const zone = ZONES.findIndex((known) => known === id);
  if (zone >= 0) return <TilePicture zone={zone} lots={zone === 4 ? 1 : 2} />;
  const tile = /^(CIV|COM|IND|RES|PARK)[ -]([1-4])$/.exec(id);
  if (tile) return <TilePicture zone={ZONES.findIndex((known) => known === tile[1])} lots={Number(tile[2])} />;
  const vocation = VOCATIONS.findIndex((known) => known === id);
  if (vocation >= 0) return <Vocation vocation={vocation} size={30} />;
  const office = [...OFFICES, 'contractor'].indexOf(id);
  if (office >= 0) return <Office office={office} size={38} />;
  const deck = DECKS.findIndex((known) => known === id);
  if (deck >= 0) return <DeckBack deck={deck} />;
  const top = CONTRACT_SPACES.findIndex((known) => known === id);
  if (top >= 5) return <DeckBack deck={top - 4} />;
  if (id === 'planningDeck' || id === 'discard') return <DeckBack deck={0} />;
  if (top >= 0 || PLANNING_SPACES.some((known) => known === id))
    return <span className="spr-ap">{id.replace(/\D/g, '')} AP</span>;
  if (MARKERS.some((known) => known === id)) return <MarkerPicture wealth={id.startsWith('W')} number={id.slice(1)} />;
  switch (id) {
    case 'wealth':
      return <Coin size={30} />;
    case 'prestige':
      return <Laurel size={28} />;
    case 'pawn':
      return <Icon icon={ICONS.pawn} size={30} />;
    case 'favor':
    case 'extraFavor':
      return <Page size={30} />;
    default:
      return undefined;
  }
}

function MarkerPicture({ wealth, number }: { readonly wealth: boolean; readonly number: string }): ReactElement {
  return (
    <span className="spr-row-chip" data-res={wealth ? 'wealth' : 'prestige'}>
      {wealth ? <Coin size={18} /> : <Laurel size={17} color="#ffe9f3" />} {number}
    </span>
  );
}

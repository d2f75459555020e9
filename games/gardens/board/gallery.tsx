// The cards and tiles of The Hanging Gardens, one by one, for the gallery.
import type { InEveryLanguage } from '@cantiere/engine';
import type { ReactElement } from 'react';
import { asIs, inBoth, LABELS, tellingOf, type Gallery, type GalleryCard, type GalleryDrawing } from '../../board-kit/gallery.ts';
import { meta } from '../meta.ts';
import { provenance } from '../data/provenance.ts';
import {
  BUILDING_IDS,
  BUILDINGS,
  CARD_IDS,
  KIND_IDS,
  KIND_OF_TILE,
  PERSONS,
  SERIES,
  TILE_IDS,
  faceOfCard,
} from '../rules/data.ts';
import { ladderOf, nameOf } from '../text/words.ts';
import { worthInWords } from '../text/worth.ts';
import { CardPicture } from './art/CardFace.tsx';
import { kindStyle, Plaque } from './art/tiles.tsx';
import { board } from './index.tsx';
import { Ladder } from './TileColumns.tsx';
import './style/gallery.css';

const SAYS = {
  cards: { it: 'Carte', en: 'Cards' },
  start: { it: 'Carte iniziali', en: 'Start cards' },
  series: { it: 'Tessere a serie', en: 'Tiles in sets' },
  persons: { it: 'Professionisti', en: 'Professions' },
  buildings: { it: 'Costruzioni', en: 'Buildings' },
  howMany: { it: 'Quante', en: 'How many' },
  set: { it: 'Una serie è di', en: 'A set is of' },
  points: { it: 'Punti', en: 'Points' },
} as const satisfies Record<string, InEveryLanguage>;

const { named, tell, name } = tellingOf(provenance, nameOf);

const cards: readonly GalleryCard[] = CARD_IDS.map((id, card) => {
  const { codes } = faceOfCard(card, 0);
  const shown = BUILDING_IDS.filter((_, building) => codes.includes(BUILDINGS[building]));
  const count = faceOfCard(card, 0).builtDx.length;
  const cells = { section: 'cards', id, field: 'cells' };
  return {
    id,
    kind: 'cards',
    name: named(id),
    copies: 1,
    traits: { building: shown, count: [`${count}`] },
    fields: [
      tell(LABELS.name, named(id), cells, []),
      tell(
        SAYS.buildings,
        inBoth((language) => shown.map((building) => nameOf(building, language)).join(', ')),
        cells,
      ),
      tell(SAYS.howMany, count, cells, []),
    ],
  };
});

/** Everybody has one. */
const MOST_SEATS = meta.players.max;

const startName = { section: 'startCard', id: '*', field: 'name' };
const start: GalleryCard = {
  id: 'start',
  kind: 'start',
  name: named('start'),
  copies: MOST_SEATS,
  traits: {},
  fields: [tell(LABELS.name, named('start'), startName), tell(LABELS.copies, MOST_SEATS, startName, [])],
};

const perGate: InEveryLanguage<(points: number) => string> = { it: (n) => `${n} per tessera`, en: (n) => `${n} for each tile` };

const tiles: readonly GalleryCard[] = [
  ...SERIES.map(({ id, copies, setSize }, kind) => {
    const at = (field: string) => ({ section: 'tileSeries', id, field });
    return {
      id,
      kind: 'series',
      name: named(id),
      copies,
      traits: {},
      fields: [
        name('tileSeries', id),
        tell(LABELS.copies, copies, at('copies')),
        tell(SAYS.set, setSize, at('setSize')),
        tell(
          SAYS.points,
          inBoth((language) => ladderOf(id, perGate[language])),
          at('points'),
        ),
        tell(
          LABELS.text,
          inBoth((language) => worthInWords(kind, language)),
          at('points'),
          [],
        ),
      ],
    };
  }),
  ...PERSONS.map(({ id }, at) => {
    const scoring = { section: 'persons', id, field: 'scoring' };
    return {
      id,
      kind: 'persons',
      name: named(id),
      copies: 1,
      traits: {},
      fields: [
        name('persons', id),
        tell(
          SAYS.points,
          inBoth((language) => ladderOf(id, perGate[language])),
          scoring,
        ),
        tell(
          LABELS.text,
          inBoth((language) => worthInWords(SERIES.length + at, language)),
          scoring,
          [],
        ),
      ],
    };
  }),
];

function Drawing({ id, width, large }: GalleryDrawing): ReactElement {
  const kind = KIND_IDS.indexOf(id);
  return (
    <span className="gar-shown" data-game="gardens" data-large={large} style={{ width, ...(kind >= 0 && kindStyle(kind)) }}>
      {kind < 0 ? (
        large ? (
          board.picture(id)
        ) : (
          <CardPicture card={CARD_IDS.indexOf(id)} drawing="small" width={width} />
        )
      ) : (
        <>
          <Plaque kind={kind} size={large ? 150 : 64} />
          <Ladder kind={kind} owned={0} />
        </>
      )}
    </span>
  );
}

export const gallery: Gallery = {
  kinds: (['cards', 'start', 'series', 'persons'] as const).map((id) => ({ id, name: SAYS[id] })),
  traits: [
    { id: 'building', name: SAYS.buildings, values: BUILDING_IDS.map((id) => ({ id, name: named(id) })) },
    { id: 'count', name: SAYS.howMany, values: [1, 2, 3, 4].map((count) => ({ id: `${count}`, name: asIs(count) })) },
  ],
  cards: [...cards, start, ...tiles],
  unnamed: ['cards', 'start', 'series', 'persons'],
  widths: { table: 124, phone: 108, large: 246 },
  Drawing,
  words: {
    '.': { it: 'niente', en: 'nothing' },
    ...Object.fromEntries(BUILDING_IDS.map((id) => [id.charAt(0).toUpperCase(), named(id)])),
    incomplete: { it: 'senza la serie', en: 'without the set' },
    complete: { it: 'con la serie completa', en: 'with the whole set' },
    perTile: { it: 'per tessera', en: 'for each tile' },
    set: { it: 'per la serie', en: 'for the set' },
  },
  cardOf: (piece) => {
    const tile = TILE_IDS.indexOf(piece);
    const id = tile >= 0 ? KIND_IDS[KIND_OF_TILE[tile]] : piece;
    return CARD_IDS.includes(id) || KIND_IDS.includes(id) || id === start.id ? id : undefined;
  },
};

// Capitol's cards, tiles and areas, one by one, for the gallery.
import type { InEveryLanguage } from '@cantiere/engine';
import { capital } from '@cantiere/engine/grammar/it';
import type { ReactElement } from 'react';
import {
  asIs,
  inBoth,
  LABELS,
  tellingOf,
  type DataPath,
  type Gallery,
  type GalleryCard,
  type GalleryDrawing,
  type DataField,
} from '../../board-kit/gallery.ts';
import { data } from '../data/index.ts';
import { provenance } from '../data/provenance.ts';
import { AREA_COLOUR, AREA_IDS, FLOORS_PER_CARD, FOUNTAIN, PRINTED_FOUNTAIN, TILE_COUNTS, TILE_KINDS } from '../rules/board.ts';
import { CARD_IDS, CARD_TYPES, COLOUR_OF, COLOURS, FACE_OF, PERMIT, TYPE_OF, VALUE_OF, cardOf } from '../rules/cards.ts';
import { kindOfTile, nameOf } from '../text/names.ts';
import { ActionCard, SenatorCard } from './art/ActionCard.tsx';
import { Pigments } from './art/paint.tsx';
import { Tile } from './art/tiles.tsx';
import { board } from './index.tsx';
import { AreaPicture } from './picture.tsx';
import { boardWords } from './text.ts';

const SAYS = {
  roof: { it: 'Carte tetto', en: 'Roof cards' },
  floor: { it: 'Carte piano', en: 'Floor cards' },
  permit: { it: 'Permessi', en: 'Building permits' },
  senators: { it: 'Senatori', en: 'Senators' },
  tiles: { it: 'Tessere', en: 'Tiles' },
  areas: { it: 'Aree della città', en: 'Areas of the city' },
  colour: { it: 'Colore', en: 'Colour' },
  value: { it: 'Valore', en: 'Value' },
  effect: { it: 'Effetto', en: 'Effect' },
  squares: { it: 'Quadratini', en: 'Small squares' },
  fountains: { it: 'Fontane stampate', en: 'Printed fountains' },
} as const satisfies Record<string, InEveryLanguage>;

/** By type of card. */
const DOES: readonly InEveryLanguage[] = [
  {
    it: 'Chiudi uno dei tuoi edifici incompleti con un tuo tetto tondo o triangolare. Da quel momento l’edificio è definitivo.',
    en: 'Cap one of your unfinished buildings with a round or triangular roof of your own. The building is then finished for good.',
  },
  {
    it: `Prendi ${boardWords.it.floors(FLOORS_PER_CARD)} dalla riserva e impilali subito sui tuoi edifici incompleti, oppure usali per iniziarne di nuovi.`,
    en: `Take ${boardWords.en.floors(FLOORS_PER_CARD)} from the supply and stack them at once on your unfinished buildings, or use them to begin new ones.`,
  },
  {
    it: 'Posa uno dei tuoi edifici finiti in un’area del colore della carta.',
    en: 'Put one of your finished buildings into an area of the card’s colour.',
  },
];
const SENATOR_DOES: InEveryLanguage = {
  it: 'Chiude la tua offerta segreta: contano solo le carte sopra di lui. Non si spende mai e non conta come carta in mano.',
  en: 'Closes your sealed bid: only the cards above it are offered. It is never spent and is not counted as a hand card.',
};
const { draw, scoring } = data;
const TILE_DOES: Readonly<Record<(typeof data.tiles)[number]['id'], InEveryLanguage>> = {
  fountain: {
    it: 'Un punto in più, a ogni fase di punteggio, sia per il primo sia per il secondo giocatore dell’area.',
    en: 'One more point, in every scoring, for both the first and the second player of its area.',
  },
  amphitheatre: {
    it: `Alla fine del round carte in più da pescare: ${draw.amphitheatreFirst} per il primo giocatore dell’area, ${draw.amphitheatreSecond} per il secondo.`,
    en: `Extra cards to draw at the end of the round: ${draw.amphitheatreFirst} for the first player of its area, ${draw.amphitheatreSecond} for the second.`,
  },
  temple: {
    it: `Moltiplica per ${scoring.templeMultiplier} tutti i punti ottenuti nell’area.`,
    en: `Multiplies every point scored in its area by ${scoring.templeMultiplier}.`,
  },
};

const { named, tell, name: nameField } = tellingOf(provenance, (id, language) => nameOf(language, id));
const colours: readonly InEveryLanguage[] = data.areaColours.map(({ adjective }) =>
  inBoth((language) => capital(adjective[language])),
);

/** One of every face, though there are two or three alike of most. */
const faces = CARD_IDS.flatMap((_, card) => (FACE_OF[card] === card ? [card] : []));

const cards: readonly GalleryCard[] = faces.map((card) => {
  const id = CARD_IDS[card];
  const colour = COLOUR_OF[card];
  const copies = FACE_OF.filter((face) => face === card).length;
  const at = (field: string): DataField => ({ section: 'cards', id, field });
  return {
    id,
    kind: CARD_TYPES[TYPE_OF[card]],
    name: named(id),
    copies,
    traits: { value: [`${VALUE_OF[card]}`], ...(colour >= 0 && { colour: [COLOURS[colour]] }) },
    fields: [
      tell(LABELS.name, named(id), at('type'), []),
      tell(SAYS.value, VALUE_OF[card], at('value')),
      ...(colour < 0 ? [] : [tell(SAYS.colour, colours[colour], at('colour'))]),
      tell(LABELS.copies, copies, at('value'), []),
      tell(SAYS.effect, DOES[TYPE_OF[card]], at('type'), []),
    ],
  };
});

const senators: readonly GalleryCard[] = data.senatorCards.slice(1).map(({ id, name }) => ({
  id,
  kind: 'senators',
  name,
  copies: 1,
  traits: {},
  fields: [nameField('senatorCards', id), tell(SAYS.effect, SENATOR_DOES, { section: 'senatorCards', id, field: 'name' }, [])],
}));

/** Where the numbers of a tile's effect stand. */
const TILE_AT: Readonly<Record<(typeof data.tiles)[number]['id'], readonly DataPath[]>> = {
  fountain: [],
  amphitheatre: [
    ['draw', 'amphitheatreFirst'],
    ['draw', 'amphitheatreSecond'],
  ],
  temple: [['scoring', 'templeMultiplier']],
};

const tiles: readonly GalleryCard[] = data.tiles.map(({ id, name }, kind) => ({
  id,
  kind: 'tiles',
  name,
  copies: TILE_COUNTS[kind],
  traits: {},
  fields: [
    nameField('tiles', id),
    tell(LABELS.copies, TILE_COUNTS[kind], { section: 'tiles', id, field: 'count' }, []),
    tell(SAYS.effect, TILE_DOES[id], { section: 'tiles', id, field: 'name' }, TILE_AT[id]),
  ],
}));

const areas: readonly GalleryCard[] = AREA_IDS.map((id, area) => {
  const at = (field: string): DataField => ({ section: 'areas', id, field });
  return {
    id,
    kind: 'areas',
    name: named(id),
    copies: 0,
    traits: { colour: [COLOURS[AREA_COLOUR[area]]] },
    fields: [
      nameField('areas', id),
      tell(SAYS.colour, colours[AREA_COLOUR[area]], at('colour')),
      tell(SAYS.squares, PRINTED_FOUNTAIN[area].length, at('squares')),
      tell(SAYS.fountains, PRINTED_FOUNTAIN[area].filter(Boolean).length, at('printedFountains')),
    ],
  };
});

function Drawing({ id, language, width, large }: GalleryDrawing): ReactElement {
  const words = boardWords[language];
  const card = cardOf(id);
  if (card >= 0) {
    const does: Readonly<Record<string, string>> = words.cardDoes;
    const label = does[TYPE_OF[card] === PERMIT ? COLOURS[COLOUR_OF[card]] : CARD_TYPES[TYPE_OF[card]]];
    return <ActionCard card={card} width={width} label={label} />;
  }
  const seat = senators.findIndex((known) => known.id === id);
  if (seat >= 0) return <SenatorCard seat={seat} width={width} />;
  const area = AREA_IDS.indexOf(id);
  if (area >= 0) return <AreaPicture area={area} width={large ? width : Math.round(width * 1.15)} />;
  const kind = TILE_KINDS.indexOf(id);
  if (kind < 0) return <>{board.picture(id)}</>;
  return (
    <svg width={width} height={width} viewBox={kind === FOUNTAIN ? '-24 -32 48 48' : '-58 -92 116 136'} aria-hidden>
      <Tile kind={kind} edge={46} />
    </svg>
  );
}

const ids = new Set([...cards, ...senators, ...tiles, ...areas].map(({ id }) => id));

export const gallery: Gallery = {
  kinds: [
    ...data.cardTypes.map(({ id }) => ({ id, name: SAYS[id] })),
    { id: 'senators', name: SAYS.senators },
    { id: 'tiles', name: SAYS.tiles },
    { id: 'areas', name: SAYS.areas },
  ],
  traits: [
    { id: 'colour', name: SAYS.colour, values: COLOURS.map((id, colour) => ({ id, name: colours[colour] })) },
    {
      id: 'value',
      name: SAYS.value,
      values: [...new Set(VALUE_OF)].sort((a, b) => a - b).map((value) => ({ id: `${value}`, name: asIs(value) })),
    },
  ],
  cards: [...cards, ...senators, ...tiles, ...areas],
  unnamed: ['tiles', 'areas'],
  widths: { table: 100, phone: 84, large: 220 },
  Drawing,
  Around: Pigments,
  words: {
    ...Object.fromEntries(data.areaColours.map(({ id }, colour) => [id, colours[colour]])),
    amphitheatreFirst: { it: 'al primo', en: 'to the first' },
    amphitheatreSecond: { it: 'al secondo', en: 'to the second' },
    templeMultiplier: { it: 'per quanto moltiplica', en: 'multiplies by' },
  },
  cardOf: (piece) => {
    const card = cardOf(piece);
    const id = card >= 0 ? CARD_IDS[FACE_OF[card]] : kindOfTile(piece);
    return ids.has(id) ? id : undefined;
  },
};

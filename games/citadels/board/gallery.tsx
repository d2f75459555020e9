// The cards of Citadels, one by one, for the gallery.
import type { InEveryLanguage } from '@cantiere/engine';
import type { ReactElement } from 'react';
import {
  asIs,
  inBoth,
  LABELS,
  originsIn,
  type Gallery,
  type GalleryCard,
  type GalleryDrawing,
  type GalleryField,
} from '../../board-kit/gallery.ts';
import { provenance } from '../data/provenance.ts';
import { CHARACTERS, COLOUR, COLOURS, COPIES, COST, DISTRICTS, INCOME_COLOUR, POINTS, districtOf } from '../rules/catalog.ts';
import { cardText } from '../text/cards.ts';
import { texts } from '../text/index.ts';
import { CharacterCard, DISTRICT_COLOUR, DistrictCard } from './art/index.ts';
import { board } from './index.tsx';
import { isCharacterId, isDistrictId } from './pieces.ts';
import { boardWords } from './text.ts';

const SAYS = {
  districts: { it: 'Edifici', en: 'Buildings' },
  characters: { it: 'Personaggi', en: 'Characters' },
  colour: { it: 'Colore', en: 'Colour' },
  cost: { it: 'Costo', en: 'Cost' },
  points: { it: 'Punti', en: 'Points' },
  effect: { it: 'Effetto', en: 'Effect' },
  number: { it: 'Numero', en: 'Number' },
  income: { it: 'Incassa da', en: 'Income from' },
} as const satisfies Record<string, InEveryLanguage>;

const from = originsIn(provenance);
const named = (id: string): InEveryLanguage => inBoth((language) => texts[language].piece(id));

const textOf = (id: string): InEveryLanguage => inBoth((language) => cardText(id, language) ?? '');
const effectOf = (id: string): readonly GalleryField[] =>
  cardText(id, 'it') === undefined ? [] : [{ label: SAYS.effect, value: textOf(id), origin: from('districts', id, 'effect') }];

const districts: readonly GalleryCard[] = DISTRICTS.map((id, district) => ({
  id,
  kind: 'districts',
  name: named(id),
  copies: COPIES[district],
  traits: { colour: [COLOURS[COLOUR[district]]], cost: [`${COST[district]}`] },
  fields: [
    { label: LABELS.name, value: named(id), origin: from('districts', id, 'name') },
    { label: SAYS.colour, value: named(COLOURS[COLOUR[district]]), origin: from('districts', id, 'colour') },
    { label: SAYS.cost, value: asIs(COST[district]), origin: from('districts', id, 'cost') },
    { label: SAYS.points, value: asIs(POINTS[district]), origin: from('districts', id, 'points') },
    { label: LABELS.copies, value: asIs(COPIES[district]), origin: from('districts', id, 'count') },
    ...effectOf(id),
  ],
}));

const characters: readonly GalleryCard[] = CHARACTERS.map((id, character) => {
  const income = INCOME_COLOUR[character];
  return {
    id,
    kind: 'characters',
    name: named(id),
    copies: 1,
    traits: income < 0 ? {} : { colour: [COLOURS[income]] },
    fields: [
      { label: LABELS.name, value: named(id), origin: from('characters', id, 'name') },
      { label: SAYS.number, value: asIs(character + 1), origin: from('characters', id, 'number') },
      ...(income < 0
        ? []
        : [{ label: SAYS.income, value: named(COLOURS[income]), origin: from('characters', id, 'incomeColour') }]),
      { label: SAYS.effect, value: textOf(id), origin: from('characters', id, 'power') },
    ],
  };
});

function Drawing({ id, language, width }: GalleryDrawing): ReactElement {
  const words = boardWords[language];
  if (isCharacterId(id)) return <CharacterCard id={id} name={texts[language].piece(id)} power={words.power[id]} width={width} />;
  if (!isDistrictId(id)) return <>{board.picture(id)}</>;
  const short: Readonly<Record<string, string | undefined>> = words.effect;
  const district = districtOf(id);
  return (
    <DistrictCard
      id={id}
      name={texts[language].piece(id)}
      cost={COST[district]}
      category={words.colour[DISTRICT_COLOUR[id]]}
      points={words.pt(POINTS[district])}
      effect={short[id]}
      width={width}
    />
  );
}

export const gallery: Gallery = {
  kinds: [
    { id: 'districts', name: SAYS.districts },
    { id: 'characters', name: SAYS.characters },
  ],
  traits: [
    { id: 'colour', name: SAYS.colour, values: COLOURS.map((id) => ({ id, name: named(id) })) },
    {
      id: 'cost',
      name: SAYS.cost,
      values: [...new Set(COST)].sort((a, b) => a - b).map((cost) => ({ id: `${cost}`, name: asIs(cost) })),
    },
  ],
  cards: [...districts, ...characters],
  unnamed: [],
  widths: { table: 124, phone: 108, large: 236 },
  Drawing,
  cardOf: (piece) => (isDistrictId(piece) || isCharacterId(piece) ? piece : undefined),
};

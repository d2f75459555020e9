// The cards of Citadels, one by one, for the gallery.
import type { InEveryLanguage } from '@cantiere/engine';
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
  type GalleryField,
  type DataField,
} from '../../board-kit/gallery.ts';
import { data } from '../data/index.ts';
import { provenance } from '../data/provenance.ts';
import {
  CHARACTERS,
  COLOUR,
  COLOURS,
  COPIES,
  COST,
  DISTRICTS,
  INCOME_COLOUR,
  MAX_BUILDS,
  POINTS,
  districtOf,
} from '../rules/catalog.ts';
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
  builds: { it: 'Edifici per turno', en: 'Buildings a turn' },
} as const satisfies Record<string, InEveryLanguage>;

const { named, tell, name } = tellingOf(provenance, (id, language) => texts[language].piece(id));

const textOf = (id: string): InEveryLanguage => inBoth((language) => cardText(id, language) ?? '');
/** Constants that the text of a card tells, corrected beside it. */
const TOLD: Readonly<Record<string, readonly (keyof typeof data.constants)[]>> = {
  smithy: ['smithyCost', 'smithyCards'],
  laboratory: ['laboratoryGold'],
  graveyard: ['graveyardCost'],
  merchant: ['merchantBonus'],
  architect: ['architectExtraCards'],
  warlord: ['destroyDiscount'],
};
const textAt = (section: string, id: string, field: string): readonly DataPath[] => [
  [section, id, field],
  ...(TOLD[id] ?? []).map((constant) => ['constants', constant]),
];
const effectOf = (id: string): readonly GalleryField[] =>
  cardText(id, 'it') === undefined
    ? []
    : [tell(SAYS.effect, textOf(id), { section: 'districts', id, field: 'effect' }, textAt('districts', id, 'effect'))];

const districts: readonly GalleryCard[] = DISTRICTS.map((id, district) => {
  const at = (field: string): DataField => ({ section: 'districts', id, field });
  return {
    id,
    kind: 'districts',
    name: named(id),
    copies: COPIES[district],
    traits: { colour: [COLOURS[COLOUR[district]]], cost: [`${COST[district]}`] },
    fields: [
      name('districts', id),
      tell(SAYS.colour, named(COLOURS[COLOUR[district]]), at('colour')),
      tell(SAYS.cost, COST[district], at('cost')),
      tell(SAYS.points, POINTS[district], at('points')),
      tell(LABELS.copies, COPIES[district], at('count')),
      ...effectOf(id),
    ],
  };
});

const characters: readonly GalleryCard[] = CHARACTERS.map((id, character) => {
  const income = INCOME_COLOUR[character];
  const at = (field: string): DataField => ({ section: 'characters', id, field });
  return {
    id,
    kind: 'characters',
    name: named(id),
    copies: 1,
    traits: income < 0 ? {} : { colour: [COLOURS[income]] },
    fields: [
      name('characters', id),
      tell(SAYS.number, character + 1, at('number'), []),
      tell(SAYS.income, income < 0 ? LABELS.none : named(COLOURS[income]), at('incomeColour')),
      tell(SAYS.builds, MAX_BUILDS[character], at('maxBuilds')),
      tell(SAYS.effect, textOf(id), at('power'), textAt('characters', id, 'power')),
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
  words: Object.fromEntries(data.colours.map((colour) => [colour.id, colour.name])),
  cardOf: (piece) => (isDistrictId(piece) || isCharacterId(piece) ? piece : undefined),
};

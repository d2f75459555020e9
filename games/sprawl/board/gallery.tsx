// Urban Sprawl's cards and tiles, one by one, for the gallery.
import type { InEveryLanguage } from '@cantiere/engine';
import * as en from '@cantiere/engine/grammar/en';
import * as it from '@cantiere/engine/grammar/it';
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
} from '../../board-kit/gallery.ts';
import { Icon } from '../../board-kit/Icon.tsx';
import { styled } from '../../board-kit/size.ts';
import {
  CARDS,
  PAYOUTS,
  PRINTED_CONTRACTOR,
  PRINTED_OFFICES,
  PRINTED_VOCATIONS,
  PRINTED_ZONES,
  TILE_COUNTS,
  VOCATION_COUNTS,
  cardNamed,
  type Bilingual,
  type PrintedCard,
} from '../rules/cards.ts';
import { data } from '../data/index.ts';
import { provenance } from '../data/provenance.ts';
import { DECKS, OFFICES, PARK, PLANNING, TILES, VOCATIONS, ZONES, tileName } from '../rules/words.ts';
import { buildingOf } from '../text/words.ts';
import { CARD_ICONS } from './art/cardIcons.ts';
import { CardFace, zonesOf } from './art/cards.tsx';
import { Coin, Laurel, Lots, Office, Vocation, zoneColour } from './art/signs.tsx';
import { board } from './index.tsx';
import { TilePicture } from './picture.tsx';
import { boardWords } from './text.ts';
import './style/gallery.css';

const SAYS = {
  zone: { it: 'Zona', en: 'Zone' },
  zones: { it: 'Zone', en: 'Zones' },
  lots: { it: 'Lotti', en: 'Lots' },
  restrictions: { it: 'Vincoli', en: 'Restrictions' },
  vocations: { it: 'Professionista', en: 'Vocation' },
  payout: { it: 'Fila di prestigio', en: 'Prestige row' },
  paysRow: (row: number) => ({ it: `paga la ${row}`, en: `pays row ${row}` }),
  effect: { it: 'Effetto', en: 'Effect' },
  pages: { it: 'Permessi', en: 'Permits' },
  wealth: { it: 'Rendita e fila', en: 'Wealth and row' },
  ballot: { it: 'Urna', en: 'Ballot box' },
  yes: { it: 'sì', en: 'yes' },
  no: { it: 'no', en: 'no' },
  holder: { it: 'Potere', en: 'Power' },
  bonus: { it: 'Premio', en: 'Bonus' },
  places: { it: 'Dal primo al quarto', en: 'First to fourth' },
  rowName: (row: number) => ({ it: `Fila ${row}`, en: `Row ${row}` }),
  /** What stands where a card prints nothing. */
  nothing: { it: 'niente', en: 'nothing' },
} as const;

const KINDS = {
  tiles: { it: 'Tessere edificio', en: 'Building tiles' },
  vocations: { it: 'Tessere professionista', en: 'Vocation tiles' },
  offices: { it: 'Politici', en: 'Politicians' },
  payouts: { it: 'Tabella dei pagamenti', en: 'Payout table' },
} as const satisfies Record<string, InEveryLanguage>;

const { tell, name: nameOf } = tellingOf(provenance, (id, language) => NAMES.get(id)?.[language] ?? id);
/** The section of the data that a card stands in. */
function sectionOf({ deck, kind }: PrintedCard): string {
  if (deck !== PLANNING) return `decks.${DECKS[deck]}`;
  return `decks.planning.${{ permit: 'permits', urbanRenewal: 'urbanRenewal', event: 'events', contract: '' }[kind]}`;
}

const NAMES: ReadonlyMap<string, InEveryLanguage> = new Map([...CARDS, ...PRINTED_VOCATIONS].map(({ id, name }) => [id, name]));

const orNothing = (text: Bilingual): InEveryLanguage => (text.it === '' ? SAYS.nothing : text);
const lotsOf = (n: number): InEveryLanguage => ({ it: it.count(n, 'lotto', 'lotti'), en: en.count(n, 'lot') });
const yesNo = (flag: boolean): InEveryLanguage => (flag ? SAYS.yes : SAYS.no);

function fieldsOf(card: PrintedCard): readonly GalleryField[] {
  const { id } = card;
  const section = sectionOf(card);
  const own = (field: string): DataPath => [...section.split('.'), id, field];
  const said = (label: InEveryLanguage, value: InEveryLanguage | number, field: string, ...also: readonly string[]) =>
    tell(label, value, { section, id, field }, [own(field), ...also.map(own)]);
  const name = nameOf(section, id);
  switch (card.kind) {
    case 'permit': {
      const zones = zonesOf(card).map((zone) => ZONES[zone]);
      return [
        said(SAYS.zones, asIs(zones.join(', ')), 'zones'),
        said(SAYS.pages, card.pages, 'permits'),
        said(SAYS.wealth, card.wealth, 'wealth'),
        said(SAYS.ballot, yesNo(card.ballot), 'ballot'),
      ];
    }
    case 'urbanRenewal':
      return [name, said(LABELS.text, card.text, 'text'), said(SAYS.ballot, yesNo(card.ballot), 'ballot')];
    case 'event':
      return [name, said(SAYS.effect, card.text, 'effects', 'text')];
    case 'contract':
      return [
        name,
        said(SAYS.zone, PRINTED_ZONES[card.zone].name, 'zone'),
        said(SAYS.lots, card.lots, 'lots'),
        said(SAYS.restrictions, orNothing(card.restrictionText), 'restrictions', 'restrictionText'),
        said(
          SAYS.vocations,
          card.vocations.length === 0
            ? LABELS.none
            : inBoth((language) =>
                card.vocations.map(({ vocation, value }) => `${PRINTED_VOCATIONS[vocation].name[language]} ${value}`).join(', '),
              ),
          'vocations',
        ),
        said(SAYS.payout, card.payout > 0 ? SAYS.paysRow(card.payout) : LABELS.none, 'payout'),
        said(SAYS.effect, orNothing(card.text), 'effects', 'text'),
      ];
  }
}

const zoneIds = (card: PrintedCard): string[] =>
  card.kind === 'contract' ? [ZONES[card.zone]] : zonesOf(card).map((zone) => ZONES[zone]);

const cards: readonly GalleryCard[] = CARDS.map((card) => ({
  id: card.id,
  kind: DECKS[card.deck],
  name: card.name,
  copies: 1,
  traits: { zone: zoneIds(card), ...(card.lots > 0 && { lots: [`${card.lots}`] }) },
  fields: fieldsOf(card),
}));

const zoneOfTile = (tile: number): number => (tile === TILES - 1 ? PARK : tile >> 2);
const lotsOfTile = (tile: number): number => (tile === TILES - 1 ? 1 : (tile & 3) + 1);

const tiles: readonly GalleryCard[] = TILE_COUNTS.map((copies, tile) => {
  const zone = ZONES[zoneOfTile(tile)];
  const lots = lotsOfTile(tile);
  return {
    id: tileName(tile).replace(' ', '-'),
    kind: 'tiles',
    name: inBoth((language) => `${it.capital(buildingOf(zone, language))}, ${lotsOf(lots)[language]}`),
    copies,
    traits: { zone: [zone], lots: [`${lots}`] },
    fields: [
      tell(SAYS.zone, PRINTED_ZONES[zoneOfTile(tile)].name, { section: 'zones', id: zone, field: 'name' }, []),
      tell(SAYS.lots, lots, { section: 'zones', id: zone, field: 'name' }, []),
      tell(LABELS.copies, copies, { section: 'buildingTiles', id: '*', field: 'count' }, [
        ['buildingTiles', data.buildingTiles.findIndex((known) => known.zone === zone && known.lots === lots), 'count'],
      ]),
    ],
  };
});

const vocations: readonly GalleryCard[] = PRINTED_VOCATIONS.map(({ id, name }, at) => ({
  id,
  kind: 'vocations',
  name,
  copies: VOCATION_COUNTS[at],
  traits: {},
  fields: [nameOf('vocations', id), tell(LABELS.copies, VOCATION_COUNTS[at], { section: 'vocations', id, field: 'count' })],
}));

/** Numbers that the powers of politicians tell, and where they stand. */
const POWER_AT: Readonly<Record<string, readonly DataPath[]>> = {
  treasurer: [['constants', 'treasurerIncome']],
  boss: [
    ['constants', 'turnAp'],
    ['constants', 'bossAp'],
  ],
};

const offices: readonly GalleryCard[] = [
  ...PRINTED_OFFICES.map(({ id, name, ability, bonus }) => {
    const at = (field: string) => ({ section: 'politicians', id, field });
    const own = (field: string): DataPath => ['politicians', id, field];
    return {
      id,
      kind: 'offices',
      name,
      copies: 1,
      traits: {},
      fields: [
        tell(LABELS.name, name, at('ability'), [own('name')]),
        tell(SAYS.holder, ability, at('ability'), [own('ability'), ...(POWER_AT[id] ?? [])]),
        tell(SAYS.bonus, bonus, at('ability'), [own('bonus')]),
      ],
    };
  }),
  {
    id: 'contractor',
    kind: 'offices',
    name: PRINTED_CONTRACTOR.name,
    copies: 1,
    traits: {},
    fields: [
      tell(LABELS.name, PRINTED_CONTRACTOR.name, { section: 'contractor', id: '*', field: 'ability' }, [['contractor', 'name']]),
      tell(SAYS.holder, PRINTED_CONTRACTOR.ability, { section: 'contractor', id: '*', field: 'ability' }),
    ],
  },
];

const payouts: readonly GalleryCard[] = PAYOUTS.slice(1).map((amounts, at) => ({
  id: `row-${at + 1}`,
  kind: 'payouts',
  name: SAYS.rowName(at + 1),
  copies: 0,
  traits: {},
  fields: [
    tell(SAYS.places, asIs(amounts.join(', ')), { section: 'payoutTable', id: `${at + 1}`, field: 'pay' }, [
      ['payoutTable', at, 'pay'],
    ]),
  ],
}));

function Drawing({ id, language, width, large }: GalleryDrawing): ReactElement {
  return (
    <span className="spr-picture spr-shown" data-game="sprawl" data-large={large} style={{ width }}>
      <Drawn id={id} language={language} width={width} large={large} />
    </span>
  );
}

function Drawn({ id, language, width, large }: GalleryDrawing): ReactElement {
  const card = cardNamed(id);
  if (card >= 0) {
    if (large && CARDS[card].kind !== 'permit') return <LargeCard card={CARDS[card]} language={language} />;
    return (
      <span className="spr-slot">
        <CardFace card={card} language={language} />
      </span>
    );
  }
  const size = Math.round(width * 0.62);
  const tile = tiles.findIndex((known) => known.id === id);
  if (tile >= 0) return <TilePicture zone={zoneOfTile(tile)} lots={lotsOfTile(tile)} size={Math.round(width * 0.8)} />;
  const vocation = VOCATIONS.findIndex((known) => known === id);
  if (vocation >= 0) return <Vocation vocation={vocation} size={size} />;
  const office = [...OFFICES, 'contractor'].indexOf(id);
  if (office >= 0) return <Office office={office} size={size} />;
  const row = payouts.findIndex((known) => known.id === id);
  if (row < 0) return <>{board.picture(id)}</>;
  return (
    <span className="spr-row-chip">
      <Coin size={18} /> {row + 1}
    </span>
  );
}

/** A contract or an event in full: the tile it becomes, its sign, what it asks and brings, its text. */
function LargeCard({ card, language }: { readonly card: PrintedCard; readonly language: 'it' | 'en' }): ReactElement {
  const { id, kind, name, zone, lots, vocations: professions, payout } = card;
  const contract = kind === 'contract';
  const words = boardWords[language];
  const text = [card.restrictionText[language], card.text[language]].filter((part) => part !== '').join(' ');
  return (
    <span className="spr-slot spr-large" style={styled({ '--spr-z': contract ? zoneColour(zone) : '#4a5a66' })}>
      <span className="spr-pic">
        {contract && <TilePicture zone={zone} lots={lots} size={130} />}
        <Icon className="spr-large-sign" icon={CARD_ICONS[id]} size={contract ? 30 : 84} color="#fff" />
        {contract && <i>{ZONES[zone]}</i>}
      </span>
      <b className="spr-large-name">{name[language]}</b>
      {contract && (
        <span className="spr-large-meta">
          <span>
            <Lots count={lots} zone={zone} size={17} /> {lotsOf(lots)[language]}
          </span>
          {professions.map(({ vocation, value }) => (
            <span key={vocation}>
              <Vocation vocation={vocation} size={17} title={words.vocationNames[vocation]} /> {value}
            </span>
          ))}
          {payout > 0 && (
            <span className="spr-fame">
              <Laurel size={17} /> {payout}
            </span>
          )}
        </span>
      )}
      {text !== '' && <span className="spr-large-text">{text}</span>}
    </span>
  );
}

export const gallery: Gallery = {
  kinds: [
    ...DECKS.map((id, deck) => ({ id, name: inBoth((language) => boardWords[language].deckNames[deck]) })),
    ...Object.entries(KINDS).map(([id, name]) => ({ id, name })),
  ],
  traits: [
    { id: 'zone', name: SAYS.zone, values: PRINTED_ZONES.map(({ id, name }) => ({ id, name })) },
    { id: 'lots', name: SAYS.lots, values: [1, 2, 3, 4].map((lots) => ({ id: `${lots}`, name: asIs(lots) })) },
  ],
  cards: [...cards, ...tiles, ...vocations, ...offices, ...payouts],
  unnamed: ['tiles', 'vocations', 'offices', 'payouts'],
  widths: { table: 112, phone: 84, large: 246 },
  Drawing,
  words: {
    ...Object.fromEntries([...PRINTED_ZONES, ...PRINTED_VOCATIONS, ...PRINTED_OFFICES].map(({ id, name }) => [id, name])),
    treasurerIncome: { it: 'rendita', en: 'income' },
    turnAp: { it: 'punti azione di un turno', en: 'action points of a turn' },
    bossAp: { it: 'punti azione di chi ha la carica', en: 'action points of its holder' },
  },
  cardOf: (piece) => known.get(piece)?.id ?? known.get(piece.replace(' ', '-'))?.id,
};

const known = new Map(gallery.cards.map((card) => [card.id, card]));

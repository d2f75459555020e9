/** The table as text, for the terminal: the nine areas, the sites, the decks and, for a player, the own hand. At most 100 columns. */
import type { InEveryLanguage, Language, Seat, View, Viewer } from '@cantiere/engine';
import { AMPHITHEATRE, AREA_COLOUR, AREA_IDS, AUCTIONS, ROUNDS, TEMPLE, TRIANGULAR, tileId } from './rules/board.ts';
import { shapeRuledOut } from './rules/buildingCode.ts';
import { CARD_IDS, CARD_TYPES, COLOURS, UNKNOWN } from './rules/cards.ts';
import { FIRST, SECOND, pointsFor, rankArea, seatsAt } from './rules/scoring.ts';
import { NO_ROOF, OPEN, floorsOf, ownerOf, type Area, type Building, type Player, type State } from './rules/state.ts';
import { colourName, nameOf } from './text/names.ts';

const WIDTH = 100;
const ROOF_SIGNS = ['o', '^'];
const COLOUR_SIGNS = ['●', '◇', '■'];

const WORDS: InEveryLanguage<Readonly<Record<string, string>>> = {
  it: {
    round: 'Round',
    of: 'di',
    consul: 'console',
    construction: 'costruzione',
    auction: 'asta',
    tile: 'tessera da piazzare',
    drawing: 'pesca',
    over: 'partita finita',
    supply: 'piani in riserva',
    now: 'ora',
    roofs: 'tetti',
    site: 'edifici',
    passed: 'ha passato',
    sealed: 'offerta sigillata',
    known: 'note a tutti',
    pile: 'scarti',
    empty: 'vuoto',
    hand: 'La tua mano',
    none: 'nessuno',
    auctions: 'Aste di questo round',
    nobody: 'nessuno',
    legend: 'o tetto tondo   ^ tetto triangolare   _ senza tetto',
  },
  en: {
    round: 'Round',
    of: 'of',
    consul: 'consul',
    construction: 'construction',
    auction: 'auction',
    tile: 'tile to place',
    drawing: 'drawing',
    over: 'game over',
    supply: 'floors in the supply',
    now: 'now',
    roofs: 'roofs',
    site: 'buildings',
    passed: 'has passed',
    sealed: 'bid sealed',
    known: 'known to all',
    pile: 'discards',
    empty: 'empty',
    hand: 'Your hand',
    none: 'none',
    auctions: 'Auctions of this round',
    nobody: 'nobody',
    legend: 'o round roof   ^ triangular roof   _ no roof',
  },
};

/** What is counted: one of it, and several. */
const COUNTED: Readonly<Record<string, InEveryLanguage<readonly [one: string, many: string]>>> = {
  free: { it: ['libero', 'liberi'], en: ['open', 'open'] },
  fountains: { it: ['fontana', 'fontane'], en: ['fountain', 'fountains'] },
  points: { it: ['punto', 'punti'], en: ['point', 'points'] },
  cards: { it: ['carta', 'carte'], en: ['card', 'cards'] },
};
const counted = (what: string, n: number, language: Language): string => `${n} ${COUNTED[what][language][n === 1 ? 0 : 1]}`;

export function drawInText(view: View<State>, viewer: Viewer, language: Language, names: readonly string[]): string {
  const say = WORDS[language];
  const name = (seat: Seat): string => (names[seat] ?? `${seat + 1}`).slice(0, 12);
  const lines = [
    headline(view, language, name),
    '',
    ...view.areas.flatMap((area, at) => areaLines(view, area, at, language, name)),
    `  ${say.legend}   ${say.supply}: ${view.supply}`,
    '',
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, language, name)),
    '',
    ...deckLines(view, language),
    ...auctionLines(view, language, name),
  ];
  if (typeof viewer === 'number') lines.push(...folded(`${say.hand}: `, handOf(view.players[viewer], language)));
  return lines.map((line) => line.slice(0, WIDTH).trimEnd()).join('\n');
}

function headline(view: View<State>, language: Language, name: (seat: Seat) => string): string {
  const say = WORDS[language];
  const tile = view.auction > 0 && (view.phase === 'auction' || view.phase === 'tile');
  const step = tile
    ? `${say[view.phase]}: ${nameOf(language, tileId(view.round, view.auction))} (${view.auction}/${AUCTIONS})`
    : say[view.phase];
  return `Capitol  ${say.round} ${view.round} ${say.of} ${ROUNDS}  ${step}  ${say.consul}: ${name(view.start)}`;
}

/** Colour, name, roof, allowed heights, open squares, fountains, monument; then houses and places. */
function areaLines(view: View<State>, area: Area, at: number, language: Language, name: (seat: Seat) => string): string[] {
  const say = WORDS[language];
  const open = area.squares.filter((there) => there === OPEN).length;
  const monument =
    area.monument === TEMPLE || area.monument === AMPHITHEATRE
      ? nameOf(language, area.monument === TEMPLE ? 'temple' : 'amphitheatre')
      : '';
  const facts = [
    `${COLOUR_SIGNS[AREA_COLOUR[at]]} ${nameOf(language, AREA_IDS[at])}`.padEnd(18),
    colourName(language, COLOURS[AREA_COLOUR[at]]).padEnd(8),
    allowed(view, area, at).padEnd(10),
    counted('free', open, language).padEnd(9),
    (area.fountains === 0 ? '' : counted('fountains', area.fountains, language)).padEnd(12),
    monument,
  ];
  const houses = area.squares.filter((there) => there >= 0).map((there) => `${name(ownerOf(there))} ${floorsOf(there)}`);
  return houses.length === 0
    ? [facts.join(' ')]
    : [facts.join(' '), ...folded('    ', houses), `    ${say.now}: ${places(area, name)}`];
}

/** The heights and roofs that fit now: `2-3 ^`. */
function allowed(view: View<State>, area: Area, at: number): string {
  if (area.shape !== NO_ROOF) return `${area.tallest}-${area.tallest + 1} ${ROOF_SIGNS[area.shape]}`;
  const not = shapeRuledOut(view, at);
  return `1 ${ROOF_SIGNS.filter((_, shape) => shape !== not).join('/')}`;
}

function places(area: Area, name: (seat: Seat) => string): string {
  const ranked: number[] = [];
  rankArea(area, ranked);
  return [FIRST, SECOND]
    .filter((place) => seatsAt(ranked, place).length > 0)
    .map((place) => `${place}. ${seatsAt(ranked, place).map(name).join('+')} ${pointsFor(area, place)}`)
    .join('  ');
}

function playerLines(view: View<State>, player: Player, seat: Seat, language: Language, name: (seat: Seat) => string): string[] {
  const say = WORDS[language];
  const asked = view.phase !== 'auction' && view.phase !== 'over' && view.asked === seat ? '>' : ' ';
  const note =
    view.phase === 'construction' && player.passed ? say.passed : view.phase === 'auction' && player.hasBid ? say.sealed : '';
  const first = [
    `${asked} ${name(seat)}`.padEnd(15),
    counted('points', player.score, language).padEnd(11),
    counted('cards', player.hand.length, language).padEnd(10),
    `${say.roofs} ${player.roofs[0]}o ${player.roofs[TRIANGULAR]}^`.padEnd(14),
    note,
  ];
  const known = player.known.map((card) => nameOf(language, CARD_IDS[card]));
  return [
    first.join(' '),
    ...folded(`    ${say.site}: `, player.site.length === 0 ? [say.none] : player.site.map(drawBuilding), '  '),
    ...(known.length === 0 || view.viewer === seat ? [] : folded(`    ${say.known}: `, known)),
  ];
}

function drawBuilding({ floors, roof }: Building): string {
  return `${floors}${roof === NO_ROOF ? '_' : ROOF_SIGNS[roof]}`;
}

function deckLines(view: View<State>, language: Language): string[] {
  const say = WORDS[language];
  return view.decks.map((cards, deck) => {
    const top = cards.length === 0 ? say.empty : nameOf(language, CARD_IDS[cards[0]]);
    const title = nameOf(language, CARD_TYPES[deck]);
    return `${title}: ${top} (${counted('cards', cards.length, language)}, ${say.pile}: ${view.piles[deck].length})`;
  });
}

function auctionLines(view: View<State>, language: Language, name: (seat: Seat) => string): string[] {
  const say = WORDS[language];
  if (view.auctions.length === 0) return [];
  const results = view.auctions.map(({ winner, amounts }, i) => {
    const tile = nameOf(language, tileId(view.round, i + 1));
    return winner < 0 ? `${tile} ${say.nobody}` : `${tile} ${name(winner)} ${amounts[winner]}`;
  });
  return folded(`${say.auctions}: `, results);
}

function handOf(player: Player, language: Language): string[] {
  if (player.hand.length === 0) return [WORDS[language].none];
  return player.hand.map((card) => (card === UNKNOWN ? '?' : nameOf(language, CARD_IDS[card])));
}

/** Items after a title, broken into lines that fit. */
function folded(title: string, items: readonly string[], joint = ', '): string[] {
  const lines = [title];
  items.forEach((item, i) => {
    const text = i === items.length - 1 ? item : `${item}${joint}`;
    const last = lines.length - 1;
    if (lines[last].length + text.trimEnd().length > WIDTH) lines.push(`      ${text}`);
    else lines[last] += text;
  });
  return lines;
}

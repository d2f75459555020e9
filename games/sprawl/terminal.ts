/** A view drawn in plain text, at most 100 columns wide: the city, the markets, the players. */
import type { Language, Seat, Viewer } from '@cantiere/engine';
import { CARDS } from './rules/cards.ts';
import { NONE, type Card, type SprawlView } from './rules/state.ts';
import { BLOCK_SIDE, PRESTIGE_ROW, SIDE, WEALTH_ROW } from './rules/geometry.ts';
import { CONTRACT_AP, CONTRACT_SPACES, MARKERS, OFFICES, PLANNING_AP, PLANNING_SPACES, TOWN, VOCATIONS } from './rules/words.ts';
import { cardText, contractFacts, nameOf } from './text/words.ts';

const WIDTH = 100;

const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    turn: 'Turn',
    active: 'active',
    left: 'AP left',
    planning: 'PLANNING',
    contracts: 'CONTRACTS',
    decks: 'DECKS',
    faceDown: 'face down',
    inactive: 'inactive',
    discards: 'discards',
    wealth: 'wealth',
    prestige: 'prestige',
    permits: 'cards',
    favors: 'Favors',
    vocations: 'vocations',
    offices: 'offices',
    none: '-',
    legend:
      'Lots show zone and owner: V=civic, C=commercial, I=industrial, R=residential, P=park; ·=nobody. In brackets the values of the blocks. At the edges: P3=prestige row, W2=wealth row, G1=space for a row marker.',
    next: 'next ballot',
    over: 'The game is over.',
    setup: 'Sale of the starting buildings',
  },
  it: {
    turn: 'Turno',
    active: 'di turno',
    left: 'AP rimasti',
    planning: 'PROGETTAZIONE',
    contracts: 'CONTRATTI',
    decks: 'MAZZI',
    faceDown: 'coperte',
    inactive: 'non attivo',
    discards: 'scarti',
    wealth: 'rendita',
    prestige: 'prestigio',
    permits: 'carte',
    favors: 'Favori',
    vocations: 'professionisti',
    offices: 'cariche',
    none: '-',
    legend:
      'Nei lotti zona e proprietario: V=civica, C=commerciale, I=industriale, R=residenziale, P=parco; ·=nessuno. Fra parentesi i valori dei blocchi. Ai bordi: P3=fila di prestigio, W2=fila di rendita, G1=spazio per un indicatore.',
    next: 'prossima urna',
    over: 'La partita è finita.',
    setup: 'Vendita degli edifici iniziali',
  },
};

const ZONE_LETTERS = ['V', 'C', 'I', 'R', 'P'];

export function drawInText(view: SprawlView, _viewer: Viewer, language: Language, names: readonly string[]): string {
  const words = WORDS[language];
  const nameAt = (seat: Seat): string => (seat === NONE ? words.none : (names[seat] ?? `${seat + 1}`));
  const lines = [
    headline(view, words, nameAt),
    '',
    ...drawCity(view),
    ...wrap(words.legend),
    '',
    words.planning,
    ...PLANNING_SPACES.map((_, space) => planningLine(view, space, language)),
    words.contracts,
    ...CONTRACT_SPACES.map((_, space) => contractLine(view, space, language, words)),
    `${words.decks}: ${view.decks
      .map((deck, i) => `${nameOf(['planning', 'town', 'city', 'metropolis'][i], language)} ${deck.length}`)
      .join(', ')}; ${words.discards} ${view.planningDiscard.length}`,
    `${words.offices}: ${OFFICES.map((office, i) => `${nameOf(office, language)} ${nameAt(view.offices[i])}`).join(', ')}`,
    `${nameOf('contractor', language)} ${nameAt(view.contractor)}; ${words.next}: ${nameOf(OFFICES[(view.pawn + 1) % OFFICES.length], language)}`,
    '',
    ...view.players.flatMap((_, seat) => playerLines(view, seat, language, words, nameAt)),
  ];
  return lines.flatMap((line) => wrap(line)).join('\n');
}

function headline(view: SprawlView, words: Readonly<Record<string, string>>, nameAt: (seat: Seat) => string): string {
  if (view.phase === 'over') return words.over;
  if (view.phase === 'setup') return `${words.setup}: ${nameAt(view.active)}`;
  return `${words.turn} ${view.turn}: ${nameAt(view.active)} ${words.active}, ${words.left}: ${view.ap}`;
}

/** Streets between the blocks; wealth numbers below, prestige numbers to the left, markers above and to the right. */
function drawCity(view: SprawlView): string[] {
  const marker = (space: number): string => (view.grey[space] === NONE ? ' · ' : MARKERS[view.grey[space]].padEnd(3));
  const lines = [`         ${[0, 1, 2].map((grey) => `G${grey + 1} ${marker(grey)}`.padEnd(22)).join('')}`.trimEnd()];
  const columns = Array.from({ length: SIDE }, (_, c) => String.fromCharCode(65 + c));
  lines.push(`        ${blocksOf(columns.map((letter) => ` ${letter} `))}`);
  for (let row = 0; row < SIDE; row++) {
    const blockRow = row >> 1;
    const cells = Array.from({ length: SIDE }, (_, column) => lotText(view, row * SIDE + column));
    const left = row % 2 === 0 ? `P${PRESTIGE_ROW[blockRow * BLOCK_SIDE]}` : '  ';
    const right = row % 2 === 0 ? ` G${4 + blockRow} ${marker(3 + blockRow)}` : '';
    lines.push(`${left} ${String(row + 1).padStart(3)}  ${blocksOf(cells)}${right}`.trimEnd());
    if (row % 2 === 1) {
      const values = Array.from({ length: BLOCK_SIDE }, (_, c) =>
        `(${String(view.values[blockRow * BLOCK_SIDE + c])})`.padEnd(6),
      );
      lines.push(`        ${values.map((value) => ` ${value}`).join('   ')}`.trimEnd());
    }
  }
  lines.push(`        ${Array.from({ length: BLOCK_SIDE }, (_, c) => ` W${WEALTH_ROW[c]}`.padEnd(7)).join('   ')}`.trimEnd());
  return lines;
}

/** Twelve cells as six blocks with streets between. */
function blocksOf(cells: readonly string[]): string {
  return Array.from({ length: BLOCK_SIDE }, (_, block) => `${cells[block * 2]} ${cells[block * 2 + 1]}`).join(' | ');
}

function lotText(view: SprawlView, lot: number): string {
  const index = view.lots[lot];
  if (index === NONE) return ' . ';
  const { zone, owner } = view.buildings[index];
  return ` ${ZONE_LETTERS[zone]}${owner === NONE ? '·' : owner + 1}`;
}

function planningLine(view: SprawlView, space: number, language: Language): string {
  const card = space < 4 ? view.planning[space] : view.tops[0];
  return `  ${PLANNING_AP[space]} AP  ${cardLine(view, card, language)}`;
}

function contractLine(view: SprawlView, space: number, language: Language, words: Readonly<Record<string, string>>): string {
  const deck = space - 5 + TOWN;
  const card = space < 5 ? view.contracts[space] : view.tops[deck];
  const name = space < 5 ? '' : `${nameOf(CONTRACT_SPACES[space], language)}: `;
  const inactive = space >= 5 && deck >= TOWN + view.activeDecks;
  return `  ${CONTRACT_AP[space]} AP  ${name}${inactive ? words.inactive : cardLine(view, card, language)}`;
}

function cardLine(view: SprawlView, card: Card, language: Language): string {
  if (card === NONE) return '-';
  const { id, kind, wealth, ballot } = CARDS[card];
  const name = nameOf(id, language);
  if (kind === 'permit') return `${name} (${wealth}${ballot ? ', ☑' : ''})`;
  if (kind === 'urbanRenewal') return name;
  const effect = cardText(id, view.options, language);
  return `${name} (${contractFacts(id, language)})${effect === '' ? '' : `: ${effect}`}`;
}

function playerLines(
  view: SprawlView,
  seat: Seat,
  language: Language,
  words: Readonly<Record<string, string>>,
  nameAt: (seat: Seat) => string,
): string[] {
  const { wealth, prestige, cards, favors, vocations } = view.players[seat];
  const list = (ids: readonly string[]): string =>
    ids.length === 0 ? words.none : ids.map((id) => nameOf(id, language)).join(', ');
  const tiles = VOCATIONS.flatMap((name, i) =>
    vocations[i] > 0 ? [`${nameOf(name, language)}${vocations[i] > 1 ? ` x${vocations[i]}` : ''}`] : [],
  );
  return [
    `${seat + 1} ${nameAt(seat)}${seat === view.active && view.phase !== 'over' ? ' *' : ''}: ${prestige} ${words.prestige}, ${wealth} ${words.wealth}`,
    `    ${words.permits}: ${list(cards.map((card) => CARDS[card].id))}`,
    `    ${words.favors}: ${list(favors.map((card) => CARDS[card].id))}; ${words.vocations}: ${tiles.length === 0 ? words.none : tiles.join(', ')}`,
  ];
}

/** Breaks a long line at spaces, with the same indent. */
function wrap(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const at = line.lastIndexOf(' ', WIDTH);
  const indent = line.length - line.trimStart().length;
  if (at <= indent) return [line.slice(0, WIDTH), ...wrap(line.slice(WIDTH))];
  return [line.slice(0, at), ...wrap(`${' '.repeat(indent + 6)}${line.slice(at + 1)}`)];
}

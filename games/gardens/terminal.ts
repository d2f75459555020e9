/** The table as text, at most 100 columns wide. */
import type { Language, Seat, Viewer } from '@cantiere/engine';
import { CARD_IDS, COLUMN_OPENS_AT, KIND_IDS, TILE_IDS, faceOfCard } from './rules/data.ts';
import { hasTemple, squareAt } from './rules/garden.ts';
import { countTiles, shownScore } from './rules/scoring.ts';
import { EMPTY, KIND, PLOT, TABLE, type Garden, type GardensView, type Player } from './rules/state.ts';
import { lastRound } from './rules/turn.ts';
import { columnName, nameOf, rowName } from './text/words.ts';

const LETTERS = ' .TPAF';
const WIDTH = 100;

const WORDS = {
  en: {
    round: 'Round',
    of: 'of',
    deck: 'cards in the deck',
    supply: 'face-down tiles',
    flower: 'flower',
    toAct: 'to act',
    cards: 'Cards',
    tiles: 'Tiles',
    from: 'groups of',
    garden: 'Garden of',
    temples: 'temples in supply',
    hidden: 'hidden',
    points: 'points',
    bonus: 'bonus',
    none: 'no tiles',
    tileCount: 'tiles',
    key: 'T=terrace  P=park  A=arcade  F=fountain  .=plot  [ ]=temple   columns above, rows at the left',
  },
  it: {
    round: 'Round',
    of: 'di',
    deck: 'carte nel mazzo',
    supply: 'tessere coperte',
    flower: 'fiore',
    toAct: 'di turno',
    cards: 'Carte',
    tiles: 'Tessere',
    from: 'gruppi di',
    garden: 'Giardino di',
    temples: 'templi nella scorta',
    hidden: 'coperte',
    points: 'punti',
    bonus: 'bonus',
    none: 'nessuna tessera',
    tileCount: 'tessere',
    key: 'T=terrazzo  P=parco  A=arcata  F=fontana  .=spazio libero  [ ]=tempio   colonne sopra, righe a lato',
  },
} as const;

export function drawInText(view: GardensView, viewer: Viewer, language: Language, names: readonly string[]): string {
  const words = WORDS[language];
  const lines = [
    `${words.round} ${view.round} ${words.of} ${lastRound(view)}   ${words.deck}: ${view.deck.length}   ${words.supply}: ${view.supply.length}`,
    '',
    ...drawCards(view, language),
    '',
    ...drawDisplay(view, language),
  ];
  const own = typeof viewer === 'number' ? viewer : 0;
  for (let step = 1; step <= view.seats; step++) {
    const seat = (own + step) % view.seats; // one's own garden comes last, next to the prompt
    lines.push('', ...drawPlayer(view, seat, language, names[seat] ?? `${seat + 1}`));
  }
  return [...lines, '', words.key].map((line) => line.slice(0, WIDTH).trimEnd()).join('\n');
}

function drawCards(view: GardensView, language: Language): string[] {
  const rows = [`${WORDS[language].cards}  `, '       ', '       '];
  view.offer.forEach((card, slot) => {
    const width = 23;
    if (card === EMPTY) {
      rows[0] += `${slot + 1}: -`.padEnd(width);
      rows[1] += ''.padEnd(width);
      rows[2] += ''.padEnd(width);
      return;
    }
    const letters = faceOfCard(card, 0).codes.map((code) => LETTERS[code]);
    rows[0] += `${slot + 1}: ${letters.slice(0, 3).join(' ')}`.padEnd(width);
    rows[1] += `   ${letters.slice(3).join(' ')}`.padEnd(width);
    rows[2] += shorten(nameOf(CARD_IDS[card], language), width - 2).padEnd(width);
  });
  return rows;
}

function drawDisplay(view: GardensView, language: Language): string[] {
  const words = WORDS[language];
  const at = (space: number): string => {
    const tile = view.display[space];
    return (tile === EMPTY ? '-' : nameOf(TILE_IDS[tile], language)).padEnd(22);
  };
  const heads = COLUMN_OPENS_AT.map((size, column) => `${column + 1}: ${words.from} ${size}+`.padEnd(22));
  return [`${words.tiles.padEnd(9)}${heads.join('')}`, `         ${at(0)}${at(2)}${at(4)}`, `         ${at(1)}${at(3)}${at(5)}`];
}

function drawPlayer(view: GardensView, seat: Seat, language: Language, name: string): string[] {
  const words = WORDS[language];
  const player = view.players[seat];
  const marks = [
    ...(view.phase !== 'over' && view.asked === seat ? [words.toAct] : []),
    ...(view.flower === seat ? [words.flower] : []),
  ];
  const score = shownScore(view, seat);
  const facts = [
    `${words.temples} ${player.temples}`,
    ...(player.bonus > 0 ? [`${words.bonus} ${player.bonus}`] : []),
    ...(score === undefined ? [] : [`${words.points} ${score}`]),
  ];
  const title = `${words.garden} ${name}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${facts.join(', ')}`;
  return [title, `  ${handOf(view, seat, player, language)}`, ...drawGarden(player.garden)];
}

/** GAR-10.10: what a table shows of somebody's tiles is less than what its players may remember. */
function handOf(view: GardensView, seat: Seat, player: Player, language: Language): string {
  const words = WORDS[language];
  const total = player.taken.length + player.blind.length;
  if (total === 0) return words.none;
  const open = view.viewer === seat || view.viewer === 'all' || view.phase === 'over';
  if (!open && view.options['tileVisibility'] !== 'tracked') return `${words.tileCount} ${total}`;
  const counts = countTiles(player, open, []);
  const shown = KIND_IDS.flatMap((kind, index) => (counts[index] === 0 ? [] : [`${nameOf(kind, language)} ${counts[index]}`]));
  if (!open && player.blind.length > 0) shown.push(`${words.hidden} ${player.blind.length}`);
  return shown.join(', ');
}

function drawGarden(garden: Garden): string[] {
  const [left, right] = [garden.left + 1, garden.left + garden.width - 2];
  const rows: string[] = [];
  let head = '     ';
  for (let x = left; x <= right; x++) head += columnName(x).padStart(3);
  rows.push(head);
  for (let y = garden.top + 1; y <= garden.top + garden.height - 2; y++) {
    let row = rowName(y).padStart(4) + ' ';
    for (let x = left; x <= right; x++) {
      const code = squareAt(garden, x, y);
      const letter = LETTERS[code & KIND];
      row += code === TABLE || code === PLOT || !hasTemple(code) ? `  ${letter}` : `[${letter}]`.padStart(3);
    }
    rows.push(row);
  }
  return rows;
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** A garden and a card in words: row by row what lies there, with its temples, and the groups that count. */
import { faceOfCard, buildingOf } from '../rules/data.ts';
import { hasTemple, isBuilding } from '../rules/garden.ts';
import { groupsOf } from '../rules/groups.ts';
import { TABLE, type Garden } from '../rules/state.ts';
import { columnName, rowName } from '../text/words.ts';
import type { BoardWords } from './text.ts';

interface Speaking {
  readonly words: BoardWords;
  /** The printed name of a building or of a plot. */
  piece(id: string): string;
  buildings(count: number, building: string): string;
}

/** "Row 7, from column L: arcade with temple, plot, nothing, fountain", then the groups: "3 arcades, with temple". */
export function gardenInWords(garden: Garden, { words, piece, buildings }: Speaking): string[] {
  const rows: string[] = [];
  for (let row = 0; row < garden.height; row++) {
    const codes = garden.squares.slice(row * garden.width, (row + 1) * garden.width);
    const [first, last] = [codes.findIndex((code) => code !== TABLE), codes.findLastIndex((code) => code !== TABLE)];
    if (first < 0) continue;
    const squares = codes.slice(first, last + 1).map((code) => squareInWords(code, { words, piece }));
    rows.push(words.rowSays(rowName(garden.top + row), columnName(garden.left + first), squares.join(', ')));
  }
  const groups = groupsOf(garden, [])
    .filter(({ size }) => size > 1)
    .map(({ size, building, temples }) =>
      temples.length > 0 ? words.withTemple(buildings(size, building)) : buildings(size, building),
    );
  return [...rows, groups.length > 0 ? words.groupsAre(groups.join(', ')) : words.noGroups];
}

function squareInWords(code: number, { words, piece }: Pick<Speaking, 'words' | 'piece'>): string {
  if (code === TABLE) return words.noGround;
  if (!isBuilding(code)) return piece('plot').toLowerCase();
  const building = piece(buildingOf(code)).toLowerCase();
  return hasTemple(code) ? words.withTemple(building) : building;
}

/** Its six squares as printed: "above terrace, plot, plot; below fountain, plot, terrace". */
export function cardInWords(card: number, { words, piece }: Pick<Speaking, 'words' | 'piece'>): string {
  const { codes } = faceOfCard(card, 0);
  const row = (from: number): string =>
    codes
      .slice(from, from + 3)
      .map((code) => squareInWords(code, { words, piece }))
      .join(', ');
  return words.cardRows(row(0), row(3));
}

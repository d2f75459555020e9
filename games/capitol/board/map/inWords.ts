/** The map in words: of each area its buildings with owner, height and roof, what else stands there, and its free squares. */
import { AREA_COLOUR, AREA_IDS, ROOF_NAMES } from '../../rules/board.ts';
import { CLOSED, floorsOf, NO_ROOF, OPEN, ownerOf, PLACED_FOUNTAIN, PRINTED } from '../../rules/state.ts';
import { tileKind } from '../auction/Stage.tsx';
import type { CapitolView } from '../props.ts';
import type { BoardWords } from '../text.ts';

interface Speaking {
  readonly words: BoardWords;
  piece(id: string): string;
  nameOf(seat: number): string;
}

const NOT_BUILT: readonly number[] = [OPEN, PLACED_FOUNTAIN, PRINTED, CLOSED];

export function mapInWords(view: CapitolView, { words, piece, nameOf }: Speaking): string[] {
  const roofOf = (shape: number): string | undefined => (shape === NO_ROOF ? undefined : piece(ROOF_NAMES[shape]).toLowerCase());
  const areas = view.areas.map(({ squares, shape, fountains, monument }, area) => {
    const houses = squares
      .filter((there) => !NOT_BUILT.includes(there))
      .map((there) => `${nameOf(ownerOf(there))}, ${words.house(floorsOf(there), roofOf(shape))}`);
    const open = squares.filter((there) => there === OPEN).length;
    const facts = [
      houses.length === 0 ? words.nobodyHere : houses.join('; '),
      ...(fountains > 0 ? [words.fountains(fountains)] : []),
      ...(monument > 0 ? [words.tile[tileKind(monument)]] : []),
      open === 0 ? words.full : words.openSquares(open),
    ];
    return `${piece(AREA_IDS[area])} (${words.colours[AREA_COLOUR[area]]}): ${facts.join('. ')}.`;
  });
  const sites = view.players.map(({ site, hand }, seat) => {
    const houses = site.map(({ floors, roof }) => words.house(floors, roofOf(roof)));
    return `${words.siteOf(nameOf(seat))}: ${houses.length === 0 ? words.emptySite : houses.join('; ')}. ${words.cards(hand.length)}.`;
  });
  return [...areas, ...sites];
}

/** The cities in words: each building with its colour and price, and what its owner has. */
import type { CitadelsView } from './props.ts';
import { COLOUR, COST, DISTRICTS } from '../rules/catalog.ts';
import { colourId } from './pieces.ts';
import type { BoardWords } from './text.ts';

interface Speaking {
  readonly words: BoardWords;
  readonly me: number | 'spectator';
  readonly scores: readonly number[];
  piece(id: string): string;
  nameOf(seat: number): string;
}

export function citiesInWords(view: CitadelsView, { words, me, scores, piece, nameOf }: Speaking): string[] {
  return view.players.map(({ city, gold, hand }, seat) => {
    const buildings = city.map(
      (district) => `${piece(DISTRICTS[district])} (${words.colour[colourId(COLOUR[district])]}, ${COST[district]})`,
    );
    const facts = [words.points(scores[seat]), words.gold(gold), words.cards(hand.length)].join(', ');
    const title = seat === me ? words.myCity : words.cityNamed(nameOf(seat));
    return `${title}: ${buildings.length === 0 ? words.noBuildings : buildings.join(', ')}. ${facts}.`;
  });
}

/** Everything I may do now, sorted by the thing on the board that stands for it. */
import { numberIn, pairIn, type Move } from '../../rules/moves.ts';
import type { SprawlView } from '../../rules/state.ts';
import type { Offer } from '../props.ts';

export interface Offers {
  readonly start: ReadonlyMap<string, Offer>;
  readonly build: ReadonlyMap<string, Offer>;
  readonly favor: ReadonlyMap<string, Offer>;
  readonly planning: ReadonlyMap<string, Offer>;
  readonly invest: ReadonlyMap<string, Offer>;
  readonly end: Offer | undefined;
  readonly pay: readonly Offer[];
  /** Answers that are a lot, a building or pair of buildings, a grey space or pair of them, an office, a player. */
  readonly lots: ReadonlyMap<number, Offer>;
  readonly buildings: ReadonlyMap<string, Offer>;
  readonly buildingPairs: readonly Pair[];
  readonly greys: ReadonlyMap<string, Offer>;
  readonly greyPairs: readonly Pair[];
  /** Answers without a place on the board, and those that decline. */
  readonly plain: readonly Offer[];
}

export interface Pair {
  readonly from: string;
  readonly to: string;
  readonly offer: Offer;
}

export function sortOffers(view: SprawlView, choices: readonly Offer[]): Offers {
  const start = new Map<string, Offer>();
  const build = new Map<string, Offer>();
  const favor = new Map<string, Offer>();
  const planning = new Map<string, Offer>();
  const invest = new Map<string, Offer>();
  const pay: Offer[] = [];
  const lots = new Map<number, Offer>();
  const buildings = new Map<string, Offer>();
  const buildingPairs: Pair[] = [];
  const greys = new Map<string, Offer>();
  const greyPairs: Pair[] = [];
  const plain: Offer[] = [];
  let end: Offer | undefined;
  const standing = new Set(view.buildings.map(({ id }) => id));

  const answer = (offer: Offer, choice: string): void => {
    if (/^lot\d+$/.test(choice)) lots.set(numberIn(choice, 'lot'), offer);
    else if (choice.includes('>')) {
      const [from, to] = pairIn(choice);
      (from.startsWith('G') ? greyPairs : buildingPairs).push({ from, to, offer });
    } else if (/^G[1-9]$/.test(choice)) greys.set(choice, offer);
    else if (choice.startsWith('planning')) planning.set(choice, offer);
    else if (standing.has(choice)) buildings.set(choice, offer);
    else plain.push(offer);
  };

  for (const offer of choices) {
    const { move } = offer;
    switch (move.type) {
      case 'buyStart':
        start.set(move.building, offer);
        break;
      case 'build':
        build.set(move.source, offer);
        break;
      case 'takeFavor':
        favor.set(move.space, offer);
        break;
      case 'acquirePlanning':
        planning.set(move.space, offer);
        break;
      case 'invest':
        invest.set(move.card, offer);
        break;
      case 'endTurn':
        end = offer;
        break;
      case 'pay':
        pay.push(offer);
        break;
      case 'place':
        break;
      case 'decide':
        answer(offer, move.choice);
    }
  }
  return { start, build, favor, planning, invest, end, pay, lots, buildings, buildingPairs, greys, greyPairs, plain };
}

/** Whether two moves are the same words. */
export const same = (a: Move | undefined, b: Move | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);

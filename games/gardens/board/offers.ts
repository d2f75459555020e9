/** The choices of the moment, by what they are about, so that each part of the board finds its own. Never a second opinion. */
import type { Choice } from '@cantiere/engine';
import type { DiscardCard, KeepTemple, Move, PassTemple, PlaceTemple, PlayCard, TakeTile } from '../rules/moves.ts';
import { squareKey } from './garden/layers.ts';

/** A move that may be made, or may not with its reason. */
export interface Offer<M extends Move = Move> {
  readonly move: M;
  readonly refusal?: Choice['refusal'];
}

export interface Offers {
  /** Legal places by slot. */
  readonly plays: ReadonlyMap<number, readonly PlayCard[]>;
  /** One example for each reason why a card does not fit, by slot. */
  readonly misfits: ReadonlyMap<number, readonly Offer<PlayCard>[]>;
  readonly discards: ReadonlyMap<number, Offer<DiscardCard>>;
  /** By square. */
  readonly keeps: ReadonlyMap<string, Offer<KeepTemple>>;
  /** By square: legal ones first, one for each temple that may be moved there. */
  readonly temples: ReadonlyMap<string, readonly Offer<PlaceTemple>[]>;
  /** With an empty supply: temples by their square, movable or not. */
  readonly sources: ReadonlyMap<string, Offer<PlaceTemple>>;
  readonly pass: PassTemple | undefined;
  /** By display space. */
  readonly takes: ReadonlyMap<number, Offer<TakeTile>>;
}

export const spaceOf = ({ column, row }: TakeTile): number => (column - 1) * 2 + row - 1;

export function sortOffers(choices: readonly Choice<Move>[]): Offers {
  const plays = new Map<number, PlayCard[]>();
  const misfits = new Map<number, Offer<PlayCard>[]>();
  const discards = new Map<number, Offer<DiscardCard>>();
  const keeps = new Map<string, Offer<KeepTemple>>();
  const temples = new Map<string, Offer<PlaceTemple>[]>();
  const sources = new Map<string, Offer<PlaceTemple>>();
  const takes = new Map<number, Offer<TakeTile>>();
  let pass: PassTemple | undefined;
  for (const { move, refusal } of choices) {
    const why = refusal && { refusal };
    switch (move.type) {
      case 'PLAY_CARD':
        if (why) put(misfits, move.slot, { move, ...why });
        else put(plays, move.slot, move);
        break;
      case 'DISCARD_CARD':
        discards.set(move.slot, { move, ...why });
        break;
      case 'KEEP_TEMPLE':
        keeps.set(squareKey(move), { move, ...why });
        break;
      case 'PLACE_TEMPLE':
        if (move.from !== undefined) {
          const from = squareKey(move.from);
          if (sources.get(from)?.refusal !== undefined || !sources.has(from)) sources.set(from, { move, ...why });
        }
        if (move.from === undefined || !why) put(temples, squareKey(move), { move, ...why });
        break;
      case 'PASS_TEMPLE':
        pass = move;
        break;
      case 'TAKE_TILE':
        takes.set(spaceOf(move), { move, ...why });
        break;
    }
  }
  return { plays, misfits, discards, keeps, temples, sources, pass, takes };
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

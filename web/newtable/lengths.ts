/** How long the game takes in this house, where enough were played here. */
import type { OptionValue } from '@cantiere/engine';
import type { MeasuredLength } from '@cantiere/server/protocol';
import { gameLengths } from '../ask/tables.ts';
import { useAsked } from '../kit/useAsked.ts';
import { toFive } from './plan.ts';

export interface HereMinutes {
  readonly minutes: number;
  readonly games: number;
}

/** Undefined: not played here often enough to say. */
export type Measured = (players: number, length: OptionValue | undefined) => HereMinutes | undefined;

/** `alone`: with bots, who think faster than people. Without a server nothing was measured. */
export function useMeasured(game: string, alone: boolean): Measured {
  const { answer } = useAsked(() => gameLengths(game), game);
  return measuredFrom(answer?.lengths ?? [], alone);
}

export function measuredFrom(lengths: readonly MeasuredLength[], alone: boolean): Measured {
  return (players, length) => {
    const found = lengths.find((each) => each.seats === players && each.alone === alone && each.value === length);
    return found && { minutes: toFive(found.minutes), games: found.games };
  };
}

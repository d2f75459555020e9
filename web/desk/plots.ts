/** What the plots are drawn from. Pure. */
import type { DeskHours } from '@cantiere/server/protocol';
import { evenSteps } from '../result/chartScale.ts';

export type Span = DeskHours['span'];
export type HourBar = DeskHours['bars'][number];

/** The axis from nothing to at least the highest, in even steps. */
export const axisTo = (highest: number): readonly number[] => evenSteps(0, Math.max(4, highest));

/** Where the highest stands; the last of several. Undefined when there is nothing. */
export function highestAt(values: readonly number[]): number | undefined {
  const most = Math.max(0, ...values);
  return most === 0 ? undefined : values.lastIndexOf(most);
}

/** The few places that stand out: higher than what is beside them, the highest first, no two within `apart` of each other. */
export function peaksOf(values: readonly number[], most: number, apart: number): readonly number[] {
  const tops = values
    .map((value, at) => ({ value, at }))
    .filter(({ value, at }) => value > 0 && value >= (values[at - 1] ?? 0) && value >= (values[at + 1] ?? 0))
    .sort((a, b) => b.value - a.value || b.at - a.at);
  const chosen: number[] = [];
  for (const { at } of tops) {
    if (chosen.length >= most) break;
    if (chosen.every((other) => Math.abs(other - at) >= apart)) chosen.push(at);
  }
  return chosen.sort((a, b) => a - b);
}

/** Lines between what is known; where something is missing the line is broken. */
export function runsOf(values: readonly (number | undefined)[]): readonly (readonly (readonly [number, number])[])[] {
  const runs: [number, number][][] = [];
  let open = false;
  values.forEach((value, at) => {
    if (value === undefined) open = false;
    else if (open) runs.at(-1)?.push([at, value]);
    else {
      runs.push([[at, value]]);
      open = true;
    }
  });
  return runs;
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

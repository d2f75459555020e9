// Colours of the Citadels drawings: ink, stone, and the five district colours with their CSS variables.
import type { CSSProperties } from 'react';

export const INK = '#43322b';

export type DistrictColour = 'yellow' | 'blue' | 'green' | 'red' | 'purple';

interface Hue {
  readonly roof: string;
  readonly deep: string;
  readonly pale: string;
  /** Ground of a plate under white text: at least 4.5 to 1. */
  readonly plate: string;
  readonly paper: string;
  readonly text: string;
}

export const HUES: Record<DistrictColour, Hue> = {
  yellow: { roof: '#dca42c', deep: '#a87317', pale: '#f2d27d', plate: '#8f610f', paper: '#f6e6b8', text: '#6d4a06' },
  blue: { roof: '#4a7bb5', deep: '#2c5588', pale: '#9dbde0', plate: '#2c5588', paper: '#d9e5f1', text: '#234a7a' },
  green: { roof: '#62995a', deep: '#3f6f3a', pale: '#abd0a0', plate: '#3a6a36', paper: '#dcebd5', text: '#2f5b2b' },
  red: { roof: '#bb4a41', deep: '#8b302c', pale: '#e49a92', plate: '#8b302c', paper: '#f3d9d4', text: '#7f2622' },
  purple: { roof: '#865ca3', deep: '#5e3c7b', pale: '#bfa2d4', plate: '#5e3c7b', paper: '#e6dbee', text: '#53306f' },
};

type HueVars = CSSProperties & Record<`--cit-${keyof Hue}`, string>;

const vars = (hue: Hue): HueVars => ({
  '--cit-roof': hue.roof,
  '--cit-deep': hue.deep,
  '--cit-pale': hue.pale,
  '--cit-plate': hue.plate,
  '--cit-paper': hue.paper,
  '--cit-text': hue.text,
});

/** Style that paints everything inside in a district colour. */
export const HUE_VARS: Record<DistrictColour, HueVars> = {
  yellow: vars(HUES.yellow),
  blue: vars(HUES.blue),
  green: vars(HUES.green),
  red: vars(HUES.red),
  purple: vars(HUES.purple),
};

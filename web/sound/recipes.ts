/**
 * How each sound is made: layers of tones and of filtered noise, each with its own length. Loaded when the first one is heard.
 * Written by ear: short, soft, and below two kilohertz where something is heard often.
 */
import type { Sound } from '../kit/boardKit.ts';

export interface Layer {
  readonly from: 'sine' | 'triangle' | 'noise';
  /** Hertz: of the tone, or of the band that the noise passes through. */
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  /** How narrow the band is. */
  readonly narrow?: number;
  /** Seconds from the beginning of the sound. */
  readonly after: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly loud: number;
  /** Seconds until it is at its loudest; at once where it is left out. */
  readonly swells?: number;
}

const tone = (pitch: number, after: number, lasts: number, loud: number, more: Partial<Layer> = {}): Layer => ({
  from: 'sine',
  pitch,
  after,
  lasts,
  loud,
  ...more,
});
const noise = (pitch: number, after: number, lasts: number, loud: number, more: Partial<Layer> = {}): Layer => ({
  from: 'noise',
  pitch,
  after,
  lasts,
  loud,
  ...more,
});
const bell = (pitch: number, after: number, lasts: number, loud: number): Layer[] => [
  tone(pitch, after, lasts, loud, { from: 'triangle', swells: 0.012 }),
  tone(pitch * 2.01, after, lasts * 0.5, loud * 0.25, { swells: 0.012 }),
];

/** D major, low to high: what people play to each other rings in one key. */
const D5 = 587.33;
const FIS5 = 739.99;
const A5 = 880;
const D6 = 1_174.66;

export const RECIPES: Readonly<Record<Sound, readonly Layer[]>> = {
  step: [noise(900, 0, 0.05, 0.1, { narrow: 2 })],
  card: [noise(2_400, 0, 0.07, 0.16, { to: 1_200, narrow: 0.8, swells: 0.02 }), noise(700, 0.05, 0.05, 0.14, { narrow: 1.5 })],
  coin: [
    tone(1_860, 0, 0.22, 0.09, { from: 'triangle' }),
    tone(2_790, 0, 0.12, 0.04),
    tone(2_090, 0.07, 0.26, 0.08, { from: 'triangle' }),
  ],
  wood: [noise(520, 0, 0.06, 0.3, { narrow: 3 }), tone(196, 0, 0.09, 0.24, { to: 150, from: 'triangle' })],
  stone: [
    noise(1_500, 0, 0.04, 0.16, { narrow: 1.2 }),
    tone(118, 0, 0.16, 0.36, { to: 70 }),
    noise(240, 0.01, 0.18, 0.22, { narrow: 1 }),
  ],
  water: [
    tone(520, 0, 0.1, 0.12, { to: 940, swells: 0.02 }),
    tone(620, 0.09, 0.1, 0.1, { to: 1_180, swells: 0.02 }),
    tone(480, 0.2, 0.13, 0.09, { to: 820, swells: 0.02 }),
    noise(1_100, 0, 0.4, 0.04, { narrow: 0.6, swells: 0.1 }),
  ],
  seal: [noise(300, 0, 0.12, 0.3, { narrow: 1, swells: 0.01 }), tone(92, 0.02, 0.14, 0.3, { to: 64 })],
  gavel: [
    noise(900, 0, 0.03, 0.34, { narrow: 2 }),
    tone(246, 0, 0.12, 0.3, { to: 210, from: 'triangle' }),
    noise(900, 0.17, 0.03, 0.24, { narrow: 2 }),
    tone(246, 0.17, 0.14, 0.22, { to: 205, from: 'triangle' }),
  ],
  fall: [
    noise(600, 0, 0.5, 0.24, { to: 120, narrow: 0.7, swells: 0.03 }),
    tone(90, 0.05, 0.4, 0.3, { to: 42 }),
    noise(1_300, 0.22, 0.05, 0.1, { narrow: 2 }),
    noise(900, 0.34, 0.06, 0.08, { narrow: 2 }),
  ],
  done: [...bell(D5, 0, 0.5, 0.13), ...bell(FIS5, 0.09, 0.5, 0.12), ...bell(A5, 0.18, 0.7, 0.12)],
  refusal: [
    tone(174.6, 0, 0.11, 0.2, { to: 155, from: 'triangle', swells: 0.01 }),
    tone(164.8, 0.12, 0.16, 0.18, { to: 139, from: 'triangle', swells: 0.01 }),
  ],
  turn: [...bell(D5, 0, 0.5, 0.2), ...bell(A5, 0.11, 0.6, 0.18)],
  tick: [tone(D6, 0, 0.07, 0.1, { from: 'triangle' })],
  lastRound: [...bell(A5, 0, 0.9, 0.15), ...bell(D5, 0.28, 1.1, 0.17)],
  win: [
    ...bell(D5, 0, 0.6, 0.15),
    ...bell(FIS5, 0.12, 0.6, 0.15),
    ...bell(A5, 0.24, 0.6, 0.15),
    ...bell(D6, 0.38, 1.2, 0.16),
    tone(D5 / 2, 0.38, 1.3, 0.14, { swells: 0.05 }),
  ],
};

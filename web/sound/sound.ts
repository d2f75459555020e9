/**
 * What is heard and felt at a table. Sounds begin after the first touch of the page (before it browsers allow none, and people
 * want none); how they are made is loaded with the first of them.
 */
import type { Sound } from '../kit/boardKit.ts';
import { preferences } from '../prefs/preferences.ts';

let touched = false;
for (const sign of ['pointerdown', 'keydown'] as const) {
  window.addEventListener(sign, () => (touched = true), { once: true, capture: true });
}

export function sound(sounds: readonly Sound[], pitch = 1): void {
  const { sounds: wanted, volume } = preferences();
  if (!wanted || !touched || sounds.length === 0) return;
  void import('./synth.ts').then(
    ({ play }) => play(sounds, volume / 100, pitch),
    () => undefined, // off line, and never heard before: silence
  );
}

/** In a hand: a move was taken, my turn has come, something was refused. */
const PULSES = { placed: [12], turn: [30, 60, 30], refused: [18, 50, 18] } as const;

export function pulse(what: keyof typeof PULSES): void {
  if (!preferences().pulses || !touched) return;
  navigator.vibrate?.(PULSES[what]);
}

/** Two soft notes when it is my turn, and a tick in my last seconds. Made here, so that there is no file to load; silent unless switched on. */
import { preferences } from '../prefs/preferences.ts';

let context: AudioContext | undefined;

interface Note {
  readonly pitch: number;
  /** Seconds from now. */
  readonly after: number;
  readonly lasts: number;
  readonly volume: number;
}

export const chime = (): void =>
  sound([
    { pitch: 587.33, after: 0, lasts: 0.5, volume: 0.12 },
    { pitch: 880, after: 0.11, lasts: 0.5, volume: 0.12 },
  ]);

export const tick = (): void => sound([{ pitch: 1_174.66, after: 0, lasts: 0.07, volume: 0.05 }]);

function sound(notes: readonly Note[]): void {
  if (!preferences().sound) return;
  try {
    context ??= new AudioContext();
    const { currentTime: now, destination } = context;
    for (const { pitch, after, lasts, volume } of notes) {
      const note = context.createOscillator();
      const loudness = context.createGain();
      note.type = 'triangle';
      note.frequency.value = pitch;
      const start = now + after;
      loudness.gain.setValueAtTime(0, start);
      loudness.gain.linearRampToValueAtTime(volume, start + 0.015);
      loudness.gain.exponentialRampToValueAtTime(0.0008, start + lasts);
      note.connect(loudness).connect(destination);
      note.start(start);
      note.stop(start + lasts + 0.05);
    }
  } catch {
    // No sound device: nothing is missed, the page says it too.
  }
}

/** Two soft notes when it is my turn. Made here, so that there is no file to load; silent unless switched on. */
import { preferences } from '../prefs/preferences.ts';

let context: AudioContext | undefined;

export function chime(): void {
  if (!preferences().sound) return;
  try {
    context ??= new AudioContext();
    const { currentTime: now, destination } = context;
    for (const [n, pitch] of [587.33, 880].entries()) {
      const note = context.createOscillator();
      const volume = context.createGain();
      note.type = 'triangle';
      note.frequency.value = pitch;
      const start = now + n * 0.11;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0008, start + 0.5);
      note.connect(volume).connect(destination);
      note.start(start);
      note.stop(start + 0.55);
    }
  } catch {
    // No sound device: nothing is missed, the page says it too.
  }
}

/** Turns recipes into sound, by the browser's own synthesiser: no files to load. Loaded with the recipes, when the first sound is due. */
import type { Sound } from '../kit/boardKit.ts';
import { RECIPES, type Layer } from './recipes.ts';

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** One after the other, so that each is heard. */
const APART = 0.12;
const SILENCE = 0.0008;

export function play(sounds: readonly Sound[], volume: number, pitch: number): void {
  try {
    context ??= new AudioContext();
    // A browser lets it begin only after a touch; whoever comes back to a tab finds it asleep.
    if (context.state === 'suspended') void context.resume();
    const room = context.createGain();
    room.gain.value = volume;
    room.connect(context.destination);
    sounds.forEach((sound, at) => {
      for (const layer of RECIPES[sound]) begin(context!, room, layer, context!.currentTime + at * APART, pitch);
    });
  } catch {
    // No sound device: nothing is missed, the page says it too.
  }
}

function begin(audio: AudioContext, room: GainNode, layer: Layer, when: number, pitch: number): void {
  const start = when + layer.after;
  const end = start + layer.lasts;
  const loudness = audio.createGain();
  const swells = layer.swells ?? 0.003;
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.linearRampToValueAtTime(layer.loud, start + swells);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  const { source, glides } = layer.from === 'noise' ? noiseOf(audio, layer, loudness) : toneOf(audio, layer.from, loudness);
  glides.setValueAtTime(layer.pitch * pitch, start);
  if (layer.to !== undefined) glides.exponentialRampToValueAtTime(layer.to * pitch, end);
  loudness.connect(room);
  source.start(start);
  source.stop(end + 0.02);
}

interface Voice {
  readonly source: AudioScheduledSourceNode;
  readonly glides: AudioParam;
}

function toneOf(audio: AudioContext, wave: 'sine' | 'triangle', into: GainNode): Voice {
  const source = audio.createOscillator();
  source.type = wave;
  source.connect(into);
  return { source, glides: source.frequency };
}

function noiseOf(audio: AudioContext, { narrow = 1 }: Layer, into: GainNode): Voice {
  hiss ??= makeHiss(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = narrow;
  source.connect(band).connect(into);
  return { source, glides: band.frequency };
}

/** A second of it, the same every time. */
function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = seed / 2 ** 31 - 1;
  }
  return buffer;
}

/** What a person chose for this browser: language, theme, motion, sounds, keys. Remembered here, never on the server. */
import { LANGUAGES, type Language } from '@cantiere/engine';
import { makeStore, useStore } from '../kit/store.ts';

/** From watching closely to not at all; how fast each is says games/board-kit/motion.ts. */
export const TEMPO_NAMES = ['slow', 'normal', 'quick', 'once'] as const;
export type Tempo = (typeof TEMPO_NAMES)[number];

export interface Preferences {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'full' | 'less';
  /** How fast what others do is shown. */
  readonly tempo: Tempo;
  readonly sounds: boolean;
  /** Of 100. */
  readonly volume: number;
  /** A phone trembles lightly: my turn, a move taken, a refusal. */
  readonly pulses: boolean;
  /** Every move waits for the confirm button (or a second tap). */
  readonly confirm: boolean;
  /** Digits choose in the choice list (WCAG 2.1.4: single keys can be switched off). */
  readonly digits: boolean;
}

const KEY = 'cantiere.preferences';
/** Low: whoever wants more turns it up. */
const SOFT = 40;
/** Whoever asks a system for less movement is not surprised by sounds either; no system can be asked about these. */
const wantsQuiet = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function read(): Preferences {
  const fresh: Preferences = {
    language: browserLanguage(),
    theme: 'system',
    motion: 'system',
    tempo: 'normal',
    sounds: !wantsQuiet(),
    volume: SOFT,
    pulses: true,
    confirm: true,
    digits: true,
  };
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Preferences, unknown>>;
    return {
      language: LANGUAGES.find((language) => language === saved.language) ?? fresh.language,
      theme: saved.theme === 'light' || saved.theme === 'dark' ? saved.theme : 'system',
      motion: saved.motion === 'full' || saved.motion === 'less' ? saved.motion : 'system',
      tempo: TEMPO_NAMES.find((tempo) => tempo === saved.tempo) ?? 'normal',
      sounds: typeof saved.sounds === 'boolean' ? saved.sounds : fresh.sounds,
      volume: typeof saved.volume === 'number' && saved.volume > 0 && saved.volume <= 100 ? saved.volume : SOFT,
      pulses: saved.pulses !== false,
      confirm: saved.confirm !== false,
      digits: saved.digits !== false,
    };
  } catch {
    return fresh;
  }
}

function show({ language, theme, motion, tempo }: Preferences): void {
  const root = document.documentElement;
  root.lang = language;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
  root.dataset.tempo = tempo;
}

const store = makeStore(read());
show(store.get());

export function prefer(change: Partial<Preferences>): void {
  const next = { ...store.get(), ...change };
  store.set(next);
  show(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is closed: the choice holds for this visit.
  }
}

/** Whether anything was ever chosen in this browser, and with it a language. */
export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** For this visit, as long as nothing is chosen. */
export function greetIn(language: Language): void {
  store.set({ ...store.get(), language });
  show(store.get());
}

export const preferences = (): Preferences => store.get();
export const usePreferences = (): Preferences => useStore(store);

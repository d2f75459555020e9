/** What a view of any game shows, field by field, for boards and terminals that nobody has drawn. */
import type { GameState, Language, View } from '@cantiere/engine';

export const plainWords = {
  it: { round: 'Turno', points: 'punti', table: 'Sul tavolo', pieces: 'Quello che puoi toccare', thinking: 'sta pensando' },
  en: { round: 'Round', points: 'points', table: 'On the table', pieces: 'What you can touch', thinking: 'is thinking' },
} as const satisfies Record<Language, unknown>;

/** Of no interest: what every state has, and what is shown in another way. */
const LEFT_OUT = new Set(['viewer', 'seats', 'options', 'chance', 'asked', 'phase', 'round']);

export interface PlainFact {
  readonly name: string;
  readonly text: string;
}

/** `hands: [1,2] [0,0]`: each field of the view in one line. */
export function plainFacts(view: View<GameState>): PlainFact[] {
  return Object.entries(view)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]: [string, unknown]) => ({ name, text: inWords(value) }));
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((item) => nested(item)).join(' ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, inner]: [string, unknown]) => `${name} ${nested(inner)}`)
      .join(', ');
  return String(value);
}

const nested = (value: unknown): string => (typeof value === 'object' && value !== null ? `(${inWords(value)})` : String(value));

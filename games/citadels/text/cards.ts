/** Printed names and card texts, from the data file: the same for both languages' texts, the rules pages and the board. */
import type { Language } from '@cantiere/engine';
import { filled } from '../../filled.ts';
import { data } from '../data/index.ts';

interface CardText {
  readonly name: Readonly<Record<Language, string>>;
  /** What the card does, where it does something. */
  readonly does: Readonly<Record<Language, string>> | undefined;
}

const texts = new Map<string, CardText>([
  ...data.districts.map(({ id, name, cost, points, effect }): [string, CardText] => [
    id,
    { name, does: effect && filled(effect, { ...data, cost, points }) },
  ]),
  ...data.characters.map(({ id, name, maxBuilds, power }): [string, CardText] => [
    id,
    { name, does: filled(power, { ...data, maxBuilds }) },
  ]),
  ...data.colours.map(({ id, name }): [string, CardText] => [id, { name, does: undefined }]),
  ...data.otherComponents.map(({ id, name }): [string, CardText] => [id, { name, does: undefined }]),
]);

/** The printed name of a building, a character, a colour or a component; what is none of these is returned as it is. */
export function nameOf(id: string, language: Language): string {
  return texts.get(id)?.name[language] ?? id;
}

/** What a purple building or a character does. */
export function cardText(id: string, language: Language): string | undefined {
  return texts.get(id)?.does?.[language];
}

/** Copies of a card together, in the order in which they came: each with how often it is there. */
export function copies(ids: readonly string[]): readonly (readonly [id: string, times: number])[] {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times];
}

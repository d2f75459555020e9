/**
 * Whether data is what a game can be played with: its shape, the components it names, and the game's own sums. It says of every
 * fault where it is, what was found and what is expected, in words for whoever corrected a card. For tests, the command line and
 * the server; no page carries a schema (engine/catalogue.ts).
 */
import type { TSchema } from 'typebox';
import type { InEveryLanguage, Language } from '@cantiere/engine';

/** A fault inside data: where, and what should be there. */
export interface Wrong {
  /** The component by its id, or the part of the data that has none: 'constants', 'decks.town'. */
  readonly component: string;
  /** 'produces.stone', 'points[2]'; empty when the component itself is meant. */
  readonly field: string;
  readonly found: unknown;
  readonly expected: InEveryLanguage;
}

/** How other components than the printed ones are checked (`<game>/data/check.ts`). */
export interface DataCheck {
  readonly dataSchema: TSchema;
  /** What the game knows of its components beside their shape: the counts of its box, ladders that fit their sets. */
  sums(data: object): readonly Wrong[];
}

/** What is needed of a game of the shelf. */
interface WithComponents {
  readonly meta: { readonly id: string };
  data?(): Promise<{ readonly printed: object }>;
  dataCheck?(): Promise<DataCheck>;
}

export interface DataFault extends Wrong {
  readonly game: string;
}

/** The parts of a JSON Schema that the schemas of components are made of. */
export interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly $ref?: string;
}

/** Every fault of these components; none when the game can be played with them. A game without components has nothing to correct. */
export async function checkData(game: WithComponents, json: unknown): Promise<readonly DataFault[]> {
  const { id } = game.meta;
  if (!game.data || !game.dataCheck)
    return [{ game: id, component: id, field: '', found: json, expected: { en: 'no components', it: 'nessun componente' } }];
  const [{ printed }, { dataSchema, sums }] = await Promise.all([game.data(), game.dataCheck()]);
  const wrong = shapeFaults(dataSchema, json, printed);
  return (wrong.length > 0 ? wrong : sums(json as object)).map((fault) => ({ game: id, ...fault }));
}

const SAID: InEveryLanguage<(fault: DataFault, found: string) => string> = {
  en: ({ game, component, field, expected }, found) =>
    `${game}, ${place(component, field)}: found ${found}, expected ${expected.en}.`,
  it: ({ game, component, field, expected }, found) =>
    `${game}, ${place(component, field)}: trovato ${found}, atteso ${expected.it}.`,
};
const place = (component: string, field: string): string => (field === '' ? component : `${component}, ${field}`);
const NOTHING: InEveryLanguage = { en: 'nothing', it: 'niente' };

export function faultInWords(fault: DataFault, language: Language): string {
  const written = fault.found === undefined ? NOTHING[language] : JSON.stringify(fault.found);
  return SAID[language](fault, written.length > 120 ? `${written.slice(0, 119)}…` : written);
}

/** What is wrong with the shape, and which components are not those of the box. */
export function shapeFaults(schema: TSchema, json: unknown, printed: unknown): readonly Wrong[] {
  const found: Wrong[] = [];
  look(schema as Shape, json, printed, { path: '', inside: undefined, defs: {} }, found);
  return found;
}

/** How far the reading has come: which part or component, and which field inside it. */
interface Place {
  /** Counted from the component, once one is met; before that from the whole. */
  readonly path: string;
  readonly inside: string | undefined;
  readonly defs: Readonly<Record<string, Shape>>;
}

function look(shape: Shape, value: unknown, printed: unknown, at: Place, found: Wrong[]): void {
  const wrong = (expected: InEveryLanguage): void => {
    found.push({ ...said(at), found: value, expected });
  };
  if (shape.$ref !== undefined) {
    const defs = { ...at.defs, ...shape.$defs };
    look(defs[shape.$ref], value, printed, { ...at, defs }, found);
  } else if (shape.anyOf) {
    const shapes = shape.anyOf.map((one) => (one.$ref === undefined ? one : at.defs[one.$ref]));
    const branch = branchFor(shapes, value);
    const [mark] = shapes.flatMap(marks);
    if (branch) look(branch, value, printed, at, found);
    else if (isObject(value) && mark !== undefined) {
      const words = shapes.flatMap(marks).map(([, word]) => JSON.stringify(word));
      const expected = { en: words.join(' or '), it: words.join(' o ') };
      found.push({ ...said(fieldAt(at, mark[0])), found: value[mark[0]], expected });
    } else wrong(expectedOf(shape));
  } else if (shape.type === 'object') {
    if (!isObject(value)) wrong(expectedOf(shape));
    else lookInto(shape, value, printed, at, found);
  } else if (shape.type === 'array') {
    if (!Array.isArray(value) || value.length < (shape.minItems ?? 0) || value.length > (shape.maxItems ?? Infinity))
      wrong(expectedOf(shape));
    else
      value.forEach((item: unknown, index) => {
        const ours = Array.isArray(printed) ? (printed[index] as unknown) : undefined;
        look(shape.items ?? {}, item, ours, inList(at, item, ours, index), found);
      });
  } else if (!fits(shape, value)) wrong(expectedOf(shape));
}

function lookInto(shape: Shape, value: Readonly<Record<string, unknown>>, printed: unknown, at: Place, found: Wrong[]): void {
  const known = shape.properties ?? {};
  const ours = isObject(printed) ? printed : {};
  for (const [name, of] of Object.entries(known)) {
    const there = Object.hasOwn(value, name);
    if (!there && !(shape.required ?? []).includes(name)) continue;
    const where = fieldAt(at, name);
    if (!there) found.push({ ...said(where), found: undefined, expected: expectedOf(of) });
    else if (name === 'id' && isObject(printed) && ours['id'] !== value['id'])
      found.push({ ...said(where), found: value['id'], expected: same(ours['id']) });
    else look(of, value[name], ours[name], where, found);
  }
  for (const name of Object.keys(value))
    if (!Object.hasOwn(known, name)) found.push({ ...said(fieldAt(at, name)), found: value[name], expected: NO_FIELD });
}

const NO_FIELD: InEveryLanguage = { en: 'no such field', it: 'nessun campo con questo nome' };
const same = (id: unknown): InEveryLanguage => ({
  en: `the component ${JSON.stringify(id)}: components are corrected in their places, never added, removed or renamed`,
  it: `il componente ${JSON.stringify(id)}: i componenti si correggono al loro posto, non si aggiungono, tolgono o rinominano`,
});

/** What has no id is named by its part of the data: 'constants, startingCoins'. */
function said({ path, inside }: Place): Pick<Wrong, 'component' | 'field'> {
  if (inside !== undefined) return { component: inside, field: path };
  const [part, ...rest] = path.split('.');
  return { component: part || 'data', field: rest.join('.') };
}

const fieldAt = (at: Place, name: string): Place => ({ ...at, path: at.path === '' ? name : `${at.path}.${name}` });

function inList(at: Place, item: unknown, printed: unknown, index: number): Place {
  const id = (isObject(printed) ? printed['id'] : undefined) ?? (isObject(item) ? item['id'] : undefined);
  if (at.inside === undefined && typeof id === 'string') return { ...at, inside: id, path: '' };
  return { ...at, path: `${at.path}[${index}]` };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const marks = (shape: Shape): readonly (readonly [name: string, word: unknown])[] =>
  Object.entries(shape.properties ?? {}).flatMap(([name, of]) =>
    'const' in of && (shape.required ?? []).includes(name) ? [[name, of.const] as const] : [],
  );

/** Of several shapes the one that is meant: that of the value's kind, told apart by words that a kind always has. */
function branchFor(shapes: readonly Shape[], value: unknown): Shape | undefined {
  if (isObject(value)) {
    const objects = shapes.filter(({ type }) => type === 'object');
    return objects.find((shape) => marks(shape).every(([name, word]) => value[name] === word));
  }
  if (Array.isArray(value)) return shapes.find(({ type }) => type === 'array');
  return shapes.find((shape) => shape.type !== 'object' && shape.type !== 'array' && fits(shape, value));
}

function fits(shape: Shape, value: unknown): boolean {
  if (shape.anyOf) return shape.anyOf.some((one) => fits(one, value));
  if ('const' in shape) return shape.const === value;
  switch (shape.type) {
    case 'integer':
      return (
        Number.isInteger(value) &&
        (value as number) >= (shape.minimum ?? -Infinity) &&
        (value as number) <= (shape.maximum ?? Infinity)
      );
    case 'string':
      return (
        typeof value === 'string' &&
        value.length >= (shape.minLength ?? 0) &&
        value.length <= (shape.maxLength ?? Infinity) &&
        (shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(value))
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    default:
      return true;
  }
}

function expectedOf(shape: Shape): InEveryLanguage {
  if (shape.anyOf) {
    const parts = shape.anyOf.map(expectedOf);
    return { en: parts.map(({ en }) => en).join(' or '), it: parts.map(({ it }) => it).join(' o ') };
  }
  if ('const' in shape) return { en: JSON.stringify(shape.const), it: JSON.stringify(shape.const) };
  const [least, most] = [shape.minItems ?? 0, shape.maxItems];
  switch (shape.type) {
    case 'integer':
      return {
        en: `a whole number from ${shape.minimum} to ${shape.maximum}`,
        it: `un numero intero da ${shape.minimum} a ${shape.maximum}`,
      };
    case 'string':
      return shape.pattern === undefined
        ? {
            en: `a text of ${shape.minLength ?? 0} to ${shape.maxLength} characters`,
            it: `un testo da ${shape.minLength ?? 0} a ${shape.maxLength} caratteri`,
          }
        : { en: `a text that matches ${shape.pattern}`, it: `un testo della forma ${shape.pattern}` };
    case 'boolean':
      return { en: 'true or false', it: 'true o false' };
    case 'null':
      return { en: 'null', it: 'null' };
    case 'array':
      if (least === most) return { en: `a list of ${most}`, it: `una lista di ${most}` };
      if (most === undefined) return { en: 'a list', it: 'una lista' };
      return { en: `a list of ${least} to ${most}`, it: `una lista da ${least} a ${most}` };
    default: {
      const names = Object.keys(shape.properties ?? {}).join(', ');
      return { en: `an object with ${names}`, it: `un oggetto con ${names}` };
    }
  }
}

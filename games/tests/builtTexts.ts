/**
 * A game's texts as one script that can be evaluated with other components hundreds of times in seconds: modules stay what they
 * were when they were evaluated, and importing all of a game's files anew for every field of its components would take minutes.
 */
import { existsSync } from 'node:fs';
import { Script } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import {
  LANGUAGES,
  rehearse,
  type Game,
  type GameTexts,
  type InEveryLanguage,
  type Lesson,
  type RulesPage,
} from '@cantiere/engine';
import { giveData } from '../../engine/catalogue.ts';
import { filled } from '../filled.ts';

/** Every text by where it stands: `en rules 2.1 BLD-1.1`. */
export type BuiltTexts = ReadonlyMap<string, string>;

export interface Built {
  readonly data: object;
  readonly printed: object;
  readonly texts: InEveryLanguage<GameTexts>;
  readonly rulesPages: InEveryLanguage<readonly RulesPage[]>;
  readonly game: Game;
  /** Absent in games that have none. */
  readonly lesson?: Lesson;
}

/** A text that is there where the moves of a lesson were possible to a point alone. */
export const BROKEN_OFF = 'lesson broken off';

const ENTRY = '\0texts';

/** What makes all texts of the game in this folder with these components; without, with the printed ones. */
export async function textMaker(id: string): Promise<(data?: object) => BuiltTexts> {
  const build = await builder(id);
  const asPrinted = build(undefined, lessonTexts);
  return (data) => build(data, (built) => new Map([...asPrinted, ...textsOf(built), ...lessonTexts(built)]));
}

/** What evaluates that game with these components, and asks it something meanwhile. */
export async function builder(id: string): Promise<<T>(data: object | undefined, ask: (built: Built) => T) => T> {
  const folder = fileURLToPath(new URL(`../${id}/`, import.meta.url));
  const from = (file: string): string => JSON.stringify(`${folder}${file}`);
  const entry = [
    `export { texts } from ${from('text/index.ts')};`,
    `export { rulesPages } from ${from('text/rulesPages.ts')};`,
    `export { game } from ${from('rules/index.ts')};`,
    `export { data, printed } from ${from('data/index.ts')};`,
    ...(existsSync(`${folder}lesson.ts`) ? [`export { lesson } from ${from('lesson.ts')};`] : []),
  ].join('\n');
  const bundle = await rolldown({
    input: ENTRY,
    cwd: folder,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'texts',
        resolveId: (source) => (source === ENTRY ? ENTRY : null),
        load: (file) => (file === ENTRY ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'built' });
  await bundle.close();
  const script = new Script(`(() => { ${output[0].code}; return built; })()`);
  return (data, ask) => {
    giveData(id, data);
    try {
      return ask(script.runInThisContext() as Built);
    } finally {
      giveData(id);
    }
  };
}

/** Names, rules pages, options, what cards say. */
function textsOf({ data, texts, rulesPages, game }: Built): BuiltTexts {
  const found = new Map<string, string>();
  for (const language of LANGUAGES) {
    const put = (key: string, text: string): void => void found.set(`${language} ${key}`, text);
    for (const piece of idsIn(data)) put(`piece ${piece}`, texts[language].piece(piece));
    rulesPages[language].forEach((page, chapter) => {
      put(`rules ${chapter + 1}`, page.title);
      page.paragraphs.forEach(({ rules, text, example }, at) =>
        put(`rules ${chapter + 1}.${at + 1} ${example ? 'example ' : ''}${rules.join(' ')}`, text),
      );
    });
    for (const option of game.options)
      sentencesIn(option, {}, '', (path, { [language]: text }) => put(`option ${option.id}${path}`, text));
    sentencesIn(data, data, '', (path, sentence, own) => put(`data${path}`, filled(sentence, { ...data, ...own })[language]));
  }
  return found;
}

/**
 * What the lesson says, step by step, as far as its moves are possible: also where it argues with what is no longer so, and would not
 * be given. There its numbers are looked at alone.
 */
function lessonTexts({ lesson, game }: Built): BuiltTexts {
  const found = new Map<string, string>();
  if (lesson === undefined) return found;
  const steps = lesson.steps.map(({ premise: _unasked, ...step }) => step);
  let at = 0;
  try {
    rehearse(game, { ...lesson, steps }, ({ say }, state) => {
      at++;
      const said = typeof say === 'function' ? say(game.view(state, lesson.seat)) : say;
      for (const language of LANGUAGES) found.set(`${language} lesson ${at}`, said[language]);
    });
  } catch {
    found.set(BROKEN_OFF, `${at}`);
  }
  return found;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Ids of everything that has one. */
function idsIn(value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' && typeof inner === 'string' ? [inner] : idsIn(inner)));
}

/** Every sentence in both languages, with what it stands in. */
function sentencesIn(
  value: unknown,
  own: object,
  path: string,
  tell: (path: string, sentence: InEveryLanguage, own: object) => void,
): void {
  if (!isObject(value)) return;
  if (typeof value['en'] === 'string' && typeof value['it'] === 'string')
    return tell(path, value as unknown as InEveryLanguage, own);
  for (const [name, inner] of Object.entries(value)) sentencesIn(inner, value, `${path}.${name}`, tell);
}
